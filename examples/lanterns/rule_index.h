// The index of the rules of Lanterns: the number of each, and its sentence. There is one edition.
#pragma once
#include <span>

#include "base/rule.h"
#include "examples/lanterns/rule_keys.h"
#include "state/rule_entry.h"

namespace kawari::lanterns {

inline constexpr int kColumns = 1;
using Line = RuleLine<kColumns>;

std::span<const RuleEntry> rule_index();

std::span<const Line> own_rules();   // rules_game.cpp
std::span<const Line> core_rules();  // rules_core.cpp: those that the core cites

constexpr Line says(rule::Key key, const char* number, const char* en, const char* es) {
  return {rule::key(key), {number}, en, es, nullptr};
}
constexpr Line says(::kawari::rule::Core key, const char* number, const char* en, const char* es) {
  return {::kawari::rule::key(key), {number}, en, es, nullptr};
}
// A rule that no code cites.
constexpr Line says(const char* number, const char* en, const char* es) {
  return {kNoRule, {number}, en, es, nullptr};
}
// A rule of the core that the game has no use for.
constexpr Line unused(::kawari::rule::Core key, const char* en, const char* es) {
  return {::kawari::rule::key(key), {nullptr}, en, es, nullptr};
}

}  // namespace kawari::lanterns
