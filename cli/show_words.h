// The words of `kawari cards show` around a card and its program: words_LANGUAGE.cpp.
#pragma once
#include <string_view>

#include "text/catalogue.h"

namespace kawari {

enum class ShowWord : std::uint8_t {
  program,
  text,
  unread,
  column,
  differs,  // the text printed from the program is not that of the card
  inkable,
  no_card,
  did_you_mean,
  count_
};

extern const Texts<ShowWord> show_words_en, show_words_es, show_words_ja;
inline constexpr InEachLanguage<const Texts<ShowWord>*> kShowWords{&show_words_en, &show_words_es,
                                                                   &show_words_ja};
static_assert(kShowWords.back() != nullptr, "a language has no table here");

inline std::string_view text_of(Language language, ShowWord word) {
  return (*kShowWords[index(language)])[static_cast<std::size_t>(word)];
}

}  // namespace kawari
