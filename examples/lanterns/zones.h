// Lanterns' own zone.
#pragma once
#include "ir/zones.h"

namespace kawari::lanterns {

namespace zone {
inline constexpr Zone sky = own_zone(0);  // where released lanterns are
}

const Zones& zones();

}  // namespace kawari::lanterns
