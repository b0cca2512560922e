// How each action of a turn begins, and the charge.
#include "event/event.h"
#include "games/duel_masters/duel_masters.h"
#include "run/run.h"

namespace kawari::duel_masters {

Flow Charge::put(Match& match, Frame& frame) {
  const CardId card = frame.card;
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

Flow Charge::after(Match& match, Frame&) { return start_after(match); }

namespace {

const Ability& ability_of(const Match& match, const Frame& frame) {
  return match.face(frame.card).abilities[local<Use>(frame).ability];
}

}  // namespace

Paying tapping(const Match& match, const Frame& frame) {
  const NodeId cost = cost_item(match, match.book().kid(ability_of(match, frame).root, 0), 0);
  return {match, frame.controller, frame.card, cost, match.book()[cost]};
}

// Several creatures may tap for the ability: the player picks one.
Flow Use::pick_tapper(Match& match, Frame& frame) {
  State& state = match.state;
  const CardId card = frame.card;
  CardId& tapper = local<Use>(frame).tapper;
  tapper = card;
  if (cost_form(match, tapping(match, frame).item).payers_in == Zone::none) return Flow::next();
  if (state.answered) {
    tapper = card_of(state, take_answer(match).object());
    return Flow::next();
  }
  ask(match, {.ask = Ask::objects, .who = frame.controller, .least = 1, .most = 1, .card = card});
  return Flow::stay();
}

// [DM-1.50 602.2] Tapping is the activation; the effect is then independent of the creature.
Flow Use::tap(Match& match, Frame& frame) {
  const CardId card = frame.card;
  frame.subject = ref_of(match.state, card);
  tell(match, TraceKind::action, [&](TraceItem& item) {
    const Ability& ability = ability_of(match, frame);
    item.player = frame.controller;
    item.rule = rule::key(rule::tap_ability);
    item.option = Option::use(id(Action::use), card, local<Use>(frame).ability);
    item.part.verb = Verb::use_ability;
    item.part.player = frame.controller;
    item.part.card = card;
    item.part.face = match.state.card(card).face;
    item.by = effect_record(match, card, ability.root, frame.controller);
    item.node = ability.root;
  });
  const ObjectRef tapper = ref_of(match.state, local<Use>(frame).tapper);
  const Paying paying = tapping(match, frame);
  Parts parts{};
  cost_form(match, paying.item).pay({paying, {&tapper, 1}, Verb::use_ability}, parts);
  for (const Part& part : parts) propose_one(match, part);
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
  push_statement(match, ability.root, match.book().kid(ability.root, 1), frame.controller, frame.subject,
                 frame.card);
  return Flow::next();
}

Flow Use::after(Match& match, Frame&) { return start_after(match); }

void begin_action(Match& match, const ActionOption& action) {
  State& state = match.state;
  const PlayerId who = state.turn_player;
  const CardId target = action.target.card();
  // The action moves the turn on to its step.
  switch (action_of(action.verb)) {
    case Action::pass:
      break;  // the turn goes on by itself
    case Action::charge:
      state.phase = id(Phase::charge);
      push_procedure<Charge>(match, who, action.card);
      break;
    case Action::summon:
    case Action::cast:
    case Action::generate:
    case Action::fortify: {
      state.phase = id(Phase::main);
      Play::Fields play;
      play.way = action.way;
      play.base = target;
      push_procedure<Play>(match, who, action.card, play);
      break;
    }
    case Action::cross:
      state.phase = id(Phase::main);
      push_procedure<Cross>(match, who, action.card, {target});
      break;
    case Action::attack: {
      state.phase = id(Phase::attack);
      Attack::Fields attack;
      attack.attacker = action.card;
      attack.target = target;
      attack.player = action.target.player();
      push_procedure<Attack>(match, who, action.card, attack);
      break;
    }
    case Action::use: {
      state.phase = id(Phase::attack);
      Use::Fields use;
      use.ability = action.ability;
      push_procedure<Use>(match, who, action.card, use);
      break;
    }
  }
}

}  // namespace kawari::duel_masters
