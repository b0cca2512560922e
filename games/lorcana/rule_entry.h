// How an entry of the rule index is written: `same` if the rule has the same number in 2.0, 2.1 and 2.2,
// `each` with a number per edition. The key comes first; a rule that no code cites is written without one.
#pragma once
#include "games/lorcana/rule_index.h"
#include "games/lorcana/rule_keys.h"
#include "state/rules.h"

namespace kawari::lorcana {

namespace core = ::kawari::rule;

// The edition does not have the rule, or its number is not known.
inline constexpr const char* kNone = nullptr;

constexpr RuleKey key_of(core::Core key) { return core::key(key); }
constexpr RuleKey key_of(rule::Key key) { return rule::key(key); }
constexpr RuleKey key_of(rule::Uncited key) { return rule::key(key); }
constexpr RuleKey key_of(RuleKey key) { return key; }

template <typename Key>
constexpr Line each(Key key, const char* one, const char* two0, const char* two1, const char* two2,
                    const char* en, const char* es) {
  return {key_of(key), {one, two0, two1, two2}, en, es, nullptr};
}

template <typename Key>
constexpr Line same(Key key, const char* one, const char* two, const char* en, const char* es) {
  return each(key, one, two, two, two, en, es);
}

// A rule that says what kind of thing an effect is, and decides nothing.
constexpr Line defines(Line line) {
  line.definition = true;
  return line;
}

constexpr Line each(const char* one, const char* two0, const char* two1, const char* two2, const char* en,
                    const char* es) {
  return each(kNoRule, one, two0, two1, two2, en, es);
}

constexpr Line same(const char* one, const char* two, const char* en, const char* es) {
  return each(kNoRule, one, two, two, two, en, es);
}

}  // namespace kawari::lorcana
