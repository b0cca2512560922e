// Obstacles: what prevents an action or a pick. The core's are listed here; a game lists its own in
// games/GAME/obstacles.h, with the values behind the core's. Each has a form (explain/obstacle_form.h): what
// a verdict about it contains, and the message in each language.
#pragma once
#include <cstdint>

namespace kawari {

enum class Obstacle : std::uint8_t {
  none,  // there is only a rule
  elsewhere,
  wrong_kind,
  not_yours,
  not_opposing,
  exerted,
  ready,
  drying,
  has_keyword,
  lacks_keyword,
  lacks_ability,
  done_this_turn,
  at_that_place,
  cost_too_high,
  no_such_way,
  not_a_base,
  target_missing,
  must_act_first,
  picked_already,
  not_moved,
  wrong_step,
  not_your_turn,
  decision_open,
  game_over,
  not_played,
  count_
};
constexpr Obstacle id(Obstacle obstacle) { return obstacle; }

// The Obstacle for a value of a game's own enum.
template <class Own>
constexpr Obstacle own_obstacle(Own obstacle) {
  static_assert(static_cast<int>(Obstacle::count_) + static_cast<int>(Own::count_) <= 0xFF,
                "an obstacle is a byte");
  return static_cast<Obstacle>(static_cast<int>(Obstacle::count_) + static_cast<int>(obstacle));
}

}  // namespace kawari
