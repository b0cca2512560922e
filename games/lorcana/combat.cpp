// The challenge: declaration, damage, end, with the bag after each.
#include "commit/commit.h"
#include "commit/effects.h"
#include "event/event.h"
#include "games/lorcana/lorcana.h"
#include "state/statics.h"

namespace kawari::lorcana {
Flow Challenge::declare(Match& match, Frame& frame) {
  State& state = match.state;
  if (frame.progress == Progress::fresh) {
    frame.subject = ref_of(state, frame.card);
    frame.other = ref_of(state, local<Challenge>(frame).challenged);
  }
  if (frame.progress == Progress::fresh) {
    tell(match, TraceKind::action, [&](TraceItem& item) {
      item.player = frame.controller;
      item.rule = rule::key(rule::challenge_declare);
      item.part = record(match, mark_part(verb::challenge, frame.controller, frame.subject, frame.other));
      item.option = Option::action(id(Action::challenge), item.part.card, PlayWay::pay, item.part.other);
    });
  }
  if (pay_toll(match, frame, ban::challenge)) return Flow::stay();
  // Who was to be challenged has left with its player.
  if (!in_place(state, frame.other)) return jump(Step::after_end);
  if (!begin_proposal(match)) return Flow::next();
  Part part = make_part(PartKind::exert, verb::challenge, frame.controller, frame.subject);
  part.scope = proposal_scope(match);
  (void)add_part(match, part);
  return Flow::next();
}

// [LOR-2.1 4.6.4.5] The challenge occurs; from now on "while challenging" applies.
Flow Challenge::occur(Match& match, Frame& frame) {
  if (!in_place(match.state, frame.subject) || !in_place(match.state, frame.other))
    return jump(Step::after_end);
  if (!begin_proposal(match)) return Flow::next();
  Part part = mark_part(verb::challenge, frame.controller, frame.subject, frame.other);
  part.scope = proposal_scope(match);
  (void)add_part(match, part);
  return Flow::next();
}

Flow Challenge::after_occurring(Match& match, Frame&) { return start_after(match); }

namespace {

// Tells that a participant deals no damage, or that neither does, and by which rule.
void tell_none(Match& match, rule::Key cited, const Part& would, bool negative = false) {
  tell(match, TraceKind::no_effect, [&](TraceItem& item) {
    item.rule = rule::key(cited);
    if (negative) item.rule2 = ::kawari::rule::key(::kawari::rule::negative_value);
    item.part = record(match, would);
    item.player = item.part.player;
  });
}

// [LOR-2.1 4.6.6.1] Strength, unless an ability says that the character deals damage with another figure.
Stat challenge_figure(const Match& match, ObjectRef from) {
  Stat figure = Stat::strength;
  each_static(match, op_of<DealsWith>, [&](const StaticView& view) {
    if (is_about(match, view, from.slot())) figure = static_cast<Stat>(match.book()[view.node].value);
  });
  return figure;
}

}  // namespace

// [LOR-2.1 4.6.6] Both amounts are taken from the present values and dealt together; the damage of each
// participant is an event of its own.
Flow Challenge::damage(Match& match, Frame& frame) {
  const State& state = match.state;
  for (const CardId card : {frame.card, local<Challenge>(frame).challenged}) {
    const bool challenger = card == frame.card;
    if (in_place(state, challenger ? frame.subject : frame.other)) continue;
    Part left = mark_part(verb::challenge, frame.controller, ref_of(state, card));
    tell_none(match, rule::challenge_left, left);  // [LOR-2.1 4.6.9]
    return Flow::next();
  }
  if (!begin_proposal(match)) return Flow::next();
  auto deal = [&](ObjectRef from, ObjectRef to) {
    const bool location = !is_kind(match, from, Kind::character);
    const int strength = location ? 0 : stat(match, from, challenge_figure(match, from));
    if (strength <= 0) {  // [LOR-2.1 4.6.8.3, 5.3.6.2]
      tell_none(match, location ? rule::location_deals_none : rule::strength_zero,
                damage_part(PartKind::deal_damage, to, 0, card_of(state, from)), strength < 0);
      return;
    }
    Part part = damage_part(PartKind::deal_damage, to, strength, card_of(state, from));
    part.other = from;
    part.flags |= kCombat;
    part.scope = proposal_scope(match);
    (void)add_part(match, part);
  };
  deal(frame.subject, frame.other);
  deal(frame.other, frame.subject);
  return Flow::next();
}

Flow Challenge::after_damage(Match& match, Frame&) { return start_after(match); }

// [LOR-2.1 4.6.7] Ends the challenge, and the effects that last as long as it.
Flow Challenge::end(Match& match, Frame& frame) {
  expire(match, Until::end_of_challenge, kNoPlayer, rule::key(rule::challenge_over));
  if (!begin_proposal(match)) return Flow::next();
  Part part = mark_part(Verb::end_challenge, frame.controller, {});
  part.scope = proposal_scope(match);
  (void)add_part(match, part);
  return Flow::next();
}

Flow Challenge::after_end(Match& match, Frame&) { return start_after(match); }

}  // namespace kawari::lorcana
