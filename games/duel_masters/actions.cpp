// How each action of a turn is begun, and the charge.
#include "event/event.h"
#include "games/duel_masters/duel_masters.h"
#include "run/run.h"

namespace kawari::duel_masters {
namespace {

Flow charge(Match& match, Frame& frame) {
  const CardId card{frame.args[0]};
  tell(match, TraceKind::action, [&](TraceItem& item) {
    item.player = frame.controller;
    item.rule = rule::key(rule::charge);
    item.option = Option::action(id(Action::charge), card);
    item.part.verb = Verb::ink;
    item.part.player = frame.controller;
    item.part.card = card;
    item.part.face = match.state.card(card).face;
  });
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
    frame.args[2] = index(card_of(state, take_answer(match).object()));
    return Flow::next();
  }
  ask(match, {.ask = Ask::objects, .who = frame.controller, .least = 1, .most = 1, .card = card});
  return Flow::stay();
}

// [DM-1.50 602.2] Tapping it is the activation; the effect then stands by itself.
Flow tap(Match& match, Frame& frame) {
  const CardId card{frame.args[0]};
  frame.subject = ref_of(match.state, card);
  tell(match, TraceKind::action, [&](TraceItem& item) {
    const Ability& ability = match.face(card).abilities[frame.args[1]];
    item.player = frame.controller;
    item.rule = rule::key(rule::tap_ability);
    item.option = Option::use(id(Action::use), card, frame.args[1]);
    item.part.verb = Verb::use_ability;
    item.part.player = frame.controller;
    item.part.card = card;
    item.part.face = match.state.card(card).face;
    item.by = effect_record(match, card, ability.root, frame.controller);
    item.node = ability.root;
  });
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

}  // namespace

std::span<const StepFn> charge_steps() { return kChargeSteps; }
std::span<const StepFn> use_steps() { return kUseSteps; }

void begin_action(Match& match, const ActionOption& action) {
  // The step that the action belongs to, the procedure and how it is done.
  const auto begin = [&](Phase step, ProcedureId procedure, std::uint16_t how) {
    match.state.phase = step;
    push_procedure(match, procedure, match.state.turn_player, action.card, how, index(action.target.card()));
  };
  switch (action_of(action.verb)) {
    case Action::pass:
      return;  // the turn goes on by itself
    case Action::charge:
      return begin(kChargeStep, kChargeProcedure, 0);
    case Action::summon:
    case Action::cast:
    case Action::generate:
    case Action::fortify:
      return begin(kMainStep, kPlayProcedure, static_cast<std::uint16_t>(action.way));
    case Action::cross:
      return begin(kMainStep, kCrossProcedure, 0);
    case Action::attack: {
      const PlayerId player = action.target.player();
      return begin(kAttackStep, kAttackProcedure,
                   player == kNoPlayer ? 0 : static_cast<std::uint16_t>(index(player) + 1));
    }
    case Action::use:
      return begin(kAttackStep, kUseProcedure, action.ability);
  }
}

}  // namespace kawari::duel_masters
