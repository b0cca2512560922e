// Evaluates filters of programs: which objects and cards fit a description. Their forms are in state/ops/.
#include "state/ops/filters_card.h"
#include "state/ops/filters_logic.h"
#include "state/ops/filters_place.h"
#include "state/ops/filters_table.h"
#include "state/ops/named_zones.h"
#include "state/ops/own_form.h"

namespace kawari {

static_assert(each_op_of<Sort::Filter>([]<Op op>() { return check_filter_form<op>(); }));

void domain(const Match& match, const Env& env, NodeId filter, ObjectList& out) {
  const State& state = match.state;
  if (match.book().plain(filter)) {
    for (const SlotId slot : slots_in_order(match)) out.push(ref_of(state, slot));
    return;
  }
  if (const NodeId set = named_set(match.book(), filter); set != kNoNode) {
    ObjectList list{};
    objects(match, env, set, list);
    for (const ObjectRef ref : list)
      if (in_place(state, ref)) out.push(ref);
    return;
  }
  ZonesOfFilter zones{};
  zones_of(match.book(), filter, zones);
  if (zones.empty() || in_play_or_elsewhere(match.book(), filter))
    for (const SlotId slot : slots_in_order(match)) out.push(ref_of(state, slot));
  for (const NodeId where : zones) {
    const Node& node = match.book()[where];
    dispatch<Sort::Filter>(
        node.op, [&]<Op op>() { FilterForm<op>::outside(match, env, node, out); },
        [&] { own_form<OwnFilter>(match, node.op).outside(match, env, node, out); });
  }
}

bool searches(const Match& match, const Env& env, NodeId filter, PlayerId whose) {
  if (named_set(match.book(), filter) != kNoNode) return false;
  ZonesOfFilter zones{};
  zones_of(match.book(), filter, zones);
  for (const NodeId where : zones) {
    const Node& node = match.book()[where];
    if (node.op == Op::in_zone && static_cast<Zone>(node.value) == Zone::deck &&
        includes(match, env, match.book().kid(node, 0), whose))
      return true;
  }
  return false;
}

bool fits_card(const Match& match, const Env& env, NodeId filter, ObjectRef object, CardId card, bool here) {
  const Node& node = match.book()[filter];
  const Asked asked{{match, env, filter, node}, object, card, here};
  return dispatch<Sort::Filter>(
      node.op, [&]<Op op>() { return FilterForm<op>::fits(asked); },
      [&] { return own_form<OwnFilter>(match, node.op).fits(asked); });
}

bool fits(const Match& match, const Env& env, NodeId filter, ObjectRef object) {
  const bool here = object.is_slot() && in_place(match.state, object);
  const CardId card = here ? match.state.slot(object.slot()).top : card_of(match.state, object);
  return fits_card(match, env, filter, object, card, here);
}

bool fits_played(const Match& match, const Env& env, NodeId filter, ObjectRef object) {
  const Book& book = match.book();
  const Node& node = book[filter];
  if (node.op == Op::in_zone) return true;
  if (node.op != Op::all_of) return fits(match, env, filter, object);
  for (const NodeId kid : book.kids(node))
    if (!fits_played(match, env, kid, object)) return false;
  return true;
}

FilterReason reason_of_filter(const Match& match, Op filter) {
  return dispatch<Sort::Filter>(
      filter, []<Op op>() { return FilterForm<op>::reason; },
      [&] { return own_form<OwnFilter>(match, filter).reason; });
}

}  // namespace kawari
