// Measures the engine: random-play decisions per second, clones, and a signature that changes only when
// behaviour does.
#pragma once
#include <string>
#include <vector>

#include "sim/playout.h"

namespace kawari {

struct BenchSubject {
  std::string game;
  const Rules* rules = nullptr;
  const Edition* edition = nullptr;
  MatchDecks decks;
};

struct BenchResult {
  std::string game;
  double decisions_per_second = 0;
  double games_per_second = 0;
  double events_per_second = 0;
  double clone_ns = 0;
  std::size_t state_bytes = 0;
  std::uint64_t signature = 0;
  std::uint64_t games = 0;
  std::uint64_t faults = 0;
};

// The signature comes from a fixed number of games, the figures from as many as fit into the time.
BenchResult bench(const BenchSubject& subject, double seconds);
// Games with fixed seeds, folded into one number.
std::uint64_t signature(const BenchSubject& subject, int games);

}  // namespace kawari
