#include "examples/lanterns/lanterns.h"
#include "examples/lanterns/phrases.h"
#include "state/keyword_form.h"

namespace kawari {

// Its rule is in can_choose (legal.cpp).
template <>
struct KeywordForm<lanterns::Keyword::sheltered> : PlainKeyword {
  static constexpr KeywordWord words{"Sheltered", "Resguardado", "", KeywordSpelling::plain};
  static constexpr auto rule = lanterns::rule::sheltered;
};

}  // namespace kawari

namespace kawari::lanterns {

std::span<const KeywordInfo> keywords() {
  static constexpr auto kInfos = Keywords<Keyword>::infos();
  return kInfos;
}

std::span<const KeywordWord> keyword_words() {
  static constexpr auto kWords = Keywords<Keyword>::words();
  return kWords;
}

}  // namespace kawari::lanterns
