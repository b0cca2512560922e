// The form of a keyword: the properties that the core needs, and its name in each language. Each value of a
// game's enum of keywords has a form in games/GAME/keywords.cpp; the tables are made from the forms.
#pragma once
#include <array>
#include <concepts>
#include <utility>

#include "state/keyword_info.h"
#include "text/grammar.h"

namespace kawari {

// Specialised for each value of a game's enum of keywords.
template <auto keyword>
struct KeywordForm;

// The defaults of most keywords: the keyword stands for no abilities, and code of the rules acts on it. A
// form derives from this and defines the rest.
struct PlainKeyword {
  static constexpr bool stacks = false;
  static constexpr bool numbered = false;
  static constexpr const char* stands_for = nullptr;
  static constexpr bool played = true;
  static constexpr auto chosen_fact = Fact::chosen;
};

// Checks that the form has all its parts.
template <auto keyword>
constexpr bool check_keyword_form() {
  using F = KeywordForm<keyword>;
  static_assert(
      requires { sizeof(F); }, "this keyword has no form: KeywordForm");
  static_assert(
      requires {
        { F::words } -> std::convertible_to<KeywordWord>;
      },
      "KeywordForm lacks its part words: its name in each language, and what stands behind it");
  static_assert(
      requires {
        { F::stacks } -> std::convertible_to<bool>;
      },
      "KeywordForm lacks its part stacks: whether several of it add up");
  static_assert(
      requires {
        { F::numbered } -> std::convertible_to<bool>;
      },
      "KeywordForm lacks its part numbered: whether it has a number");
  static_assert(
      requires {
        { F::stands_for } -> std::convertible_to<const char*>;
      },
      "KeywordForm lacks its part stands_for: the abilities that it stands for, or nullptr");
  static_assert(
      requires {
        { F::played } -> std::convertible_to<bool>;
      },
      "KeywordForm lacks its part played: whether this build plays cards that have it");
  static_assert(
      requires {
        { key(F::rule) } -> std::convertible_to<RuleKey>;
      },
      "KeywordForm lacks its part rule: the rule that is cited for it, one of the game's keys");
  static_assert(
      requires {
        { F::chosen_fact } -> std::convertible_to<Fact>;
      },
      "KeywordForm lacks its part chosen_fact: what a choice made for its ability is called");
  return true;
}

// Makes the tables from the forms of an enum of keywords.
template <class Keyword>
struct Keywords {
  static constexpr std::size_t kCount = static_cast<std::size_t>(Keyword::count_);
  static_assert(kCount <= kMaxKeywords, "a set of keywords has a bit for each");

  static constexpr std::array<KeywordInfo, kCount> infos() {
    return each([]<Keyword keyword>() {
      using F = KeywordForm<keyword>;
      return KeywordInfo{F::words.en, F::stacks,    F::numbered,   F::stands_for,
                         F::played,   key(F::rule), F::chosen_fact};
    });
  }
  static constexpr std::array<KeywordWord, kCount> words() {
    return each([]<Keyword keyword>() { return KeywordWord{KeywordForm<keyword>::words}; });
  }

 private:
  template <class Make>
  static constexpr auto each(Make make) {
    return [&]<int... i>(std::integer_sequence<int, i...>) {
      static_assert((check_keyword_form<static_cast<Keyword>(i)>() && ...));
      return std::array{make.template operator()<static_cast<Keyword>(i)>()...};
    }
    (std::make_integer_sequence<int, static_cast<int>(kCount)>());
  }
};

}  // namespace kawari
