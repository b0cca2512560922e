// How cards enter play: exerted, with damage. All such effects fold into the entry; by edition they are cited
// as replacement effects or as what they are.
#pragma once
#include "event/event.h"
#include "state/object_list.h"

namespace kawari {

// False: a player is asked whether a card enters exerted.
bool settle_entries(Match& match, Proposal& proposal);
// What the open question about an entry offers: the shields that the card can be linked to.
void entry_options(const Match& match, const Pending& pending, ObjectList& out);

}  // namespace kawari
