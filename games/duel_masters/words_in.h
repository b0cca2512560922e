// The languages that Duel Masters speaks: what it says in each is in words_LANGUAGE.cpp.
#pragma once
#include "explain/game_words.h"
#include "games/duel_masters/words.h"

namespace kawari::duel_masters {

extern const GameTexts kEnglish, kSpanish, kJapanese;

}  // namespace kawari::duel_masters
