#include "ir/said.h"

#include <charconv>
#include <vector>

#include "ir/symbols.h"

namespace kawari {
namespace {

constexpr std::string_view kPronouns[] = {
#define PRONOUN(id, name) name,
    KAWARI_PRONOUNS(PRONOUN)
#undef PRONOUN
};

// By Said.
const std::vector<std::string>& names() {
  static const std::vector<std::string> kNames = [] {
    std::vector<std::string> out = {"",
#define PRONOUN(id, name) name,
                                    KAWARI_PRONOUNS(PRONOUN)
#undef PRONOUN
#define SAID(id, name) name,
                                        KAWARI_SAID_WORDS(SAID)
#undef SAID
    };
    for (const char* article : {"that-", "those-"})
      for (int kind = 0; kind < static_cast<int>(Kind::count_); ++kind)
        out.push_back(article + symbol_of(ValueOf::Kind, kind));
    return out;
  }();
  return kNames;
}

std::string known_names() {
  std::string out;
  for (std::size_t i = 1; i < names().size(); ++i) out += (i > 1 ? ", " : "") + names()[i];
  return out;
}

}  // namespace

std::string_view name_of(Pronoun pronoun) { return kPronouns[static_cast<std::size_t>(pronoun)]; }

std::string hint_text(Hint hint) {
  std::string out;
  if (hint.said != Said::nothing) out += "~" + names()[static_cast<std::size_t>(hint.said)];
  if (hint.wording != 0) out += "~" + std::to_string(hint.wording);
  return out;
}

std::optional<Hint> hint_from_text(std::string_view text, std::string& wrong) {
  Hint out;
  while (!text.empty()) {
    text.remove_prefix(1);
    const std::string_view mark = text.substr(0, text.find('~'));
    text.remove_prefix(mark.size());
    std::size_t said = 1;
    while (said < names().size() && names()[said] != mark) ++said;
    if (said < names().size()) {
      out.said = static_cast<Said>(said);
      continue;
    }
    const auto [end, error] = std::from_chars(mark.data(), mark.data() + mark.size(), out.wording);
    if (!mark.empty() && error == std::errc() && end == mark.data() + mark.size()) continue;
    wrong = "~" + std::string(mark) + " is no number from 0 to 255 and none of " + known_names();
    return std::nullopt;
  }
  return out;
}

}  // namespace kawari
