// The cards of an object, for code that only looks at them. lists.h has the functions that move them.
#pragma once
#include "base/scratch_vec.h"
#include "state/state.h"

namespace kawari {

// Its top card first.
using Pile = ScratchVec<CardId, 64>;
Pile pile_of(const State& state, const Slot& slot);
// The linked cards of an object, its top card first: together they are the object. Empty if its top card is
// not linked.
Pile linked_of(const State& state, const Slot& slot);
// Where the card lies among linked cards, in one number; 0: it is not linked.
inline unsigned linked_place(const Card& card) {
  return unsigned{card.linked} | unsigned{card.column} << 1 | unsigned{card.row} << 4;
}
// Whether the card is one of several linked cards that are an object in play.
inline bool is_linked(const State& state, CardId id) {
  const Card& card = state.card(id);
  return card.linked && (card.zone == Zone::play || card.zone == Zone::under) &&
         state.card(state.slot(card.slot).top).linked;
}

}  // namespace kawari
