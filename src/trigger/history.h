// What has happened in a turn: events that some card of the match asks about are counted as they happen, for
// "if you've played a song this turn". The counts are in the State and are cleared when a turn starts.
#pragma once
#include "event/event.h"

namespace kawari {

// Counts the part, which happens or has just happened, for every event of Book::asked() that describes it.
void note_done(Match& match, const Part& part, FactSet facts);

}  // namespace kawari
