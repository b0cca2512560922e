// The public library: games, clones, views, explanations.
#include <gtest/gtest.h>

#include <algorithm>

#include "kawari/kawari.h"

namespace kawari {
namespace {

const CardLibrary& library() {
  static const CardLibrary cards("lorcana", KAWARI_SOURCE_DIR "/cards/lorcana");
  return cards;
}

std::vector<std::string> deck() {
  const auto names = library().card_names();
  std::vector<std::string> out;
  for (std::size_t i = 0; out.size() < 60; ++i) out.push_back(names[i % names.size()]);
  return out;
}

TEST(Library, ShippedCardsHaveNoProblems) {
  EXPECT_TRUE(library().problems().empty()) << library().problems()[0];
  EXPECT_GT(library().card_names().size(), 20u);
}

TEST(Library, UnknownCardsAreNamedWithTheNearest) {
  const Table table(library(), {{"Beats - Selfless Protector"}, {}}, {});
  EXPECT_NE(table.problem().find("Beast - Selfless Protector"), std::string::npos) << table.problem();
  EXPECT_TRUE(table.over());
  EXPECT_TRUE(table.question().choices.empty());
}

TEST(Library, UnknownGamesAndEditionsAreProblems) {
  EXPECT_FALSE(CardLibrary("chess", ".").problems().empty());
  EXPECT_FALSE(Table(library(), {deck(), deck()}, {.edition = "lorcana-9"}).problem().empty());
}

// The game decides how many players it has.
TEST(Library, MoreOrFewerPlayersThanTheGameHasAreAProblem) {
  const auto problem = [](const char* game, const char* folder, std::size_t players) {
    const CardLibrary cards(game, std::string(KAWARI_SOURCE_DIR "/cards/") + folder);
    const Table table(cards, std::vector<std::vector<std::string>>(players), {});
    EXPECT_EQ(table.over(), !table.problem().empty());
    return table.problem();
  };
  EXPECT_EQ(problem("duel-masters", "duel_masters", 3), "A game of duel-masters has 2 players.");
  EXPECT_EQ(problem("duel-masters", "duel_masters", 1), "A game of duel-masters has 2 players.");
  EXPECT_EQ(problem("lorcana", "lorcana", 7), "A game of lorcana has 2–6 players.");
  EXPECT_EQ(problem("lorcana", "lorcana", 0), "A game of lorcana has 2–6 players.");
  EXPECT_EQ(problem("lorcana", "lorcana", 1000), "A game of lorcana has 2–6 players.");
}

// A player may concede through the library at every decision, whether asked or not.
TEST(Library, PlayersConcedeAtEveryDecision) {
  Table table(library(), {deck(), deck(), deck()}, {.seed = 5});
  EXPECT_FALSE(table.concede(3));
  EXPECT_FALSE(table.concede(-1));
  for (std::size_t i = 0; i < 60 && !table.over(); ++i) {
    for (int player = 0; player < 3; ++player) {
      Table without = table;
      ASSERT_TRUE(without.concede(player));
      EXPECT_TRUE(without.has_left(player));
      EXPECT_FALSE(without.over());
      EXPECT_NE(without.question().player, player);
      EXPECT_FALSE(without.concede(player));
      const int next = (player + 1) % 3;
      ASSERT_TRUE(without.concede(next));
      EXPECT_EQ(without.winner(), 3 - player - next);
    }
    ASSERT_TRUE(table.answer(i % table.question().choices.size()));
  }
}

TEST(Library, ACopyGoesOnByItself) {
  Table table(library(), {deck(), deck()}, {.seed = 3});
  for (int i = 0; i < 20 && !table.over(); ++i)
    ASSERT_TRUE(table.answer(table.question().choices.size() - 1));
  Table copy = table;
  EXPECT_EQ(copy.hash(Reader::judge()), table.hash(Reader::judge()));
  ASSERT_TRUE(copy.answer(0));
  EXPECT_NE(copy.hash(Reader::judge()), table.hash(Reader::judge()));
  ASSERT_TRUE(table.answer(0));
  EXPECT_EQ(copy.hash(Reader::judge()), table.hash(Reader::judge()));
}

TEST(Library, AnAnswerThatIsNotOnOfferChangesNothing) {
  Table table(library(), {deck(), deck()}, {});
  const auto before = table.hash(Reader::judge());
  EXPECT_FALSE(table.answer(100000));
  EXPECT_EQ(table.hash(Reader::judge()), before);
}

TEST(Library, AViewHidesTheOtherHand) {
  const Table table(library(), {deck(), deck()}, {});
  const TableView view = table.view(0);
  int own = 0, hidden = 0;
  for (const SeenCard& card : view.cards) {
    if (card.zone != "hand") continue;
    if (card.owner == 0)
      own += !card.name.empty();
    else
      hidden += card.name.empty();
  }
  EXPECT_EQ(own, 7);
  EXPECT_EQ(hidden, 7);
  EXPECT_EQ(view.deck_sizes, (std::vector<int>{53, 53}));
}

// The asked player reads the options; the others only read who decides.
TEST(Library, AQuestionIsMadeForItsReader) {
  const Table table(library(), {deck(), deck()}, {});
  const Question asked = table.question();
  ASSERT_EQ(asked.player, 0);
  EXPECT_FALSE(asked.choices.empty());
  EXPECT_EQ(table.question(0).choices.size(), asked.choices.size());
  EXPECT_EQ(table.question(Reader::judge()).choices.size(), asked.choices.size());
  EXPECT_EQ(table.question(1).player, 0);
  EXPECT_EQ(table.question(1).text, asked.text);
  EXPECT_TRUE(table.question(1).choices.empty());
  EXPECT_TRUE(table.question(-1).choices.empty()) << "a number that is no player's is not the judge's";
  EXPECT_NE(table.question(0, "es").text, asked.text);
}

// A card that a player puts back from the opening hand appears in that player's log by name, and in the other
// player's by place.
TEST(Library, ALogIsMadeForItsReader) {
  Table table(library(), {deck(), deck()}, {.seed = 5, .keep_trace = true});
  const std::string put_back = table.question().choices[0].text;
  while (!table.over() && table.question().player == 0) ASSERT_TRUE(table.answer(0));
  const auto holds = [](const std::vector<std::string>& log, const std::string& words) {
    return std::any_of(log.begin(), log.end(),
                       [&](const std::string& line) { return line.find(words) != std::string::npos; });
  };
  EXPECT_TRUE(holds(table.explain(0), put_back));
  EXPECT_TRUE(holds(table.explain(Reader::judge()), put_back));
  EXPECT_FALSE(holds(table.explain(1), put_back));
  EXPECT_TRUE(holds(table.explain(1), "unseen cards in Player 1's hand"));
  EXPECT_TRUE(holds(table.explain(1, "es"), "cartas ocultas en la mano de Player 1"));
}

TEST(Library, AHashIsMadeForItsReader) {
  // The same deck in another order: the other player cannot see a difference.
  std::vector<std::string> turned = deck();
  std::reverse(turned.begin(), turned.end());
  const Table a(library(), {deck(), deck()}, {.seed = 5}), b(library(), {turned, deck()}, {.seed = 5});
  EXPECT_NE(a.hash(Reader::judge()), b.hash(Reader::judge()));
  EXPECT_NE(a.hash(0), b.hash(0));
  EXPECT_EQ(a.hash(1), b.hash(1));
}

TEST(Library, WhatHappenedIsExplainedInBothLanguages) {
  Table table(library(), {deck(), deck()}, {.seed = 5, .keep_trace = true});
  for (int i = 0; i < 60 && !table.over(); ++i) ASSERT_TRUE(table.answer(0));
  EXPECT_FALSE(table.explain(Reader::judge(), "en").empty());
  EXPECT_EQ(table.explain(Reader::judge(), "en").size(), table.explain(Reader::judge(), "es").size());
}

}  // namespace
}  // namespace kawari
