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
  if (what == kReadsAll || (match.derived.reads & what)) match.derived.dirty = true;
  if (what & kReadsCombat) match.derived.bonuses_stale = true;
  if (what & (kReadsPosture | kReadsResources))
    for (std::int16_t& count : match.derived.ready) count = -1;
}
// The effects that end at this moment: `until` of `player` (kNoPlayer: of anybody), by the rule that says so.
void expire(Match& match, Until until, PlayerId player, RuleKey cited);
// Puts a card straight into a zone without an event: for rules that say so (a card being announced).
void relocate_card(Match& match, CardId card, Zone to);
// The player is out of the game: their cards, what waits of theirs and what was to happen later go with them;
// effects with a stated duration stay.
void take_out(Match& match, PlayerId player);
void shuffle_deck(Match& match, PlayerId player);
// Who decides in which order cards are put on this player's deck. [LOR-2.1 1.4.3] The effect's player, unless
// another player does what the text says with their cards.
PlayerId deck_orderer(const Match& match, PlayerId owner);
// These cards of the deck lie on its top or at its bottom, in this order from the top down.
void order_deck(Match& match, PlayerId player, std::span<const ObjectRef> cards, bool bottom);
// The battle of these two is over; they go on attacking or blocking, and another battle goes on.
void end_battle(Match& match, ObjectRef one, ObjectRef other);
// A challenge or an attack is over: nobody takes part in it any longer.
void end_combat(Match& match);

}  // namespace kawari
