// The form of an obstacle: its name, and what a verdict contains besides (About). The core's forms are in
// explain/obstacles.cpp, a game's own in games/GAME/obstacle_forms.h. Each obstacle has a text in
// words_LANGUAGE.cpp.
#pragma once
#include <array>
#include <concepts>
#include <string_view>
#include <utility>

#include "explain/own_messages.h"
#include "state/obstacle.h"
#include "state/verdict.h"

namespace kawari {

// Specialised for each value of Obstacle, and of a game's own enum of obstacles.
template <auto obstacle>
struct ObstacleForm;

// Whether the form has all its parts. If it lacks one, this does not compile.
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

// The forms of an enum of obstacles, in the order of its values.
template <class Own, int first = 0>
struct Obstacles {
  static constexpr std::size_t kCount = static_cast<std::size_t>(Own::count_) - first;

  static constexpr std::array<ObstacleInfo, kCount> infos() {
    return each([]<Own obstacle>() {
      using F = ObstacleForm<obstacle>;
      return ObstacleInfo{id(obstacle), F::name, F::about};
    });
  }
  // The rows of their messages. The only rule is that of the verdict.
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

// The texts of obstacles in a language, as rows of MessageId. Each obstacle of the list has one.
template <const auto& texts, const auto& obstacles>
constexpr auto obstacle_texts() {
  static_assert(says_each<texts, obstacles>());
  std::array<MessageText, std::size(texts)> out{};
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = {message_of(id(texts[i].id)), texts[i].text};
  return out;
}

}  // namespace kawari
