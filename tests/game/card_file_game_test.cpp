// A card file names its game, or exactly one game fits it; otherwise it is refused. Errors in a file are
// reported by its own game.
#include <gtest/gtest.h>

#include "base/file_text.h"
#include "game/card_files.h"
#include "text/grammar.h"

namespace kawari {
namespace {

std::string game_of(const std::string& text) {
  const auto game = game_of_card_file(all_games(), "cards", text);
  return game ? std::string((*game)->rules->id) : game.error().text();
}
// The errors of a file when its game reads it.
std::string wrong_with(const std::string& text) {
  const auto game = game_of_card_file(all_games(), "cards", text);
  if (!game) return game.error().text();
  Database cards;
  std::string out = std::string((*game)->rules->id) + ":";
  for (const Error& error : read_card_text(**game, cards, "cards", text)) out += " " + error.text();
  return out;
}

constexpr const char* kNameOne = " Name its game at the top (`game: lorcana` or `game: duel-masters`).";

TEST(GameOfCardFile, IsTheOneWithTheTypesOfItsCards) {
  EXPECT_EQ(game_of("- {name: A, type: character}\n"), "lorcana");
  EXPECT_EQ(game_of("- {name: A, type: Evolution Creature}\n"), "duel-masters");
  EXPECT_EQ(
      game_of(R"({"metadata": {"formatVersion": "2.0.0"}, "cards": [{"name": "A", "type": "Action"}]})"),
      "lorcana");
  EXPECT_EQ(game_of(R"({"cards": [{"name": "A", "type": "Spell", "civilizations": ["Fire"]}]})"),
            "duel-masters");
}

TEST(GameOfCardFile, IsTheOneWithItsKeysWhereTheTypesSayNothing) {
  EXPECT_EQ(game_of("- {name: A, type: charakter, ink: steel}\n"), "lorcana");
  EXPECT_EQ(game_of("- {name: A, civilizations: [fire]}\n"), "duel-masters");
}

TEST(GameOfCardFile, IsTheOneThatItNames) {
  EXPECT_EQ(game_of("game: duel-masters\ncards: []\n"), "duel-masters");
  EXPECT_EQ(game_of(R"({"game": "lorcana", "cards": []})"), "lorcana");
  EXPECT_EQ(game_of("game: chess\ncards: []\n"),
            "cards:1: There is no game \"chess\". One of: lorcana, duel-masters.");
  EXPECT_EQ(
      wrong_with(
          "game: duel-masters\ncards:\n  - {name: A, type: creature, civilizations: fire, power: 1000}\n"),
      "duel-masters:");
  EXPECT_TRUE(wrong_with("game: duel-masters\ncards:\n  - {name: A, type: character}\n")
                  .starts_with("duel-masters: cards:3:21: There is no type \"character\". One of: creature"));
  EXPECT_EQ(
      wrong_with("game: lorcana\ncards: []\nset: 1\n"),
      "lorcana: cards:3:1: Cards are a list. A file that names its game has the keys `game` and `cards`, "
      "and no others.");
}

// A type that the game has and that is not played is refused by its name, and docs/cards.md says so.
TEST(GameOfCardFile, TypesThatAreNotPlayedAreNamed) {
  const auto docs = read_text_file(std::string(KAWARI_SOURCE_DIR) + "/docs/cards.md");
  ASSERT_TRUE(docs);
  int unplayed = 0;
  for (const Game& game : all_games().all) {
    for (const TypeWord& type : game.rules->grammar().vocabulary().types) {
      if (game.rules->id == "duel-masters" && std::string_view(type.name) != "evolution") {
        EXPECT_NE(docs->find("`" + std::string(type.name) + "`"), std::string::npos) << type.name;
      }
      if (type.kinds.any()) continue;
      ++unplayed;
      EXPECT_TRUE(wrong_with("- {name: A, type: " + std::string(type.name) + "}\n")
                      .starts_with(std::string(game.rules->id) + ": cards:1:19: Cards of the type \"" +
                                   type.name + "\" are not supported. Supported are: "))
          << wrong_with("- {name: A, type: " + std::string(type.name) + "}\n");
    }
  }
  EXPECT_GE(unplayed, 20);
}

TEST(GameOfCardFile, IsRefusedWhereNoneFitsOrSeveralDo) {
  const std::string none =
      "cards: The file has no cards, and does not say of which game it is." + std::string(kNameOne);
  EXPECT_EQ(game_of(R"({"cards": []})"), none);
  EXPECT_EQ(game_of("[]\n"), none);
  EXPECT_EQ(game_of(""), none);
  EXPECT_EQ(game_of("- {name: A, cost: 3}\n"),
            "cards: No game is known that has cards like those of the file." + std::string(kNameOne));
  EXPECT_EQ(game_of("- {name: A, type: character}\n- {name: B, type: creature}\n"),
            "cards: The file has cards of lorcana and of duel-masters. A file is of one game: split it.");
}

// Mistakes are reported in the words of the file's game, not of the first game in the list.
TEST(GameOfCardFile, ABrokenFileIsABrokenFileOfItsGame) {
  EXPECT_EQ(wrong_with("- {name: A, type: creature, civilizations: [fire], powr: 1000}\n"),
            "duel-masters: cards:1:52: A card has no key \"powr\". The nearest one is \"power\".");
  EXPECT_EQ(
      wrong_with(R"({"cards": [{"name": "A", "type": "Character", "color": "Steel", "subtypes": []}]})"),
      "lorcana: cards: The file does not say its format: it has no \"metadata\" with a \"formatVersion\". "
      "Version 2.x is what can be read.");
}

}  // namespace
}  // namespace kawari
