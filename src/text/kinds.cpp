// What a noun can be, whether it is one or several, and which statements are made of others.
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
    case Op::top_of_deck:
      return objects.kids[1]->op != Op::number || objects.kids[1]->value != 1;
    case Op::at_random:
      return objects.kids[1]->op != Op::none &&
             (objects.kids[1]->op != Op::number || objects.kids[1]->value != 1);
    default:
      return false;
  }
}

bool composite(Op op) {
  switch (op) {
    case Op::seq:
    case Op::may:
    case Op::if_:
    case Op::instead:
    case Op::up_to:
    case Op::chosen_opponent:
    case Op::chosen_player:
    case Op::if_done:
    case Op::or_else:
    case Op::each_player:
    case Op::repeat:
    case Op::choose_one:
    case Op::either_or:
    case Op::unless_pays:
    case Op::delay:
      return true;
    default:
      return false;
  }
}

}  // namespace kawari
