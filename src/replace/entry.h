// How cards enter play: exerted, with damage. All such effects become part of the entry; the edition decides
// whether they are cited as replacement effects.
#pragma once
#include "event/event.h"
#include "state/object_list.h"
#include "state/verdict.h"

namespace kawari {

// Returns false if a player is asked how a card enters.
bool settle_entries(Match& match, Proposal& proposal);
// Returns false if a player is asked which of several linked cards leaves.
bool settle_departures(Match& match, Proposal& proposal);
// The options of the open question about an entry or a departure: the shields that the card can be bound to,
// the objects that it can be linked with, the linked cards of which one leaves.
void entry_options(const Match& match, const Pending& pending, ObjectList& out);
// Why this object is not one of them.
Verdict entry_pick(const Match& match, const Pending& pending, ObjectRef object);

}  // namespace kawari
