#include "step/procedure.h"

#include "event/event.h"
#include "step/leaving.h"

namespace kawari {

void push_procedure(Match& match, ProcedureId procedure, PlayerId who) {
  if (Frame* frame = add_frame(match, who)) open_procedure(*frame, match.rules->procedures, procedure);
}

TraceItem action_item(const Match& match, const Frame& frame, Verb verb, RuleKey rule) {
  TraceItem item;
  item.kind = TraceKind::action;
  item.player = frame.controller;
  item.rule = rule;
  item.part.verb = verb;
  item.part.player = frame.controller;
  item.part.card = frame.card;
  item.part.face = match.state.card(frame.card).face;
  return item;
}

void begin_phase(Match& match, std::uint8_t phase) {
  State& state = match.state;
  state.phase = phase;
  if (!listening(match)) return;
  TraceItem item;
  item.kind = TraceKind::phase_began;
  item.player = state.turn_player;
  item.part.player = state.turn_player;
  item.part.facts = facts(Fact::phase_began);
  item.part.extra = phase;
  trace(match, std::move(item));
}

void win_game(Match& match, PlayerId player, RuleKey because, RuleKey also) {
  match.state.winner = player;
  match.state.over = 1;
  match.state.pending = Pending{};
  TraceItem item;
  item.kind = TraceKind::won;
  item.rule = because;
  item.rule2 = also;
  item.player = player;
  trace(match, std::move(item));
}

void lose_game(Match& match, PlayerId player, RuleKey because, RuleKey last_player) {
  State& state = match.state;
  state.player(player).left = 1;
  match.derived.dirty = true;
  PlayerId last = kNoPlayer;
  int left = 0;
  for (std::uint8_t i = 0; i < state.player_count; ++i) {
    if (state.players[i].left) continue;
    ++left;
    last = PlayerId{i};
  }
  TraceItem item;
  item.kind = TraceKind::lost;
  item.rule = because;
  if (left > 1) item.rule2 = rule::key(rule::player_leaves);
  item.player = player;
  trace(match, std::move(item));
  if (left == 1) {
    win_game(match, last, last_player);
  } else if (left > 1) {
    leave_game(match, player);
  }
}

bool has_waiting(const State& state, PlayerId player) {
  for (const Waiting& w : state.waiting)
    if (w.controller == player) return true;
  return false;
}

void ask_waiting(Match& match, PlayerId player) {
  match.state.pending = question(match.state, Ask::waiting, player);
}

bool waits_for_battle(const Match& match, const Waiting& waiting, const Frame& frame) {
  const Book& book = match.book();
  const Node& node = book[waiting.ability];
  return node.op == Op::triggered && (watched(book, book.kid(node, 1)) & fact_bit(Fact::battled)) &&
         (waiting.subject == frame.subject || waiting.subject == frame.other);
}

void resolve_answered(Match& match) {
  State& state = match.state;
  state.answered = 0;
  const std::size_t at = state.answer.a;
  const Waiting waiting = state.waiting[at];
  state.waiting.erase(at);
  (void)push_waiting(match, waiting);
}

}  // namespace kawari
