// The ways of playing a card in Lorcana: the core's, followed by its own.
#pragma once
#include "ir/words.h"

namespace kawari::lorcana {

constexpr std::uint8_t of_core(PlayWay way) { return static_cast<std::uint8_t>(way); }

enum class Way : std::uint8_t {
  pay = of_core(PlayWay::pay),
  free = of_core(PlayWay::free),
  other_cost = of_core(PlayWay::other_cost),
  put = of_core(PlayWay::put),
  shift = of_core(PlayWay::count_),
  sing,
  sing_together,
};
constexpr PlayWay id(Way way) { return static_cast<PlayWay>(way); }
constexpr Way way_of(PlayWay way) { return static_cast<Way>(way); }

}  // namespace kawari::lorcana
