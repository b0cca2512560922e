// How each action of a turn is begun, and the charge.
#include "event/event.h"
#include "games/duel_masters/duel_masters.h"
#include "run/run.h"

namespace kawari::duel_masters {

Flow Charge::put(Match& match, Frame& frame) {
  if (listening(match)) trace(match, action_item(match, frame, Verb::ink, rule::key(rule::charge)));
  propose_one(match, move_part(match, ref_of(match.state, frame.card), Zone::resource, Verb::ink));
  return Flow::next();
}

Flow Charge::after(Match& match, Frame&) { return start_after(match); }

namespace {

const Ability& ability_of(const Match& match, const Frame& frame) {
  return match.face(frame.card).abilities[local<Use>(frame).ability];
}

}  // namespace

// Several creatures may tap for the ability: its player picks one.
Flow Use::pick_tapper(Match& match, Frame& frame) {
  State& state = match.state;
  CardId& tapper = local<Use>(frame).tapper;
  tapper = frame.card;
  if (match.book().op(match.book().kid(ability_of(match, frame).root, 0)) != Op::exert_other)
    return Flow::next();
  if (const Option* answer = take_answer(state)) {
    tapper = card_of(state, object_of(*answer));
    return Flow::next();
  }
  state.pending = question(state, Ask::objects, frame.controller, frame.card, 1, 1);
  return Flow::stay();
}

// [DM-1.50 602.2] Tapping it is the activation; the effect then stands by itself.
Flow Use::tap(Match& match, Frame& frame) {
  frame.subject = ref_of(match.state, frame.card);
  if (listening(match)) {
    TraceItem item = action_item(match, frame, Verb::use_ability, rule::key(rule::tap_ability));
    item.node = ability_of(match, frame).root;
    item.by = effect_record(match, frame.card, item.node, frame.controller);
    trace(match, std::move(item));
  }
  const ObjectRef tapper = ref_of(match.state, local<Use>(frame).tapper);
  propose_one(match, make_part(PartKind::exert, Verb::use_ability, frame.controller, tapper));
  return Flow::next();
}

Flow Use::used(Match& match, Frame& frame) {
  Part part = mark_part(Verb::use_ability, frame.controller, frame.subject);
  part.cause = ability_of(match, frame).root;
  propose_one(match, part);
  return Flow::next();
}

Flow Use::take_effect(Match& match, Frame& frame) {
  const Ability& ability = ability_of(match, frame);
  (void)push_statement(match, ability.root, match.book().kid(ability.root, 1), frame.controller,
                       frame.subject, frame.card);
  return Flow::next();
}

Flow Use::after(Match& match, Frame&) { return start_after(match); }

void begin_action(Match& match, const Option& action) {
  State& state = match.state;
  const PlayerId who = state.turn_player;
  const CardId card{action.b}, with{action.d};
  // The action moves the turn on to the step that it belongs to.
  switch (static_cast<ActionVerb>(action.a)) {
    case kPass:
      break;
    case kCharge:
      state.phase = kChargeStep;
      push_procedure<Charge>(match, who, card);
      break;
    case kSummon:
    case kCast:
    case kGenerate:
    case kFortify: {
      state.phase = kMainStep;
      Play::Fields play;
      play.way = static_cast<PlayWay>(action.c);
      play.base = with;
      push_procedure<Play>(match, who, card, play);
      break;
    }
    case kCross:
      state.phase = kMainStep;
      push_procedure<Cross>(match, who, card, {with});
      break;
    case kAttack: {
      state.phase = kAttackStep;
      Attack::Fields attack;
      attack.attacker = card;
      attack.target = with;
      if (action.c != 0) attack.player = PlayerId(static_cast<std::uint8_t>(action.c - 1));
      push_procedure<Attack>(match, who, card, attack);
      break;
    }
    case kUse: {
      state.phase = kAttackStep;
      Use::Fields use;
      use.ability = action.c;
      push_procedure<Use>(match, who, card, use);
      break;
    }
  }
}

}  // namespace kawari::duel_masters
