// Both games in the battery: shipped cards always, published card data where it lies beside the repository.
#include "tests/sim/battery.h"

#include <cstdlib>
#include <filesystem>

#include "tests/sim/battery_hidden.h"

namespace kawari {
namespace {

Judge& shipped() {
  static Judge judge(all_games(), Language::en);
  static const bool loaded = [] {
    for (const Error& error : judge.add_shipped_cards(KAWARI_SOURCE_DIR)) ADD_FAILURE() << error.text();
    return true;
  }();
  (void)loaded;
  return judge;
}

class Battery : public testing::TestWithParam<std::string> {
 protected:
  const Game& game() const { return *all_games().named(GetParam()); }
  battery::Subject subject() const { return {&game(), &shipped()}; }
};
class BatterySoak : public Battery {};

TEST_P(Battery, RandomGamesKeepEveryInvariantInEveryEdition) {
  for (const Edition& edition : game().rules->editions) battery::random_games(subject(), edition, 4, 100, 1);
}

TEST_P(Battery, ManyRandomGamesEnd) { battery::random_games(subject(), *game().default_edition, 60, 1, 0); }

TEST(BatteryOfSeveral, PlayersLeaveAndTheOthersPlayOn) {
  const Game& game = *all_games().named("lorcana");
  for (const Edition& edition : game.rules->editions)
    battery::games_of_several({&game, &shipped()}, edition, 6, 300);
}

TEST_P(Battery, ClonesReplayToTheSameBytes) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    battery::clone_versus_replay(subject(), *game().default_edition, seed);
}

TEST_P(Battery, HiddenCardsChangeNothingThatAViewerIsTold) {
  battery::HiddenGames run;
  run.every = 8;
  std::uint64_t seed = 1;
  if (const char* soak = std::getenv("KAWARI_SOAK")) run.games = 1 + std::atoi(soak) / 100;
  for (const Edition& edition : game().rules->editions)
    battery::hidden_games(subject(), edition, seed++, run);
  EXPECT_EQ(run.unnamed, std::set<std::string>{});
  EXPECT_GT(run.compared, 20);
  EXPECT_GT(run.followed, 20);
}

TEST_P(BatterySoak, RandomGamesOfPublishedCards) {
  const std::filesystem::path data = std::filesystem::path(KAWARI_SOURCE_DIR) / "../shared/data" / GetParam();
  if (!std::filesystem::exists(data)) GTEST_SKIP() << "no published card data beside the repository";
  Judge judge(all_games(), Language::en);
  judge.add_shipped_cards(KAWARI_SOURCE_DIR);
  for (const auto& file : std::filesystem::directory_iterator(data))
    if (file.path().extension() == ".json") judge.add_cards(file.path().string());
  const battery::Subject published{&game(), &judge};
  const char* soak = std::getenv("KAWARI_SOAK");
  const int games = soak != nullptr ? std::atoi(soak) : 25;
  battery::random_games(published, *game().default_edition, games, 5000, soak != nullptr ? 25 : 1);
  battery::HiddenGames hidden;
  std::uint64_t first_seed = 7000;
  hidden.games = soak != nullptr ? games / 100 : 2;
  for (const Edition& edition : game().rules->editions)
    battery::hidden_games(published, edition, first_seed += 1000, hidden);
  EXPECT_EQ(hidden.unnamed, std::set<std::string>{});
}

std::string name_of_game(const testing::TestParamInfo<std::string>& game) {
  std::string name = game.param;
  for (char& c : name)
    if (c == '-') c = '_';
  return name;
}
INSTANTIATE_TEST_SUITE_P(Games, Battery, testing::Values("lorcana", "duel-masters"), name_of_game);
INSTANTIATE_TEST_SUITE_P(Games, BatterySoak, testing::Values("lorcana", "duel-masters"), name_of_game);

}  // namespace
}  // namespace kawari
