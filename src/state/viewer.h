// A viewer: a player, or the judge who sees everything. This is the one place that decides what a viewer
// sees. Questions, options, explanations, views and hashes are made for a viewer and use these functions.
#pragma once
#include "state/match.h"
#include "state/trace.h"

namespace kawari {

class Viewer {
 public:
  // For chance and for kNoPlayer: sees what everybody can see.
  constexpr Viewer(PlayerId player)
      : bits_(index(player) < kMaxPlayers ? static_cast<std::uint8_t>(1u << index(player))
                                          : std::uint8_t{0}) {}
  static constexpr Viewer judge() { return Viewer(); }

  constexpr bool is_judge() const { return bits_ == kAll; }
  constexpr bool is(PlayerId player) const { return is_judge() || (bits_ & Viewer(player).bits_) != 0; }
  // Whether the viewer is one of these players, given as bits.
  constexpr bool among(std::uint8_t players) const { return is_judge() || (players & bits_) != 0; }
  // Whether the viewer saw the face when the trace item was written.
  constexpr bool saw(const Sighting& then) const { return among(then.seen_by); }

 private:
  static constexpr std::uint8_t kAll = 0xFF;
  constexpr Viewer() : bits_(kAll) {}
  std::uint8_t bits_;  // the bit of a player, none, or all bits for the judge
};

// Whether the viewer can see the face of the card where it lies now.
bool sees_face(const Match& match, Viewer viewer, CardId card);
// The same, without faces that the viewer only remembers from an earlier place of the card.
bool sees_face_there(const Match& match, Viewer viewer, CardId card);
// … without what the viewer only remembers: the zone shows it, or the effect under way does.
bool is_shown(const Match& match, Viewer viewer, CardId card);
// Whether the zone in which the card lies shows its face to the viewer.
bool zone_shows(const Match& match, Viewer viewer, CardId card);
// Whether the card is the top of a deck that an effect keeps face up.
bool lies_open(const Match& match, CardId card);
// A bit for each player who can see the face.
std::uint8_t seen_by(const Match& match, CardId card);
// For the trace: who sees the card, and where it lies.
Sighting sighting(const Match& match, CardId card);
// Equal for objects that the viewer cannot tell apart.
std::uint64_t view_key(const Match& match, Viewer viewer, ObjectRef ref);

}  // namespace kawari
