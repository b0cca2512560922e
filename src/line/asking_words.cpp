#include "line/asking_words.h"

namespace kawari {
namespace {

struct PhraseRow {
  std::string_view en, es, ja;
};
constexpr PhraseRow kPhrases[] = {
#define PHRASE(id, en, es, ja) {en, es, ja},
#include "line/asking.def"
#undef PHRASE
};

}  // namespace

std::string_view phrase(Language language, Phrase id) {
  const PhraseRow& row = kPhrases[static_cast<std::size_t>(id)];
  switch (language) {
    case Language::en:
      return row.en;
    case Language::es:
      return row.es;
    case Language::ja:
      return row.ja;
  }
  return row.en;
}

}  // namespace kawari
