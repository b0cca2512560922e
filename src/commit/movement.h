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
// The last values of an object that is about to leave are kept.
void remember_object(Match& match, SlotId id);
// Only the card on top of the object leaves; `next`, a card beneath it, is the object from now on.
void leave_top(Match& match, SlotId id, CardId next, Part& part);
// One of several linked cards leaves, Part::single; the others are the object from now on.
void leave_linked(Match& match, SlotId id, Part& part);
// The card enters linked with these objects, which are one from now on. Returns the first, which remains. The
// caller says where the cards lie (place_linked).
SlotId enter_linked(Match& match, CardId id, std::span<const SlotId> objects);
// Linked cards were taken from the object: what is left of it lies at the upper left again; a single card is
// not linked.
void linked_again(Match& match, SlotId id);
// The card is linked and lies at this place among the linked cards of its object.
void place_linked(State& state, CardId id, int column, int row);
// "Once in a turn" of an object, for each of its linked cards; kNoCard: of its keywords.
struct OnceOfCard {
  CardId card = kNoCard;
  std::uint32_t used = 0, seen = 0;
};
using OnceOfCards = ScratchVec<OnceOfCard, 8>;
OnceOfCards once_of_cards(const Match& match, SlotId id);
void set_once_of_cards(Match& match, SlotId id, const OnceOfCards& once);
// A card beneath an object is put into the discard along with the one that `with` moves.
void discard_beneath(Match& match, CardId card, const Part& with);
// These cards of a pile are an object of their own from now on, in the state that the pile is in. kNoSlot if
// there is no room.
SlotId set_apart(Match& match, SlotId from, std::span<const CardId> cards);
// The object is what its top card was before others were put on it, and has just come if that card has.
void is_as_it_came(Match& match, SlotId id);
// One object, its cards beneath the other's: right beneath its top card, or at the very bottom.
void join_piles(Match& match, SlotId from, SlotId to);
// A bit for each player who sees the face of the card while it goes.
std::uint8_t who_sees_it_go(const Match& match, CardId id, Zone from);
// The players who know the face of a moving card, one bit each: they saw it before and see where it goes. The
// card has already been taken from its zone. 0 if everybody sees the card there, or no player may look.
std::uint8_t who_follows(Match& match, CardId id, Zone from, Zone to, const Part& part);
// Forgets which card of the deck is which: the deck is about to be shuffled.
void forget_deck(State& state, PlayerId player);
// After several cards were put on one end of a deck: only the player who ordered them knows which is which.
void forget_order(Match& match, const Proposal& proposal);

}  // namespace kawari
