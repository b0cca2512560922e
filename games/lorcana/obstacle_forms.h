// The forms of Lorcana's own obstacles: what a verdict says of each besides. Their messages
// are in words_*.cpp.
#pragma once
#include "explain/obstacle_form.h"
#include "games/lorcana/obstacles.h"

namespace kawari {

template <>
struct ObstacleForm<lorcana::OwnObstacle::other_name> {
  static constexpr std::string_view name = "other_name";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<lorcana::OwnObstacle::not_inkable> {
  static constexpr std::string_view name = "not_inkable";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<lorcana::OwnObstacle::used_this_turn> {
  static constexpr std::string_view name = "used_this_turn";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<lorcana::OwnObstacle::cost_cannot_be_paid> {
  static constexpr std::string_view name = "cost_cannot_be_paid";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<lorcana::OwnObstacle::song_too_expensive> {
  static constexpr std::string_view name = "song_too_expensive";
  static constexpr auto about = About::amounts;
};

template <>
struct ObstacleForm<lorcana::OwnObstacle::singers_too_few> {
  static constexpr std::string_view name = "singers_too_few";
  static constexpr auto about = About::amounts;
};

}  // namespace kawari
