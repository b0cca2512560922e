// Duel Masters' closed sets of words: keywords and civilizations, in the order that cards, programs and
// positions count them. A keyword has its form in keywords.cpp, a civilization its names in
// phrases_lexicon.cpp.
#pragma once
#include <cstdint>

#include "base/ids.h"

namespace kawari::duel_masters {

// Keywords that code of the rules acts on. Keywords that only abbreviate a text (Saver, Charger, Metamorph,
// Release …) are rows that expand into that text.
enum class Keyword : std::uint8_t {
  blocker,
  slayer,
  power_attacker,
  double_breaker,
  triple_breaker,
  speed_attacker,
  shield_trigger,
  evolution,
  crew_breaker,
  silent_skill,
  survivor,
  turbo_rush,
  wave_striker,
  accelerator,
  shield_trigger_cross,
  gravity_zero,
  sympathy,
  ninja_strike,
  count_
};
constexpr KeywordId id(Keyword keyword) { return KeywordId(static_cast<std::uint8_t>(keyword)); }

// The bits of Face::colours.
enum class Civilization : std::uint8_t { light, water, darkness, fire, nature, count_ };
constexpr std::uint8_t bit(Civilization c) { return static_cast<std::uint8_t>(1u << static_cast<int>(c)); }

}  // namespace kawari::duel_masters
