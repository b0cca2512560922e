// The only code that writes what has happened into a State. It carries out the parts of a settled proposal,
// all at once, and tells the trace.
#pragma once
#include <span>

#include "event/event.h"

namespace kawari {

// Carries out every part of the top proposal that has not been dropped.
void commit(Match& match);
// Something was written without an event: derived values that read it are no longer right.
inline void wrote(Match& match, Reads what) {
  if (what == kReadsAll || (match.derived.reads & what)) match.derived.stale = Stale::all;
  if ((what & kReadsCombat) && match.derived.stale == Stale::no) match.derived.stale = Stale::bonuses;
  if (what & (kReadsPosture | kReadsResources))
    for (DerivedNotes::Ready& ready : match.derived.ready) ready = {};
}
// Puts a card straight into a zone without an event: for rules that say so (a card being announced).
void relocate_card(Match& match, CardId card, Zone to);
// The player is out of the game: their cards, what waits of theirs and what was to happen later go with them;
// effects with a stated duration stay.
void take_out(Match& match, PlayerId player);
void shuffle_deck(Match& match, PlayerId player);
// The player's deck lies in this order, from the top down: all of its cards.
void lay_deck(State& state, PlayerId player, std::span<const CardId> order);
// Who decides in which order cards are put on this player's deck. [LOR-2.1 1.4.3] The effect's player, unless
// another player does what the text says with their cards.
PlayerId deck_orderer(const Match& match, PlayerId owner);
// These cards of the deck lie on its top or at its bottom, in this order from the top down.
void order_deck(Match& match, PlayerId player, std::span<const ObjectRef> cards, bool bottom);
// What has left and is not spoken of any more, by anything that lasts or is under way, is forgotten.
void forget_unspoken(State& state);

}  // namespace kawari
