// Duel Masters' own zones.
#pragma once
#include "ir/zones.h"

namespace kawari::duel_masters {

namespace zone {
inline constexpr Zone shields = own_zone(0);
inline constexpr Zone reserve = own_zone(1);  // the hyperspatial zone
}  // namespace zone

const Zones& zones();

}  // namespace kawari::duel_masters
