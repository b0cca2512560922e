// The index of Lorcana's rules: the number of each rule in every edition, and our wording of it. The columns
// are the editions lorcana-1, lorcana-2.0, lorcana-2.1 and lorcana-2.2, in this order.
//
// There were several printings of lorcana-1. The numbers are those of the printing with twelve keywords (10.2
// to 10.13); those of replacement effects are from the printing that has 7.7.9. If only the section of a
// cited rule is known there, the rule has the number of its section ("8.7").
//
// Several keys may share a number, each for a different statement of that rule. A rule that no code cites is
// the only entry with its number, in each edition that has it. If a wording changed, each wording has an
// entry, with the same key.
#pragma once
#include <span>

#include "state/match.h"
#include "state/rules.h"

namespace kawari::lorcana {

inline constexpr int kColumns = 4;
using Line = RuleLine<kColumns>;

// Every rule, sorted by key, so that cite() can search it. Rules without a key come first. Rules with the
// same key, and those without one, are sorted by their numbers in the newest edition that has them.
std::span<const RuleEntry> rule_index();

// The parts of the index, each with one chapter or some sections.
std::span<const Line> concept_rules();      // 1.1 to 1.7
std::span<const Line> check_rules();        // 1.8 to 1.12
std::span<const Line> turn_rules();         // 2 and 3
std::span<const Line> action_rules();       // 4.1 to 4.5
std::span<const Line> challenge_rules();    // 4.6 and 4.7
std::span<const Line> card_rules();         // 5.1 and 5.2
std::span<const Line> type_rules();         // 5.3 to 5.6
std::span<const Line> effect_rules();       // 6.1
std::span<const Line> ability_rules();      // 6.2 to 6.4
std::span<const Line> resolving_rules();    // 6.5 to 6.7
std::span<const Line> zone_rules();         // 7
std::span<const Line> keyword_rules();      // 8
std::span<const Line> multiplayer_rules();  // 9 and 10

}  // namespace kawari::lorcana
