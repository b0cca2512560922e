// A catalogue is what a room of the house says: for each language one table in a file of its own, by the id
// of the text. Languages come and go as files. A text that a language lacks does not compile, and the
// compiler names its id.
#pragma once
#include <array>
#include <cstddef>
#include <span>

#include "text/grammar.h"

namespace kawari {

inline constexpr Language kLanguages[] = {Language::en, Language::es, Language::ja};
// What there is one of for each language.
template <class T>
using InEachLanguage = std::array<T, std::size(kLanguages)>;
constexpr std::size_t index(Language language) { return static_cast<std::size_t>(language); }

// A row of a language's table.
template <class Id>
struct Text {
  Id id;
  const char* text;
};

// --- what the compiler checks

// Each is made for an id that breaks the rule, so that the compiler's message has it.
template <auto id, class = void>
struct LacksText {
  static_assert(sizeof(id) == 0, "this language lacks the text of the id in LacksText");
};
template <auto id, class = void>
struct HasTwoTexts {
  static_assert(sizeof(id) == 0, "this language has two texts for the id in HasTwoTexts");
};
template <auto id, class = void>
struct IsNotSaid {
  static_assert(sizeof(id) == 0, "this language has a text for the id in IsNotSaid, which is not said");
};

// The ids of a list: rows that have one, or the ids themselves.
template <class Row>
constexpr auto id_of(const Row& row) {
  if constexpr (requires { row.id; })
    return row.id;
  else
    return row;
}
// The first row of a list whose id is not in another list; its size: there is none. Each search begins where
// the last one ended, so that two lists in the same order are walked once.
template <class Rows, class Others>
constexpr std::size_t first_without(const Rows& rows, const Others& others) {
  const std::size_t count = std::size(others);
  std::size_t at = 0;
  for (std::size_t i = 0; i < std::size(rows); ++i) {
    std::size_t tried = 0;
    for (; tried < count && id_of(others[at]) != id_of(rows[i]); ++tried) at = at + 1 == count ? 0 : at + 1;
    if (tried == count) return i;
  }
  return std::size(rows);
}
template <class Rows>
constexpr std::size_t first_repeated(const Rows& rows) {
  static_assert(sizeof(id_of(rows[0])) <= 2);
  std::uint64_t seen[1024] = {};
  for (std::size_t i = 0; i < std::size(rows); ++i) {
    const auto id = static_cast<std::uint16_t>(id_of(rows[i]));
    if (seen[id / 64] >> id % 64 & 1) return i;
    seen[id / 64] |= std::uint64_t{1} << id % 64;
  }
  return std::size(rows);
}

// Whether a table has one text for each id of the list, and no other. Where it has not, it does not compile.
template <const auto& texts, const auto& ids>
constexpr bool says_each() {
  constexpr std::size_t lacking = first_without(ids, texts);
  if constexpr (lacking < std::size(ids)) return sizeof(LacksText<id_of(ids[lacking])>) > 0;
  constexpr std::size_t unknown = first_without(texts, ids);
  if constexpr (unknown < std::size(texts)) return sizeof(IsNotSaid<id_of(texts[unknown])>) > 0;
  constexpr std::size_t twice = first_repeated(texts);
  if constexpr (twice < std::size(texts)) return sizeof(HasTwoTexts<id_of(texts[twice])>) > 0;
  return true;
}

// Every value of an enum that ends with count_, from `first` on.
template <class Id, int first = 0>
inline constexpr auto kEach = [] {
  std::array<Id, static_cast<std::size_t>(Id::count_) - first> out{};
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<Id>(i + first);
  return out;
}();

// The texts of an enum, by its values. Every value has one.
template <class Id>
using Texts = std::array<const char*, static_cast<std::size_t>(Id::count_)>;
template <const auto& texts>
constexpr auto by_id() {
  using Id = decltype(texts[0].id);
  static_assert(says_each<texts, kEach<std::remove_cv_t<Id>>>());
  Texts<std::remove_cv_t<Id>> out{};
  for (const auto& row : texts) out[static_cast<std::size_t>(row.id)] = row.text;
  return out;
}

}  // namespace kawari
