#include "text/agreement.h"

#include "text/referent.h"

namespace kawari {

bool agree(const Tree& pronoun, const Referent& candidate, bool in_loop) {
  if (candidate.is == Referent::Is::place && pronoun.op != kThat) return false;
  if (pronoun.op == kThose) return candidate.plural && candidate.kinds.has(static_cast<Kind>(pronoun.value));
  // Several cards that were mentioned together are "they" or "those".
  if (candidate.is == Referent::Is::set && pronoun.op == kPronoun &&
      static_cast<Pronoun>(pronoun.value) != Pronoun::they)
    return false;
  if (pronoun.op == kThat) {
    // A card that can be of any kind ("discard a card") is not "that character"; a revealed card can be.
    const bool any_card = candidate.is == Referent::Is::choice && candidate.kinds == KindSet::all() &&
                          !contains(*candidate.node, Op::named) && !contains(*candidate.node, Op::classified);
    return candidate.kinds.has(static_cast<Kind>(pronoun.value)) && candidate.is != Referent::Is::self &&
           !any_card;
  }
  switch (static_cast<Pronoun>(pronoun.value)) {
    case Pronoun::it:
      return !candidate.plural;
    case Pronoun::they:
      return true;
    case Pronoun::he:
    case Pronoun::she:
      return !candidate.plural && candidate.kinds.has(Kind::character);
    case Pronoun::that_card:
    case Pronoun::that_shield:
      return candidate.is != Referent::Is::self;
    case Pronoun::elided:
    case Pronoun::chosen:
    case Pronoun::chosen_card:
      return candidate.is == Referent::Is::choice && candidate.node->op != Op::all;
    case Pronoun::the_chosen:
    case Pronoun::the_other:
      return candidate.is == Referent::Is::choice && candidate.node->op != Op::all && !candidate.plural &&
             candidate.kinds == Kind::character;
    case Pronoun::those:
      // In a loop each player has one card; together they are several.
      return candidate.is == Referent::Is::choice && (candidate.plural || in_loop) &&
             candidate.kinds == Kind::character;
    case Pronoun::those_cards:
    case Pronoun::each_one:
      return candidate.plural;
    case Pronoun::those_shields:
      return candidate.plural && candidate.node != nullptr && speaks_of_shields(*candidate.node);
    case Pronoun::looked:
      return candidate.is == Referent::Is::statement && shows_hidden(*candidate.node);
    case Pronoun::this_way:
    case Pronoun::moved:
    case Pronoun::challenging:
    case Pronoun::challenged:
    case Pronoun::again:
    case Pronoun::exerted:
    case Pronoun::banished:
    case Pronoun::banished_item:
    case Pronoun::returned:
    case Pronoun::discarded:
    case Pronoun::revealed:
    case Pronoun::healed:
    case Pronoun::done_banish:
    case Pronoun::done_move:
    case Pronoun::count_:
      return false;
  }
  return false;
}

}  // namespace kawari
