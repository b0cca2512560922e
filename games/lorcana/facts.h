// Lorcana's own facts, and its names for those of the core.
#pragma once
#include "ir/facts.h"

namespace kawari::lorcana {

namespace fact {
inline constexpr Fact quested = own_fact(0);
inline constexpr Fact challenged = own_fact(1);
inline constexpr Fact sang = own_fact(2);
inline constexpr Fact lore_gained = own_fact(3);
inline constexpr Fact lore_lost = own_fact(4);
inline constexpr Fact chosen_for_support = own_fact(5);
inline constexpr Fact is_dealt = own_fact(6);  // "is dealt damage", as texts say it of a card
}  // namespace fact

const Facts& facts();

}  // namespace kawari::lorcana
