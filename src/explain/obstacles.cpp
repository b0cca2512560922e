// The core's obstacles: what a verdict says of each besides. Their messages are in the files of the
// languages, words_*.cpp. Slots that every message may use: {card} and its {place}, {player}, {text};
// what it is about adds its own.
#include "explain/obstacle_form.h"

namespace kawari {

template <>
struct ObstacleForm<Obstacle::elsewhere> {
  static constexpr std::string_view name = "elsewhere";
  static constexpr auto about = About::zone;
};

template <>
struct ObstacleForm<Obstacle::wrong_kind> {
  static constexpr std::string_view name = "wrong_kind";
  static constexpr auto about = About::kind;
};

template <>
struct ObstacleForm<Obstacle::not_yours> {
  static constexpr std::string_view name = "not_yours";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<Obstacle::not_opposing> {
  static constexpr std::string_view name = "not_opposing";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<Obstacle::exerted> {
  static constexpr std::string_view name = "exerted";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<Obstacle::ready> {
  static constexpr std::string_view name = "ready";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<Obstacle::drying> {
  static constexpr std::string_view name = "drying";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<Obstacle::has_keyword> {
  static constexpr std::string_view name = "has_keyword";
  static constexpr auto about = About::keyword;
};

template <>
struct ObstacleForm<Obstacle::lacks_keyword> {
  static constexpr std::string_view name = "lacks_keyword";
  static constexpr auto about = About::keyword;
};

template <>
struct ObstacleForm<Obstacle::not_moved> {
  static constexpr std::string_view name = "not_moved";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<Obstacle::lacks_ability> {
  static constexpr std::string_view name = "lacks_ability";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<Obstacle::done_this_turn> {
  static constexpr std::string_view name = "done_this_turn";
  static constexpr auto about = About::player;
};

template <>
struct ObstacleForm<Obstacle::at_that_place> {
  static constexpr std::string_view name = "at_that_place";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<Obstacle::cost_too_high> {
  static constexpr std::string_view name = "cost_too_high";
  static constexpr auto about = About::amounts;
};

template <>
struct ObstacleForm<Obstacle::no_such_way> {
  static constexpr std::string_view name = "no_such_way";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<Obstacle::not_a_base> {
  static constexpr std::string_view name = "not_a_base";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<Obstacle::target_missing> {
  static constexpr std::string_view name = "target_missing";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<Obstacle::must_act_first> {
  static constexpr std::string_view name = "must_act_first";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<Obstacle::picked_already> {
  static constexpr std::string_view name = "picked_already";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<Obstacle::wrong_step> {
  static constexpr std::string_view name = "wrong_step";
  static constexpr auto about = About::step;
};

template <>
struct ObstacleForm<Obstacle::not_your_turn> {
  static constexpr std::string_view name = "not_your_turn";
  static constexpr auto about = About::player;
};

template <>
struct ObstacleForm<Obstacle::decision_open> {
  static constexpr std::string_view name = "decision_open";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<Obstacle::game_over> {
  static constexpr std::string_view name = "game_over";
  static constexpr auto about = About::nothing;
};

template <>
struct ObstacleForm<Obstacle::not_played> {
  static constexpr std::string_view name = "not_played";
  static constexpr auto about = About::nothing;
};

namespace {

using Core = Obstacles<Obstacle, 1>;  // all but Obstacle::none, which only the rule tells
constexpr auto kInfos = Core::infos();

}  // namespace

std::span<const ObstacleInfo> core_obstacles() { return kInfos; }

}  // namespace kawari
