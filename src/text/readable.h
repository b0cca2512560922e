// Readings that the rows allow and that are none: nobody means that. Asked for each node while references are
// bound; what is refused here leaves the other reading of the text alone.
#pragma once
#include "text/draft.h"

namespace kawari {

// Why this is no reading, in one sentence; nullptr where it is one.
const char* no_reading(const Ops& ops, const Tree& node);
// "… this turn. If it is a Hero, it gets +2 instead": that lasts this turn, too.
bool share_duration(const Ops& ops, const Tree& base, Draft& alternative);

}  // namespace kawari
