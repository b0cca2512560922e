// Who looks: a player, or the judge who sees all. The one place that decides what a viewer sees. Questions,
// options, explanations, views and hashes are made for a viewer and ask here.
#pragma once
#include "state/match.h"
#include "state/trace.h"

namespace kawari {

class Viewer {
 public:
  // Chance and nobody see what all can see.
  constexpr Viewer(PlayerId player)
      : bits_(index(player) < kMaxPlayers ? static_cast<std::uint8_t>(1u << index(player))
                                          : std::uint8_t{0}) {}
  static constexpr Viewer judge() { return Viewer(); }

  constexpr bool is_judge() const { return bits_ == kAll; }
  constexpr bool is(PlayerId player) const { return is_judge() || (bits_ & Viewer(player).bits_) != 0; }
  // Among those players, a bit for each.
  constexpr bool among(std::uint8_t players) const { return is_judge() || (players & bits_) != 0; }
  // Saw the face when the card was told of.
  constexpr bool saw(const Sighting& then) const { return among(then.seen_by); }

 private:
  static constexpr std::uint8_t kAll = 0xFF;
  constexpr Viewer() : bits_(kAll) {}
  std::uint8_t bits_;  // one of a player, none, or all of the judge
};

// Whether the viewer can read the face of a card, where it lies now.
bool sees_face(const Match& match, Viewer viewer, CardId card);
// … without what the viewer only remembers from where the card was before.
bool sees_face_there(const Match& match, Viewer viewer, CardId card);
// … without what the viewer only remembers: the zone shows it, or the effect under way does.
bool is_shown(const Match& match, Viewer viewer, CardId card);
// Whether the zone in which the card lies shows its face to the viewer.
bool zone_shows(const Match& match, Viewer viewer, CardId card);
// The top card of a deck, where an effect has its player play with it face up.
bool lies_open(const Match& match, CardId card);
// A bit for each player who can.
std::uint8_t seen_by(const Match& match, CardId card);
// For the trace: who sees it, and where it lies.
Sighting sighting(const Match& match, CardId card);
// Equal for objects that the viewer cannot tell apart.
std::uint64_t view_key(const Match& match, Viewer viewer, ObjectRef ref);

}  // namespace kawari
