// The figures of a game: damage, lore, strength, amounts. They are exact up to a bound. A larger figure is a
// fault of the match; figures never wrap. The bound is small enough that two figures can be added in an int.
#pragma once
#include <cstdint>

namespace kawari {

inline constexpr std::int32_t kMaxNumber = 1'000'000'000;

// Returns `value` if it is within the bound. Otherwise reports `TooLarge` to the holder and returns the
// bound.
template <auto TooLarge, class Holder>
std::int32_t exact_number(Holder& holder, std::int64_t value) {
  if (value <= kMaxNumber && value >= -kMaxNumber) return static_cast<std::int32_t>(value);
  holder.raise(TooLarge);
  return value < 0 ? -kMaxNumber : kMaxNumber;
}

}  // namespace kawari
