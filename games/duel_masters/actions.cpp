// How each action of a turn is begun, and the charge.
#include "event/event.h"
#include "games/duel_masters/duel_masters.h"
#include "run/run.h"

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

// Several creatures may tap for the ability: its player picks one. args[2]: the creature that taps.
Flow pick_tapper(Match& match, Frame& frame) {
  State& state = match.state;
  const CardId card{frame.args[0]};
  const Ability& ability = match.face(card).abilities[frame.args[1]];
  frame.args[2] = frame.args[0];
  if (match.book().op(match.book().kid(ability.root, 0)) != Op::exert_other) return Flow::next();
  if (state.answered) {
    state.answered = 0;
    frame.args[2] = index(card_of(state, {state.answer.a, state.answer.b}));
    return Flow::next();
  }
  Pending pending;
  pending.ask = Ask::objects;
  pending.who = frame.controller;
  pending.frame = static_cast<std::uint8_t>(state.frames.size() - 1);
  pending.card = card;
  pending.least = pending.most = 1;
  state.pending = pending;
  return Flow::stay();
}

// [DM-1.50 602.2] Tapping it is the activation; the effect then stands by itself.
Flow tap(Match& match, Frame& frame) {
  const CardId card{frame.args[0]};
  frame.subject = ref_of(match.state, card);
  if (listening(match)) {
    const Ability& ability = match.face(card).abilities[frame.args[1]];
    TraceItem item;
    item.kind = TraceKind::action;
    item.player = frame.controller;
    item.rule = rule::key(rule::tap_ability);
    item.part.verb = Verb::use_ability;
    item.part.player = frame.controller;
    item.part.card = card;
    item.part.face = match.state.card(card).face;
    item.by = effect_record(match, card, ability.root, frame.controller);
    item.node = ability.root;
    trace(match, std::move(item));
  }
  const ObjectRef tapper = ref_of(match.state, CardId(frame.args[2]));
  propose_one(match, make_part(PartKind::exert, Verb::use_ability, frame.controller, tapper));
  return Flow::next();
}

Flow used(Match& match, Frame& frame) {
  const CardId card{frame.args[0]};
  Part part = mark_part(Verb::use_ability, frame.controller, frame.subject);
  part.cause = match.face(card).abilities[frame.args[1]].root;
  propose_one(match, part);
  return Flow::next();
}

Flow use_effect(Match& match, Frame& frame) {
  const CardId card{frame.args[0]};
  const Ability& ability = match.face(card).abilities[frame.args[1]];
  push_statement(match, ability.root, match.book().kid(ability.root, 1), frame.controller, frame.subject,
                 card);
  return Flow::next();
}

constexpr StepFn kUseSteps[] = {pick_tapper, tap, used, use_effect, after};
constexpr StepFn kChargeSteps[] = {charge, after};

struct Begin {
  ProcedureId procedure;
  Phase phase;  // the step that the action belongs to
};
// By ActionVerb.
constexpr Begin kBegin[] = {
    {kTurnProcedure, kEndStep},      {kChargeProcedure, kChargeStep}, {kPlayProcedure, kMainStep},
    {kPlayProcedure, kMainStep},     {kPlayProcedure, kMainStep},     {kCrossProcedure, kMainStep},
    {kAttackProcedure, kAttackStep}, {kUseProcedure, kAttackStep},    {kPlayProcedure, kMainStep},
};
static_assert(std::size(kBegin) == kFortify + 1);

}  // namespace

std::span<const StepFn> charge_steps() { return kChargeSteps; }
std::span<const StepFn> use_steps() { return kUseSteps; }

void begin_action(Match& match, const Option& action) {
  const Begin& begin = kBegin[action.a];
  match.state.phase = begin.phase;
  push_procedure(match, begin.procedure, match.state.turn_player, CardId(action.b), action.c, action.d);
}

}  // namespace kawari::duel_masters
