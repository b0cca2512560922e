// What a player does in a turn: light a lantern, whisper a charm, release a lantern.
#include "commit/movement.h"
#include "event/event.h"
#include "examples/lanterns/lanterns.h"
#include "examples/lanterns/ops.h"
#include "examples/lanterns/verbs.h"
#include "run/run.h"

namespace kawari::lanterns {
namespace {

void tell_action(Match& match, const Frame& frame, Action action, Verb verb, rule::Key cited) {
  tell(match, TraceKind::action, [&](TraceItem& item) {
    item.player = frame.controller;
    item.rule = rule::key(cited);
    item.part.verb = verb;
    item.part.player = frame.controller;
    item.part.card = frame.card;
    item.part.face = match.state.card(frame.card).face;
    item.option = Option::action(id(action), frame.card);
  });
}

}  // namespace

// [LAN-1 4.1]
Flow Light::hang(Match& match, Frame& frame) {
  tell_action(match, frame, Action::light, Verb::play, rule::light);
  propose_one(match, move_part(match, ref_of(match.state, frame.card), Zone::play, Verb::play));
  return Flow::next();
}
Flow Light::lit(Match& match, Frame& frame) {
  propose_one(match, mark_part(Verb::play, frame.controller, ref_of(match.state, frame.card)));
  return Flow::next();
}
Flow Light::after(Match& match, Frame&) { return start_after(match); }

// [LAN-1 4.2] The charm is shown while it takes effect, and then goes to the ashes.
Flow Whisper::show(Match& match, Frame& frame) {
  tell_action(match, frame, Action::whisper, Verb::play, rule::whisper);
  relocate_card(match, frame.card, Zone::pending);
  return Flow::next();
}
Flow Whisper::whispered(Match& match, Frame& frame) {
  propose_one(match, mark_part(Verb::play, frame.controller, ref_of(match.state, frame.card)));
  return Flow::next();
}
Flow Whisper::take_effect(Match& match, Frame& frame) {
  for (const Ability& ability : match.face(frame.card).abilities) {
    if (ability.kind != AbilityKind::action_text) continue;
    push_statement(match, ability.root, match.book().kid(ability.root, 0), frame.controller,
                   ref_of(match.state, frame.card), frame.card);
    break;
  }
  return Flow::next();
}
Flow Whisper::leave(Match& match, Frame& frame) {
  if (match.state.card(frame.card).zone == Zone::pending)
    propose_one(match, move_part(match, ref_of(match.state, frame.card), Zone::discard, Verb::resolve));
  return Flow::next();
}
Flow Whisper::after(Match& match, Frame&) { return start_after(match); }

// [LAN-1 4.3]
Flow Release::rise(Match& match, Frame& frame) {
  tell_action(match, frame, Action::release, verb::release, rule::release);
  propose_one(match, release_part(match, ref_of(match.state, frame.card)));
  return Flow::next();
}
Flow Release::after(Match& match, Frame&) { return start_after(match); }

void begin_action(Match& match, const ActionOption& action) {
  const PlayerId who = match.state.turn_player;
  Turn::Fields done = this_turn(match.state);
  switch (action_of(action.verb)) {
    case Action::pass:
      break;  // the turn goes on by itself
    case Action::light:
      done.lit = true;
      note_done(match.state, done);
      push_procedure<Light>(match, who, action.card);
      break;
    case Action::whisper:
      done.whispered = true;
      note_done(match.state, done);
      push_procedure<Whisper>(match, who, action.card);
      break;
    case Action::release:
      done.released = true;
      note_done(match.state, done);
      push_procedure<Release>(match, who, action.card);
      break;
  }
}

}  // namespace kawari::lanterns
