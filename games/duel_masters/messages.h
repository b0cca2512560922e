// How explanations speak of Duel Masters: its own messages and the names of its zones, steps and figures, in
// English, Spanish and Japanese. Injected through Rules::words.
#pragma once
#include "explain/game_words.h"

namespace kawari::duel_masters {

extern const GameWords kGameWords;

}  // namespace kawari::duel_masters
