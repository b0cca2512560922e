// The links of cards in zones and beneath objects. Only commit(), the set-up of a position, and the preview
// of a card that would enter (on a copy) use these.
#pragma once
#include "state/pile.h"
#include "state/state.h"

namespace kawari {

void link_first(State& state, CardId card, PlayerId player, Zone zone);
void link_last(State& state, CardId card, PlayerId player, Zone zone);
void unlink(State& state, CardId card);  // removes it from its zone, or from beneath its object
void put_beneath(State& state, CardId card, SlotId slot, bool on_top);
// The mark of a card or slot after one more move. A mark is never reused, so that old references do not
// match.
inline std::uint16_t next_mark(State& state, std::uint16_t mark) {
  if (mark >= kMaxMoves) state.raise(Fault::too_many_moves);
  return static_cast<std::uint16_t>(mark + 1);
}
SlotId free_slot(State& state);
SlotId occupy(State& state, CardId card, PlayerId controller);

}  // namespace kawari
