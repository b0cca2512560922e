#include "games/duel_masters/zones.h"

#include "games/duel_masters/facts.h"

namespace kawari::duel_masters {
namespace {

constexpr ZoneInfo kOwnZones[] = {
    {.zone = zone::shields,
     .name = "shields",
     .arrives = FactSet(fact::put_into_shields),
     .shown = Shown::to_nobody,
     .pointed_at = PointedAt::by_place},
    {.zone = zone::reserve,
     .name = "reserve",
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

}  // namespace kawari::duel_masters
