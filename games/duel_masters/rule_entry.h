// How a line of the rule index is written in rules_*.cpp: the rule's number, and our wording of it in
// English, Spanish and Japanese. A rule that code cites has its key in front.
#pragma once
#include "games/duel_masters/rule_index.h"
#include "games/duel_masters/rule_keys.h"
#include "state/rules.h"

namespace kawari::duel_masters {

namespace core = ::kawari::rule;

constexpr RuleKey key_of(core::Core k) { return core::key(k); }
constexpr RuleKey key_of(rule::Key k) { return rule::key(k); }

// A rule with a number in 1.50, or with no number at all.
constexpr Line says(const char* v150, const char* en, const char* es, const char* ja) {
  return {kNoRule, {nullptr, v150}, en, es, ja};
}
template <class Key>
constexpr Line says(Key key, const char* v150, const char* en, const char* es, const char* ja) {
  return {key_of(key), {nullptr, v150}, en, es, ja};
}

// A rule with the same number in 1.20 and 1.50. Of 1.20 only section 609 is known; the older English game had
// no numbers.
constexpr Line both(const char* number, const char* en, const char* es, const char* ja) {
  return {kNoRule, {number, number}, en, es, ja};
}
template <class Key>
constexpr Line both(Key key, const char* number, const char* en, const char* es, const char* ja) {
  return {key_of(key), {number, number}, en, es, ja};
}

// A wording of 1.20 and the older English game alone.
template <class Key>
constexpr Line older(Key key, const char* v120, const char* en, const char* es, const char* ja) {
  return {key_of(key), {v120}, en, es, ja};
}

}  // namespace kawari::duel_masters
