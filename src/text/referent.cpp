// What can be said of the cards that a phrase names: their kinds, and whether they are several.
#include "text/resolve.h"

namespace kawari {

KindSet kinds_of(const Tree& filter) {
  switch (filter.op) {
    case Op::of_kind: {
      // An evolution or psychic card is so in addition to what it is.
      const auto kind = static_cast<Kind>(filter.value);
      return kind == Kind::evolution || kind == Kind::psychic ? KindSet{0xFF} : kind_bit(kind);
    }
    case Op::all_of: {
      KindSet out = 0xFF;
      for (const TreePtr& kid : filter.kids) out &= kinds_of(*kid);
      return out;
    }
    case Op::any_of: {
      KindSet out = 0;
      for (const TreePtr& kid : filter.kids) out |= kinds_of(*kid);
      return out;
    }
    default:
      return 0xFF;
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

}  // namespace kawari
