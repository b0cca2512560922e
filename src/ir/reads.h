// What an expression of a program looks at, as a mask: values that were derived from a position stay right
// until something that they read is written. The book keeps the mask of each node beside it.
#pragma once
#include <cstdint>

namespace kawari {

using Reads = std::uint16_t;
inline constexpr Reads kReadsKeywords = 1;     // derived values themselves: keywords
inline constexpr Reads kReadsDamage = 2;       // damage counters
inline constexpr Reads kReadsPosture = 4;      // exerted or ready, at which location
inline constexpr Reads kReadsCards = 8;        // hands, decks, discards, shields
inline constexpr Reads kReadsCombat = 16;      // who takes part in a challenge or battle
inline constexpr Reads kReadsClock = 32;       // whose turn it is
inline constexpr Reads kReadsHistory = 64;     // what has happened, lore
inline constexpr Reads kReadsFigures = 128;    // derived values themselves: figures, classifications
inline constexpr Reads kReadsResources = 256;  // which resource cards there are
inline constexpr Reads kReadsOther = 512;      // whatever else: only what is not in the table looks at it
inline constexpr Reads kReadsAll = 0x3FF;  // written: what is in play, or an effect; all derived values go

}  // namespace kawari
