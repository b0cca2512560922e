// Playing a card: announce, pay, enter or resolve. Also the effect of an action that another effect played.
#include <algorithm>

#include "commit/commit.h"
#include "commit/marks.h"
#include "event/event.h"
#include "games/lorcana/lorcana.h"
#include "run/run.h"

namespace kawari::lorcana {
namespace {

bool by_effect(const Frame& frame) { return local<Play>(frame).by_effect; }
Way way_of(const Frame& frame) { return local<Play>(frame).way; }
// The card that the way needs.
CardId with(const Frame& frame) { return local<Play>(frame).with; }

}  // namespace

Flow Play::announce(Match& match, Frame& frame) {
  tell(match, TraceKind::action, [&](TraceItem& item) {
    item.player = frame.controller;
    item.part.verb = Verb::play;
    item.part.player = frame.controller;
    item.part.card = frame.card;
    item.part.face = match.state.card(frame.card).face;
    item.part.other = with(frame);
    item.option = Option::action(id(Action::play), item.part.card, id(way_of(frame)), item.part.other);
    const bool plain = way_of(frame) == Way::pay;
    if (by_effect(frame))
      item.rule = ::kawari::rule::key(::kawari::rule::played_by_effect);
    else if (!plain)
      item.rule = rule::key(rule::play_how);
    else if (match.face(item.part.card).is(Kind::action))
      item.rule = rule::key(rule::action_resolves);
  });
  return Flow::next();
}

namespace {

bool pay_ink_part(Match& match, const Frame& frame, int price) {
  if (price <= 0) return true;
  Part part = make_part(PartKind::pay, Verb::none, frame.controller);
  part.amount = price;
  part.flags |= kCost;
  part.source = frame.card;
  return begin_proposal(match) && add_part(match, part);
}

// The singers are exerted; each of them sings the song.
void exert_singers(Match& match, const Frame& frame) {
  if (!begin_proposal(match)) return;
  const std::uint8_t scope = proposal_scope(match);
  auto exert = [&](ObjectRef ref) {
    Part part = make_part(PartKind::exert, verb::sing, frame.controller, ref);
    part.flags |= kCost;
    part.scope = scope;
    part.source = frame.card;
    (void)add_part(match, part);
  };
  if (way_of(frame) == Way::sing) {
    exert(ref_of(match.state, with(frame)));
    return;
  }
  const Register& r = reg<Play>(frame, Play::Reg::singers);
  for (int i = 0; i < r.count; ++i) exert(match.state.refs[static_cast<std::size_t>(r.first + i)]);
}

int picked_total(const Match& match) {
  int total = 0;
  for (const ObjectRef ref : match.state.picks) total += singing_cost(match, ref.slot());
  return total;
}

// Picks the singers, one at a time.
Flow pick_more(Match& match, Frame& frame, int least, int most) {
  State& state = match.state;
  if (state.answered) {
    const Option answer = take_answer(match);
    if (answer.is(OptionKind::object))
      state.picks.push(state, answer.object());
    else
      most = 0;
  }
  if (most > 0) {
    ask(match, {.ask = Ask::objects,
                .who = frame.controller,
                .least = static_cast<std::uint16_t>(least),
                .most = static_cast<std::uint16_t>(most),
                .card = frame.card});
    return Flow::stay();
  }
  Register& r = reg<Play>(frame, Play::Reg::singers);
  r.set = 1;
  r.first = state.refs.next_place();
  r.count = static_cast<std::uint16_t>(state.picks.size());
  const auto picks = state.picks;
  state.picks.clear();
  for (const ObjectRef ref : picks) state.refs.push(state, ref);
  return Flow::next();
}

// [LOR-2.2 8.10] Duo Shift is put on two cards, Combo Shift on one or two.
bool ask_second_below(Match& match, Frame& frame) {
  State& state = match.state;
  if (state.answered) {
    const Option answer = take_answer(match);
    if (answer.is(OptionKind::object)) local<Play>(frame).second_below = card_of(state, answer.object());
    return false;
  }
  const NodeId shift = shift_onto(match, frame.controller, frame.card, with(frame));
  const ShiftVariant variant = shift == kNoNode ? ShiftVariant::one : shift_variant(match, shift);
  if (variant != ShiftVariant::duo && variant != ShiftVariant::combo) return false;
  const std::uint16_t least = variant == ShiftVariant::duo;
  const Pending question = from_frame(match, {.ask = Ask::objects,
                                              .who = frame.controller,
                                              .purpose = Purpose::second_base,
                                              .least = least,
                                              .most = 1,
                                              .card = frame.card});
  ObjectList options{};
  match.rules->procedure_options(match, question, options);
  if (options.empty()) return false;
  ask(match, question);
  return true;
}

// The cost of the announced way, without the ink that depends on modifiers.
NodeId cost_of_way(const Match& match, const Frame& frame) {
  return cost_of_way(match, frame.controller, frame.card, way_of(frame), with(frame));
}

}  // namespace

// Picks before paying: the other singers, a second card below, the cards of a cost.
Flow Play::pick(Match& match, Frame& frame) {
  State& state = match.state;
  const CardId card = frame.card;
  if (way_of(frame) == Way::sing_together) {
    if (state.picks.empty() && !state.answered) state.picks.push(state, ref_of(state, with(frame)));
    ObjectList options{};
    if (state.answered && state.answer.is(OptionKind::object))
      state.picks.push(state, take_answer(match).object());
    match.rules->procedure_options(match, from_frame(match, {}), options);
    const bool enough = picked_total(match) >= sing_together_number(match, card);
    return pick_more(match, frame, enough ? 0 : 1, options.empty() ? 0 : 1);
  }
  if (way_of(frame) == Way::shift && frame.progress == Progress::fresh) {
    if (ask_second_below(match, frame)) return Flow::stay();
    frame.progress = Progress::under_way;
  }
  return pick_payers(match, frame, cost_of_way(match, frame), false, local<Play>(frame).paying);
}

// [LOR-2.1 4.3.2.4] The total cost is paid in full. The amount of ink that was paid is remembered.
Flow Play::pay(Match& match, Frame& frame) {
  const CardId card = frame.card;
  const NodeId cost = cost_of_way(match, frame);
  const int ink = play_cost(match, frame.controller, card, way_of(frame), with(frame));
  if (way_of(frame) == Way::sing || way_of(frame) == Way::sing_together) exert_singers(match, frame);
  (void)pay_ink_part(match, frame, ink);
  if (cost != kNoNode && !match.book().absent(cost)) pay_cost(match, frame, cost, false, Verb::none);
  int total = ink;
  for (int i = 0; cost_item(match, cost, i) != kNoNode; ++i) {
    const NodeId item = cost_item(match, cost, i);
    if (match.book().op(item) == op_of<PayInk>)
      total += Paying{match, frame.controller, card, item, match.book()[item]}.number(0);
  }
  local<Play>(frame).paid = total;
  return Flow::next();
}

// [LOR-2.1 4.3.3] The card enters the play zone; an action waits there while its effect resolves.
Flow Play::enter(Match& match, Frame& frame) {
  const CardId card = frame.card;
  if (match.face(card).is(Kind::action)) {
    relocate_card(match, card, Zone::pending);
    return Flow::next();
  }
  const Fields& own = local<Play>(frame);
  const bool shift = own.way == Way::shift;
  Part part = move_part(match, ref_of(match.state, card), Zone::play, shift ? Verb::shift : Verb::play);
  if (shift) part.other = ref_of(match.state, own.with);
  if (own.exerted) part.flags |= kEntersExerted;
  if (!begin_proposal(match)) return Flow::next();
  part.scope = proposal_scope(match);
  if (shift && own.second_below != kNoCard) {
    const ObjectRef second = ref_of(match.state, own.second_below);
    Part join = make_part(PartKind::put_under, Verb::shift, frame.controller, second);
    join.other = part.other;
    join.scope = part.scope;
    (void)add_part(match, join);
  }
  (void)add_part(match, part);
  return Flow::next();
}

Flow Play::played(Match& match, Frame& frame) {
  const CardId card = frame.card;
  if (!begin_proposal(match)) return Flow::next();
  const std::uint8_t scope = proposal_scope(match);
  const ObjectRef song = ref_of(match.state, card);
  Part part = mark_part(Verb::play, frame.controller, song);
  part.scope = scope;
  const Fields& own = local<Play>(frame);
  part.marked().way = id(own.way);
  part.amount = own.paid;
  if (own.way == Way::shift) part.marked().covered = own.second_below == kNoCard ? 1 : 2;
  (void)add_part(match, part);
  const Verb sings = way_of(frame) == Way::sing ? verb::sing : verb::sing_along;
  auto sang = [&](ObjectRef singer) {
    Part sing = mark_part(sings, frame.controller, singer, song);
    sing.scope = scope;
    (void)add_part(match, sing);
  };
  if (way_of(frame) == Way::sing) sang(ref_of(match.state, with(frame)));
  if (way_of(frame) == Way::sing_together) {
    const Register& r = reg<Play>(frame, Play::Reg::singers);
    for (int i = 0; i < r.count; ++i) sang(match.state.refs[static_cast<std::size_t>(r.first + i)]);
  }
  return Flow::next();
}

namespace {

void push_effect(Match& match, CardId card) {
  const State& state = match.state;
  for (const Ability& ability : match.face(card).abilities) {
    if (ability.kind != AbilityKind::action_text) continue;
    push_statement(match, ability.root, match.book().kid(ability.root, 0), state.card(card).player(),
                   ref_of(state, card), card);
    return;
  }
}

void to_discard(Match& match, CardId card) {
  if (match.state.card(card).zone != Zone::pending) return;
  if (!begin_proposal(match)) return;
  Part part = move_part(match, ref_of(match.state, card), Zone::discard, Verb::resolve);
  part.scope = proposal_scope(match);
  (void)add_part(match, part);
}

}  // namespace

Flow Play::resolve(Match& match, Frame& frame) {
  const CardId card = frame.card;
  if (!match.face(card).is(Kind::action)) return jump(Step::after);
  if (by_effect(frame)) {
    // [LOR-2.1 6.7.8.1] Its effect waits until the instructing one is complete.
    if (match.edition->on(kDeferredInDiscard) && says_where_it_goes(match.book(), frame.program) == kNoNode)
      relocate_card(match, card, Zone::discard);
    defer(match.state, card);
    return Flow::finish();
  }
  push_effect(match, card);
  return Flow::next();
}

Flow Play::leave(Match& match, Frame& frame) {
  to_discard(match, frame.card);
  return Flow::next();
}

Flow Play::after(Match& match, Frame& frame) {
  if (!by_effect(frame)) (void)start_after(match);
  return Flow::finish();
}

void play_by_effect(Match& match, const EffectPlay& play) {
  Play::Fields fields;
  fields.way = way_of(play.way);
  fields.with = play.with;
  fields.by_effect = true;
  fields.exerted = play.exerted;
  push_procedure<Play>(match, play.who, play.card, fields, play.ability);
}

Flow Deferred::take_effect(Match& match, Frame& frame) {
  undefer(match.state, frame.card);
  push_effect(match, frame.card);
  return Flow::next();
}

Flow Deferred::leave(Match& match, Frame& frame) {
  to_discard(match, frame.card);
  return Flow::next();
}

}  // namespace kawari::lorcana
