// What a turn remembers: events that some card of the match asks about are counted as they happen, for
// "if you've played a song this turn". The counts live in the State and are forgotten when a turn starts.
#pragma once
#include "event/event.h"

namespace kawari {

// Counts the part, which happens or has just happened, for every event of Book::asked() that it fits.
void note_done(Match& match, const Part& part, FactSet facts);

}  // namespace kawari
