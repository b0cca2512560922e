// Nothing is allocated between decisions, so that playing millions of games does not wait for the heap.
#include "kawari/game.h"
#include "tests/sim/allocations.h"
#include "tests/sim/battery.h"
#include "tests/sim/every_game.h"

namespace kawari {
namespace {

class Allocation : public testing::TestWithParam<std::string> {};

TEST_P(Allocation, NoneBetweenDecisions) {
  if (!counts_allocations()) GTEST_SKIP() << "the sanitizer's allocator is in use";
  const Game& game = *all_games().named(GetParam());
  Judge judge(all_games(), Language::en);
  judge.add_shipped_cards(KAWARI_SOURCE_DIR);
  Decision open;
  // Enough for the longest list of options in these games: its storage is reused for each decision.
  open.options.reserve(1024);
  open.keys.reserve(1024);
  std::uint64_t decisions = 0, allocated = 0;
  for (const Edition& edition : game.rules->editions) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const MatchDecks decks = battery::gathered_decks({&game, &judge}, seed);
      Match match = start_from_decks(decks, *game.rules, edition, seed);
      Rng rng = Rng::seeded(seed);
      decision(match, open);
      while (open.ask != Ask::none && !open.options.empty()) {
        const std::uint64_t before = allocations();
        const Option option = open.options[rng.below(static_cast<std::uint32_t>(open.options.size()))];
        apply(match, option, open);
        allocated += allocations() - before;
        ++decisions;
      }
    }
  }
  EXPECT_GT(decisions, 1000u);
  EXPECT_EQ(allocated, 0u);
}

// The same through the public library, where nobody watches: no option is read from the heap, none is taken
// with its help.
TEST_P(Allocation, NoneThroughThePublicLibrary) {
  if (!counts_allocations()) GTEST_SKIP() << "the sanitizer's allocator is in use";
  const auto cards = v1::Cards::shipped(GetParam(), KAWARI_SOURCE_DIR);
  ASSERT_TRUE(cards.ok()) << cards.error().text();
  const std::vector<std::string> names = cards->playable();
  std::uint64_t decisions = 0, allocated = 0, abilities = 0;
  // The first games fill the storage that the later ones use again.
  v1::Game game;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    std::vector<std::string> deck;
    for (std::size_t i = 0; i < 60; ++i) deck.push_back(names[(seed * 7 + i) % names.size()]);
    v1::Result<v1::Game> fresh = v1::Game::from_decks(*cards, {deck, deck}, {.seed = seed, .watched = false});
    ASSERT_TRUE(fresh.ok()) << fresh.error().text();
    for (int round = 0; round < 2; ++round) {
      game = *fresh;
      Rng rng = Rng::seeded(seed);
      for (int at = 0; at < 4000 && !game.over(); ++at) {
        const std::uint64_t before = allocations();
        const auto taken = rng.below(static_cast<std::uint32_t>(game.decision().options));
        const v1::Option option = game.option(taken);
        abilities += option.ability.has_value() ? 1 : 0;
        (void)game.apply(taken);
        if (round == 1) {
          allocated += allocations() - before;
          ++decisions;
        }
      }
    }
  }
  EXPECT_GT(decisions, 1000u);
  EXPECT_GT(abilities, 0u);
  EXPECT_EQ(allocated, 0u);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Allocation, testing::ValuesIn(game_ids()), name_of_game);

}  // namespace
}  // namespace kawari
