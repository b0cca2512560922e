// What this build can carry out. A card that the grammar reads but the engine cannot play is refused when it
// is loaded, so that a card is never played in part.
#pragma once
#include <string>

#include "state/match.h"

namespace kawari {

// The first thing on the face that cannot be played, as a sentence; empty if it can be played.
std::string not_played(const Rules& rules, const Database& cards, const Face& face);

}  // namespace kawari
