// The obstacles that only Duel Masters has. Their forms are in obstacle_forms.h.
#pragma once
#include "state/obstacle.h"

namespace kawari::duel_masters {

enum class OwnObstacle : std::uint8_t {
  colour_missing,  // no mana card of a civilization that the card needs
  no_base,         // there is no creature that it could evolve from
  is_attacked,     // the creature is the one that is attacked
  not_linked,      // it and the entering god do not name each other
  place_taken,     // another card lies where the entering god would have to lie
  count_
};
constexpr Obstacle id(OwnObstacle obstacle) { return own_obstacle(obstacle); }

}  // namespace kawari::duel_masters
