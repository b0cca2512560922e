#include "ir/zones.h"

#include <iterator>

#include "ir/node.h"

namespace kawari {
namespace {

constexpr ZoneInfo kCoreZones[] = {
    {.zone = Zone::none,
     .name = "none",
     .arrives = kNoFacts,
     .shown = Shown::to_all,
     .pointed_at = PointedAt::by_name},
    {.zone = Zone::deck,
     .name = "deck",
     .arrives = FactSet(Fact::put_into_deck),
     .shown = Shown::as_deck,
     .pointed_at = PointedAt::by_name},
    {.zone = Zone::hand,
     .name = "hand",
     .arrives = FactSet(Fact::put_into_hand),
     .shown = Shown::to_owner,
     .pointed_at = PointedAt::by_name},
    {.zone = Zone::play,
     .name = "play",
     .arrives = FactSet(Fact::entered),
     .shown = Shown::to_all,
     .pointed_at = PointedAt::by_name},
    {.zone = Zone::discard,
     .name = "discard",
     .arrives = FactSet(Fact::put_into_discard),
     .shown = Shown::to_all,
     .pointed_at = PointedAt::by_name},
    {.zone = Zone::resource,
     .name = "resource",
     .arrives = FactSet(Fact::put_into_resource),
     .shown = Shown::unless_face_down,
     .pointed_at = PointedAt::by_name},
    {.zone = Zone::pending,
     .name = "pending",
     .arrives = kNoFacts,
     .shown = Shown::to_all,
     .pointed_at = PointedAt::by_name},
    {.zone = Zone::under,
     .name = "under",
     .arrives = FactSet(Fact::put_under),
     .shown = Shown::unless_face_down,
     .pointed_at = PointedAt::by_name},
    // The cards of a player who has left: hidden faces stay hidden.
    {.zone = Zone::removed,
     .name = "removed",
     .arrives = kNoFacts,
     .shown = Shown::to_nobody,
     .pointed_at = PointedAt::by_name},
};
static_assert(std::size(kCoreZones) == static_cast<std::size_t>(Zone::count_));
static_assert(
    [] {
      for (std::size_t i = 0; i < std::size(kCoreZones); ++i)
        if (*kCoreZones[i].zone != static_cast<Zone>(i)) return false;
      return true;
    }(),
    "the rows stand in the order of the enum");

constexpr std::string_view kPlaces[] = {"hand",
                                        "deck-top",
                                        "deck-bottom",
                                        "deck-shuffled",
                                        "discard",
                                        "resource",
                                        "resource-exerted",
                                        "play",
                                        "under-self",
                                        "hand-alone",
                                        "deck-top-in-any-order",
                                        "deck-bottom-in-any-order",
                                        "hand-instead-of-discard",
                                        "deck-bottom-instead-of-discard",
                                        "deck-shuffled-instead-of-discard",
                                        "resource-instead-of-discard",
                                        "resource-exerted-instead-of-discard"};
static_assert(std::size(kPlaces) == static_cast<std::size_t>(Place::count_));

}  // namespace

Zones::Zones(std::span<const ZoneInfo> own)
    : rows_(std::begin(kCoreZones), std::end(kCoreZones)), places_(std::begin(kPlaces), std::end(kPlaces)) {
  rows_.insert(rows_.end(), own.begin(), own.end());
  for (const ZoneInfo& row : rows_) names_.push_back(row.name);
  for (const ZoneInfo& row : own) places_.push_back(row.name);
  // Zones that the game does not have are always empty.
  rows_.resize(kMaxZones, rows_[0]);
}

const Zones& core_zones() {
  static const Zones kZones({});
  return kZones;
}

}  // namespace kawari
