// References by an action: "the banished character" means the object of the last instruction with that verb,
// or the card that was banished as a cost. The resolver of references uses this table.
#pragma once
#include "text/tables.h"

namespace kawari {

inline constexpr OpTraits kPaidByCards =
    Traits::PaidByExerting | Traits::PaidByBanishing | Traits::PaidByDiscarding;

struct Deed {
  Op statement = Op::none;       // the instruction, where it is one of the core …
  OpTraits cost = Traits::None;  // what is done with the cards that pay; None: no cost counts
  KindSet kinds;
  OpTraits does = Traits::None;  // … or a trait that only such instructions have

  bool is_one() const {
    return statement != Op::none || does != Traits::None;
  }  // otherwise the pronoun is not
  bool done_by(const Ops& ops, Op op) const {
    return statement != Op::none ? op == statement : ops.has(op, does);
  }
};

inline Deed deed_of(Pronoun pronoun) {
  switch (pronoun) {
    case Pronoun::exerted:
      return {Op::exert, Traits::PaidByExerting, Kind::character};
    case Pronoun::banished:
      return {Op::banish, Traits::PaidByBanishing, Kind::character};
    case Pronoun::done_banish:
      return {Op::banish, Traits::None, KindSet::all()};
    case Pronoun::done_move:
      return {Op::put_into, Traits::None, KindSet::all()};
    case Pronoun::banished_item:
      return {Op::banish, Traits::PaidByBanishing, Kind::item};
    case Pronoun::returned:
      return {Op::put_into, Traits::None, Kind::character};
    case Pronoun::discarded:
      return {Op::discard, Traits::PaidByDiscarding, KindSet::all()};
    case Pronoun::revealed:
      return {Op::reveal, Traits::None, KindSet::all()};
    case Pronoun::healed:
      return {Op::none, Traits::None, Kind::character, Traits::Heals};
    case Pronoun::it:
    case Pronoun::they:
    case Pronoun::he:
    case Pronoun::she:
    case Pronoun::that_card:
    case Pronoun::again:
    case Pronoun::elided:
    case Pronoun::chosen:
    case Pronoun::moved:
    case Pronoun::the_other:
    case Pronoun::challenging:
    case Pronoun::challenged:
    case Pronoun::that_shield:
    case Pronoun::the_chosen:
    case Pronoun::chosen_card:
    case Pronoun::each_one:
    case Pronoun::those:
    case Pronoun::looked:
    case Pronoun::this_way:
    case Pronoun::those_cards:
    case Pronoun::those_shields:
    case Pronoun::count_:
      break;
  }
  return {};
}

}  // namespace kawari
