// A line of the rule index.
#pragma once
#include <span>

#include "base/rule.h"

namespace kawari {

// One line of a game's rule index: the number in each column (nullptr: not there) and our wording. A rule
// that no code cites has no key, or one of those that hold its wordings together (kFirstUncited).
struct RuleEntry {
  RuleKey key;
  std::span<const char* const> numbers;  // as many as the game's index has columns
  const char* en;
  const char* es;
  const char* ja;
};

// Such a line as a game writes it, in an index of so many columns. The lines stay where they are written.
template <std::size_t columns>
struct RuleLine {
  RuleKey key;
  const char* numbers[columns];
  const char* en;
  const char* es;
  const char* ja;

  constexpr RuleEntry entry() const { return {key, numbers, en, es, ja}; }
};

}  // namespace kawari
