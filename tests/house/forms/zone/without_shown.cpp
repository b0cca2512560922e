#include "ir/zones.h"

namespace kawari {

constexpr ZoneInfo kZone = {
    .zone = own_zone(0),
    .name = "cellar",
    .arrives = kNoFacts,
    .pointed_at = PointedAt::by_name,
};

}  // namespace kawari
