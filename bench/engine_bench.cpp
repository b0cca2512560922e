// Micro-benchmarks of the engine's parts; `kawari bench` measures whole games.
#include <benchmark/benchmark.h>

#include "game/games.h"
#include "judge/judge.h"
#include "report/report.h"
#include "sim/playout.h"
#include "state/hash.h"

namespace kawari {
namespace {

struct Subject {
  Judge judge{all_games(), Language::en};
  const Game* game = all_games().named("lorcana");
  MatchDecks decks;
  Subject() {
    std::vector<std::vector<FaceId>> faces{2};
    judge.add_shipped_cards(KAWARI_HOME);
    const Database& cards = judge.cards(*game);
    for (auto& deck : faces)
      for (std::size_t i = 0; i < 60; ++i)
        deck.push_back(FaceId(static_cast<std::uint16_t>(i % cards.size())));
    decks = gather_decks(judge.loaded(*game), faces).value();
  }
  Match fresh(std::uint64_t seed) const {
    return start_from_decks(decks, *game->rules, *game->default_edition, seed);
  }
};
const Subject& subject() {
  static const Subject made;
  return made;
}

void clone_match(benchmark::State& run) {
  const Match match = subject().fresh(1);
  Match copy;
  for (auto _ : run) {
    copy = match;
    benchmark::ClobberMemory();
  }
}
BENCHMARK(clone_match);

void list_options(benchmark::State& run) {
  Match match = subject().fresh(1);
  for (auto _ : run) benchmark::DoNotOptimize(decision(match));
}
BENCHMARK(list_options);

void hash_bytes(benchmark::State& run) {
  const Match match = subject().fresh(1);
  for (auto _ : run) benchmark::DoNotOptimize(byte_hash(match.state));
}
BENCHMARK(hash_bytes);

void random_game(benchmark::State& run) {
  std::uint64_t seed = 1;
  for (auto _ : run) {
    Match match = subject().fresh(seed);
    benchmark::DoNotOptimize(play_out(match, seed++));
  }
}
BENCHMARK(random_game);

// The time to start the program, read the shipped cards and answer a worked example.
void answer_from_cold(benchmark::State& run) {
  const std::string file = std::string(KAWARI_HOME) + "/scenarios/lorcana/beast-takes-the-mine.yaml";
  for (auto _ : run) {
    Judge judge(all_games(), {Language::en, false, true});
    judge.add_shipped_cards(KAWARI_HOME);
    for (const ScenarioReport& report : judge.judge_file(file))
      benchmark::DoNotOptimize(print_report(report, {}));
  }
}
BENCHMARK(answer_from_cold)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace kawari

BENCHMARK_MAIN();
