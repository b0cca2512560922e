// Turn actions other than playing and challenging: ink, quest, move, use an ability; and how each is begun.
#include "event/event.h"
#include "games/lorcana/lorcana.h"
#include "run/run.h"

namespace kawari::lorcana {
namespace {

CardId card_arg(const Frame& frame, int i) { return CardId(frame.args[i]); }

void tell(Match& match, const Frame& frame, Action action, Verb verb, RuleKey cited, CardId other = kNoCard) {
  tell(match, TraceKind::action, [&](TraceItem& item) {
    item.player = frame.controller;
    item.rule = cited;
    item.part.verb = verb;
    item.part.player = frame.controller;
    item.part.card = card_arg(frame, 0);
    item.part.face = match.state.card(item.part.card).face;
    item.part.other = other;
    if (other != kNoCard) item.part.other_face = match.state.card(other).face;
    item.option = Option::action(id(action), item.part.card, PlayWay::pay, other);
    if (action == Action::use) {
      item.option = Option::use(id(action), item.part.card, frame.args[1]);
      item.node = activated_ability(match, item.part.card, frame.args[1]);
      item.by = effect_record(match, item.part.card, item.node, frame.controller);
    }
  });
}

void propose_one(Match& match, Part part) {
  if (!begin_proposal(match)) return;
  part.scope = proposal_scope(match);
  (void)add_part(match, part);
}

Flow after(Match& match, Frame&) {
  start_after(match);
  return Flow::next();
}

Flow ink(Match& match, Frame& frame) {
  tell(match, frame, Action::ink, Verb::ink, rule::key(rule::ink_put));
  propose_one(match, move_part(match, ref_of(match.state, card_arg(frame, 0)), Zone::resource, Verb::ink));
  return Flow::next();
}

Flow quest_exert(Match& match, Frame& frame) {
  if (frame.stage == 0) tell(match, frame, Action::quest, Verb::quest, rule::key(rule::quest));
  if (pay_toll(match, frame, Ban::quest)) return Flow::stay();
  frame.subject = ref_of(match.state, card_arg(frame, 0));
  propose_one(match, make_part(PartKind::exert, Verb::quest, frame.controller, frame.subject));
  return Flow::next();
}

Flow quest_lore(Match& match, Frame& frame) {
  const int lore = stat(match, frame.subject, Stat::lore);
  if (lore <= 0) return Flow::next();  // [LOR-2.1 4.5.3.1] still a quest
  Part part = make_part(PartKind::gain_lore, Verb::quest, frame.controller);
  part.amount = lore;
  part.source = card_arg(frame, 0);
  propose_one(match, part);
  return Flow::next();
}

Flow quested(Match& match, Frame& frame) {
  propose_one(match, mark_part(Verb::quest, frame.controller, frame.subject));
  return Flow::next();
}

Flow move_pay(Match& match, Frame& frame) {
  tell(match, frame, Action::move, Verb::move, rule::key(rule::move_choose), card_arg(frame, 2));
  const int price = move_cost(match, card_arg(frame, 0), card_arg(frame, 2));
  if (price > 0) {
    Part part = make_part(PartKind::pay, Verb::none, frame.controller);
    part.amount = price;
    part.flags |= kCost;
    propose_one(match, part);
  }
  return Flow::next();
}

Flow moves(Match& match, Frame& frame) {
  propose_one(match, move_to_part(match, frame.controller, ref_of(match.state, card_arg(frame, 0)),
                                  ref_of(match.state, card_arg(frame, 2))));
  return Flow::next();
}

NodeId ability_of(const Match& match, const Frame& frame) {
  return activated_ability(match, card_arg(frame, 0), frame.args[1]);
}

// [LOR-2.1 4.4.3.2] Its cost, or for free where something allows it.
Flow use_way(Match& match, Frame& frame) {
  State& state = match.state;
  frame.subject = ref_of(state, card_arg(frame, 0));
  const bool paid = can_use(match, frame.controller, card_arg(frame, 0), frame.args[1], false).legal;
  const bool free = can_use(match, frame.controller, card_arg(frame, 0), frame.args[1], true).legal;
  if (state.answered) {
    frame.args[3] = take_answer(match).way() == PlayWay::free;
  } else if (paid && free) {
    ask(match, {.ask = Ask::way,
                .who = frame.controller,
                .node = ability_of(match, frame),
                .card = card_arg(frame, 0)});
    return Flow::stay();
  } else {
    frame.args[3] = free;
  }
  tell(match, frame, Action::use, Verb::use_ability,
       frame.args[3] ? ::kawari::rule::key(::kawari::rule::ability_for_free) : rule::key(rule::use_ability));
  return Flow::next();
}

Flow use_pick(Match& match, Frame& frame) {
  return pick_payers(match, frame, match.book().kid(ability_of(match, frame), 0), frame.args[3] != 0);
}

// Its card may leave play as a part of the cost: what it is, is kept.
Flow use_pay(Match& match, Frame& frame) {
  frame.program = ability_of(match, frame);
  pay_cost(match, frame, match.book().kid(frame.program, 0), frame.args[3] != 0, Verb::use_ability);
  return Flow::next();
}

Flow used(Match& match, Frame& frame) {
  Part part = mark_part(Verb::use_ability, frame.controller, frame.subject);
  part.cause = frame.program;
  propose_one(match, part);
  return Flow::next();
}

Flow use_effect(Match& match, Frame& frame) {
  // The card that was picked to pay: "the banished character", "the discarded character".
  ObjectRef paid;
  for (const Register& r : frame.regs)
    if (paid.none() && r.set && r.count > 0) paid = match.state.refs[r.first];
  if (paid.is_card()) paid = follow(match.state, paid);
  const auto index = static_cast<std::uint8_t>(frame.args[1]);
  push_statement(match, frame.program, match.book().kid(frame.program, 1), frame.controller, frame.subject,
                 card_arg(frame, 0), {paid, {}, index});
  return Flow::next();
}

constexpr StepFn kInkSteps[] = {ink, after};
constexpr StepFn kQuestSteps[] = {quest_exert, quest_lore, quested, after};
constexpr StepFn kMoveSteps[] = {move_pay, moves, after};
constexpr StepFn kUseSteps[] = {use_way, use_pick, use_pay, used, use_effect, after};

}  // namespace

std::span<const StepFn> ink_steps() { return kInkSteps; }
std::span<const StepFn> quest_steps() { return kQuestSteps; }
std::span<const StepFn> move_steps() { return kMoveSteps; }
std::span<const StepFn> use_steps() { return kUseSteps; }

void begin_action(Match& match, const ActionOption& action) {
  const auto begin = [&](ProcedureId procedure, std::uint16_t how) {
    push_procedure(match, procedure, match.state.turn_player, action.card, how, index(action.target.card()));
  };
  switch (action_of(action.verb)) {
    case Action::pass:
      return;  // the turn goes on by itself
    case Action::ink:
      return begin(kInkProcedure, 0);
    case Action::play:
      return begin(kPlayProcedure, static_cast<std::uint16_t>(action.way));
    case Action::quest:
      return begin(kQuestProcedure, 0);
    case Action::challenge:
      return begin(kChallengeProcedure, 0);
    case Action::move:
      return begin(kMoveProcedure, 0);
    case Action::use:
      return begin(kUseProcedure, action.ability);
  }
}

}  // namespace kawari::lorcana
