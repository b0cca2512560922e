// The zones. The core has those that every game needs; a game adds its own (own_zone). Each zone has a row
// with everything that the stages need to know of it. The names that readers see come from the game's words.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/must.h"
#include "ir/facts.h"

namespace kawari {

enum class Zone : std::uint8_t {
  none,
  deck,
  hand,
  play,      // play zone, battle zone
  discard,   // discard, graveyard
  resource,  // inkwell, mana zone
  pending,   // an action or spell while it is being played and resolved
  under,     // beneath a card in play
  removed,   // out of the game, because its player has left
  count_
};
// The most zones of a game's own. Each player has each of them as a list of cards.
inline constexpr int kMaxOwnZones = 4;
inline constexpr int kMaxZones = static_cast<int>(Zone::count_) + kMaxOwnZones;
// The n-th zone of a game's own.
constexpr Zone own_zone(int n) { return static_cast<Zone>(static_cast<int>(Zone::count_) + n); }

// Who sees the faces of cards in the zone without looking at them by an effect.
enum class Shown : std::uint8_t { to_all, to_owner, as_deck, unless_face_down, to_nobody };
// How people refer to a card there: by its name, or by its place among the others.
enum class PointedAt : std::uint8_t { by_name, by_place };

// The form of a zone. A row without one of its parts does not compile.
struct ZoneInfo {
  Must<struct zone_is_missing, Zone> zone;
  Must<struct name_is_missing, std::string_view> name;  // in templates, programs, logs
  Must<struct arrives_is_missing, FactSet> arrives;     // facts of a card that is put into the zone
  Must<struct shown_is_missing, Shown> shown;
  Must<struct pointed_at_is_missing, PointedAt> pointed_at;
};

// The zones of one game: the core's, then its own.
class Zones {
 public:
  explicit Zones(std::span<const ZoneInfo> own);

  const ZoneInfo& operator[](Zone zone) const { return rows_[static_cast<std::size_t>(zone)]; }
  // The names by number.
  std::span<const std::string_view> names() const { return names_; }
  // The names of places (ir/node.h): those of the core, then each zone of the game's own.
  std::span<const std::string_view> places() const { return places_; }

 private:
  std::vector<ZoneInfo> rows_;
  std::vector<std::string_view> names_, places_;
};

// The core's zones alone.
const Zones& core_zones();

// Whether the rows of a game's own zones are in the order of their numbers.
template <std::size_t n>
constexpr bool in_order(const ZoneInfo (&own)[n]) {
  for (std::size_t i = 0; i < n; ++i)
    if (*own[i].zone != own_zone(static_cast<int>(i))) return false;
  return n <= kMaxOwnZones;
}

}  // namespace kawari
