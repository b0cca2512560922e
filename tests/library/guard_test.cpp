// Library calls always end: by limits, by a budget, by a flag, and without a crash.
#include "library/guard.h"

#include <gtest/gtest.h>

#include <atomic>
#include <new>
#include <stdexcept>

#include "kawari/kawari.h"

namespace kawari {
namespace {

const CardLibrary& shipped() {
  static const CardLibrary cards("lorcana", KAWARI_SOURCE_DIR "/cards/lorcana");
  return cards;
}

std::vector<std::string> some_deck(std::size_t size) {
  const auto names = shipped().card_names();
  std::vector<std::string> out;
  for (std::size_t i = 0; i < size; ++i) out.push_back(names[i % names.size()]);
  return out;
}

TEST(LibraryGuard, WhatIsThrownIsASentence) {
  EXPECT_EQ(guarded([] {}), "");
  EXPECT_EQ(guarded([] { throw std::bad_alloc(); }), "There is not enough memory for this.");
  EXPECT_EQ(guarded([] { throw std::out_of_range("x"); }), "An error inside of Kawari: x.");
  EXPECT_EQ(guarded([] { throw 1; }), "An error inside of Kawari.");
}

TEST(LibraryGuard, DecksHaveASize) {
  Table table(shipped(), {some_deck(60), some_deck(5001)}, {});
  EXPECT_EQ(table.problem(), "A deck has 5001 cards; at most 5000 are allowed.");
  EXPECT_EQ(table.question().player, -1);
  EXPECT_TRUE(table.question().choices.empty());
  EXPECT_FALSE(table.concede(0)) << "nobody sits at it";
  // Its names are not looked up.
  const Table unknown(shipped(), {some_deck(60), std::vector<std::string>(5001, "No Such Card")}, {});
  EXPECT_EQ(unknown.problem(), "A deck has 5001 cards; at most 5000 are allowed.");
  EXPECT_TRUE(table.over());
}

TEST(LibraryGuard, AnAnswerThatCostsTooMuchStopsTheGame) {
  Table table(shipped(), {some_deck(60), some_deck(60)}, {.seed = 3, .steps = 1});
  for (int i = 0; i < 20 && !table.over(); ++i) (void)table.answer(0);
  EXPECT_EQ(table.problem(), "The game stopped: the work that was allowed for it is used up.");
  EXPECT_FALSE(table.answer(0));
  Table other(shipped(), {some_deck(60), some_deck(60)}, {.seed = 3});
  for (int i = 0; i < 20; ++i) ASSERT_TRUE(other.answer(0));
  EXPECT_EQ(other.problem(), "");
}

TEST(LibraryGuard, AFlagStopsTheAnswerUnderWay) {
  std::atomic<bool> stop{false};
  Table table(shipped(), {some_deck(60), some_deck(60)}, {.seed = 3, .cancel = &stop});
  ASSERT_TRUE(table.answer(0));
  stop = true;
  for (int i = 0; i < 5 && !table.over(); ++i) (void)table.answer(0);
  EXPECT_EQ(table.problem(), "The game stopped: the work that was allowed for it is used up.");
}

TEST(LibraryGuard, FilesThatAreTooMuchAreProblems) {
  CardLibrary cards("lorcana", KAWARI_SOURCE_DIR "/cards/lorcana");
  cards.add_cards("/dev/zero");
  ASSERT_EQ(cards.problems().size(), 1u);
  EXPECT_NE(cards.problems()[0].find("a card file has at most 67108864"), std::string::npos)
      << cards.problems()[0];
}

}  // namespace
}  // namespace kawari
