// Lorcana's closed sets of words: keywords and ink types, in the order that cards, programs and positions
// count them. A keyword has its form in keywords.cpp, an ink type its names in phrases_lexicon.cpp.
#pragma once
#include <cstdint>

#include "base/ids.h"

namespace kawari::lorcana {

enum class Keyword : std::uint8_t {
  alert,
  bodyguard,
  boost,
  challenger,
  evasive,
  reckless,
  resist,
  rush,
  shift,
  singer,
  sing_together,
  support,
  vanish,
  ward,
  count_
};
constexpr KeywordId id(Keyword keyword) { return KeywordId(static_cast<std::uint8_t>(keyword)); }

// The bits of Face::colours.
enum class Ink : std::uint8_t { amber, amethyst, emerald, ruby, sapphire, steel, count_ };
constexpr std::uint8_t bit(Ink ink) { return static_cast<std::uint8_t>(1u << static_cast<int>(ink)); }

}  // namespace kawari::lorcana
