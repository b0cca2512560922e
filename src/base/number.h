// The figures of a game: damage, lore, strength, amounts. They are exact up to a bound; what would be beyond
// it is a fault of the match and never wraps. Two of them can be added in an int.
#pragma once
#include <cstdint>

namespace kawari {

inline constexpr std::int32_t kMaxNumber = 1'000'000'000;

// The figure, where it is one. Otherwise the holder is told, and the bound stands in its place.
template <auto TooLarge, class Holder>
std::int32_t exact_number(Holder& holder, std::int64_t value) {
  if (value <= kMaxNumber && value >= -kMaxNumber) return static_cast<std::int32_t>(value);
  holder.raise(TooLarge);
  return value < 0 ? -kMaxNumber : kMaxNumber;
}

}  // namespace kawari
