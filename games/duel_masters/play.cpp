// Executing a card: declare, pay, enter or resolve. Also what a shield trigger executes for no cost.
#include "commit/commit.h"
#include "event/event.h"
#include "games/duel_masters/duel_masters.h"
#include "run/run.h"

namespace kawari::duel_masters {
namespace {

CardId card_arg(const Frame& frame, int i) { return CardId(frame.args[i]); }
PlayWay way_of(const Frame& frame) { return static_cast<PlayWay>(frame.args[1]); }
// Put by an effect: that is not executing it. [DM-1.50 701.3a]
bool is_put(const Frame& frame) { return way_of(frame) == PlayWay::put; }
bool free_of_cost(const Frame& frame) { return way_of(frame) == PlayWay::free || is_put(frame); }
bool by_effect(const Frame& frame) { return frame.args[3] != kByPlayer; }
bool by_trigger(const Frame& frame) { return frame.args[3] == kByShieldTrigger; }
// The keyword whose ability executes the card.
KeywordId keyword_behind(const Match& match, const Frame& frame) {
  if (by_trigger(frame)) return id(Keyword::shield_trigger);
  const auto& strike = match.cards->keyword_abilities[index(id(Keyword::ninja_strike))];
  const bool struck = by_effect(frame) && !strike.empty() && frame.program == strike[0].root;
  return struck ? id(Keyword::ninja_strike) : kNoKeyword;
}
// args[2]: the creature that it is put on. args[5]: 1 + the second of them, or 0.
CardId second_base(const Frame& frame) {
  return frame.args[5] == 0 ? kNoCard : CardId(static_cast<std::uint16_t>(frame.args[5] - 1));
}

Action action_with(const Face& face) {
  if (face.is(Kind::action)) return Action::cast;
  if (face.is(Kind::item)) return Action::generate;
  return face.is(Kind::location) ? Action::fortify : Action::summon;
}

Flow declare(Match& match, Frame& frame) {
  if (!listening(match) || is_put(frame)) return Flow::next();
  tell(match, TraceKind::action, [&](TraceItem& item) {
    item.player = frame.controller;
    item.part.verb = Verb::play;
    item.part.player = frame.controller;
    item.part.card = card_arg(frame, 0);
    item.part.face = match.state.card(card_arg(frame, 0)).face;
    item.part.other = frame.args[2] == 0xFFFF ? kNoCard : card_arg(frame, 2);
    item.option = Option::action(id(action_with(match.face(item.part.card))), item.part.card, way_of(frame),
                                 item.part.other);
    item.rule =
        free_of_cost(frame) ? ::kawari::rule::key(::kawari::rule::for_free) : rule::key(rule::declare_card);
  });
  return Flow::next();
}

Pending asks(const Match& match, const Frame& frame, Purpose purpose = Purpose::plain) {
  return from_frame(match, {.ask = Ask::objects,
                            .who = frame.controller,
                            .purpose = purpose,
                            .least = 1,
                            .most = 1,
                            .card = card_arg(frame, 0)});
}

// What it is put on, where nobody has said so yet: the base of an evolution creature, the shield of a castle.
Flow pick_base(Match& match, Frame& frame) {
  State& state = match.state;
  const Face& face = match.face(card_arg(frame, 0));
  const bool wanted = face.is(Kind::evolution) || face.is(Kind::location);
  if (!wanted || frame.args[2] != 0xFFFF) return Flow::next();
  if (state.answered) {
    frame.args[2] = index(card_of(state, take_answer(match).object()));
    return Flow::next();
  }
  ask(match, asks(match, frame));
  return Flow::stay();
}

// [DM-1.50 801.1] A vortex evolution is put on a second creature, too.
Flow pick_second(Match& match, Frame& frame) {
  State& state = match.state;
  const CardId card = card_arg(frame, 0);
  if (!match.face(card).is(Kind::evolution) || !needs_two(match, card)) return Flow::next();
  if (state.answered) {
    frame.args[5] = static_cast<std::uint16_t>(index(card_of(state, take_answer(match).object())) + 1);
    return Flow::next();
  }
  ask(match, asks(match, frame, Purpose::second_base));
  return Flow::stay();
}

// The player names the mana cards; they must pay the cost and every civilization, and none too many.
Flow pay_as_asked(Match& match, Frame& frame) {
  State& state = match.state;
  const CardId card = card_arg(frame, 0);
  if (state.answered) {
    state.picks.push(state, take_answer(match).object());
  }
  ManaCards least{};
  (void)mana_for(match, frame.controller, card, least);
  const int left = static_cast<int>(least.size()) - static_cast<int>(state.picks.size());
  if (left > 0) {
    const auto picks_left = static_cast<std::uint16_t>(left);
    ask(match, {.ask = Ask::pay_cards,
                .who = frame.controller,
                .least = picks_left,
                .most = picks_left,
                .card = card});
    return Flow::stay();
  }
  if (!begin_proposal(match)) return Flow::next();
  const auto picks = state.picks;
  state.picks.clear();
  for (const ObjectRef ref : picks) {
    Part part = make_part(PartKind::exert, Verb::none, frame.controller, ref);
    part.flags |= kCost;
    if (!add_part(match, part)) break;
  }
  return Flow::next();
}

// [DM-1.50 601.1f] The mana is tapped; nobody can respond.
Flow pay(Match& match, Frame& frame) {
  if (free_of_cost(frame)) return Flow::next();
  ManaCards mana{};
  if (match.ask_payment) return pay_as_asked(match, frame);
  if (!mana_for(match, frame.controller, card_arg(frame, 0), mana) || mana.empty() || !begin_proposal(match))
    return Flow::next();
  for (const CardId c : mana) {
    Part part = make_part(PartKind::exert, Verb::none, frame.controller, ref_of(match.state, c));
    part.flags |= kCost;
    if (!add_part(match, part)) break;
  }
  return Flow::next();
}

// A rule that is seen at work on a card, with a sentence of its own.
void tell(Match& match, const Frame& frame, rule::Key cited, const Part& part) {
  tell(match, TraceKind::check, [&](TraceItem& item) {
    item.rule = rule::key(cited);
    item.part = record(match, part);
    item.player = frame.controller;
  });
}

// [DM-1.50 801.2b] Bases of mixed orientation: it is put tapped.
void join_second(Match& match, const Frame& frame, Part& part) {
  State& state = match.state;
  const CardId second = second_base(frame);
  if (second == kNoCard || state.card(second).zone != Zone::play) return;
  const ObjectRef other = ref_of(state, second);
  if (other == part.other || !part.other.is_slot()) return;
  const bool one = state.slot(other.slot()).exerted, both = state.slot(part.other.slot()).exerted && one;
  if (one || state.slot(part.other.slot()).exerted) part.flags |= kEntersExerted;
  if (part.has(kEntersExerted) && !both)
    tell(match, frame, rule::evolution_mixed, mark_part(Verb::shift, frame.controller, part.object));
  Part join = make_part(PartKind::put_under, Verb::shift, frame.controller, other);
  join.other = part.other;
  (void)add_part(match, join);
}

// [DM-1.50 601.1g] A creature enters; a spell stays pending while it resolves.
Flow enter(Match& match, Frame& frame) {
  State& state = match.state;
  const CardId card = card_arg(frame, 0);
  const Face& face = match.face(card);
  if (face.is(Kind::action)) {
    frame.args[4] = static_cast<std::uint16_t>(state.card(card).zone);  // where it came from
    relocate_card(match, card, Zone::pending);
    return Flow::next();
  }
  const bool evolution = face.is(Kind::evolution);
  Part part = move_part(match, ref_of(state, card), Zone::play, evolution ? Verb::shift : Verb::play);
  if (evolution || face.is(Kind::location)) part.other = ref_of(state, card_arg(frame, 2));
  if (free_of_cost(frame)) part.flags |= kUnpaid;
  if (evolution && is_put(frame)) part.moved().put_by_effect = true;
  if (!begin_proposal(match)) return Flow::next();
  if (evolution) join_second(match, frame, part);
  (void)add_part(match, part);
  return Flow::next();
}

Flow executed(Match& match, Frame& frame) {
  if (is_put(frame)) return Flow::next();
  Part part = mark_part(Verb::play, frame.controller, ref_of(match.state, card_arg(frame, 0)));
  part.marked().way = way_of(frame);
  if (!begin_proposal(match)) return Flow::next();
  (void)add_part(match, part);
  if (const KeywordId keyword = keyword_behind(match, frame); keyword != kNoKeyword) {
    Part use = mark_part(Verb::use_ability, frame.controller, part.object);
    use.marked().with = keyword;
    use.other = breaker_of(match.state, card_arg(frame, 0));
    (void)add_part(match, use);
  }
  return Flow::next();
}

// Shield trigger cross: the gear is crossed with one of its player's creatures at once, if there is one.
Flow cross_at_once(Match& match, Frame& frame) {
  State& state = match.state;
  const CardId card = card_arg(frame, 0);
  if (!by_trigger(frame) || !match.face(card).is(Kind::item) || state.card(card).zone != Zone::play)
    return Flow::next();
  if (state.answered) {
    propose_one(match,
                move_to_part(match, frame.controller, ref_of(state, card), take_answer(match).object()));
    return Flow::next();
  }
  const Pending question = asks(match, frame, Purpose::crossing);
  ObjectList options{};
  match.rules->procedure_options(match, question, options);
  if (options.empty()) return Flow::next();
  ask(match, question);
  return Flow::stay();
}

Flow resolve(Match& match, Frame& frame) {
  const CardId card = card_arg(frame, 0);
  if (!match.face(card).is(Kind::action)) return Flow::next();
  for (const Ability& ability : match.face(card).abilities)
    if (ability.kind == AbilityKind::action_text)
      push_statement(match, ability.root, match.book().kid(ability.root, 0), frame.controller,
                     ref_of(match.state, card), card);
  return Flow::next();
}

// [DM-1.50 605.2f] As its last step a spell goes to the graveyard.
Flow leave(Match& match, Frame& frame) {
  State& state = match.state;
  const CardId card = card_arg(frame, 0);
  if (state.card(card).zone != Zone::pending) return Flow::next();
  const bool replaces_it = match.face(card).replaces.has(Fact::put_into_graveyard);
  if (static_cast<Zone>(frame.args[4]) == Zone::discard && !replaces_it) {
    // [DM-1.50 409.2a, b] It was there before: it has not been put there, unless it replaces that itself.
    relocate_card(match, card, Zone::discard);
    tell(match, frame, rule::entry_replaced, mark_part(Verb::resolve, frame.controller, ref_of(state, card)));
    return Flow::next();
  }
  Part part = move_part(match, ref_of(state, card), Zone::discard, Verb::resolve);
  if (by_trigger(frame)) part.moved().with = id(Keyword::shield_trigger);
  propose_one(match, part);
  return Flow::next();
}

Flow after(Match& match, Frame& frame) {
  if (!by_effect(frame)) start_after(match);
  return Flow::finish();
}

// [DM-1.50 303.3b] Crossing: the gear's cost is paid again.
Flow declare_cross(Match& match, Frame& frame) {
  tell(match, TraceKind::action, [&](TraceItem& item) {
    item.player = frame.controller;
    item.rule = rule::key(rule::cross);
    item.part.verb = Verb::move;
    item.part.player = frame.controller;
    item.part.card = card_arg(frame, 0);
    item.part.face = match.state.card(card_arg(frame, 0)).face;
    item.part.other = card_arg(frame, 2);
    item.option = Option::action(id(Action::cross), item.part.card, PlayWay::pay, item.part.other);
  });
  return Flow::next();
}

Flow cross(Match& match, Frame& frame) {
  const State& state = match.state;
  propose_one(match, move_to_part(match, frame.controller, ref_of(state, card_arg(frame, 0)),
                                  ref_of(state, card_arg(frame, 2))));
  return Flow::next();
}

constexpr StepFn kPlaySteps[] = {declare,  pick_base,     pick_second, pay,   enter,
                                 executed, cross_at_once, resolve,     leave, after};
constexpr StepFn kCrossSteps[] = {declare_cross, pay, cross, after};

}  // namespace

std::span<const StepFn> play_steps() { return kPlaySteps; }
std::span<const StepFn> cross_steps() { return kCrossSteps; }

}  // namespace kawari::duel_masters
