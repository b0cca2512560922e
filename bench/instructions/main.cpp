// The program that ./dev instructions runs under callgrind, which counts the instructions of one function by
// its name:
//   kawari_instructions decisions GAME    kawari::play_games, a fixed number of games of the shipped decks
//   kawari_instructions cards             kawari::compile_face, of all shipped cards
// It prints the number of decisions or cards.
#include <iostream>
#include <string_view>

#include "game/games.h"
#include "judge/judge.h"
#include "sim/bench.h"

namespace kawari {

namespace {

constexpr int kGames = 60;
constexpr std::uint64_t kFirstSeed = 1;

void tell(const std::vector<Error>& errors) {
  for (const Error& error : errors) std::cerr << error.text() << '\n';
}

int count_cards() {
  Judge judge(all_games(), Language::en);
  const std::vector<Error> errors = judge.add_shipped_cards(KAWARI_HOME);
  tell(errors);
  std::size_t cards = 0;
  for (const Game& game : all_games().all) cards += judge.cards(game).size();
  std::cout << cards << '\n';
  return errors.empty() ? 0 : 1;
}

int count_decisions_of(std::string_view id) {
  const Game* game = all_games().named(id);
  if (game == nullptr) {
    std::cerr << "There is no game called \"" << id << "\".\n";
    return 2;
  }
  Judge judge(all_games(), Language::en);
  std::vector<Error> errors = judge.add_shipped_cards(KAWARI_HOME);
  const BenchSubject subject = shipped_subject(*game, judge.loaded(*game), KAWARI_HOME, errors);
  tell(errors);
  if (subject.decks.decks.empty()) return 1;
  const Played played = play_games(subject, kFirstSeed, kGames);
  std::uint64_t decisions = 0;
  for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kGames; ++seed)
    decisions += count_decisions(subject, seed);
  if (played.faults != 0) std::cerr << played.faults << " games stopped at a fault.\n";
  std::cout << decisions << '\n';
  return played.faults == 0 && errors.empty() ? 0 : 1;
}

}  // namespace
}  // namespace kawari

int main(int count, char** arguments) {
  const std::string_view what = count > 1 ? arguments[1] : "";
  if (what == "cards" && count == 2) return kawari::count_cards();
  if (what == "decisions" && count == 3) return kawari::count_decisions_of(arguments[2]);
  std::cerr << "usage: kawari_instructions cards | decisions GAME\n";
  return 2;
}
