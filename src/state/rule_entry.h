// A line of the rule index.
#pragma once
#include <span>

#include "base/rule.h"

namespace kawari {

// One line of a game's rule index: the number in each column (nullptr: the edition does not have it) and our
// wording. A rule that no code cites has no key, or a key from kFirstUncited on, which groups its wordings.
struct RuleEntry {
  RuleKey key;
  std::span<const char* const> numbers;  // one for each column of the game's index
  const char* en;
  const char* es;
  const char* ja;
  // It says what kind of thing an effect is, and decides nothing: cited once, where the effect is first
  // named.
  bool definition = false;
};

// A line as a game writes it, for an index with this many columns. The entries point into these lines.
template <std::size_t columns>
struct RuleLine {
  RuleKey key;
  const char* numbers[columns];
  const char* en;
  const char* es;
  const char* ja;
  bool definition = false;

  constexpr RuleEntry entry() const { return {key, numbers, en, es, ja, definition}; }
};

}  // namespace kawari
