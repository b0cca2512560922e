// Cards that change zones: how they arrive, how they leave play with the cards beneath them, and how they
// enter it. Only commit() uses this.
#pragma once
#include "commit/commit.h"
#include "state/trace.h"

namespace kawari {

void arrive(Match& match, CardId id, Zone to, const Part& part);
// The whole pile leaves play for one zone.
void leave_play(Match& match, SlotId id, Part& part);
void move_card(Match& match, Part& part);
// Joins two piles into one object: the cards of `from` go beneath the top card of `to`, or to the very
// bottom.
void join_piles(Match& match, SlotId from, SlotId to);
// The players who know the face of a moving card, one bit each: they saw it before and see where it goes. The
// card has already been taken from its zone. 0 if everybody sees the card there, or no player may look.
std::uint8_t who_follows(Match& match, CardId id, Zone from, Zone to, const Part& part);
// Forgets which card of the deck is which: the deck is about to be shuffled.
void forget_deck(State& state, PlayerId player);
// After several cards were put on one end of a deck: only the player who ordered them knows which is which.
void forget_order(Match& match, const Proposal& proposal);

}  // namespace kawari
