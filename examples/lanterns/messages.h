// How explanations speak of Lanterns, in English and Spanish. Injected through Rules::words.
#pragma once
#include "explain/game_words.h"

namespace kawari::lanterns {

extern const GameWords kGameWords;

}  // namespace kawari::lanterns
