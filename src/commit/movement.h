// Cards that change zones: how they arrive, leave play with what lies beneath them, and enter it. Only
// commit() uses this.
#pragma once
#include "commit/commit.h"
#include "state/trace.h"

namespace kawari {

void arrive(Match& match, CardId id, Zone to, const Part& part);
// The whole pile leaves play for one zone.
void leave_play(Match& match, SlotId id, Part& part);
void move_card(Match& match, Part& part);
// One object, its cards beneath the other's: right beneath its top card, or at the very bottom.
void join_piles(Match& match, SlotId from, SlotId to);
// The players who know the face of a card on its way, a bit for each: who saw it and sees where it goes. The
// card has been taken from its zone. 0 where all see it there, or nobody may look.
std::uint8_t who_follows(Match& match, CardId id, Zone from, Zone to, const Part& part);
// The deck is about to be shuffled: which card is which is no longer known.
void forget_deck(State& state, PlayerId player);
// Several cards were put on one end of a deck: only who ordered them knows which is which.
void forget_order(Match& match, const Proposal& proposal);

}  // namespace kawari
