#include "line/asking_words.h"

namespace kawari {
namespace {

constexpr InEachLanguage<const Texts<Phrase>*> kTexts{&asking_words_en, &asking_words_es, &asking_words_ja};
static_assert(kTexts.back() != nullptr, "a language has no table here");

}  // namespace

std::string_view phrase(Language language, Phrase id) {
  return (*kTexts[index(language)])[static_cast<std::size_t>(id)];
}

}  // namespace kawari
