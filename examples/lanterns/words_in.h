// The languages that Lanterns speaks: what it says in each is in words_LANGUAGE.cpp.
#pragma once
#include "explain/game_words.h"

namespace kawari::lanterns {

extern const GameTexts kEnglish, kSpanish;

}  // namespace kawari::lanterns
