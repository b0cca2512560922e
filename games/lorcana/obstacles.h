// The obstacles that only Lorcana has. Their forms are in obstacle_forms.h.
#pragma once
#include "state/obstacle.h"

namespace kawari::lorcana {

enum class OwnObstacle : std::uint8_t {
  other_name,           // the card does not share a name with the other card
  not_inkable,          // the card has no inkwell symbol
  used_this_turn,       // the ability was used this turn
  cost_cannot_be_paid,  // this card cannot pay the part of the cost
  song_too_expensive,   // the song costs too much for the character
  singers_too_few,      // the singers do not reach the number together
  count_
};
constexpr Obstacle id(OwnObstacle obstacle) { return own_obstacle(obstacle); }

}  // namespace kawari::lorcana
