// The limits of what is read. Each has a line in docs/cards.md or docs/scenarios.md, and an error that names
// it.
#pragma once
#include <cstddef>
#include <cstdint>

namespace kawari::limits {

inline constexpr std::size_t kTextBytes = 64 * 1024;      // the rules text of one card
inline constexpr std::uint64_t kTextSteps = 200'000'000;  // work of reading and printing one card's text
inline constexpr int kTreeDepth = 200;                    // levels of a program

}  // namespace kawari::limits
