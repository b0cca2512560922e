// Duel Masters' own facts, and its names for those of the core.
#pragma once
#include "ir/facts.h"

namespace kawari::duel_masters {

namespace fact {
inline constexpr Fact put_into_shields = own_fact(0);
inline constexpr Fact summoned = own_fact(1);
inline constexpr Fact cast = own_fact(2);
inline constexpr Fact attacked = own_fact(3);
inline constexpr Fact blocked = own_fact(4);
inline constexpr Fact battled = own_fact(5);
inline constexpr Fact won_battle = own_fact(6);
inline constexpr Fact lost_battle = own_fact(7);
inline constexpr Fact shield_broken = own_fact(8);
inline constexpr Fact unblocked = own_fact(9);
inline constexpr Fact battle_ended = own_fact(10);
inline constexpr Fact kept_tapped = own_fact(11);
inline constexpr Fact about_to_break = own_fact(12);
}  // namespace fact

const Facts& facts();

}  // namespace kawari::duel_masters
