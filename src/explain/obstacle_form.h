// The form of an obstacle: its name, and what a verdict says of it besides. The core's are in
// explain/obstacles.cpp, a game's own in games/GAME/obstacle_forms.h. Their messages are in the files of the
// languages, by the obstacle.
#pragma once
#include <array>
#include <concepts>
#include <string_view>
#include <utility>

#include "explain/messages.h"
#include "state/obstacle.h"
#include "state/verdict.h"

namespace kawari {

// Specialised for each value of Obstacle, and of a game's own enum of obstacles.
template <auto obstacle>
struct ObstacleForm;

// The parts that such a form has.
template <auto obstacle>
constexpr bool check_obstacle_form() {
  using F = ObstacleForm<obstacle>;
  static_assert(
      requires { sizeof(F); }, "this obstacle has no form: ObstacleForm");
  static_assert(
      requires { std::string_view{F::name}; }, "ObstacleForm lacks its part name: as its enumerator");
  static_assert(
      requires {
        { F::about } -> std::convertible_to<About>;
      },
      "ObstacleForm lacks its part about: what a verdict says of it besides, or About::nothing");
  return true;
}

// What the forms of an enum of obstacles say, value by value.
template <class Own, int first = 0>
struct Obstacles {
  static constexpr std::size_t kCount = static_cast<std::size_t>(Own::count_) - first;

  static constexpr std::array<ObstacleInfo, kCount> infos() {
    return each([]<Own obstacle>() {
      using F = ObstacleForm<obstacle>;
      return ObstacleInfo{id(obstacle), F::name, F::about};
    });
  }
  // Each is said, and rests on no rule but that of its verdict.
  static constexpr std::array<SaidMessage, kCount> said() {
    return each([]<Own obstacle>() { return SaidMessage{message_of(id(obstacle))}; });
  }

 private:
  template <class Make>
  static constexpr auto each(Make make) {
    return [&]<int... i>(std::integer_sequence<int, i...>) {
      static_assert((check_obstacle_form<static_cast<Own>(first + i)>() && ...));
      return std::array{make.template operator()<static_cast<Own>(first + i)>()...};
    }
    (std::make_integer_sequence<int, static_cast<int>(kCount)>());
  }
};

// The messages of obstacles in a language: one for each of the list.
template <const auto& texts, const auto& obstacles>
constexpr auto obstacle_texts() {
  static_assert(says_each<texts, obstacles>());
  std::array<MessageText, std::size(texts)> out{};
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = {message_of(id(texts[i].id)), texts[i].text};
  return out;
}

// Two lists in one: messages, and those of obstacles.
template <class Row, std::size_t n, std::size_t m>
constexpr std::array<Row, n + m> joined(const Row (&messages)[n], const std::array<Row, m>& obstacles) {
  std::array<Row, n + m> out{};
  for (std::size_t i = 0; i < n; ++i) out[i] = messages[i];
  for (std::size_t i = 0; i < m; ++i) out[n + i] = obstacles[i];
  return out;
}

}  // namespace kawari
