// What this build can carry out. A card that the grammar reads but the engine does not play is refused when
// it is loaded, so that nothing is ever half played.
#pragma once
#include <string>

#include "state/match.h"

namespace kawari {

// The first thing about the face that is not played, as a sentence; empty: it plays.
std::string not_played(const Rules& rules, const Database& cards, const Face& face);

}  // namespace kawari
