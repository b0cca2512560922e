// What evaluating a node reads, as a mask. Values that were derived from a position stay valid until
// something that they read is written. The book keeps the mask of each node.
#pragma once
#include <cstdint>

namespace kawari {

using Reads = std::uint16_t;
inline constexpr Reads kReadsKeywords = 1;  // keywords, which are derived values themselves
inline constexpr Reads kReadsDamage = 2;    // damage counters
inline constexpr Reads kReadsPosture = 4;   // exerted or ready, at which location
inline constexpr Reads kReadsCards = 8;     // hands, decks, discards, shields
inline constexpr Reads kReadsCombat = 16;   // which objects take part in a challenge or battle
inline constexpr Reads kReadsClock = 32;    // whose turn it is
inline constexpr Reads kReadsHistory = 64;  // what has happened this turn; lore
// Figures and classifications, which are derived values themselves.
inline constexpr Reads kReadsFigures = 128;
inline constexpr Reads kReadsResources = 256;  // which resource cards there are
inline constexpr Reads kReadsOther = 512;      // everything else; read only by ops with Looks::Everything
// Written when objects enter or leave play or effects change: invalidates all derived values.
inline constexpr Reads kReadsAll = 0x3FF;

}  // namespace kawari
