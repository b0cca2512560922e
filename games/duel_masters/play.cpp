// Executing a card: declare, pay, enter or resolve. Also the execution of shield triggers for no cost.
#include <algorithm>

#include "commit/commit.h"
#include "event/event.h"
#include "games/duel_masters/duel_masters.h"
#include "run/run.h"

namespace kawari::duel_masters {
namespace {

PlayWay way_of(const Frame& frame) { return local<Play>(frame).way; }
// Whether an effect puts the card, which does not count as executing it. [DM-1.50 701.3a]
bool is_put(const Frame& frame) { return way_of(frame) == PlayWay::put; }
bool free_of_cost(const Frame& frame) { return way_of(frame) == PlayWay::free || is_put(frame); }
bool by_effect(const Frame& frame) { return local<Play>(frame).by != PlayedBy::player; }
bool by_trigger(const Frame& frame) { return local<Play>(frame).by == PlayedBy::shield_trigger; }
// The keyword whose ability executes the card.
KeywordId keyword_behind(const Match& match, const Frame& frame) {
  if (by_trigger(frame)) return id(Keyword::shield_trigger);
  const auto& strike = match.cards->keyword_abilities[index(id(Keyword::ninja_strike))];
  const bool struck = by_effect(frame) && !strike.empty() && frame.program == strike[0].root;
  return struck ? id(Keyword::ninja_strike) : kNoKeyword;
}

Action action_with(const Face& face) {
  if (face.is(Kind::action)) return Action::cast;
  if (face.is(Kind::item)) return Action::generate;
  return face.is(Kind::location) ? Action::fortify : Action::summon;
}

}  // namespace

Flow Play::declare(Match& match, Frame& frame) {
  if (!listening(match) || is_put(frame)) return Flow::next();
  tell(match, TraceKind::action, [&](TraceItem& item) {
    item.player = frame.controller;
    item.part.verb = Verb::play;
    item.part.player = frame.controller;
    item.part.card = frame.card;
    item.part.face = match.state.card(frame.card).face;
    item.part.other = local<Play>(frame).base;
    item.option = Option::action(id(action_with(match.face(item.part.card))), item.part.card, way_of(frame),
                                 item.part.other);
    item.rule =
        free_of_cost(frame) ? ::kawari::rule::key(::kawari::rule::for_free) : rule::key(rule::declare_card);
  });
  return Flow::next();
}

namespace {

Pending asks(const Match& match, const Frame& frame, Purpose purpose = Purpose::plain) {
  return from_frame(match, {.ask = Ask::objects,
                            .who = frame.controller,
                            .purpose = purpose,
                            .least = 1,
                            .most = 1,
                            .card = frame.card});
}

}  // namespace

// Picks what the card is put on, unless it is already known: the base of an evolution creature, the shield of
// a castle.
Flow Play::pick_base(Match& match, Frame& frame) {
  State& state = match.state;
  CardId& base = local<Play>(frame).base;
  const Face& face = match.face(frame.card);
  const bool wanted = face.is(kind::evolution) || face.is(Kind::location);
  if (!wanted || base != kNoCard) return Flow::next();
  if (state.answered) {
    base = card_of(state, take_answer(match).object());
    return Flow::next();
  }
  ask(match, asks(match, frame));
  return Flow::stay();
}

// [DM-1.50 801.1] A vortex evolution is also put on a second creature.
Flow Play::pick_second(Match& match, Frame& frame) {
  State& state = match.state;
  const CardId card = frame.card;
  if (!match.face(card).is(kind::evolution) || !needs_two(match, card)) return Flow::next();
  if (state.answered) {
    local<Play>(frame).second_base = card_of(state, take_answer(match).object());
    return Flow::next();
  }
  ask(match, asks(match, frame, Purpose::second_base));
  return Flow::stay();
}

namespace {

// The player picks the mana cards; they must pay the cost and every civilization, and none may be
// superfluous.
Flow pay_as_asked(Match& match, Frame& frame) {
  State& state = match.state;
  const CardId card = frame.card;
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

// [DM-1.50 601.1f] Taps the mana; players cannot respond.
Flow pay_mana(Match& match, Frame& frame) {
  ManaCards mana{};
  if (match.ask_payment) return pay_as_asked(match, frame);
  if (!mana_for(match, frame.controller, frame.card, mana) || mana.empty() || !begin_proposal(match))
    return Flow::next();
  for (const CardId c : mana) {
    Part part = make_part(PartKind::exert, Verb::none, frame.controller, ref_of(match.state, c));
    part.flags |= kCost;
    if (!add_part(match, part)) break;
  }
  return Flow::next();
}

}  // namespace

Flow Play::pay(Match& match, Frame& frame) {
  return free_of_cost(frame) ? Flow::next() : pay_mana(match, frame);
}

namespace {

// Tells of a rule that applies to a card, with a sentence of its own.
void tell(Match& match, const Frame& frame, rule::Key cited, const Part& part) {
  tell(match, TraceKind::check, [&](TraceItem& item) {
    item.rule = rule::key(cited);
    item.part = record(match, part);
    item.player = frame.controller;
  });
}

// [DM-1.50 801.2b] If the bases have different orientations, the card is put tapped.
void join_second(Match& match, const Frame& frame, Part& part) {
  State& state = match.state;
  const CardId second = local<Play>(frame).second_base;
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

}  // namespace

// [DM-1.50 601.1g] A creature enters; a spell stays pending while it resolves.
Flow Play::enter(Match& match, Frame& frame) {
  State& state = match.state;
  const CardId card = frame.card;
  const Face& face = match.face(card);
  if (face.is(Kind::action)) {
    local<Play>(frame).from = state.card(card).zone;
    relocate_card(match, card, Zone::pending);
    return Flow::next();
  }
  const bool evolution = face.is(kind::evolution);
  Part part = move_part(match, ref_of(state, card), Zone::play, evolution ? Verb::shift : Verb::play);
  if (evolution || face.is(Kind::location)) part.other = ref_of(state, local<Play>(frame).base);
  if (free_of_cost(frame)) part.flags |= kUnpaid;
  if (evolution && is_put(frame)) part.moved().put_by_effect = true;
  if (!begin_proposal(match)) return Flow::next();
  if (evolution) join_second(match, frame, part);
  (void)add_part(match, part);
  return Flow::next();
}

namespace {

// [DM-1.50 605.2c] "Cast … After you cast that spell, put it … instead of your graveyard": the later sentence
// holds for what the earlier one casts.
void goes_elsewhere(Match& match, const Frame& frame) {
  State& state = match.state;
  if (!by_effect(frame) || state.frames.size() < 2) return;
  const Frame& plays = state.frames[state.frames.size() - 2];
  if (!runs<Program>(plays) || plays.pc == kNoNode || match.book().op(plays.pc) != Op::play_card) return;
  const NodeId says = says_where_it_goes(match.book(), plays.program, plays.pc);
  if (says == kNoNode) return;
  Part part = make_part(PartKind::apply, Verb::none, plays.controller, ref_of(state, frame.card));
  part.source = plays.card;
  part.cause = says;
  (void)add_part(match, part);
}

}  // namespace

Flow Play::executed(Match& match, Frame& frame) {
  if (is_put(frame)) return Flow::next();
  Part part = mark_part(Verb::play, frame.controller, object_of(match.state, frame.card));
  if (is_linked(match.state, frame.card)) part.single = frame.card;
  part.marked().way = way_of(frame);
  if (!begin_proposal(match)) return Flow::next();
  (void)add_part(match, part);
  if (const KeywordId keyword = keyword_behind(match, frame); keyword != kNoKeyword) {
    Part use = mark_part(Verb::use_ability, frame.controller, part.object);
    use.marked().with = keyword;
    use.other = breaker_of(match.state, frame.card);
    (void)add_part(match, use);
  }
  if (match.face(frame.card).is(Kind::action)) goes_elsewhere(match, frame);
  return Flow::next();
}

// Shield trigger cross: the gear is crossed at once with one of its player's creatures, if there is one.
Flow Play::cross_at_once(Match& match, Frame& frame) {
  State& state = match.state;
  const CardId card = frame.card;
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

Flow Play::resolve(Match& match, Frame& frame) {
  const CardId card = frame.card;
  if (!match.face(card).is(Kind::action)) return Flow::next();
  for (const Ability& ability : match.face(card).abilities)
    if (ability.kind == AbilityKind::action_text)
      push_statement(match, ability.root, match.book().kid(ability.root, 0), frame.controller,
                     ref_of(match.state, card), card);
  return Flow::next();
}

// [DM-1.50 605.2f] As its last step, a spell goes to the graveyard.
Flow Play::leave(Match& match, Frame& frame) {
  State& state = match.state;
  const CardId card = frame.card;
  if (state.card(card).zone != Zone::pending) return Flow::next();
  const ObjectRef there = ref_of(state, card);
  const bool replaces_it = match.face(card).replaces.has(Fact::put_into_discard) ||
                           std::any_of(state.effects.begin(), state.effects.end(), [&](const Effect& effect) {
                             return effect.object == there && match.book().op(effect.node) == Op::put_into;
                           });
  if (local<Play>(frame).from == Zone::discard && !replaces_it) {
    // [DM-1.50 409.2a, b] The spell was cast from the graveyard: it does not count as put there, unless its
    // own text replaces that.
    relocate_card(match, card, Zone::discard);
    tell(match, frame, rule::entry_replaced, mark_part(Verb::resolve, frame.controller, ref_of(state, card)));
    return Flow::next();
  }
  Part part = move_part(match, ref_of(state, card), Zone::discard, Verb::resolve);
  if (by_trigger(frame)) part.moved().with = id(Keyword::shield_trigger);
  propose_one(match, part);
  return Flow::next();
}

Flow Play::after(Match& match, Frame& frame) {
  if (!by_effect(frame)) (void)start_after(match);
  return Flow::finish();
}

void play_by_effect(Match& match, const EffectPlay& play) {
  Play::Fields fields;
  fields.way = play.way;
  fields.base = play.with;
  fields.by = PlayedBy::effect;
  push_procedure<Play>(match, play.who, play.card, fields, play.ability);
}

// [DM-1.50 303.3b] Crossing: the gear's cost is paid again.
Flow Cross::declare(Match& match, Frame& frame) {
  tell(match, TraceKind::action, [&](TraceItem& item) {
    item.player = frame.controller;
    item.rule = rule::key(rule::cross);
    item.part.verb = Verb::move;
    item.part.player = frame.controller;
    item.part.card = frame.card;
    item.part.face = match.state.card(frame.card).face;
    item.part.other = local<Cross>(frame).creature;
    item.option = Option::action(id(Action::cross), item.part.card, PlayWay::pay, item.part.other);
  });
  return Flow::next();
}

Flow Cross::pay(Match& match, Frame& frame) { return pay_mana(match, frame); }

Flow Cross::cross(Match& match, Frame& frame) {
  const State& state = match.state;
  propose_one(match, move_to_part(match, frame.controller, ref_of(state, frame.card),
                                  ref_of(state, local<Cross>(frame).creature)));
  return Flow::next();
}

Flow Cross::after(Match& match, Frame&) { return start_after(match); }

}  // namespace kawari::duel_masters
