#include "text/readable.h"

#include "text/tables.h"

namespace kawari {

namespace {

// "Chosen opponent may draw a card": the player who may is the player who draws. Rejects a reading in which
// you draw.
const char* check_who(const Ops& ops, const Tree& may) {
  if (may.kids[0]->op == Op::you) return nullptr;
  const Tree& act = *may.kids[1];
  const Arity& arity = ops.arity(act.op);
  if (ops.has(act.op, Traits::Composite) || arity.many || arity.kids.empty() ||
      arity.kids[0].sort != Sort::Players)
    return nullptr;
  if (act.kids[0]->op == Op::you && act.kids[0]->hint.canonical())
    return "It is another player who may do that.";
  return nullptr;
}

// Whether two comparisons of the same amount cannot both be true.
bool exclude(const Tree& a, const Tree& b) {
  if (a.op != Op::compare || b.op != Op::compare) return false;
  const auto above = [](const Tree& c) { return static_cast<Comparison>(c.value) == Comparison::more_than; };
  const auto below = [](const Tree& c) { return static_cast<Comparison>(c.value) == Comparison::less_than; };
  return same_tree(*a.kids[0], *b.kids[0]) && same_tree(*a.kids[1], *b.kids[1]) &&
         ((above(a) && below(b)) || (below(a) && above(b)));
}
// "At …, if A, …. If B, …": if A and B exclude each other, they are two cases of the effect. Otherwise A is
// the condition of the ability.
const char* check_cases(const Ops&, const Tree& ability) {
  const Tree& effect = *ability.kids[3];
  if (effect.op != Op::seq || effect.kids.size() < 2) return nullptr;
  const Tree& last = *effect.kids.back();
  if (last.op != Op::if_) return nullptr;
  const bool cases = effect.hint.said == Said::cases;
  const Tree& first = cases ? *effect.kids[0]->kids[0] : *ability.kids[2];
  if (exclude(first, *last.kids[0]) != cases) return "The conditions do not go together like this.";
  return nullptr;
}

// A card is in one zone: rejects a reading that adds "from the hand" to "from your discard".
const char* check_zones(const Ops& ops, const Tree& tree) {
  int zones = 0;
  for (const TreePtr& kid : tree.kids) {
    const bool zone = ops.has(kid->op, Traits::NamesZone) ||
                      (kid->op == Op::any_of && !kid->kids.empty() && kid->kids[0]->op == Op::in_zone);
    zones += zone ? 1 : 0;
  }
  if (zones > 1) return "No card is in two zones.";
  return nullptr;
}

// "Whenever … this turn, A. Then B": B is part of the effect each time.
const char* check_then(const Ops&, const Tree& seq) {
  if (seq.hint.said != Said::then) return nullptr;
  for (std::size_t i = 0; i + 1 < seq.kids.size(); ++i)
    if (seq.kids[i]->op == Op::create && seq.kids[i]->kids[1]->op == Op::triggered)
      return "What comes then belongs to what happens each time.";
  return nullptr;
}

bool fill_duration(const Ops& ops, Draft& tree, const Tree* duration) {
  if (tree.op == Op::seq) {
    bool fits = true;
    for (std::size_t i = 0; i < tree.count(); ++i) fits = fill_duration(ops, tree.kid(i), duration) && fits;
    return fits;
  }
  const Arity& arity = ops.arity(tree.op);
  for (std::size_t i = 0; i < arity.kids.size() && !arity.many; ++i) {
    if (arity.kids[i].sort != Sort::Duration) continue;
    if (tree.kids[i]->op == Op::none) return duration == nullptr || duration->op == Op::none;
    if (tree.kids[i]->op != kSameDuration) continue;
    if (duration == nullptr || duration->op == Op::none) return false;
    std::shared_ptr<Draft> copy = Draft::of(*duration);
    copy->hint = Said::left_out;
    tree.set_kid(i, std::move(copy));
  }
  return true;
}

// A check for nodes of one op.
struct Check {
  Op op;
  const char* (*wrong)(const Ops&, const Tree&);
};
constexpr Check kChecks[] = {
    {Op::may, check_who}, {Op::seq, check_then}, {Op::triggered, check_cases}, {Op::all_of, check_zones}};

}  // namespace

bool share_duration(const Ops& ops, const Tree& base, Draft& alternative) {
  const Tree* duration = nullptr;
  const Arity& arity = ops.arity(base.op);
  for (std::size_t i = 0; i < arity.kids.size(); ++i) {
    if (arity.kids[i].sort == Sort::Duration) duration = base.kids[i].get();
  }
  return fill_duration(ops, alternative, duration);
}

const char* no_reading(const Ops& ops, const Tree& node) {
  for (const Check& check : kChecks)
    if (check.op == node.op) return check.wrong(ops, node);
  return nullptr;
}

}  // namespace kawari
