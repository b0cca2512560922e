// How cards enter play: exerted, with damage. All such effects fold into the entry; by edition they are cited as
// replacement effects or as what they are.
#pragma once
#include "event/event.h"

namespace kawari {

// False: a player is asked whether a card enters exerted.
bool settle_entries(Match& match, Proposal& proposal);

}  // namespace kawari
