#include "examples/lanterns/zones.h"

namespace kawari::lanterns {
namespace {

constexpr ZoneInfo kOwn[] = {
    {.zone = zone::sky,
     .name = "sky",
     .arrives = kNoFacts,
     .shown = Shown::to_all,
     .pointed_at = PointedAt::by_name},
};
static_assert(in_order(kOwn));

}  // namespace

const Zones& zones() {
  static const Zones kZones(kOwn);
  return kZones;
}

}  // namespace kawari::lanterns
