// Parts that happen as a whole or not at all (Part::group): exchanges, and damage that is moved.
#pragma once
#include "event/event.h"

namespace kawari {

// Before replacement effects look: where they would take half of an exchange away, nothing of it happens.
void hold_exchanges(Match& match, Proposal& proposal);
// Afterwards: what lost its first half has no second.
void drop_halves(Match& match, Proposal& proposal);

}  // namespace kawari
