// How explanations speak of Lorcana: its own messages and the names of its zones, steps and figures, in
// English and Spanish. Injected through Rules::words.
#pragma once
#include "explain/game_words.h"

namespace kawari::lorcana {

extern const GameWords kGameWords;

}  // namespace kawari::lorcana
