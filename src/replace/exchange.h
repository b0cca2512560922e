// Groups of parts that happen together or not at all (Part::group): exchanges, and damage that is moved.
#pragma once
#include "event/event.h"

namespace kawari {

// Before replacement effects are looked for: drops an exchange if replacement effects would take away half of
// it.
void hold_exchanges(Match& match, Proposal& proposal);
// After replacement: drops the second half of each group that has lost its first half.
void drop_halves(Match& match, Proposal& proposal);

}  // namespace kawari
