#include "ir/zones.h"

namespace kawari {

constexpr ZoneInfo kZone = {
    .zone = own_zone(0),
    .name = "cellar",
    .arrives = kNoFacts,
    .shown = Shown::to_owner,
};

}  // namespace kawari
