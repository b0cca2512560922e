// Libraries and tables are values: a copy is independent, a value that was moved from reports that it is
// empty, and a table accepts the cards that a library lists.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "kawari/kawari.h"

namespace kawari {
namespace {

constexpr const char* kFolder = KAWARI_SOURCE_DIR "/cards/lorcana";

std::string file_with(const std::string& name, const std::string& text) {
  std::string path = testing::TempDir() + "kawari_" + name;
  std::ofstream(path, std::ios::binary) << text;
  return path;
}

std::string card(const std::string& name, const std::string& text = "Evasive") {
  return "- {name: " + name +
         ", type: character, cost: 1, ink: amber, strength: 1, willpower: 1, lore: 1, text: \"" + text +
         "\"}\n";
}

bool has(const CardLibrary& cards, const std::string& name) {
  const auto names = cards.card_names();
  return std::binary_search(names.begin(), names.end(), name);
}

// A deck of sixty cards that begins with these.
std::vector<std::string> deck(const CardLibrary& cards, const std::vector<std::string>& first = {}) {
  std::vector<std::string> out = first;
  const auto names = cards.card_names();
  for (std::size_t i = 0; out.size() < 60; ++i) out.push_back(names[i % names.size()]);
  return out;
}

TEST(LibraryValue, ACopyIsIndependent) {
  const CardLibrary original("lorcana", kFolder);
  CardLibrary copy = original;
  copy.add_cards(file_with("copy.yaml", card("Only In The Copy")));
  EXPECT_TRUE(copy.problems().empty());
  EXPECT_TRUE(has(copy, "Only In The Copy"));
  EXPECT_FALSE(has(original, "Only In The Copy"));
  EXPECT_FALSE(original.why_not("Only In The Copy").empty());
  copy.add_cards("there is no such file");
  EXPECT_EQ(copy.problems().size(), 1u);
  EXPECT_TRUE(original.problems().empty());
  CardLibrary assigned("lorcana", kFolder);
  assigned = copy;
  EXPECT_TRUE(has(assigned, "Only In The Copy"));
}

// A table has its own cards: it can outlive the library, and cards that are added later do not affect it.
TEST(LibraryValue, ATableKeepsTheCardsThatItBeganWith) {
  auto cards = std::make_unique<CardLibrary>("lorcana", kFolder);
  const auto names = deck(*cards);
  Table table(*cards, {names, names}, {.seed = 4, .keep_trace = true});
  Table same(*cards, {names, names}, {.seed = 4, .keep_trace = true});
  cards->add_cards(file_with("later.yaml", card(names[0], "Reckless") + card("Another")));
  cards.reset();
  for (int i = 0; i < 40 && !table.over(); ++i) {
    ASSERT_EQ(table.question().text, same.question().text);
    ASSERT_TRUE(table.answer(0));
    ASSERT_TRUE(same.answer(0));
    ASSERT_EQ(table.hash(Reader::judge()), same.hash(Reader::judge()));
  }
  EXPECT_FALSE(table.explain(Reader::judge()).empty());
}

// Cards that are not in the match do not affect it, however many there are and whatever they ask about.
TEST(LibraryValue, OtherCardsOfTheLibraryDoNotMatter) {
  const CardLibrary few("lorcana", kFolder);
  CardLibrary many = few;
  std::string more;
  for (int i = 0; i < 300; ++i) {
    const std::string name = "Stranger " + std::to_string(i);
    more += card(name, "When you play this character, if you played a character named " + name +
                           " this turn, draw a card.");
  }
  many.add_cards(file_with("many.yaml", more));
  ASSERT_TRUE(many.problems().empty()) << many.problems()[0];
  ASSERT_TRUE(has(many, "Stranger 299")) << many.why_not("Stranger 299");
  const auto names = deck(few);
  Table one(few, {names, names}, {.seed = 8});
  Table other(many, {names, names}, {.seed = 8});
  ASSERT_EQ(other.problem(), "");
  for (int i = 0; i < 150 && !one.over(); ++i) {
    ASSERT_EQ(one.hash(Reader::judge()), other.hash(Reader::judge())) << "decision " << i;
    const auto choices = one.question().choices.size();
    ASSERT_EQ(choices, other.question().choices.size());
    ASSERT_TRUE(one.answer(static_cast<std::size_t>(i) * 7 % choices));
    ASSERT_TRUE(other.answer(static_cast<std::size_t>(i) * 7 % choices));
  }
}

TEST(LibraryValue, AMovedLibraryHasNoCards) {
  CardLibrary from("lorcana", kFolder);
  CardLibrary to = std::move(from);
  EXPECT_FALSE(to.card_names().empty());
  EXPECT_TRUE(from.card_names().empty());
  EXPECT_EQ(from.problems(), std::vector<std::string>{"There are no cards here."});
  EXPECT_FALSE(from.why_not("Beast - Selfless Protector").empty());
  EXPECT_TRUE(from.editions().empty());
  from.add_cards(file_with("moved.yaml", card("Nowhere")));
  EXPECT_TRUE(from.card_names().empty());
  EXPECT_EQ(Table(from, {{}, {}}, {}).problem(), "There are no cards here.");
  CardLibrary copy = from;
  EXPECT_TRUE(copy.card_names().empty());
  from = to;
  EXPECT_EQ(from.card_names(), to.card_names());
}

TEST(LibraryValue, AMovedTableHasNoGame) {
  const CardLibrary cards("lorcana", kFolder);
  Table from(cards, {deck(cards), deck(cards)}, {.keep_trace = true});
  Table to = std::move(from);
  EXPECT_EQ(to.problem(), "");
  EXPECT_EQ(from.problem(), "There is no game here.");
  EXPECT_TRUE(from.over());
  EXPECT_EQ(from.winner(), -1);
  EXPECT_EQ(from.player_count(), 0);
  EXPECT_TRUE(from.question().choices.empty());
  EXPECT_FALSE(from.answer(0));
  EXPECT_TRUE(from.view(0).cards.empty());
  EXPECT_TRUE(from.explain(Reader::judge()).empty());
  EXPECT_EQ(from.hash(Reader::judge()), 0u);
  const Table copy = from;
  EXPECT_EQ(copy.problem(), "There is no game here.");
  from = to;
  EXPECT_EQ(from.hash(Reader::judge()), to.hash(Reader::judge()));
  to = Table(copy);
  EXPECT_EQ(to.problem(), "There is no game here.");
}

// The newest text of a card counts: if it is not understood, the card is not listed, even if an older text
// is.
TEST(LibraryValue, WhatIsListedIsWhatATableTakes) {
  CardLibrary cards("lorcana", kFolder);
  cards.add_cards(file_with("old.yaml", card("Twice Printed") + card("Twice printed but worse")));
  ASSERT_TRUE(has(cards, "Twice Printed"));
  cards.add_cards(
      file_with("new.yaml", card("TWICE PRINTED") + card("Twice printed but worse", "Confuzzle.")));
  EXPECT_TRUE(cards.problems().empty());
  EXPECT_TRUE(has(cards, "TWICE PRINTED"));
  EXPECT_FALSE(has(cards, "Twice Printed")) << "it is the same card, told twice";
  EXPECT_FALSE(has(cards, "Twice printed but worse"));
  EXPECT_FALSE(cards.why_not("Twice printed but worse").empty());
  for (const std::string& name : cards.card_names()) EXPECT_EQ(cards.why_not(name), "") << name;
  EXPECT_EQ(Table(cards, {cards.card_names(), {}}, {}).problem(), "");
}

// A file with an error adds no cards.
TEST(LibraryValue, AFileThatIsWrongAddsNothing) {
  CardLibrary cards("lorcana", kFolder);
  const auto before = cards.card_names();
  cards.add_cards(
      file_with("wrong.yaml", card("Good One") + "- {name: Bad One, type: character, nonsense: 1}\n"));
  EXPECT_EQ(cards.problems().size(), 1u);
  EXPECT_EQ(cards.card_names(), before);
}

// A published file belongs to one game, even if keys are missing in it.
TEST(LibraryValue, APublishedFileIsNotTakenForAnotherGame) {
  const std::string lorcana = file_with(
      "lorcana.json",
      R"json({"cards": [{"name": "Ada", "fullName": "Ada - Here", "version": "Here", "type": "Character", "color": "Amber",
      "cost": 1, "inkwell": true, "strength": 1, "willpower": 1, "lore": 1, "fullTextSections": ["Evasive"]}]})json");
  CardLibrary other("duel-masters", KAWARI_SOURCE_DIR "/cards/duel_masters");
  const auto before = other.card_names();
  other.add_cards(lorcana);
  ASSERT_EQ(other.problems().size(), 1u);
  EXPECT_NE(other.problems()[0].find("civilizations"), std::string::npos) << other.problems()[0];
  EXPECT_EQ(other.card_names(), before);
  EXPECT_NE(other.why_not("Ada").find("There is no card"), std::string::npos);
  CardLibrary same("lorcana", kFolder);
  same.add_cards(lorcana);
  ASSERT_EQ(same.problems().size(), 1u);
  EXPECT_NE(same.problems()[0].find("formatVersion"), std::string::npos) << same.problems()[0];
}

}  // namespace
}  // namespace kawari
