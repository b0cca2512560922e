// What happens between effects: state-based actions, shield triggers, and the effects in standby.
#include "commit/marks.h"
#include "event/event.h"
#include "games/duel_masters/duel_masters.h"
#include "run/run.h"

namespace kawari::duel_masters {
namespace {

// All players at once: the rules do not cover it; we call it a draw.
void loses_with_all(Match& match, PlayerId player, RuleKey because = kNoRule) {
  match.state.over = 1;
  tell(match, TraceKind::lost, [&](TraceItem& item) {
    item.rule = rule::key(rule::both_lose);
    item.rule2 = because;
    item.player = player;
  });
}

// Whether the event that is carried out now makes every player lose.
bool all_lose(const State& state) {
  if (state.proposals.empty()) return false;
  const Proposal& event = state.proposals.back();
  for (std::uint8_t p = 0; p < state.player_count; ++p) {
    bool loses = state.players[p].left != 0;
    for (int i = 0; i < event.count; ++i) {
      const Part& part = state.parts[static_cast<std::size_t>(event.first + i)];
      loses |= part.verb == Verb::lose_game && part.player == PlayerId{p} && !part.has(kDropped);
    }
    if (!loses) return false;
  }
  return true;
}

// [DM-1.50 703.4b] A player without cards in the deck loses at once, even in the middle of an effect.
bool check_decks(Match& match) {
  State& state = match.state;
  bool empty = false;
  for (std::uint8_t p = 0; p < state.player_count; ++p)
    empty = empty || (state.list(PlayerId{p}, Zone::deck).count == 0 && !state.players[p].left);
  if (!empty) return false;
  PlayerList out;
  for (const PlayerId p : players_from(state, state.turn_player))
    if (state.list(p, Zone::deck).count == 0) out.push(p);
  if (out.size() == players_from(state, state.turn_player).size() &&
      !match.edition->reads(kTurnPlayerLoses)) {
    for (const PlayerId p : out) loses_with_all(match, p);
    return true;
  }
  for (const PlayerId p : out) lose(match, p, rule::key(rule::deck_out));
  return true;
}

// [DM-1.50 700.3] A creature that can't be destroyed stays in play, whatever its power. Told once, until
// something changes.
void tell_stays(Match& match, ObjectRef ref, const Forbidden& by) {
  if (!listening(match)) return;
  for (auto it = match.trace->items.rbegin();
       it != match.trace->items.rend() && it->kind != TraceKind::happened; ++it)
    if (it->rule == rule::key(rule::cant_be_destroyed)) return;
  tell(match, TraceKind::prevented, [&](TraceItem& item) {
    item.rule = rule::key(rule::cant_be_destroyed);
    item.part = record(match, move_part(match, ref, Zone::discard, Verb::destroy));
    item.player = item.part.player;
    item.node = by.node;
    if (by.by != kNoCard) item.by = effect_record(match, by.by, by.node, match.state.card(by.by).player());
  });
}

// [DM-1.50 703.4c] Destroys all creatures with power 0 or less, together.
bool check_power(Match& match) {
  State& state = match.state;
  if (derived(match).sound) return false;
  ScratchVec<SlotId, kMaxSlots> found;
  std::uint32_t mark = 2166136261u;
  bool sound = true;
  for (const SlotId id : slots_in_order(match)) {
    if (!match.face(state.slot(id).top).is(Kind::character)) continue;
    const ObjectRef ref = ref_of(state, id);
    const int power = stat(match, ref, Stat::strength);
    if (power > 0) continue;
    sound = false;
    if (const Forbidden f = forbidden(match, ref, Ban::be_destroyed)) {
      tell_stays(match, ref, f);
      continue;
    }
    found.push(id);
    mark = (mark ^ index(id)) * 16777619u;
    mark = (mark ^ static_cast<std::uint32_t>(power + 100000) ^ state.slot(id).generation) * 16777619u;
  }
  match.derived.sound = sound;
  if (found.empty()) return false;
  // What the last check found and could not change is ignored until something has changed.
  mark |= 1;
  if (state.check_mark == mark) return false;
  state.check_mark = mark;
  if (!begin_proposal(match)) return false;
  for (const SlotId id : found) {
    Part part = move_part(match, ref_of(state, id), Zone::discard, Verb::destroy);
    tell(match, TraceKind::check, [&](TraceItem& item) {
      item.rule = rule::key(rule::power_zero);
      if (stat(match, ref_of(state, id), Stat::strength) < 0)
        item.rule2 = ::kawari::rule::key(::kawari::rule::negative_value);
      item.part = record(match, part);
      item.player = state.slot(id).controller;
    });
    if (!add_part(match, part)) return false;
  }
  return true;
}

// A shield trigger that was declared and has not been used to its end, or that may still be declared.
bool trigger_in_use(const State& state, CardId card) {
  if (state.card(card).deferred) return true;
  for (const Frame& frame : state.frames)
    if (runs<Declare>(frame) ||
        (runs<Play>(frame) && frame.card == card && local<Play>(frame).by == PlayedBy::shield_trigger))
      return true;
  return false;
}

// [DM-1.50 304.3, 703.4k] A castle whose shield has left goes to the graveyard; if its shield trigger is
// used, after the use.
bool is_fallen_castle(const Match& match, SlotId id) {
  const State& state = match.state;
  const Slot& slot = state.slot(id);
  if (!match.face(slot.top).is(Kind::location)) return false;
  const ObjectRef shield = slot.link;
  if (shield.is_card() && in_place(state, shield) && state.card(shield.card()).zone == zone::shields)
    return false;
  return !shield.is_card() || !trigger_in_use(state, shield.card());
}

// [DM-1.50 302.3, 703.4i] A spell cannot lie in the battle zone by itself.
bool is_spell(const Match& match, SlotId id) { return match.face(match.state.slot(id).top).is(Kind::action); }

// Whether anything is in the battle zone that could lie in a wrong place.
bool places_matter(const Derived& now) {
  return now.kinds.has(Kind::location) || now.kinds.has(Kind::action);
}

// What may not lie where it does; kNoSlot: nothing.
SlotId misplaced(const Match& match) {
  if (!places_matter(derived(match))) return kNoSlot;
  for (const SlotId id : slots_in_order(match))
    if (is_spell(match, id) || is_fallen_castle(match, id)) return id;
  return kNoSlot;
}

bool check_places(Match& match) {
  const SlotId id = misplaced(match);
  if (id == kNoSlot) return false;
  const bool spell = is_spell(match, id);
  const Part part = move_part(match, ref_of(match.state, id), Zone::discard, Verb::put);
  tell(match, TraceKind::check, [&](TraceItem& item) {
    item.rule = rule::key(spell ? rule::wrong_type : rule::castle_falls);
    item.rule2 = rule::key(spell ? rule::spell_in_battle_zone : rule::castle_of_shield);
    item.part = record(match, part);
    item.player = match.state.slot(id).controller;
  });
  propose_one(match, part);
  return true;
}

Flow check_state(Match& match) {
  if (match.state.over || check_decks(match)) return Flow::next();
  if (check_places(match)) return Flow::stay();
  if (check_links(match)) return Flow::stay();
  if (check_power(match)) return Flow::stay();
  return Flow::next();
}

}  // namespace

Flow Check::check(Match& match, Frame&) { return check_state(match); }
Flow After::check(Match& match, Frame&) { return check_state(match); }

// [DM-1.50 101.4a, 509.5e] Declared shield triggers come before all other effects: first all of the turn
// player's, in an order of their choice, then the other player's.
Flow After::shield_triggers(Match& match, Frame&) {
  State& state = match.state;
  if (state.deferred_count == 0) return Flow::next();
  const auto execute = [&](CardId card) {
    undefer(state, card);
    Play::Fields play;
    play.way = PlayWay::free;
    play.by = PlayedBy::shield_trigger;
    push_procedure<Play>(match, state.card(card).player(), card, play);
    return jump(Step::check);
  };
  if (state.answered) {
    return execute(card_of(state, take_answer(match).object()));
  }
  for (const PlayerId p : players_from(state, state.turn_player)) {
    CardId next = kNoCard;
    int able = 0;
    for (CardId c = state.list(p, Zone::hand).first; c != kNoCard; c = state.card(c).next)
      if (is_declared(match, c) && ++able == 1) next = c;
    if (able == 0) continue;
    if (able == 1) return execute(next);
    ask(match, {.ask = Ask::objects, .who = p, .purpose = Purpose::trigger, .least = 1, .most = 1});
    return Flow::stay();
  }
  // The remaining triggers cannot be executed, or are gone: they stay where they are.
  undefer_all(state);
  return Flow::next();
}

// [DM-1.50 101.4, 605.1] The turn player's effects first, in the order that they choose; then the other
// player's.
Flow After::standby(Match& match, Frame& frame) {
  State& state = match.state;
  if (state.answered) {
    resolve_answered(match);
    return jump(Step::check);
  }
  if (state.waiting.empty()) return Flow::finish();
  for (const PlayerId p : players_from(state, state.turn_player)) {
    if (local<After>(frame).turn_player_only && p != state.turn_player) continue;
    if (!has_waiting(state, p)) continue;
    ask_waiting(match, p);
    return Flow::stay();
  }
  return Flow::finish();
}

bool is_declared(const Match& match, CardId card) {
  const Card& there = match.state.card(card);
  return there.deferred && there.zone == Zone::hand && can_play(match, there.player(), card, true).legal;
}

// [DM-1.50 703.3] Checked constantly, also in the middle of an effect.
bool check_now(Match& match) {
  State& state = match.state;
  if (state.over || check_decks(match)) return false;
  const Derived& now = derived(match);
  if (now.sound && !places_matter(now) && !now.keywords.has(id(Keyword::g_link))) return false;
  if (misplaced(match) != kNoSlot || broken_link(match) != kNoSlot) {
    push_procedure<Check>(match, state.turn_player);
    return true;
  }
  if (derived(match).sound) return false;
  for (const SlotId id : slots_in_order(match)) {
    if (!match.face(state.slot(id).top).is(Kind::character)) continue;
    if (stat(match, ref_of(state, id), Stat::strength) > 0) continue;
    push_procedure<Check>(match, state.turn_player);
    return true;
  }
  match.derived.sound = true;
  return false;
}

void lose(Match& match, PlayerId player, RuleKey because) {
  if (!match.edition->reads(kTurnPlayerLoses) && all_lose(match.state))
    return loses_with_all(match, player, because);
  lose_game(match, player, because, ::kawari::rule::key(::kawari::rule::game_end));
}

Flow start_after(Match& match) {
  push_procedure<After>(match, match.state.turn_player);
  return Flow::next();
}

void propose_one(Match& match, Part part, std::uint8_t reg) {
  if (!begin_proposal(match, reg)) return;
  (void)add_part(match, part);
}

}  // namespace kawari::duel_masters
