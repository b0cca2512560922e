// From what was committed to waiting abilities: each triggered ability whose condition is met is added, once
// per occurrence. Only committed parts come here, so a replaced event triggers nothing.
#pragma once
#include "event/event.h"

namespace kawari {

// Before commit: abilities that watch something leave look at the position as it still is.
void collect_leaving(Match& match);
// After commit: everything else.
void collect_happened(Match& match);
// A single part that happened without a proposal of its own (a choice was made).
void collect_single(Match& match, const Part& part);

// Whether a waiting ability may still be resolved by this player, and the ability behind it.
NodeId effect_of(const Match& match, const Waiting& waiting);

}  // namespace kawari
