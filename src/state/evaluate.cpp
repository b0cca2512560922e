// Evaluates expressions of programs: conditions, amounts, players, objects. Their forms are in state/ops/.
// Filters have a file of their own.
#include "state/ops/amounts.h"
#include "state/ops/conditions.h"
#include "state/ops/objects.h"
#include "state/ops/own_form.h"
#include "state/ops/players.h"

namespace kawari {

static_assert(each_op_of<Sort::Cond>([]<Op op>() { return check_condition_form<op>(); }));
static_assert(each_op_of<Sort::Amount>([]<Op op>() { return check_amount_form<op>(); }));
static_assert(each_op_of<Sort::Players>([]<Op op>() { return check_players_form<op>(); }));
static_assert(each_op_of<Sort::Objects>([]<Op op>() { return check_objects_form<op>(); }));

int damage_of(const Match& match, ObjectRef ref) {
  if (ref.is_slot()) {
    if (in_place(match.state, ref)) return match.state.slot(ref.slot()).damage;
    if (const Remembered* last = remembered(match.state, ref)) return last->damage;
  }
  return 0;
}

bool holds(const Match& match, const Env& env, NodeId cond) {
  const Expression e{match, env, cond, match.book()[cond]};
  return dispatch<Sort::Cond>(
      e.node.op, [&]<Op op>() { return ConditionForm<op>::holds(e); },
      [&] { return own_form<OwnCondition>(match, e.node.op).holds(e); });
}

ConditionReason reason_of_condition(const Match& match, Op condition) {
  return dispatch<Sort::Cond>(
      condition, []<Op op>() { return ConditionForm<op>::reason; },
      [&] { return own_form<OwnCondition>(match, condition).reason; });
}

int amount(const Match& match, const Env& env, NodeId id) {
  const Expression e{match, env, id, match.book()[id]};
  if (e.node.op == Op::none) return 1;
  if (e.node.op == Op::number) return match.derived.exact(e.node.value);
  return match.derived.exact(dispatch<Sort::Amount>(
      e.node.op, [&]<Op op>() { return AmountForm<op>::value(e); },
      [&] { return own_form<OwnAmount>(match, e.node.op).value(e); }));
}

PlayerList players(const Match& match, const Env& env, NodeId id) {
  const Expression e{match, env, id, match.book()[id]};
  return dispatch<Sort::Players>(
      e.node.op, [&]<Op op>() { return PlayersForm<op>::players(e); },
      [&] { return own_form<OwnPlayers>(match, e.node.op).players(e); });
}

bool includes(const Match& match, const Env& env, NodeId id, PlayerId who) {
  const Expression e{match, env, id, match.book()[id]};
  return dispatch<Sort::Players>(
      e.node.op, [&]<Op op>() { return PlayersForm<op>::includes(e, who); },
      [&] { return own_form<OwnPlayers>(match, e.node.op).includes(e, who); });
}

void objects(const Match& match, const Env& env, NodeId id, ObjectList& out) {
  const Expression e{match, env, id, match.book()[id]};
  dispatch<Sort::Objects>(
      e.node.op, [&]<Op op>() { ObjectsForm<op>::objects(e, out); },
      [&] { own_form<OwnObjects>(match, e.node.op).objects(e, out); });
}

bool objects_possible(const Match& match, const Env& env, NodeId id) {
  const Expression e{match, env, id, match.book()[id]};
  return dispatch<Sort::Objects>(
      e.node.op, [&]<Op op>() { return ObjectsForm<op>::possible(e); },
      [&] { return own_form<OwnObjects>(match, e.node.op).possible(e); });
}

int count_fitting(const Match& match, const Env& env, NodeId filter, int most) {
  int n = 0;
  if (match.book().plain(filter)) {
    for (const SlotId slot : slots_in_order(match))
      if (fits(match, env, filter, ref_of(match.state, slot)) && ++n >= most) break;
    return n;
  }
  ObjectList list{};
  domain(match, env, filter, list);
  for (const ObjectRef ref : list)
    if (fits(match, env, filter, ref) && ++n >= most) break;
  return n;
}

}  // namespace kawari
