#include "run/paying.h"

#include "event/event.h"
#include "state/asking.h"

namespace kawari {

NodeId cost_item(const Match& match, NodeId cost, int i) {
  if (cost == kNoNode || match.book().absent(cost)) return kNoNode;
  const Node& node = match.book()[cost];
  if (node.op != Op::costs) return i == 0 ? cost : kNoNode;
  return i < node.kid_count ? match.book().kid(node, i) : kNoNode;
}

const OwnCost& cost_form(const Match& match, NodeId item) {
  return own_form<OwnCost>(match, match.book().op(item));
}

int cards_to_pay(const Match& match, NodeId item) {
  const NodeId many = match.book().kid(item, 1);
  return match.book().absent(many) ? 1 : match.book()[many].value;
}

void payers(const Match& match, PlayerId who, CardId card, NodeId item, ObjectList& out) {
  cost_form(match, item).payers({match, who, card, item, match.book()[item]}, out);
}

namespace {

// Whether this part of the cost must be paid.
bool is_paid(const Match& match, const OwnCost& form, bool free) {
  return !free || form.paid_when_free(match);
}

}  // namespace

Verdict can_pay(const Match& match, PlayerId who, CardId card, NodeId cost, bool free) {
  for (int i = 0;; ++i) {
    const NodeId item = cost_item(match, cost, i);
    if (item == kNoNode) return Verdict::yes();
    const OwnCost& form = cost_form(match, item);
    if (!is_paid(match, form, free)) continue;
    if (const Verdict v = form.can_pay({match, who, card, item, match.book()[item]}); !v.legal) return v;
  }
}

Flow pick_payers(Match& match, Frame& frame, NodeId cost, bool free, std::uint8_t& paying) {
  State& state = match.state;
  for (;; ++paying) {
    const NodeId item = cost_item(match, cost, paying);
    if (item == kNoNode) break;
    const OwnCost& form = cost_form(match, item);
    if (form.payers_in == Zone::none || !is_paid(match, form, free)) continue;
    if (state.answered) state.picks.push(state, take_answer(match).object());
    const int left = cards_to_pay(match, item) - static_cast<int>(state.picks.size());
    if (left > 0) {
      const auto picks_left = static_cast<std::uint16_t>(left);
      ask(match, {.ask = Ask::objects,
                  .who = frame.controller,
                  .least = picks_left,
                  .most = picks_left,
                  .node = item,
                  .card = frame.card});
      return Flow::stay();
    }
    Register& r = frame.regs[paying];
    r.set = 1;
    r.first = state.refs.next_place();
    r.count = static_cast<std::uint16_t>(state.picks.size());
    for (const ObjectRef ref : state.picks) state.refs.push(state, ref);
    state.picks.clear();
  }
  paying = 0;
  return Flow::next();
}

void pay_cost(Match& match, Frame& frame, NodeId cost, bool free, Verb verb) {
  if (!begin_proposal(match)) return;
  const std::uint8_t scope = proposal_scope(match);
  for (int i = 0;; ++i) {
    const NodeId item = cost_item(match, cost, i);
    if (item == kNoNode) break;
    const OwnCost& form = cost_form(match, item);
    if (!is_paid(match, form, free)) continue;
    const Register& r = frame.regs[i];
    const Paying paying{match, frame.controller, frame.card, item, match.book()[item]};
    Parts parts{};
    form.pay({paying, {match.state.refs.begin() + r.first, r.count}, verb}, parts);
    for (Part& part : parts) {
      part.flags |= kCost;
      part.scope = scope;
      part.source = frame.card;
      (void)add_part(match, part);
    }
  }
}

}  // namespace kawari
