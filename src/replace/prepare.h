// Before replacement effects look: what is forbidden or impossible does not happen at all, and damage gets
// its amount where the edition calculates first.
#pragma once
#include "event/event.h"

namespace kawari {

// Looks at the parts of the proposal that have not been looked at yet.
void prepare_parts(Match& match, Proposal& proposal);
// After replacement: one move per object, and amounts that the edition calculates last.
void finish_parts(Match& match, Proposal& proposal);

}  // namespace kawari
