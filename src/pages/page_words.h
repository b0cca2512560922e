// What a page of the rulebook says of its own, with slots as in messages: words_LANGUAGE.cpp.
#pragma once
#include <cstdint>

#include "text/catalogue.h"

namespace kawari {

enum class PageWord : std::uint8_t {
  elsewhere,
  no_number,
  beneath,
  heading_only,
  also_number_of,
  cited,
  not_cited,
  written_for,
  also_cited,
  more,
  not_shown,
  not_a_number,
  no_such_rule,
  nearest,
  exists_in,
  taken_from,
  none_found,
  not_spoken,
  count_
};

extern const Texts<PageWord> page_words_en, page_words_es, page_words_ja;
inline constexpr InEachLanguage<const Texts<PageWord>*> kPageWords{&page_words_en, &page_words_es,
                                                                   &page_words_ja};
static_assert(kPageWords.back() != nullptr, "a language has no table here");

}  // namespace kawari
