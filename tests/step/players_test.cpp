// A game says how many players it has; another number is an error at every door. (For the library:
// tests/library.)
#include <gtest/gtest.h>

#include "line/one_line.h"
#include "sim/playout.h"
#include "tests/talk/asking.h"

namespace kawari {
namespace {

const Game& lorcana() { return *all_games().named("lorcana"); }
const Game& duel_masters() { return *all_games().named("duel-masters"); }

std::string scenario_of(const Game& game, int players) {
  std::string text = "title: t\ngame: " + std::string(game.rules->id) + "\nplayers:\n";
  for (int i = 0; i < players; ++i) text.append("  P").append(std::to_string(i)).append(": {}\n");
  return text + "steps: []\n";
}

std::string errors_of(const Game& game, int players) {
  Judge judge(all_games(), Language::en);
  std::string out;
  for (const ScenarioReport& report : judge.judge_text("players.yaml", scenario_of(game, players)))
    for (const Error& error : report.errors) out += error.text() + "\n";
  return out;
}

TEST(Players, EachGameSaysHowMany) {
  EXPECT_EQ(seats(lorcana()), "2–6");
  EXPECT_EQ(seats(duel_masters()), "2");
}

TEST(Players, InAScenarioFile) {
  EXPECT_EQ(errors_of(duel_masters(), 2), "");
  EXPECT_EQ(errors_of(duel_masters(), 3),
            "players.yaml:4:3: A game of duel-masters has 2 players. Here are 3 of them.\n");
  for (int players = 2; players <= 6; ++players) EXPECT_EQ(errors_of(lorcana(), players), "");
  EXPECT_EQ(errors_of(lorcana(), 7),
            "players.yaml:4:3: A game of lorcana has 2–6 players. Here are 7 of them.\n");
  EXPECT_EQ(
      errors_of(lorcana(), 1),
      "players.yaml:4:3: A game of lorcana has 2–6 players. A player without anything is `Bruno: {}`.\n");
}

TEST(Players, InAOneLineQuestion) {
  OneLineRequest request;
  request.games = &all_games();
  request.game = &duel_masters();
  const ReadScenario read =
      read_one_line("A: Aqua Soldier; B: Aqua Soldier; C: Aqua Soldier", asking::judge(), request);
  ASSERT_EQ(read.errors.size(), 1u);
  EXPECT_NE(read.errors[0].text().find("There are at most 2 players."), std::string::npos)
      << read.errors[0].text();
  // Without a game's name, the game that allows so many players is used.
  request.game = nullptr;
  EXPECT_TRUE(read_one_line("A: Vanilla 2/2; B: Vanilla 2/2; C: Vanilla 2/2", asking::judge(), request)
                  .errors.empty());
}

TEST(Players, InAConversation) {
  asking::Conversation talk;
  talk.request.game = &duel_masters();
  EXPECT_NE(talk.say("players Ana, Bruno, Carla").find("Name 2 players"), std::string::npos);
  asking::Conversation other;
  other.request.game = &lorcana();
  EXPECT_NE(other.say("players Ana, Bruno, Carla").find("Players: Ana, Bruno, Carla."), std::string::npos);
  EXPECT_NE(other.say("players A, B, C, D, E, F, G").find("Name 2–6 players"), std::string::npos);
}

TEST(Players, ConcedeInAConversationWhileSomebodyIsAsked) {
  asking::Conversation talk;
  talk.request.game = &lorcana();
  talk.say("players Ana, Bruno, Carla");
  talk.say("Bruno hand: Smash, Vanilla 2/2");
  talk.say("Carla hand: Smash, Vanilla 2/2");
  EXPECT_NE(talk.say("Ana resolves \"Each opponent chooses and discards a card.\"").find("Bruno chooses"),
            std::string::npos);
  EXPECT_NE(talk.say("Bruno concedes").find("Carla chooses"), std::string::npos);
  talk.expect_saved_alike();
  EXPECT_NE(talk.say("Smash").find("Carla discards Smash"), std::string::npos);
  talk.expect_saved_alike();
}

TEST(Players, InAPlayout) {
  for (const Game& game : all_games().all) {
    for (const int players : {0, 1, game.rules->most_players + 1, 300}) {
      const std::vector<std::vector<FaceId>> faces(static_cast<std::size_t>(players),
                                                   std::vector<FaceId>(40, FaceId{0}));
      const auto decks = gather_decks(asking::judge().loaded(game), faces);
      ASSERT_TRUE(decks);
      Match match = start_from_decks(*decks, *game.rules, *game.default_edition, 1);
      EXPECT_EQ(play_out(match, 1).fault, Fault::player_count) << players;
      EXPECT_TRUE(match.state.over);
    }
  }
}

}  // namespace
}  // namespace kawari
