#include "examples/lanterns/zones.h"

namespace kawari::lanterns {
namespace {

constexpr ZoneInfo kOwnZones[] = {
    {.zone = zone::sky,
     .name = "sky",
     .arrives = kNoFacts,
     .shown = Shown::to_all,
     .pointed_at = PointedAt::by_name},
};
static_assert(in_order(kOwnZones));

}  // namespace

const Zones& zones() {
  static const Zones kZones(kOwnZones);
  return kZones;
}

}  // namespace kawari::lanterns
