#include "step/repetition.h"

#include <algorithm>

#include "state/hash.h"
#include "state/query.h"

namespace kawari {
namespace {

constexpr std::uint64_t kSpread = 0x9E3779B97F4A7C15ull;
constexpr int kMostTimes = 99;  // more is never needed: going round changes nothing

// A quick hash. Positions are compared only if their quick hash was seen before.
std::uint32_t glance(const State& state) {
  std::uint64_t sum = 0;
  for (std::uint8_t i = 0; i < state.slot_end(); ++i) {
    const Slot& slot = state.slots[i];
    if (slot.top == kNoCard) continue;
    const std::uint64_t look = static_cast<std::uint64_t>(index(state.card(slot.top).face)) |
                               static_cast<std::uint64_t>(slot.exerted) << 16 |
                               static_cast<std::uint64_t>(slot.drying) << 17 |
                               static_cast<std::uint64_t>(slot.under_count) << 18 |
                               static_cast<std::uint64_t>(static_cast<std::uint32_t>(slot.damage)) << 32 |
                               static_cast<std::uint64_t>(index(slot.controller)) << 52;
    sum += (look + 1) * kSpread;
  }
  for (std::uint8_t p = 0; p < state.player_count; ++p) {
    const Player& player = state.players[p];
    for (const std::int32_t count : player.counters) sum = sum * kSpread + static_cast<std::uint32_t>(count);
    for (const ZoneList& list : player.zones) sum = sum * kSpread + list.count;
  }
  sum = sum * kSpread + state.effects.size();
  return static_cast<std::uint32_t>(sum ^ sum >> 32) | 1u;
}

std::uint32_t position(const Match& match) {
  const std::uint64_t hash = table_hash(match);
  return static_cast<std::uint32_t>(hash ^ hash >> 32) | 1u;
}

}  // namespace

bool recognise_loop(Match& match) {
  State& state = match.state;
  state.glance = glance(state);
  bool again = false;
  for (const Taken& taken : state.taken)
    again = again || (taken.glance == state.glance && taken.times >= 2 && !taken.closed);
  if (!again) return false;
  const std::uint32_t now = position(match);
  for (const Taken& taken : state.taken) {
    if (taken.position != now || taken.times < 2 || taken.closed) continue;
    state.pending = {
        .ask = Ask::repeat, .who = state.pending.who, .frame = state.pending.frame, .highest = kMostTimes};
    return true;
  }
  return false;
}

void note_taken(Match& match, const ActionOption& action) {
  State& state = match.state;
  for (Taken& taken : state.taken) {
    if (taken.glance != state.glance || taken.action != action) continue;
    const std::uint32_t now = position(match);
    if (taken.position != 0 && taken.position != now) continue;
    taken.position = now;
    if (taken.times < 0xFF) ++taken.times;
    return;
  }
  state.taken.push(state, {.glance = state.glance, .action = action});
}

void close_loop(Match& match, const Pending& asked) {
  State& state = match.state;
  // The question is part of the position.
  state.pending = {.ask = Ask::action, .who = asked.who, .frame = asked.frame};
  const std::uint32_t now = position(match);
  for (Taken& taken : state.taken)
    if (taken.position == now) taken.closed = 1;
}

bool any_closed(const State& state) {
  return std::any_of(state.taken.begin(), state.taken.end(), [](const Taken& taken) { return taken.closed; });
}

bool is_closed(const Match& match, const ActionOption& action) {
  const State& state = match.state;
  for (const Taken& taken : state.taken)
    if (taken.closed && taken.glance == state.glance && taken.action == action &&
        taken.position == position(match))
      return true;
  return false;
}

bool Circle::closed_by(const Match& match) {
  const std::uint64_t now = table_hash(match);
  if (now == kept_) return true;
  if (++age_ < patience_) return false;
  kept_ = now;
  age_ = 0;
  patience_ *= 2;
  return false;
}

static_assert(Silence::kMost == 200000, "Fault::too_many_steps has a sentence that names it");

bool Silence::look(Match& match) {
  if (steps_ > kMost) {
    stop_by(match, Fault::too_many_steps);
    return true;
  }
  // In the middle of an event the position cannot have come back.
  if (!match.state.proposals.empty() || !circle_.closed_by(match)) return false;
  stop_endless(match);
  return true;
}

}  // namespace kawari
