// Lorcana in the battery: shipped cards always, published card data where it lies beside the repository.
#include <cstdlib>
#include <filesystem>

#include "tests/sim/battery.h"

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

battery::Subject subject() { return {all_games().named("lorcana"), &shipped()}; }

TEST(LorcanaBattery, RandomGamesKeepEveryInvariantInEveryEdition) {
  for (const Edition& edition : subject().game->rules->editions)
    battery::random_games(subject(), edition, 4, 100, true);
}

TEST(LorcanaBattery, ManyRandomGamesEnd) {
  battery::random_games(subject(), *subject().game->default_edition, 60, 1, false);
}

TEST(LorcanaBattery, ClonesReplayToTheSameBytes) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    battery::clone_versus_replay(subject(), *subject().game->default_edition, seed);
}

TEST(LorcanaBattery, HiddenCardsChangeNothingThatIsAsked) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed)
    battery::hidden_information(subject(), *subject().game->default_edition, seed);
}

TEST(LorcanaSoak, RandomGamesOfPublishedCards) {
  const std::filesystem::path data = std::filesystem::path(KAWARI_SOURCE_DIR) / "../shared/data/lorcana";
  if (!std::filesystem::exists(data)) GTEST_SKIP() << "no published card data beside the repository";
  Judge judge(all_games(), Language::en);
  judge.add_shipped_cards(KAWARI_SOURCE_DIR);
  for (const auto& file : std::filesystem::directory_iterator(data))
    if (file.path().extension() == ".json") judge.add_cards(file.path().string());
  const battery::Subject published{all_games().named("lorcana"), &judge};
  const char* soak = std::getenv("KAWARI_SOAK");
  battery::random_games(published, *published.game->default_edition, soak ? 2000 : 25, 5000, !soak);
}

}  // namespace
}  // namespace kawari
