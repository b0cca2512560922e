// How cards enter play: exerted, with damage. All such effects become part of the entry; the edition decides
// whether they are cited as replacement effects.
#pragma once
#include "event/event.h"
#include "state/object_list.h"

namespace kawari {

// Returns false if a player is asked whether a card enters exerted.
bool settle_entries(Match& match, Proposal& proposal);
// The options of the open question about an entry: the shields that the card can be linked to.
void entry_options(const Match& match, const Pending& pending, ObjectList& out);

}  // namespace kawari
