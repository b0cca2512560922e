// The turn: its steps in order, and the beginning of a game.
#include "commit/commit.h"
#include "commit/effects.h"
#include "commit/marks.h"
#include "event/event.h"
#include "examples/lanterns/lanterns.h"

namespace kawari::lanterns {

void propose_one(Match& match, Part part) {
  if (!begin_proposal(match)) return;
  part.scope = proposal_scope(match);
  (void)add_part(match, part);
}

namespace {

// The frame of the turn is at the bottom, above that of the set-up.
std::size_t turn_frame(const State& state) {
  for (std::size_t i = 0; i < state.frames.size(); ++i)
    if (runs<Turn>(state.frames[i])) return i;
  return state.frames.size();
}

}  // namespace

Turn::Fields this_turn(const State& state) {
  const std::size_t at = turn_frame(state);
  return at < state.frames.size() ? local<Turn>(state.frames[at]) : Turn::Fields{};
}

void note_done(State& state, const Turn::Fields& done) {
  if (const std::size_t at = turn_frame(state); at < state.frames.size())
    local<Turn>(state.frames[at]) = done;
}

// [LAN-1 3.1] Lanterns that hung through the night can rise, and abilities that wait for the turn trigger.
Flow Turn::start(Match& match, Frame& frame) {
  State& state = match.state;
  local<Turn>(frame) = {};
  dry_objects_of(match, state.turn_player);
  expire(match, Until::start_of_turn, state.turn_player, rule::key(rule::end_effects));
  propose_one(match, mark_part(Verb::start_turn, state.turn_player, {}));
  return Flow::next();
}

// [LAN-1 3.2] The player who begins does not draw in their first turn.
Flow Turn::draw(Match& match, Frame&) {
  if (match.state.turn_number == 1) return Flow::next();
  begin_phase(match, id(Phase::draw));
  propose_one(match, draw_part(match, match.state.turn_player));
  return Flow::next();
}

Flow Turn::after_draw(Match& match, Frame&) { return start_after(match); }

Flow Turn::main_phase(Match& match, Frame&) {
  begin_phase(match, id(Phase::main));
  return Flow::next();
}

// The free choice of an action. Each action is completed before the next.
Flow Turn::act(Match& match, Frame&) {
  State& state = match.state;
  if (!state.answered) {
    ask(match, {.ask = Ask::action, .who = state.turn_player});
    return Flow::stay();
  }
  const ActionOption action = take_answer(match).action();
  if (action.verb == id(Action::pass)) return Flow::next();
  begin_action(match, action);
  return Flow::stay();
}

Flow Turn::end(Match& match, Frame&) {
  begin_phase(match, id(Phase::end));
  propose_one(match, mark_part(Verb::end_turn, match.state.turn_player, {}));
  return Flow::next();
}

Flow Turn::after_end(Match& match, Frame&) { return start_after(match); }

Flow Turn::effects_end(Match& match, Frame&) {
  expire(match, Until::end_of_turn, kNoPlayer, rule::key(rule::end_effects));
  expire(match, Until::during_next_turn, kNoPlayer, rule::key(rule::end_effects));
  return start_after(match);
}

// [LAN-1 1.4] The player whose turn ends without cards in their deck loses.
Flow Turn::pass_turn(Match& match, Frame& frame) {
  State& state = match.state;
  const PlayerId ended = state.turn_player;
  if (!state.player(ended).left && state.list(ended, Zone::deck).count == 0) {
    lose_game(match, ended, rule::key(rule::deck_out), rule::key(rule::last_player));
    if (state.over) return Flow::stay();
  }
  end_turn_of(state, ended);
  ++state.turn_number;
  state.turn_player = frame.controller = next_player(state, ended);
  wrote(match, kReadsClock | kReadsOther);
  return jump(Step::start);
}

// --- the beginning of a game

Flow Setup::shuffle_all(Match& match, Frame& frame) {
  State& state = match.state;
  std::uint8_t& players = local<Setup>(frame).players;
  if (players >= state.player_count) return Flow::next();
  const PlayerId p{players++};
  if (!state.player(p).left) propose_one(match, make_part(PartKind::shuffle, Verb::none, p));
  return Flow::stay();
}

// [LAN-1 2.2] Five cards each.
Flow Setup::draw_hands(Match& match, Frame& frame) {
  constexpr int kFirstHand = 5;
  State& state = match.state;
  std::uint8_t& draws = local<Setup>(frame).draws;
  if (draws >= state.player_count * kFirstHand) return Flow::next();
  const PlayerId p{static_cast<std::uint8_t>(draws++ / kFirstHand)};
  if (!state.player(p).left) propose_one(match, draw_part(match, p));
  return Flow::stay();
}

Flow Setup::first_turn(Match& match, Frame&) {
  State& state = match.state;
  state.turn_number = 1;
  if (state.player(state.turn_player).left) state.turn_player = next_player(state, state.turn_player);
  push_procedure<Turn>(match, state.turn_player);
  return Flow::next();
}

}  // namespace kawari::lanterns
