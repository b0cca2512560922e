#include "text/referent.h"

namespace kawari {

KindSet kinds_of(const Tree& filter) {
  switch (filter.op) {
    case Op::of_kind: {
      // An evolution or psychic card is so in addition to what it is.
      const auto kind = static_cast<Kind>(filter.value);
      return kind == Kind::evolution || kind == Kind::psychic ? KindSet::all() : KindSet(kind);
    }
    case Op::all_of: {
      KindSet out = KindSet::all();
      for (const TreePtr& kid : filter.kids) out &= kinds_of(*kid);
      return out;
    }
    case Op::any_of: {
      KindSet out;
      for (const TreePtr& kid : filter.kids) out |= kinds_of(*kid);
      return out;
    }
    default:
      return KindSet::all();
  }
}

bool is_plural(const Tree& objects) {
  switch (objects.op) {
    case Op::all:
      return true;
    case Op::both_of:
    case Op::under_cards:
      return true;
    case Op::chosen: {
      const Tree& amount = *objects.kids[1];
      if (amount.op == Op::none) return false;
      return amount.op != Op::number || amount.value != 1;
    }
    case Op::top_until:
      return true;
    case Op::top_of_deck:
      // The top cards of several decks are several cards.
      if (objects.kids[0]->op == Op::everyone || objects.kids[0]->op == Op::opponents) return true;
      return objects.kids[1]->op != Op::number || objects.kids[1]->value != 1;
    case Op::at_random:
      return objects.kids[1]->op != Op::none &&
             (objects.kids[1]->op != Op::number || objects.kids[1]->value != 1);
    default:
      return false;
  }
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

bool speaks_of_song(const Tree& tree) {
  if (tree.op == Op::sang) return true;
  for (const TreePtr& kid : tree.kids)
    if (speaks_of_song(*kid)) return true;
  return false;
}

bool speaks_of_shields(const Tree& tree) {
  if (tree.op == Op::in_zone && static_cast<Zone>(tree.value) == Zone::shields) return true;
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

TreePtr singers_of(const Tree& event) {
  Tree song, sang, all;
  song.op = Op::role;
  song.value = static_cast<int>(Role::other);
  sang.op = Op::sang;
  sang.kids = {std::make_shared<Tree>(std::move(song))};
  all.op = Op::all_of;
  if (event.kids[0]->op == Op::all_of)
    all.kids = event.kids[0]->kids;
  else
    all.kids = {event.kids[0]};
  all.kids.push_back(std::make_shared<Tree>(std::move(sang)));
  return std::make_shared<Tree>(std::move(all));
}

}  // namespace kawari
