// Measures the engine: random-play decisions per second, and clones.
#pragma once
#include <string>
#include <vector>

#include "game/games.h"
#include "sim/playout.h"

namespace kawari {

struct BenchSubject {
  std::string game;
  const Rules* rules = nullptr;
  const Edition* edition = nullptr;
  MatchDecks decks;
};

// The shipped decks of a game. If there are fewer than two of them: sixty cards of the game in the order of
// their names.
BenchSubject shipped_subject(const Game& game, std::shared_ptr<const Database> loaded,
                             const std::string& home, std::vector<Error>& errors);

struct BenchResult {
  std::string game;
  double decisions_per_second = 0;
  double games_per_second = 0;
  double events_per_second = 0;
  double clone_ns = 0;
  std::size_t clone_bytes = 0;
  std::uint64_t signature = 0;
  std::uint64_t games = 0;
  std::uint64_t faults = 0;
};

// Counts the decisions of a random game. A decision is a question with at least two options that the asked
// player can tell apart. Questions with one option are answered, but not counted.
std::uint64_t count_decisions(const BenchSubject& subject, std::uint64_t seed);

// The seed of the choices in the game with this seed.
std::uint64_t choices_of(std::uint64_t game);

// Plays random games with seeds from `first` on. Nothing is counted during the games, because their speed is
// measured.
struct Played {
  std::uint64_t events = 0;
  std::uint64_t faults = 0;
};
Played play_games(const BenchSubject& subject, std::uint64_t first, int games);

// The signature comes from a fixed number of games, the speed from as many games as fit into the time.
BenchResult bench(const BenchSubject& subject, double seconds);

}  // namespace kawari
