// What did not replace anything, and why: told to the trace only, for the reader who expected it to.
#pragma once
#include "replace/settle.h"

namespace kawari {

// Replacement effects that cannot be carried out, and parts that are closed because they come from a
// replacement.
void tell_unused(Match& match, const Proposal& proposal, int first_part);
// Effects of other players that would have fitted too, where the one that is applied goes before them.
void tell_passed_over(Match& match, const Part& part, const Candidate& applied);

}  // namespace kawari
