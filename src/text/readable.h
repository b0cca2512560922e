// Rejects parses that are grammatical but absurd. The resolver asks for each node while it binds references.
// A rejected parse leaves the other reading of the text as the only one.
#pragma once
#include "text/draft.h"

namespace kawari {

// Why this parse is rejected, in one sentence; nullptr if it is not.
const char* no_reading(const Ops& ops, const Tree& node);
// "… this turn. If it is a Hero, it gets +2 instead": gives the alternative the duration of `base`.
bool share_duration(const Ops& ops, const Tree& base, Draft& alternative);

}  // namespace kawari
