// The obstacles that only Lorcana has. Their forms are in obstacle_forms.h.
#pragma once
#include "state/obstacle.h"

namespace kawari::lorcana {

enum class OwnObstacle : std::uint8_t {
  other_name,           // the card does not share a name with the other one
  not_inkable,          // the card has no inkwell symbol
  used_this_turn,       // the ability was used this turn
  cost_cannot_be_paid,  // a part of the cost is not paid with this card
  song_too_expensive,   // the character does not sing a song that costs so much
  singers_too_few,      // the singers together do not reach the number
  count_
};
constexpr Obstacle id(OwnObstacle obstacle) { return own_obstacle(obstacle); }

}  // namespace kawari::lorcana
