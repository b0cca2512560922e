// Turn actions other than playing and challenging: ink, quest, move, use an ability. Also how each of them
// begins.
#include "event/event.h"
#include "games/lorcana/lorcana.h"
#include "run/run.h"

namespace kawari::lorcana {
namespace {

void tell(Match& match, const Frame& frame, Action action, Verb verb, RuleKey cited, CardId other = kNoCard) {
  tell(match, TraceKind::action, [&](TraceItem& item) {
    item.player = frame.controller;
    item.rule = cited;
    item.part.verb = verb;
    item.part.player = frame.controller;
    item.part.card = frame.card;
    item.part.face = match.state.card(item.part.card).face;
    item.part.other = other;
    if (other != kNoCard) item.part.other_face = match.state.card(other).face;
    item.option = Option::action(id(action), item.part.card, PlayWay::pay, other);
    if (action == Action::use) {
      const std::uint16_t ability = local<Use>(frame).ability;
      item.option = Option::use(id(action), item.part.card, ability);
      item.node = activated_ability(match, item.part.card, ability);
      item.by = effect_record(match, item.part.card, item.node, frame.controller);
    }
  });
}

}  // namespace

void propose_one(Match& match, Part part) {
  if (!begin_proposal(match)) return;
  part.scope = proposal_scope(match);
  (void)add_part(match, part);
}

Flow PutInk::put(Match& match, Frame& frame) {
  tell(match, frame, Action::ink, Verb::ink, rule::key(rule::ink_put));
  propose_one(match, move_part(match, ref_of(match.state, frame.card), Zone::resource, Verb::ink));
  return Flow::next();
}

Flow PutInk::after(Match& match, Frame&) { return start_after(match); }

Flow Quest::exert(Match& match, Frame& frame) {
  if (frame.progress == Progress::fresh)
    tell(match, frame, Action::quest, verb::quest, rule::key(rule::quest));
  if (pay_toll(match, frame, ban::quest)) return Flow::stay();
  frame.subject = ref_of(match.state, frame.card);
  propose_one(match, make_part(PartKind::exert, verb::quest, frame.controller, frame.subject));
  return Flow::next();
}

Flow Quest::gain(Match& match, Frame& frame) {
  const int lore = stat(match, frame.subject, figure::lore);
  if (lore <= 0) return Flow::next();  // [LOR-2.1 4.5.3.1] still a quest
  Part part = make_part(PartKind::gain, verb::quest, frame.controller);
  part.amount = lore;
  part.source = frame.card;
  propose_one(match, part);
  return Flow::next();
}

Flow Quest::quested(Match& match, Frame& frame) {
  propose_one(match, mark_part(verb::quest, frame.controller, frame.subject));
  return Flow::next();
}

Flow Quest::after(Match& match, Frame&) { return start_after(match); }

Flow Move::pay(Match& match, Frame& frame) {
  const CardId location = local<Move>(frame).location;
  tell(match, frame, Action::move, Verb::move, rule::key(rule::move_choose), location);
  const int price = move_cost(match, frame.card, location);
  if (price > 0) {
    Part part = make_part(PartKind::pay, Verb::none, frame.controller);
    part.amount = price;
    part.flags |= kCost;
    propose_one(match, part);
  }
  return Flow::next();
}

Flow Move::move(Match& match, Frame& frame) {
  propose_one(match, move_to_part(match, frame.controller, ref_of(match.state, frame.card),
                                  ref_of(match.state, local<Move>(frame).location)));
  return Flow::next();
}

Flow Move::after(Match& match, Frame&) { return start_after(match); }

namespace {

NodeId ability_of(const Match& match, const Frame& frame) {
  return activated_ability(match, frame.card, local<Use>(frame).ability);
}

}  // namespace

// [LOR-2.1 4.4.3.2] Pays the cost of the ability, or uses it for free if something allows it.
Flow Use::choose_way(Match& match, Frame& frame) {
  State& state = match.state;
  Fields& own = local<Use>(frame);
  frame.subject = ref_of(state, frame.card);
  const bool paid = can_use(match, frame.controller, frame.card, own.ability, false).legal;
  const bool free = can_use(match, frame.controller, frame.card, own.ability, true).legal;
  if (state.answered) {
    own.free = take_answer(match).way() == PlayWay::free;
  } else if (paid && free) {
    ask(match,
        {.ask = Ask::way, .who = frame.controller, .node = ability_of(match, frame), .card = frame.card});
    return Flow::stay();
  } else {
    own.free = free;
  }
  tell(match, frame, Action::use, Verb::use_ability,
       own.free ? ::kawari::rule::key(::kawari::rule::ability_for_free) : rule::key(rule::use_ability));
  return Flow::next();
}

Flow Use::pick(Match& match, Frame& frame) {
  Fields& own = local<Use>(frame);
  return pick_payers(match, frame, match.book().kid(ability_of(match, frame), 0), own.free, own.paying);
}

// The card may leave play as part of the cost, so its reference is kept.
Flow Use::pay(Match& match, Frame& frame) {
  frame.program = ability_of(match, frame);
  pay_cost(match, frame, match.book().kid(frame.program, 0), local<Use>(frame).free, Verb::use_ability);
  return Flow::next();
}

Flow Use::used(Match& match, Frame& frame) {
  Part part = mark_part(Verb::use_ability, frame.controller, frame.subject);
  part.cause = frame.program;
  propose_one(match, part);
  return Flow::next();
}

Flow Use::take_effect(Match& match, Frame& frame) {
  // The card that was picked to pay: "the banished character", "the discarded character".
  ObjectRef paid;
  for (const Register& r : frame.regs)
    if (paid.none() && r.set && r.count > 0) paid = match.state.refs[r.first];
  if (paid.is_card()) paid = follow(match.state, paid);
  const auto ability = static_cast<std::uint8_t>(local<Use>(frame).ability);
  push_statement(match, frame.program, match.book().kid(frame.program, 1), frame.controller, frame.subject,
                 frame.card, {paid, {}, ability});
  return Flow::next();
}

Flow Use::after(Match& match, Frame&) { return start_after(match); }

void begin_action(Match& match, const ActionOption& action) {
  const PlayerId who = match.state.turn_player;
  const CardId target = action.target.card();
  switch (action_of(action.verb)) {
    case Action::pass:
    case Action::hand_over:
      break;  // the turn goes on by itself
    case Action::ink:
      push_procedure<PutInk>(match, who, action.card);
      break;
    case Action::play: {
      Play::Fields play;
      play.way = way_of(action.way);
      play.with = target;
      push_procedure<Play>(match, who, action.card, play);
      break;
    }
    case Action::quest:
      push_procedure<Quest>(match, who, action.card);
      break;
    case Action::challenge:
      push_procedure<Challenge>(match, who, action.card, {target});
      break;
    case Action::move:
      push_procedure<Move>(match, who, action.card, {target});
      break;
    case Action::use: {
      Use::Fields use;
      use.ability = action.ability;
      push_procedure<Use>(match, who, action.card, use);
      break;
    }
  }
}

}  // namespace kawari::lorcana
