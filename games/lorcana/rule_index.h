// The index of Lorcana's rules: the number of each rule in every edition, and our wording of it. The columns
// are the editions lorcana-1, lorcana-2.0, lorcana-2.1 and lorcana-2.2, in this order.
#pragma once
#include <span>

#include "state/match.h"

namespace kawari::lorcana {

// Every rule, in the order of the keys, so that cite() can search it; those of one key, and those that no code
// cites, which come first, in the order of their numbers in the newest edition that has them.
std::span<const RuleEntry> rule_index();

// Its parts, a chapter or some sections of one each.
std::span<const RuleEntry> concept_rules();
std::span<const RuleEntry> turn_rules();
std::span<const RuleEntry> action_rules();
std::span<const RuleEntry> card_rules();
std::span<const RuleEntry> effect_rules();
std::span<const RuleEntry> zone_rules();
std::span<const RuleEntry> keyword_rules();
std::span<const RuleEntry> multiplayer_rules();

}  // namespace kawari::lorcana
