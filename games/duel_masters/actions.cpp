// How each action of a turn is begun, and the charge.
#include "event/event.h"
#include "games/duel_masters/duel_masters.h"

namespace kawari::duel_masters {
namespace {

Flow charge(Match& match, Frame& frame) {
  const CardId card{frame.args[0]};
  if (listening(match)) {
    TraceItem item;
    item.kind = TraceKind::action;
    item.player = frame.controller;
    item.rule = rule::key(rule::charge);
    item.part.verb = Verb::ink;
    item.part.player = frame.controller;
    item.part.card = card;
    item.part.face = match.state.card(card).face;
    trace(match, std::move(item));
  }
  propose_one(match, move_part(match, ref_of(match.state, card), Zone::resource, Verb::ink));
  return Flow::next();
}

Flow after(Match& match, Frame&) {
  start_after(match);
  return Flow::next();
}

constexpr StepFn kChargeSteps[] = {charge, after};

struct Begin {
  ProcedureId procedure;
  Phase phase;  // the step that the action belongs to
};
// By ActionVerb. Generating and crossing gear are not played yet.
constexpr Begin kBegin[] = {
    {kTurnProcedure, kEndStep}, {kChargeProcedure, kChargeStep}, {kPlayProcedure, kMainStep},     {kPlayProcedure, kMainStep},
    {kTurnProcedure, kEndStep}, {kTurnProcedure, kEndStep},      {kAttackProcedure, kAttackStep}, {kTurnProcedure, kEndStep},
};

}  // namespace

std::span<const StepFn> charge_steps() { return kChargeSteps; }

void begin_action(Match& match, const Option& action) {
  const Begin& begin = kBegin[action.a];
  match.state.phase = begin.phase;
  push_procedure(match, begin.procedure, match.state.turn_player, CardId(action.b), action.c, action.d);
}

}  // namespace kawari::duel_masters
