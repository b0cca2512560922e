// The index of Duel Masters' rules: the number of each rule in every edition, and our wording of it. The
// columns are the editions duel-masters-1.20, duel-masters-1.50 and duel-masters-tcg, in this order.
#pragma once
#include <span>

#include "state/match.h"

namespace kawari::duel_masters {

// Every rule that the core or this module cites, in the order of the keys.
std::span<const RuleEntry> rule_index();

// Its parts, one file each: rules of every game, of the turn and its actions, of keywords.
std::span<const RuleEntry> effect_rules();
std::span<const RuleEntry> turn_rules();
std::span<const RuleEntry> keyword_rules();

}  // namespace kawari::duel_masters
