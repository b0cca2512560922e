// Before replacement effects are looked for: removes parts that are forbidden or impossible, and calculates
// damage if the edition calculates first.
#pragma once
#include "event/event.h"

namespace kawari {

// Prepares the parts of the proposal that have not been prepared yet.
void prepare_parts(Match& match, Proposal& proposal);
// After replacement: keeps one move per object, and calculates damage if the edition calculates last.
void finish_parts(Match& match, Proposal& proposal);

}  // namespace kawari
