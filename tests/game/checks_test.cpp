// Each game has check keys and states of its own. A key of another game is an error, and actual values are
// told in the words of the game.
#include <gtest/gtest.h>

#include "kawari/game.h"
#include "tests/judge/judging.h"

namespace kawari::judging {
namespace {

std::string lorcana(const std::string& expect) {
  return "title: t\ngame: lorcana\nplayers:\n  Ana: {play: [Vanilla 2/2]}\n  Bruno: {}\nsteps:\n  - expect: "
         "{" +
         expect + "}\n";
}
std::string duel_masters(const std::string& expect, const std::string& state = "as: it") {
  return "title: t\ngame: duel-masters\nplayers:\n  Ana:\n    battle:\n      - Vanilla 3000: {" + state +
         "}\n  Bruno: {}\nsteps:\n  - expect: {" + expect + "}\n";
}
// The actual value of the first check that fails.
std::string found(const std::string& text) {
  const ScenarioReport report = run_one(text);
  for (const Error& error : report.errors) ADD_FAILURE() << error.text();
  for (const StepReport& step : report.steps)
    for (const CheckReport& check : step.checks)
      if (!check.held) return check.found.text();
  return {};
}

TEST(GameChecks, AKeyOfAnotherGameIsAMistake) {
  EXPECT_EQ(errors_of(lorcana("mana: {Ana: 0}")),
            "test.yaml:7:14: \"mana\" is a key of duel-masters in `expect`, and this scenario is of lorcana. "
            "Keys of that kind are here: lore, ink, hand, deck, discard, play.\n");
  EXPECT_EQ(
      errors_of(lorcana("tapped: [Vanilla 2/2]")),
      "test.yaml:7:14: \"tapped\" is a key of duel-masters in `expect`, and this scenario is of lorcana. "
      "Keys of that kind are here: ready, exerted, drying.\n");
  EXPECT_EQ(
      errors_of(duel_masters("damage: {it: 0}")),
      "test.yaml:9:14: \"damage\" is a key of lorcana in `expect`, and this scenario is of duel-masters. "
      "Keys of that kind are here: power, cost.\n");
  EXPECT_EQ(errors_of(duel_masters("play: {Ana: 1}, ink: {Ana: 0}")),
            "test.yaml:9:14: \"play\" is a key of lorcana in `expect`, and this scenario is of duel-masters. "
            "Keys of that kind are here: hand, deck, graveyard, mana, shields, battle, hyperspatial.\n"
            "test.yaml:9:30: \"ink\" is a key of lorcana in `expect`, and this scenario is of duel-masters. "
            "Keys of that kind are here: hand, deck, graveyard, mana, shields, battle, hyperspatial.\n");
}

TEST(GameChecks, AStateOfAnotherGameIsAMistake) {
  EXPECT_EQ(
      errors_of(duel_masters("winner: none", "damage: 1")),
      "test.yaml:6:24: There is no key \"damage\" in the state of a card of duel-masters. The keys are: "
      "as, owner, under, facedown, counters, tapped, sick, at, side, shield-force, linked.\n");
}

TEST(GameChecks, WhatIsFoundIsInTheWordsOfTheGame) {
  EXPECT_EQ(found(lorcana("exerted: [Vanilla 2/2]")), "ready. Nothing has happened to it.");
  EXPECT_EQ(found(duel_masters("tapped: [it]")), "untapped. Nothing has happened to it.");
  EXPECT_EQ(found(duel_masters("untapped: [it]", "as: it, tapped: true")),
            "tapped. Nothing has happened to it.");
  EXPECT_EQ(found(duel_masters("sick: [it]")), "not summoning sick. Nothing has happened to it.");
  EXPECT_EQ(found(duel_masters("drying: [it]", "as: it, sick: true")), "");
}

TEST(GameChecks, APositionThatCannotStayIsRefusedInTheWordsOfTheGame) {
  EXPECT_EQ(
      errors_of("title: t\ngame: lorcana\nplayers:\n  Ana: {play: [Vanilla 2/2: {damage: 2}]}\n"
                "  Bruno: {}\nsteps: []\n"),
      "test.yaml:4:16: \"Vanilla 2/2\" has 2 damage and 2 willpower: the first state check would remove "
      "it. Give it less damage.\n");
  EXPECT_EQ(errors_of("title: t\ngame: duel-masters\ncards:\n"
                      "  - {name: Nothing, type: creature, civilizations: [fire], cost: 1, power: 0}\n"
                      "players:\n  Ana: {battle: [Nothing]}\n  Bruno: {}\nsteps: []\n"),
            "test.yaml:6:18: \"Nothing\" has power 0: the first state check would remove it. Take away what "
            "lowers its power.\n");
}

// A view has the figures and states that the game lists, under the game's names.
TEST(GameChecks, AViewShowsTheGamesFigures) {
  for (const std::string game : {"lorcana", "duel-masters"}) {
    const v1::Result<v1::Cards> cards = v1::Cards::shipped(game, KAWARI_SOURCE_DIR);
    ASSERT_TRUE(cards);
    std::vector<std::string> deck;
    for (const std::string& name : cards->playable())
      if (deck.size() < 60) deck.push_back(name);
    const v1::Result<v1::Game> table = v1::Game::from_decks(*cards, {deck, deck});
    ASSERT_TRUE(table);
    const v1::View view = table->view(0);
    ASSERT_EQ(view.players.size(), 2u);
    std::vector<std::string> names;
    for (const v1::Figure& figure : view.players[1].figures) names.push_back(figure.key);
    const std::vector<std::string> expected =
        game == "lorcana" ? std::vector<std::string>{"lore", "ink", "hand", "deck", "discard", "play"}
                          : std::vector<std::string>{"hand",    "deck",   "graveyard",   "mana",
                                                     "shields", "battle", "hyperspatial"};
    EXPECT_EQ(names, expected);
  }
}

}  // namespace
}  // namespace kawari::judging
