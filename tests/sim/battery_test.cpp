// Every game of the list in the battery: shipped cards always, published card data where it lies beside the
// repository.
#include "tests/sim/battery.h"
#include "tests/house/beside.h"

#include <cstdlib>
#include <filesystem>
#include <functional>

#include "sim/soak.h"
#include "tests/sim/battery_hidden.h"
#include "tests/sim/every_game.h"

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

TEST_P(Battery, RandomGamesKeepEveryInvariantInEveryEdition) {
  for (const Edition& edition : game().rules->editions) battery::random_games(subject(), edition, 4, 100, 1);
}

TEST_P(Battery, ManyRandomGamesEnd) { battery::random_games(subject(), *game().default_edition, 60, 1, 0); }

TEST_P(Battery, ClonesReplayToTheSameBytes) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    battery::clone_versus_replay(subject(), *game().default_edition, seed);
}

TEST_P(Battery, HiddenCardsChangeNothingThatAViewerIsTold) {
  battery::HiddenGames run;
  run.every = 6;
  std::uint64_t seed = 1;
  if (const char* soak = std::getenv("KAWARI_SOAK")) run.games = 1 + std::atoi(soak) / 100;
  for (const Edition& edition : game().rules->editions)
    battery::hidden_games(subject(), edition, seed++, run);
  EXPECT_EQ(run.unnamed, std::set<std::string>{});
  EXPECT_GT(run.compared, 20);
  EXPECT_GT(run.followed, 20);
}

// [Lorcana 9.3, 10.2] Games of teams, in which players also concede, and games of Pack Rush.
void soak_lorcana(const std::function<void(SoakPlan&, std::uint64_t)>& change) {
  const Game& game = *all_games().named("lorcana");
  const std::vector<FaceId> playable = playable_faces(shipped().cards(game));
  for (std::uint64_t seed = 1; seed <= 24; ++seed) {
    SoakPlan plan = plan_for(*game.rules, seed);
    plan.check_every = 1;
    change(plan, seed);
    const SoakResult result = soak_game({shipped().loaded(game), game.rules, playable}, plan);
    EXPECT_EQ(result.wrong, "") << plan.edition->id << ", seed " << seed << ", " << plan.players
                                << " players in " << plan.teams << " teams";
  }
}

TEST(BatteryOfVariants, TeamsKeepEveryInvariant) {
  soak_lorcana([](SoakPlan& plan, std::uint64_t seed) {
    plan.players = 3 + static_cast<int>(seed % 4);
    plan.teams = plan.players > 4 ? 3 : 2;
    plan.concede_one_in = seed % 2 == 0 ? 60 : 0;
  });
}

TEST(BatteryOfVariants, PackRushKeepsEveryInvariant) {
  const Game& game = *all_games().named("lorcana");
  soak_lorcana([&](SoakPlan& plan, std::uint64_t) {
    if (plan.edition->column == 0) plan.edition = game.default_edition;
    plan.players = 2;
    plan.teams = 0;
    plan.variant = 1;
    plan.deck_size = 24;
  });
}

// A few of the games of ./dev soak.
TEST_P(Battery, GamesOfPublishedCards) {
  const std::filesystem::path data = beside_the_repository() / "data" / GetParam();
  if (!std::filesystem::exists(data)) GTEST_SKIP() << kNoCardData;
  Judge judge(all_games(), Language::en);
  judge.add_shipped_cards(KAWARI_SOURCE_DIR);
  for (const auto& file : std::filesystem::directory_iterator(data))
    if (file.path().extension() == ".json") judge.add_cards(file.path().string());
  const std::vector<FaceId> playable = playable_faces(judge.cards(game()));
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    SoakPlan plan = plan_for(*game().rules, seed);
    plan.check_every = 2;
    const SoakResult result = soak_game({judge.loaded(game()), game().rules, playable}, plan);
    EXPECT_EQ(result.wrong, "") << plan.edition->id << ", seed " << seed << ", " << plan.players
                                << " players";
  }
  const battery::Subject published{&game(), &judge};
  const char* soak = std::getenv("KAWARI_SOAK");
  battery::HiddenGames hidden;
  std::uint64_t first_seed = 7000;
  hidden.games = soak != nullptr ? 1 + std::atoi(soak) / 100 : 2;
  for (const Edition& edition : game().rules->editions)
    battery::hidden_games(published, edition, first_seed += 1000, hidden);
  EXPECT_EQ(hidden.unnamed, std::set<std::string>{});
}

INSTANTIATE_TEST_SUITE_P(Games, Battery, testing::ValuesIn(game_ids()), name_of_game);

}  // namespace
}  // namespace kawari
