// A line of the rule index.
#pragma once
#include "base/rule.h"

namespace kawari {

// One line of a game's rule index: the number in each edition (nullptr: not there) and our wording. A rule
// that no code cites has no key, or one of those that hold its wordings together (kFirstUncited).
// An entry lists the numbers in its game's editions; behind those there is room for more editions.
inline constexpr int kMaxEditions = 8;
struct RuleEntry {
  RuleKey key;
  const char* numbers[kMaxEditions];
  const char* en;
  const char* es;
  const char* ja;
};

}  // namespace kawari
