// What happens between actions: the game state check, actions whose effect waits, and the bag.
#include <algorithm>

#include "commit/marks.h"
#include "event/event.h"
#include "games/lorcana/lorcana.h"
#include "run/run.h"
#include "state/statics.h"

namespace kawari::lorcana {
namespace {

// [LOR-2.1 1.8.1.1, 10.2.4]
int lore_to_win(const Match& match) { return plays(match, GameVariant::pack_rush) ? 15 : 20; }

int lore_of(const Match& match, PlayerId player) {
  const State& state = match.state;
  if (state.player(player).team == 0 || !match.edition->reads(kLoreOfTeam))
    return state.player(player).counters[index(counter::lore)];
  int lore = 0;
  for (const PlayerId one : team_of(state, player)) lore += state.player(one).counters[index(counter::lore)];
  return lore;
}

// Whether the player has enough lore to win; an ability may demand more of a player.
bool enough_lore(const Match& match, PlayerId player) {
  const int lore = lore_of(match, player);
  if (lore < lore_to_win(match)) return false;
  int needed = lore_to_win(match);
  each_static(match, op_of<NeedLore>, [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    if (includes(match, view.env, match.book().kid(node, 0), player))
      needed = std::max(needed, amount(match, view.env, match.book().kid(node, 1)));
  });
  return lore >= needed;
}

// [LOR-2.1 1.8.1.1-1.8.1.3] The results of several players are found in turn order, the active player's first
// (1.8.4).
bool check_players(Match& match) {
  State& state = match.state;
  const bool starter = match.edition->reads(other_reading::starter_first);
  for (const PlayerId p : players_from(state, starter ? PlayerId{0} : state.turn_player)) {
    if (!enough_lore(match, p)) continue;
    int winners = 0;
    for (const PlayerId other : players_from(state, p))
      winners += !are_teammates(state, p, other) && enough_lore(match, other) ? 1 : 0;
    const rule::Key won = plays(match, GameVariant::pack_rush) ? rule::rush_lore : rule::win_lore;
    win_game(match, p, rule::key(won), winners > 1 ? rule::key(rule::check_order) : kNoRule);
    return true;
  }
  if (match.edition->on(kEmptyDrawLoses)) {
    for (const PlayerId p : players_from(state, state.turn_player)) {
      if (!state.player(p).drew_empty) continue;
      forget_empty_draw(state, p);
      lose_game(match, p, rule::key(rule::deck_out), rule::key(rule::last_player));
      if (state.over) return true;
    }
  }
  return false;
}

bool lethal(const Match& match, const Derived& now, SlotId id) {
  const Slot& slot = match.state.slot(id);
  if (slot.damage < now.slots[index(id)].stat[static_cast<int>(figure::willpower)]) return false;
  const Face& face = match.face(slot.top);
  return face.is(Kind::character) || face.is(Kind::location);
}

// A quick test: most checks find nothing, and then the order of the cards in play is not needed.
bool any_lethal(const Match& match) {
  const State& state = match.state;
  const Derived& now = derived(match);
  for (std::uint8_t i = 0; i < state.slot_end(); ++i)
    if (occupied(state, SlotId{i}) && lethal(match, now, SlotId{i})) return true;
  return false;
}

// One pass of the check. Returns true if it found something, so that another pass follows.
bool check_pass(Match& match, CheckFields& own) {
  State& state = match.state;
  if (check_players(match)) return false;
  if (match.edition->reads(kDeckRenewedAtOnce))
    for (const PlayerId p : players_from(state, state.turn_player))
      if (renew_deck(match, p)) return true;
  if (!any_lethal(match)) return false;
  ScratchVec<SlotId, kMaxSlots> found;
  std::uint32_t mark = 2166136261u;
  for (const SlotId id : slots_in_order(match)) {
    if (!lethal(match, derived(match), id)) continue;
    if (!found.empty() && match.edition->reads(other_reading::check_by_player) &&
        state.slot(found[0]).controller != state.slot(id).controller)
      continue;
    found.push(id);
    mark = (mark ^ index(id)) * 16777619u;
    mark = (mark ^ state.slot(id).generation ^ static_cast<std::uint32_t>(state.slot(id).damage) << 8) *
           16777619u;
  }
  if (found.empty()) return false;
  // A pass that changed nothing is not repeated until something that it reads has changed.
  if (own.found == mark) return false;
  const bool again = own.found != 0;
  own.found = mark;
  if (!begin_proposal(match)) return false;
  const std::uint8_t scope = proposal_scope(match);
  const PlayerId first = state.slot(found[0]).controller;
  for (const SlotId id : found) {
    Part part = move_part(match, ref_of(state, id), Zone::discard, Verb::banish);
    part.scope = scope;
    // [LOR-2.1 1.8.1.4] The character is banished by its opponent in the challenge, if that has damaged it
    // since the last check.
    if (has_mark(state.slot(id), mark::struck)) part.other = across(state, ref_of(state, id));
    tell(match, TraceKind::check, [&](TraceItem& item) {
      item.rule = rule::key(rule::lethal_damage);
      if (again) item.rule2 = rule::key(rule::check_repeat);
      if (state.slot(id).controller != first) item.behind.push_back(rule::key(rule::check_order));
      item.part = record(match, part);
      item.part.amount = state.slot(id).damage;
      item.player = state.slot(id).controller;
    });
    if (!add_part(match, part)) return false;
  }
  return true;
}

Flow check_state(Match& match, CheckFields& own) {
  if (check_pass(match, own)) return Flow::stay();
  clear_mark(match.state, mark::struck);
  return Flow::next();
}

}  // namespace

Flow Check::check(Match& match, Frame& frame) { return check_state(match, local<Check>(frame)); }
Flow After::check(Match& match, Frame& frame) { return check_state(match, local<After>(frame)); }

// [LOR-2.1 6.7.8.1] The effect of an action that another effect played comes before any ability in the bag.
Flow After::deferred(Match& match, Frame&) {
  State& state = match.state;
  if (state.deferred_count == 0) return Flow::next();
  for (const PlayerId p : players_from(state, state.turn_player)) {
    for (const Zone zone : {Zone::pending, Zone::discard, Zone::deck, Zone::hand}) {
      for (CardId c = state.list(p, zone).first; c != kNoCard; c = state.card(c).next) {
        if (!state.card(c).deferred) continue;
        push_procedure<Deferred>(match, p, c);
        return jump(Step::check);
      }
    }
  }
  return Flow::next();
}

// [LOR-2.1 7.7.4] The active player comes first. The player who resolved last goes on while they have
// abilities in the bag; then the next player in turn order.
Flow After::bag(Match& match, Frame&) {
  State& state = match.state;
  if (state.waiting.empty()) {
    state.holder = kNoPlayer;
    state.answered = 0;
    return Flow::finish();
  }
  if (state.answered) {
    resolve_answered(match);
    return jump(Step::check);
  }
  if (state.holder == kNoPlayer) state.holder = state.turn_player;
  for (int i = 0; i < state.player_count && !has_waiting(state, state.holder); ++i)
    state.holder = next_player(state, state.holder);
  ask_waiting(match, state.holder);
  return Flow::stay();
}

// [LOR-2.0 1.8.1] Older editions check after every effect, not only when an action or ability is complete.
bool check_now(Match& match) {
  const State& state = match.state;
  if (!match.edition->on(kCheckAfterEachEffect) || state.frames.empty() || !state.proposals.empty() ||
      match.state.frames.back().kind != FrameKind::program)
    return false;
  bool found = any_lethal(match);
  for (const PlayerId p : players_from(state, state.turn_player)) found = found || enough_lore(match, p);
  if (found) push_procedure<Check>(match, state.turn_player);
  return found;
}

Flow start_after(Match& match) {
  push_procedure<After>(match, match.state.turn_player);
  return Flow::next();
}

}  // namespace kawari::lorcana
