// Payment: the longer functions of the cost forms, and what must be paid for a quest or a challenge.
#include "event/event.h"
#include "games/lorcana/obstacles.h"
#include "games/lorcana/ops_costs.h"
#include "games/lorcana/ops_play.h"
#include "state/statics.h"

namespace kawari::lorcana {

Verdict ExertSelf::can_pay(const Paying& p) {
  const Match& match = p.match;
  const CardId card = p.card;
  const State& state = match.state;
  if (state.card(card).zone != Zone::play) return Verdict::no(rule::key(rule::use_ready), card);
  const Slot& slot = state.slot(state.card(card).slot);
  // [LOR-2.1 4.4.2] A character must be dry; items and locations need not be.
  if (slot.drying && match.face(card).is(Kind::character))
    return Verdict::no(rule::key(rule::use_dry), card).as(Obstacle::drying);
  if (slot.exerted) return Verdict::no(rule::key(rule::use_ready), card).as(Obstacle::exerted);
  if (const Forbidden f = forbidden(match, ref_of(state, card), ban::exert))
    return Verdict::no(::kawari::rule::key(::kawari::rule::cant_beats_can), f.by, f.node);
  return Verdict::yes();
}

void UnlessPays::run(Match& match, Frame& frame, const Node& node) {
  State& state = match.state;
  const Env env = env_of(frame);
  const PlayerId who = first_player(match, env, match.book().kid(node, 0));
  const int price = amount(match, env, match.book().kid(node, 1));
  if (frame.progress == Progress::under_way) {
    go_on(frame, node.next);
    return;
  }
  if (state.answered) {
    if (take_answer(match).is(OptionKind::yes)) {
      frame.progress = Progress::under_way;
      Part part = make_part(PartKind::pay, Verb::none, who);
      part.amount = price;
      part.flags |= kCost;
      if (begin_proposal(match)) (void)add_part(match, part);
      return;
    }
    go_on(frame, match.book().kid(node, 2));
    return;
  }
  if (who == kNoPlayer || ready_resources(match, who) < price) {
    go_on(frame, match.book().kid(node, 2));
    return;
  }
  ask(match, {.ask = Ask::may, .who = who, .node = frame.pc, .card = frame.card});
}

// [LOR-2.1 4.5.1.2, 4.6.4.3] The ink that must be paid to quest or challenge.
int toll(const Match& match, SlotId slot, Ban what) {
  int total = 0;
  each_static(match, op_of<Toll>, [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    if (static_cast<Ban>(node.value) == what && is_about(match, view, slot))
      total += amount(match, view.env, match.book().kid(node, 1));
  });
  return total;
}

bool pay_toll(Match& match, Frame& frame, Ban what) {
  if (frame.progress == Progress::under_way) return false;
  const int ink = toll(match, match.state.card(frame.card).slot, what);
  if (ink <= 0 || !begin_proposal(match)) return false;
  frame.progress = Progress::under_way;
  Part part = make_part(PartKind::pay, Verb::none, frame.controller);
  part.amount = ink;
  part.flags |= kCost;
  part.source = frame.card;
  part.scope = proposal_scope(match);
  (void)add_part(match, part);
  return true;
}

}  // namespace kawari::lorcana
