#include "state/hash.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "state/query.h"

namespace kawari {
namespace {

std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
  std::uint64_t z = (a ^ (b + 0x9E3779B97F4A7C15ull)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

// An object by what it is, not by where it happens to be stored.
std::uint64_t card_value(const State& state, CardId id) {
  const Card& c = state.card(id);
  std::uint64_t h = mix(index(c.face), c.owner);
  h = mix(h, static_cast<std::uint64_t>(c.zone) << 8 | static_cast<std::uint64_t>(c.exerted) << 3 |
                 static_cast<std::uint64_t>(c.face_down) << 2 | static_cast<std::uint64_t>(c.turned) << 1);
  return mix(h, c.known);
}

std::uint64_t slot_value(const State& state, SlotId id) {
  const Slot& s = state.slot(id);
  std::uint64_t h = card_value(state, s.top);
  h = mix(h, static_cast<std::uint64_t>(s.damage) << 32 | static_cast<std::uint64_t>(s.used) << 16 | s.seen);
  h = mix(h, index(s.controller) | static_cast<std::uint64_t>(s.exerted) << 8 |
                 static_cast<std::uint64_t>(s.drying) << 9 | static_cast<std::uint64_t>(s.combat) << 10);
  for (CardId c = s.under; c != kNoCard; c = state.card(c).next) h = mix(h, card_value(state, c));
  if (s.location != kNoSlot) h = mix(h, card_value(state, state.slot(s.location).top));
  return h;
}

std::uint64_t ref_value(const State& state, ObjectRef ref) {
  if (ref.none()) return 1;
  if (!in_place(state, ref)) {
    const CardId card = card_of(state, ref);
    return card == kNoCard ? 2 : mix(3, card_value(state, card));
  }
  return ref.is_slot() ? slot_value(state, ref.slot()) : card_value(state, ref.card());
}

}  // namespace

std::uint64_t byte_hash(const State& state) { return XXH3_64bits(&state, sizeof state); }

std::uint64_t position_hash(const Match& match) {
  const State& state = match.state;
  std::uint64_t h = mix(index(state.turn_player), state.phase);
  for (std::uint8_t p = 0; p < state.player_count; ++p) {
    const Player& player = state.players[p];
    h = mix(h, static_cast<std::uint64_t>(player.lore) << 16 | player.inked << 8 | player.left);
    for (const Zone zone : kListZones) {
      const bool ordered = zone == Zone::deck || zone == Zone::shields || zone == Zone::pending;
      std::uint64_t sum = 0;
      for (CardId c = player.zones[list_index(zone)].first; c != kNoCard; c = state.card(c).next)
        sum = ordered ? mix(sum, card_value(state, c)) : sum + card_value(state, c);
      h = mix(h, sum);
    }
  }
  std::uint64_t table = 0;
  for (std::uint8_t i = 0; i < state.slot_end; ++i)
    if (state.slots[i].top != kNoCard) table += slot_value(state, SlotId{i});
  h = mix(h, table);
  std::uint64_t lasting = 0;
  for (const Effect& e : state.effects)
    lasting += mix(mix(index(e.node), ref_value(state, e.object)),
                   static_cast<std::uint64_t>(e.amount) << 24 | static_cast<std::uint64_t>(e.until) << 16 |
                       static_cast<std::uint64_t>(index(e.until_player)) << 8 | index(e.controller));
  h = mix(h, lasting);
  std::uint64_t bag = 0;
  for (const Waiting& w : state.waiting)
    bag += mix(
        mix(index(w.ability), ref_value(state, w.self)),
        mix(ref_value(state, w.subject),
            mix(ref_value(state, w.other), static_cast<std::uint64_t>(w.amount) << 8 | index(w.controller))));
  h = mix(h, bag);
  for (const Frame& f : state.frames) {
    h = mix(h, static_cast<std::uint64_t>(f.kind) << 24 | f.procedure << 16 | f.step << 8 | f.stage);
    h = mix(h, mix(index(f.pc), ref_value(state, f.self)));
    h = mix(h, mix(ref_value(state, f.subject), ref_value(state, f.other)));
    for (const Register& r : f.regs) {
      h = mix(h, static_cast<std::uint64_t>(r.amount) << 8 | r.set | r.done << 1 | r.running << 2);
      for (int i = 0; i < r.count; ++i)
        h = mix(h, ref_value(state, state.refs[static_cast<std::size_t>(r.first + i)]));
    }
  }
  for (const Part& part : state.parts)
    h = mix(h, mix(static_cast<std::uint64_t>(part.kind) << 32 |
                       static_cast<std::uint64_t>(part.flags) << 16 | static_cast<std::uint16_t>(part.amount),
                   ref_value(state, part.object)));
  std::uint64_t picked = 0;
  for (const ObjectRef ref : state.picks) picked += ref_value(state, ref);
  h = mix(h, picked);
  return mix(h, static_cast<std::uint64_t>(state.pending.ask) << 8 | index(state.pending.who));
}

}  // namespace kawari
