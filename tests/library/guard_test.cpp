// Library calls always end: by limits, by a budget, by a flag, and without a crash.
#include "library/guard.h"

#include <atomic>
#include <new>
#include <stdexcept>

#include "kawari/kawari.h"
#include "tests/library/library.h"

namespace {

using namespace kawari_test;
using kawari::Game;

TEST(LibraryGuard, WhatIsThrownIsASentence) {
  EXPECT_EQ(kawari::guarded([] {}), "");
  EXPECT_EQ(kawari::guarded([] { throw std::bad_alloc(); }), "There is not enough memory for this.");
  EXPECT_EQ(kawari::guarded([] { throw std::out_of_range("x"); }), "An error inside of Kawari: x.");
  EXPECT_EQ(kawari::guarded([] { throw 1; }), "An error inside of Kawari.");
}

TEST(LibraryGuard, DecksHaveASize) {
  const auto game = Game::from_decks(shipped(), {deck(shipped()), deck(shipped(), 5001)});
  EXPECT_EQ(game.error().what, "A deck has 5001 cards; at most 5000 are allowed.");
  // Its names are not looked up.
  const auto unknown =
      Game::from_decks(shipped(), {deck(shipped()), std::vector<std::string>(5001, "No Such Card")});
  EXPECT_EQ(unknown.error().what, "A deck has 5001 cards; at most 5000 are allowed.");
}

TEST(LibraryGuard, AnAnswerThatCostsTooMuchStopsTheGame) {
  Game game = game_of(shipped(), {.seed = 3, .work = {.steps = 1}});
  for (int i = 0; i < 20 && !game.over(); ++i) (void)game.apply(std::size_t{0});
  EXPECT_EQ(game.problem(), "The game stopped: the work that was allowed for it is used up.");
  EXPECT_FALSE(game.apply(std::size_t{0}));
}

TEST(LibraryGuard, AFlagStopsTheAnswerUnderWay) {
  std::atomic<bool> stop{false};
  Game game = game_of(shipped(), {.seed = 3, .work = {.cancel = &stop}});
  ASSERT_TRUE(game.apply(std::size_t{0}));
  stop = true;
  for (int i = 0; i < 5 && !game.over(); ++i) (void)game.apply(std::size_t{0});
  EXPECT_EQ(game.problem(), "The game stopped: the work that was allowed for it is used up.");
}

TEST(LibraryGuard, FilesThatAreTooMuchAreErrors) {
  kawari::Cards cards = *kawari::Cards::of_game("lorcana");
  const auto read = cards.read_file("/dev/zero");
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().what.find("a card file has at most 67108864"), std::string::npos)
      << read.error().what;
  EXPECT_FALSE(cards.read_text("x", std::string((64u << 20) + 1, ' ')));
  std::atomic<bool> stop{true};
  EXPECT_FALSE(cards.read_text("x", "- {name: A, type: character, cost: 1, ink: amber, text: \"Evasive\"}",
                               {.cancel = &stop}));
  EXPECT_EQ(cards.size(), 0u) << "nothing of it is added";
}

TEST(LibraryGuard, ASavedGameThatIsNotOneIsAnError) {
  const auto wrong = [](const std::string& text) { return Game::load(shipped(), text).error().what; };
  EXPECT_FALSE(wrong("").empty());
  EXPECT_FALSE(wrong("[1, 2]").empty());
  EXPECT_FALSE(wrong("{\"kawari\": 99}").empty());
  EXPECT_FALSE(wrong("{\"kawari\": 1, \"game\": 7}").empty());
  EXPECT_FALSE(wrong("{\"kawari\": 1, \"game\": \"lorcana\", \"edition\": \"lorcana-2.1\", \"players\": [1]}")
                   .empty());
  EXPECT_FALSE(wrong(std::string(20 << 20, '[')).empty());
}

}  // namespace
