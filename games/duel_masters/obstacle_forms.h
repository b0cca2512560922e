// The forms of Duel Masters' own obstacles: what a verdict says of each besides. Their messages
// are in words_*.cpp.
#pragma once
#include "explain/obstacle_form.h"
#include "games/duel_masters/obstacles.h"

namespace kawari {

template <>
struct ObstacleForm<duel_masters::OwnObstacle::colour_missing> {
  static constexpr std::string_view name = "colour_missing";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<duel_masters::OwnObstacle::no_base> {
  static constexpr std::string_view name = "no_base";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<duel_masters::OwnObstacle::not_linked> {
  static constexpr std::string_view name = "not_linked";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<duel_masters::OwnObstacle::place_taken> {
  static constexpr std::string_view name = "place_taken";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<duel_masters::OwnObstacle::is_attacked> {
  static constexpr std::string_view name = "is_attacked";
  static constexpr auto about = About::nothing;
};

}  // namespace kawari
