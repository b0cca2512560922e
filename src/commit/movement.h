// Cards that change zones: how they arrive, leave play with what lies beneath them, and enter it. commit()
// uses this, and a game that says what is left of a pile whose top card leaves (Rules::top_leaves).
#pragma once
#include <span>

#include "base/scratch_vec.h"
#include "commit/commit.h"
#include "state/trace.h"

namespace kawari {

void arrive(Match& match, CardId id, Zone to, const Part& part);
// The whole pile leaves play for one zone.
void leave_play(Match& match, SlotId id, Part& part);
void move_card(Match& match, Part& part);
// The cards of an object, from the top down.
using PileCards = ScratchVec<CardId, 64>;
PileCards pile_cards(const State& state, SlotId id);
// The last values of an object that is about to leave are kept.
void remember_object(Match& match, SlotId id);
// Only the card on top of the object leaves; `next`, a card beneath it, is the object from now on.
void leave_top(Match& match, SlotId id, CardId next, Part& part);
// A card beneath an object is put into the discard along with the one that `with` moves.
void discard_beneath(Match& match, CardId card, const Part& with);
// These cards of a pile are an object of their own from now on, in the state that the pile is in. kNoSlot if
// there is no room.
SlotId set_apart(Match& match, SlotId from, std::span<const CardId> cards);
// The object is what its top card was before others were put on it, and has just come if that card has.
void is_as_it_came(Match& match, SlotId id);
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
