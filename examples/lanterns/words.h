// The closed sets of words of Lanterns.
#pragma once
#include <cstdint>

#include "base/ids.h"
#include "ir/words.h"

namespace kawari::lanterns {

enum class Keyword : std::uint8_t { sheltered, count_ };
constexpr KeywordId id(Keyword keyword) { return KeywordId(static_cast<std::uint8_t>(keyword)); }

// How brightly a lantern burns.
inline constexpr Stat kGlow = Stat::strength;
// The glow in the sky that wins the game.
inline constexpr int kGlowToWin = 10;

}  // namespace kawari::lanterns
