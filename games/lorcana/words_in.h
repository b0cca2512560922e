// The languages that Lorcana speaks: what it says in each is in words_LANGUAGE.cpp.
#pragma once
#include "explain/game_words.h"
#include "games/lorcana/words.h"

namespace kawari::lorcana {

extern const GameTexts kEnglish, kSpanish;

}  // namespace kawari::lorcana
