// The form of an obstacle: what a verdict about it contains, and its message in each language. The core's are
// in explain/obstacles.cpp, a game's own in games/GAME/obstacle_forms.h.
#pragma once
#include <array>
#include <concepts>
#include <string_view>
#include <utility>

#include "explain/messages.h"
#include "state/obstacle.h"
#include "state/verdict.h"

namespace kawari {

// Stands for the text in a language that the game does not have.
inline constexpr const char* kNotSpoken = nullptr;

// Specialised for each value of Obstacle, and of a game's own enum of obstacles.
template <auto obstacle>
struct ObstacleForm;

// Checks that the form has all its parts.
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
  static_assert(
      requires {
        { F::en } -> std::convertible_to<const char*>;
      },
      "ObstacleForm lacks its part en: the message in English");
  static_assert(
      requires {
        { F::es } -> std::convertible_to<const char*>;
      },
      "ObstacleForm lacks its part es: the message in Spanish");
  static_assert(
      requires {
        { F::ja } -> std::convertible_to<const char*>;
      },
      "ObstacleForm lacks its part ja: the message in Japanese, or kNotSpoken");
  return true;
}

// Makes the table from the forms of an enum of obstacles.
template <class Own, int first = 0>
struct Obstacles {
  static constexpr std::size_t kCount = static_cast<std::size_t>(Own::count_) - first;

  static constexpr std::array<ObstacleInfo, kCount> infos() {
    return each([]<Own obstacle>() {
      using F = ObstacleForm<obstacle>;
      return ObstacleInfo{id(obstacle), F::name, F::about};
    });
  }
  static constexpr std::array<Message, kCount> messages() {
    return each([]<Own obstacle>() {
      using F = ObstacleForm<obstacle>;
      return Message{message_of(id(obstacle)), F::en, F::es, F::ja, {kNoRule, kNoRule}};
    });
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

// A game's messages, followed by those of its obstacles.
template <std::size_t n, std::size_t m>
constexpr std::array<Message, n + m> joined(const Message (&messages)[n],
                                            const std::array<Message, m>& obstacles) {
  std::array<Message, n + m> out{};
  for (std::size_t i = 0; i < n; ++i) out[i] = messages[i];
  for (std::size_t i = 0; i < m; ++i) out[n + i] = obstacles[i];
  return out;
}

}  // namespace kawari
