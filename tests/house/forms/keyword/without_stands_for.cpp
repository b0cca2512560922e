#include "state/keyword_form.h"

namespace kawari {
namespace own {
enum class Keyword : std::uint8_t { haste, count_ };
}

template <>
struct KeywordForm<own::Keyword::haste> {
  static constexpr KeywordWord words{"Haste", "Premura", "", KeywordSpelling::plain};
  static constexpr bool stacks = false;
  static constexpr bool numbered = false;
  static constexpr bool played = true;
  static constexpr auto rule = rule::card_text_first;
  static constexpr auto chosen_fact = Fact::chosen;
};

static_assert(Keywords<own::Keyword>::infos().size() == 1);

}  // namespace kawari
