#include "text/referent.h"

namespace kawari {

KindSet kinds_of(const Tree& filter) {
  if (filter.op == Op::of_kind) {
    return static_cast<Kind>(filter.value);
  }
  const bool all = filter.op == Op::all_of, any = filter.op == Op::any_of;
  KindSet out = any ? KindSet() : KindSet::all();
  for (const TreePtr& kid : filter.kids) {
    if (all) out &= kinds_of(*kid);
    if (any) out |= kinds_of(*kid);
  }
  return out;
}

bool is_plural(const Ops& ops, const Tree& objects) {
  if (ops.has(objects.op, Traits::Several)) return true;
  if (!ops.has(objects.op, Traits::Counted)) return false;
  if (one_each(objects)) return true;  // the top cards of several decks are several cards
  const Tree& amount = *objects.kids[1];
  if (amount.op == Op::none) return false;
  return amount.op != Op::number || amount.value != 1;
}

bool at_some_place(const Tree& filter) {
  if (filter.op == Op::at) return filter.kids[0]->op == Op::all;
  if (filter.op != Op::all_of) return false;
  for (const TreePtr& kid : filter.kids) {
    if (at_some_place(*kid)) return true;
  }
  return false;
}

bool one_each(const Tree& shown) {
  return shown.op == Op::top_of_deck &&
         (shown.kids[0]->op == Op::everyone || shown.kids[0]->op == Op::opponents);
}

bool says_who_did(const Ops& ops, const Tree& tree) {
  if (ops.has(tree.op, Traits::DidIt)) return true;
  for (const TreePtr& kid : tree.kids)
    if (says_who_did(ops, *kid)) return true;
  return false;
}

bool speaks_of_shields(const Tree& tree) {
  if (tree.op == Op::in_zone && static_cast<Zone>(tree.value) == own_zone(0)) return true;
  for (const TreePtr& kid : tree.kids)
    if (speaks_of_shields(*kid)) return true;
  return false;
}

bool names_self(const Tree& filter) { return filter.op == Op::same_as && filter.kids[0]->op == Op::self; }

bool shows_resources(const Tree& shown) {
  return shown.op == Op::all && shown.kids[0]->op == Op::in_zone &&
         static_cast<Zone>(shown.kids[0]->value) == Zone::resource;
}

bool shows_hidden(const Tree& statement) {
  if (statement.op != Op::reveal && statement.op != Op::look_at) return false;
  const Tree& shown = *statement.kids.back();
  return shown.op == Op::top_of_deck || shown.op == Op::top_until || shows_resources(shown);
}

bool contains(const Tree& tree, Op wanted) {
  if (tree.op == wanted) return true;
  for (const TreePtr& kid : tree.kids) {
    if (contains(*kid, wanted)) return true;
  }
  return false;
}

TreePtr doers_of(const Tree& event, Op did_it) {
  Tree with, did, all;
  with.op = Op::role;
  with.value = static_cast<int>(Role::other);
  did.op = did_it;
  did.kids = {std::make_shared<Tree>(std::move(with))};
  all.op = Op::all_of;
  if (event.kids[0]->op == Op::all_of)
    all.kids = event.kids[0]->kids;
  else
    all.kids = {event.kids[0]};
  all.kids.push_back(std::make_shared<Tree>(std::move(did)));
  return std::make_shared<Tree>(std::move(all));
}

}  // namespace kawari
