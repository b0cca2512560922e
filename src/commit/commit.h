// The only code that writes events into a State. It carries out all parts of a settled proposal together and
// records them in the trace.
#pragma once
#include <span>

#include "event/event.h"

namespace kawari {

// Carries out every part of the top proposal that has not been dropped.
void commit(Match& match);
// Invalidates the derived values that read `what`, after a write that belongs to no event.
inline void wrote(Match& match, Reads what) {
  if (what == kReadsAll || (match.derived.reads & what)) match.derived.stale = Stale::all;
  if ((what & kReadsCombat) && match.derived.stale == Stale::no) match.derived.stale = Stale::bonuses;
  if (what & (kReadsPosture | kReadsResources))
    for (DerivedNotes::Ready& ready : match.derived.ready) ready = {};
}
// Puts a card into a zone without an event, for rules that say so (a card that is announced).
void relocate_card(Match& match, CardId card, Zone to);
// Takes a player out of the game, with their cards, their waiting abilities and the effects that they have
// scheduled. Effects with a stated duration stay.
void take_out(Match& match, PlayerId player);
void shuffle_deck(Match& match, PlayerId player);
// Puts the player's deck into this order, from the top down. `order` contains all cards of the deck.
void lay_deck(State& state, PlayerId player, std::span<const CardId> order);
// The player who decides the order in which cards are put on this deck. [LOR-2.1 1.4.3] The effect's player,
// unless the text tells another player to do it with their own cards.
PlayerId deck_orderer(const Match& match, PlayerId owner);
// Puts these cards of the deck on its top or bottom, in this order from the top down.
void order_deck(Match& match, PlayerId player, std::span<const ObjectRef> cards, bool bottom);
// Forgets the objects that have left play, unless a lasting effect or something under way still refers to
// them.
void forget_unspoken(State& state);

}  // namespace kawari
