// The index of Duel Masters' rules: the number of each rule in every edition, and our wording of it. The
// columns are the editions duel-masters-1.20, duel-masters-1.50 and duel-masters-tcg, in this order.
#pragma once
#include <span>

#include "state/match.h"
#include "state/rules.h"

namespace kawari::duel_masters {

inline constexpr int kColumns = 3;
using Line = RuleLine<kColumns>;

// Every rule, sorted by key. Rules that no code cites come first. Rules with the same key, and those without
// one, are sorted by their numbers in 1.50.
std::span<const RuleEntry> rule_index();

// The parts of the index, one file each, by chapters of the rules.
std::span<const Line> basic_rules();
std::span<const Line> concept_rules();
std::span<const Line> card_rules();
std::span<const Line> zone_rules();
std::span<const Line> turn_rules();
std::span<const Line> attack_rules();
std::span<const Line> effect_rules();
std::span<const Line> replacement_rules();
std::span<const Line> action_rules();
std::span<const Line> special_rules();
std::span<const Line> unnumbered_rules();

}  // namespace kawari::duel_masters
