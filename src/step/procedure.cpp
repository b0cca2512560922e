#include "step/procedure.h"

#include "commit/marks.h"
#include "event/event.h"
#include "state/rules.h"
#include "step/leaving.h"

namespace kawari {

void push_procedure(Match& match, ProcedureId procedure, PlayerId who) {
  open_procedure(add_frame(match, who), match.rules->procedures, procedure);
}

void begin_phase(Match& match, PhaseId phase) {
  State& state = match.state;
  state.phase = phase;
  tell(match, TraceKind::phase_began, [&](TraceItem& item) {
    item.player = state.turn_player;
    item.part.player = state.turn_player;
    item.part.facts = Fact::phase_began;
    item.part.phase = phase;
  });
}

void win_game(Match& match, PlayerId player, RuleKey because, RuleKey also) {
  match.state.winner = player;
  match.state.over = 1;
  match.state.pending = Pending{};
  tell(match, TraceKind::won, [&](TraceItem& item) {
    item.rule = because;
    item.rule2 = also;
    item.player = player;
  });
  for (const PlayerId other : team_of(match.state, player)) {
    if (other == player) continue;
    tell(match, TraceKind::won, [&](TraceItem& item) {
      item.rule = because;
      item.player = other;
    });
  }
}

void lose_game(Match& match, PlayerId player, RuleKey because, RuleKey last_player) {
  State& state = match.state;
  note_left(match, player);
  // Those who are left: players without a team, and teams.
  PlayerId last = kNoPlayer;
  int left = 0;
  for (std::uint8_t i = 0; i < state.player_count; ++i) {
    if (state.players[i].left) continue;
    if (last == kNoPlayer || are_opponents(state, last, PlayerId{i})) ++left;
    if (last == kNoPlayer) last = PlayerId{i};
  }
  tell(match, TraceKind::lost, [&](TraceItem& item) {
    item.rule = because;
    if (left > 1) item.rule2 = rule::key(rule::player_leaves);
    item.player = player;
  });
  if (left == 1) {
    win_game(match, last, last_player);
  } else if (left > 1) {
    leave_game(match, player);
  }
}

bool has_waiting(const State& state, PlayerId player) {
  if (state.player(player).left) return false;
  for (const Waiting& w : state.waiting)
    if (w.controller == player || are_teammates(state, w.controller, player)) return true;
  return false;
}

void ask_waiting(Match& match, PlayerId player) { ask(match, {.ask = Ask::waiting, .who = player}); }

void resolve_answered(Match& match) {
  State& state = match.state;
  const Waiting* chosen = find_waiting(state, take_answer(match).waiting());
  if (chosen == nullptr) return;
  const Waiting waiting = *chosen;
  state.waiting.erase(static_cast<std::size_t>(chosen - state.waiting.begin()));
  push_waiting(match, waiting);
}

}  // namespace kawari
