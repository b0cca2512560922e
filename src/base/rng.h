// The seeded random generator that lives inside a State. It is our own code, so that the same seed gives the
// same game with every compiler and on every platform.
#pragma once
#include <cstdint>

namespace kawari {

struct Rng {
  std::uint64_t state = 0x9E3779B97F4A7C15ull;

  static constexpr Rng seeded(std::uint64_t seed) {
    Rng rng{seed ^ 0xA0761D6478BD642Full};
    rng.next();
    return rng;
  }
  // splitmix64
  constexpr std::uint64_t next() {
    std::uint64_t z = (state += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
  }
  // 0 <= result < bound, without bias.
  constexpr std::uint32_t below(std::uint32_t bound) {
    const std::uint64_t threshold = (0x100000000ull - bound) % bound;
    for (;;) {
      const std::uint64_t product = (next() >> 32) * bound;
      if ((product & 0xFFFFFFFFull) >= threshold) return static_cast<std::uint32_t>(product >> 32);
    }
  }
};

}  // namespace kawari
