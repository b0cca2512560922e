// The limits of what is read. Each has a line in docs/cards.md or docs/scenarios.md, and an error that names
// it.
#pragma once
#include <cstddef>
#include <cstdint>

namespace kawari::limits {

inline constexpr std::size_t kTextBytes = 64 * 1024;     // the rules text of one card
inline constexpr std::uint64_t kTextSteps = 20'000'000;  // work of reading and printing one card's text
inline constexpr int kTreeDepth = 100;                   // levels of a program
inline constexpr int kListMembers = 255;                 // members of one list of a program: sentences, nouns
inline constexpr int kReadings = 100;                    // readings of one stretch of a text
inline constexpr int kNumber = 32'767;                   // the largest number that a text or a card has

}  // namespace kawari::limits
