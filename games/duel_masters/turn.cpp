// The turn: its steps in order, and the beginning of a game.
#include "commit/commit.h"
#include "commit/effects.h"
#include "commit/marks.h"
#include "event/event.h"
#include "games/duel_masters/duel_masters.h"
#include "run/run.h"

namespace kawari::duel_masters {
Flow Turn::begin_turn(Match& match, Frame& frame) {
  begin_phase(match, id(Phase::start));
  expire(match, Until::start_of_turn, match.state.turn_player, ::kawari::rule::key(::kawari::rule::duration));
  local<Turn>(frame).asked = 0;
  return Flow::next();
}

// [DM-1.50 501.1a] A tapped creature with a silent skill may be kept tapped, to use it.
Flow Turn::keep_tapped(Match& match, Frame& frame) {
  State& state = match.state;
  if (!derived(match).keywords.has(id(Keyword::silent_skill))) return Flow::next();
  const auto slots = slots_in_order(match);
  std::uint8_t& asked = local<Turn>(frame).asked;
  if (state.answered) {
    const bool keeps = take_answer(match).is(OptionKind::yes);
    const std::size_t at = asked++;
    if (keeps && at < slots.size()) set_mark(state, slots[at], mark::kept, true);
  }
  for (; asked < slots.size(); ++asked) {
    const SlotId id = slots[asked];
    const Slot& slot = state.slot(id);
    if (slot.controller != state.turn_player || !slot.exerted || !has(match, id, Keyword::silent_skill))
      continue;
    ask(match, {.ask = Ask::may, .who = state.turn_player, .card = slot.top});
    return Flow::stay();
  }
  return Flow::next();
}

// [DM-1.50 501.1, 702.3a] The turn player's cards untap together; creatures that are now in play may attack
// this turn.
Flow Turn::untap(Match& match, Frame&) {
  State& state = match.state;
  if (!begin_proposal(match)) return Flow::next();
  for (const SlotId id : slots_in_order(match)) {
    const Slot& slot = state.slot(id);
    if (slot.controller != state.turn_player) continue;
    const ObjectRef ref = ref_of(state, id);
    if (!slot.exerted || has_mark(slot, mark::kept) || forbidden(match, ref, ban::untap) ||
        forbidden(match, ref, Ban::ready_at_start))
      continue;
    if (!add_part(match, make_part(PartKind::ready, Verb::none, state.turn_player, ref_of(state, id))))
      return Flow::next();
  }
  const CardId some_mana = state.list(state.turn_player, Zone::resource).first;
  if (!forbidden_player(match, state.turn_player, Ban::ready_at_start, ref_of(state, some_mana))) {
    Part mana = make_part(PartKind::ready, Verb::none, state.turn_player);
    mana.to = Zone::resource;
    (void)add_part(match, mana);
  }
  dry_objects_of(match, state.turn_player);
  return Flow::next();
}

// [DM-1.50 501.2] Silent skills that are used wait in standby together with abilities that wait for the turn.
Flow Turn::start(Match& match, Frame&) {
  State& state = match.state;
  if (!begin_proposal(match)) return Flow::next();
  (void)add_part(match, mark_part(Verb::start_turn, state.turn_player, {}));
  for (const SlotId id : slots_in_order(match))
    if (has_mark(state.slot(id), mark::kept))
      (void)add_part(match, mark_part(verb::keep_tapped, state.turn_player, ref_of(state, id)));
  return Flow::next();
}

Flow Turn::after_start(Match& match, Frame&) { return start_after(match); }

// [DM-1.50 103.5] The first turn of the game has no draw step.
Flow Turn::draw(Match& match, Frame&) {
  State& state = match.state;
  if (state.turn_number == 1) {
    tell(match, TraceKind::phase_skipped, [&](TraceItem& item) {
      item.rule = rule::key(rule::first_turn_no_draw);
      item.player = item.part.player = state.turn_player;
      item.part.kind = PartKind::begin_step;
      item.part.phase = id(Phase::draw);
      item.part.facts = Fact::phase_skipped;
    });
    return Flow::next();
  }
  begin_phase(match, id(Phase::draw));
  propose_one(match, draw_part(match, state.turn_player));
  return Flow::next();
}

Flow Turn::after_draw(Match& match, Frame&) { return start_after(match); }

Flow Turn::charge_step(Match& match, Frame&) {
  begin_phase(match, id(Phase::charge));
  return Flow::next();
}

// The free choice of an action. An action of a later step moves the turn on to that step; it cannot go back
// [500.2a].
Flow Turn::act(Match& match, Frame&) {
  State& state = match.state;
  if (state.answered) {
    const ActionOption action = take_answer(match).action();
    if (action.verb == id(Action::pass)) return Flow::next();
    begin_action(match, action);
    return Flow::stay();
  }
  ask(match, {.ask = Ask::action, .who = state.turn_player});
  return Flow::stay();
}

Flow Turn::end(Match& match, Frame&) {
  begin_phase(match, id(Phase::end));
  propose_one(match, mark_part(Verb::end_turn, match.state.turn_player, {}));
  return Flow::next();
}

// [DM-1.50 511.2] "Until the end of the turn" ends only now, for all effects together.
Flow Turn::effects_end(Match& match, Frame&) {
  expire(match, Until::end_of_turn, kNoPlayer, rule::key(rule::effects_end));
  expire(match, Until::during_next_turn, kNoPlayer, rule::key(rule::effects_end));
  return start_after(match);
}

namespace {

// [DM-1.50 500.5] Extra turns follow directly, the turn player's first. Returns the index of the effect, or
// the number of effects.
std::size_t extra_turn(const Match& match) {
  const State& state = match.state;
  for (const PlayerId p : players_from(state, state.turn_player))
    for (std::size_t i = 0; i < state.effects.size(); ++i)
      if (match.book().op(state.effects[i].node) == op_of<ExtraTurn> && state.effects[i].given_turn == 0 &&
          state.effects[i].controller == p)
        return i;
  return state.effects.size();
}

}  // namespace

// Effects that wait for the end of the extra turn that they gave.
Flow Turn::end_of_extra_turn(Match& match, Frame&) {
  State& state = match.state;
  for (std::size_t i = 0; i < state.effects.size(); ++i) {
    const Effect effect = state.effects[i];
    if (match.book().op(effect.node) != op_of<ExtraTurn> || effect.given_turn != state.turn_number) continue;
    end_effect(match, i);
    const NodeId stmt = match.book().kid(effect.node, 1);
    if (match.book().absent(stmt)) return Flow::stay();
    push_statement(match, effect.node, stmt, effect.controller, ref_of(state, effect.source), effect.source);
    return Flow::stay();
  }
  return Flow::next();
}

Flow Turn::after_end(Match& match, Frame&) { return start_after(match); }

Flow Turn::pass_turn(Match& match, Frame& frame) {
  State& state = match.state;
  end_turn_of(state, state.turn_player);
  PlayerId& before_extra = local<Turn>(frame).before_extra;
  const std::size_t extra = extra_turn(match);
  if (extra < state.effects.size()) {
    if (before_extra == kNoPlayer) before_extra = state.turn_player;
    state.turn_player = state.effects[extra].controller;
    give_turn(state, extra, state.turn_number + 1);
  } else {
    const PlayerId last = before_extra == kNoPlayer ? state.turn_player : before_extra;
    before_extra = kNoPlayer;
    state.turn_player = next_player(state, last);
  }
  ++state.turn_number;
  frame.controller = state.turn_player;
  wrote(match, kReadsClock | kReadsOther);
  return jump(Step::begin_turn);
}

// --- the beginning of a game [DM-1.50 103]

Flow Setup::shuffle_all(Match& match, Frame& frame) {
  std::uint8_t& players = local<Setup>(frame).players;
  if (players >= match.state.player_count) {
    players = 0;
    return Flow::next();
  }
  propose_one(match, make_part(PartKind::shuffle, Verb::none, PlayerId{players++}));
  return Flow::stay();
}

namespace {

constexpr int kShields = 5, kHand = 5;

}  // namespace

Flow Setup::lay_shields(Match& match, Frame& frame) {
  State& state = match.state;
  std::uint8_t& players = local<Setup>(frame).players;
  if (players >= state.player_count) {
    players = 0;
    return Flow::next();
  }
  const PlayerId p{players++};
  if (!begin_proposal(match)) return Flow::stay();
  CardId card = state.list(p, Zone::deck).first;
  for (int i = 0; i < kShields && card != kNoCard; ++i, card = state.card(card).next)
    if (!add_part(match, move_part(match, ref_of(state, card), zone::shields, Verb::put))) break;
  return Flow::stay();
}

Flow Setup::draw_hands(Match& match, Frame& frame) {
  std::uint8_t& draws = local<Setup>(frame).draws;
  if (draws >= match.state.player_count * kHand) return Flow::next();
  propose_one(match, draw_part(match, PlayerId(static_cast<std::uint8_t>(draws++ / kHand))));
  return Flow::stay();
}

Flow Setup::first_turn(Match& match, Frame&) {
  match.state.turn_number = 1;
  push_procedure<Turn>(match, match.state.turn_player);
  return Flow::next();
}

}  // namespace kawari::duel_masters
