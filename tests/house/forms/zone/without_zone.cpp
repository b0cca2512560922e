#include "ir/zones.h"

namespace kawari {

constexpr ZoneInfo kZone = {
    .name = "cellar",
    .arrives = kNoFacts,
    .shown = Shown::to_owner,
    .pointed_at = PointedAt::by_name,
};

}  // namespace kawari
