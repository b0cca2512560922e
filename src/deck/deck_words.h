// What a check of a deck list says, with slots as in messages: words_LANGUAGE.cpp.
#pragma once
#include "deck/deck_check.h"
#include "text/catalogue.h"

namespace kawari {

enum class DeckWord : std::uint8_t {
  counted,  // the cards of the list
  side,     // … of its sideboard
  beside,   // … beside the deck
  fine,     // no violation
  lines,    // before the lines of the file
  since,    // of a card that is banned or has rotated: since which day
  count_
};

// In one language: each violation, and the words around them.
struct DeckWords {
  Texts<Breach> breaches;
  Texts<DeckWord> words;
};
extern const DeckWords deck_words_en, deck_words_es, deck_words_ja;
inline constexpr InEachLanguage<const DeckWords*> kDeckWords{&deck_words_en, &deck_words_es, &deck_words_ja};
static_assert(kDeckWords.back() != nullptr, "a language has no table here");

}  // namespace kawari
