// Records in the trace which replacement effects were not applied, and why, for readers who expected them to
// apply.
#pragma once
#include "replace/settle.h"

namespace kawari {

// Tells of replacement effects that cannot be carried out, and of parts that cannot be replaced because they
// come from a replacement.
void tell_unused(Match& match, const Proposal& proposal, int first_part);
// Tells of effects of other players that also fitted, but come after the applied one.
void tell_passed_over(Match& match, const Part& part, const Candidate& applied);

}  // namespace kawari
