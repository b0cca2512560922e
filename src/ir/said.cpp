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

constexpr std::string_view kSaidWords[] = {"",
#define PRONOUN(id, name) name,
                                           KAWARI_PRONOUNS(PRONOUN)
#undef PRONOUN
#define SAID(id, name) name,
                                               KAWARI_SAID_WORDS(SAID)
#undef SAID
};
static_assert(std::size(kSaidWords) == static_cast<std::size_t>(Said::that_kind));
constexpr std::string_view kThat = "that-", kThose = "those-";

std::string kind_name(int kind, const ValueNames& values) {
  const auto at = static_cast<std::size_t>(kind);
  return at < values.kinds().size() ? std::string(values.kinds()[at]) : std::to_string(kind);
}

std::string name_of(Said said, const ValueNames& values) {
  const int that = kind_of_that(said), kind = that >= 0 ? that : kind_of_those(said);
  if (kind < 0) return std::string(kSaidWords[static_cast<std::size_t>(said)]);
  return std::string(that >= 0 ? kThat : kThose) + kind_name(kind, values);
}

// Those that the game has names for.
template <class Fn>
void each_said(const ValueNames& values, Fn fn) {
  for (int i = 1; i < static_cast<int>(Said::that_kind); ++i) fn(static_cast<Said>(i));
  for (int kind = 0; kind < static_cast<int>(values.kinds().size()); ++kind) fn(said_that(kind));
  for (int kind = 0; kind < static_cast<int>(values.kinds().size()); ++kind) fn(said_those(kind));
}

std::string known_names(const ValueNames& values) {
  std::string out;
  each_said(values, [&](Said said) { out += (out.empty() ? "" : ", ") + name_of(said, values); });
  return out;
}

Said said_named(std::string_view name, const ValueNames& values) {
  Said found = Said::nothing;
  each_said(values, [&](Said said) {
    if (name_of(said, values) == name) found = said;
  });
  return found;
}

}  // namespace

std::string_view name_of(Pronoun pronoun) { return kPronouns[static_cast<std::size_t>(pronoun)]; }

std::string hint_text(Hint hint, const ValueNames& values) {
  std::string out;
  if (hint.said != Said::nothing) out += "~" + name_of(hint.said, values);
  if (hint.wording != 0) out += "~" + std::to_string(hint.wording);
  return out;
}

std::optional<Hint> hint_from_text(std::string_view text, std::string& wrong, const ValueNames& values) {
  Hint out;
  while (!text.empty()) {
    text.remove_prefix(1);
    const std::string_view mark = text.substr(0, text.find('~'));
    text.remove_prefix(mark.size());
    if (const Said said = said_named(mark, values); said != Said::nothing) {
      out.said = said;
      continue;
    }
    const auto [end, error] = std::from_chars(mark.data(), mark.data() + mark.size(), out.wording);
    if (!mark.empty() && error == std::errc() && end == mark.data() + mark.size()) continue;
    wrong = "~" + std::string(mark) + " is no number from 0 to 255 and none of " + known_names(values);
    return std::nullopt;
  }
  return out;
}

}  // namespace kawari
