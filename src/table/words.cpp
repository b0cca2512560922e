#include "table/words.h"

namespace kawari {
namespace {

constexpr InEachLanguage<const Texts<Word>*> kTexts{&report_words_en, &report_words_es, &report_words_ja};
static_assert(kTexts.back() != nullptr, "a language has no table here");

}  // namespace

const char* text_of(Language language, Word word) {
  return (*kTexts[index(language)])[static_cast<std::size_t>(word)];
}

Sentence tell(Language language, Word word, const Slots& slots) {
  return fill(text_of(language, word), slots, language);
}

std::string say(Language language, Word word, const Slots& slots) {
  return tell(language, word, slots).text();
}

}  // namespace kawari
