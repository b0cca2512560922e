// Lanterns (examples/lanterns/), a game of our own that no line of src/ knows: its cards, its scenarios, and
// whole random games under the battery that every game passes.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>

#include <fmt/format.h>

#include "examples/lanterns/game.h"
#include "game/card_files.h"
#include "report/report.h"
#include "sim/signature.h"
#include "sim/soak.h"
#include "tests/sim/battery_hidden.h"
#include "text/tables.h"

namespace kawari {
namespace {

const std::string kHome = std::string(KAWARI_SOURCE_DIR) + "/examples/lanterns";

// The game alone, and together with the games of the build.
const Games& lanterns_only() {
  static const Game kAll[] = {lanterns::game()};
  static const Games kGames{kAll};
  return kGames;
}
const Games& three_games() {
  static const Game kAll[] = {all_games().all[0], all_games().all[1], lanterns::game()};
  static const Games kGames{kAll};
  return kGames;
}
const Game& lanterns_game() { return lanterns_only().all[0]; }

Judge& shipped() {
  static Judge judge(lanterns_only(), Language::en);
  static const bool loaded = [] {
    for (const Error& error : judge.add_shipped_cards(kHome)) ADD_FAILURE() << error.text();
    return true;
  }();
  (void)loaded;
  return judge;
}
battery::Subject subject() { return {&lanterns_game(), &shipped()}; }

TEST(Lanterns, ItsGrammarHasNoProblem) {
  for (const std::string& problem : lanterns_game().rules->grammar().tables().problems)
    ADD_FAILURE() << problem;
}

TEST(Lanterns, EveryCardIsReadAndPrintedBack) {
  const Database& cards = shipped().cards(lanterns_game());
  EXPECT_EQ(cards.size(), 16u);
  for (const Face& face : cards.faces()) {
    for (const Refusal& refusal : face.refusals)
      ADD_FAILURE() << face.full_name << ": " << refusal.unread << " " << refusal.why;
    EXPECT_TRUE(face.exact) << face.full_name;
  }
}

TEST(Lanterns, ScenariosHold) {
  const auto files = scenario_files(kHome + "/scenarios");
  ASSERT_TRUE(files);
  int judged = 0;
  for (const Language language : {Language::en, Language::es}) {
    Judge judge(lanterns_only(), language);
    judge.add_shipped_cards(kHome);
    for (const std::string& file : *files)
      for (const ScenarioReport& report : judge.judge_file(file)) {
        ++judged;
        EXPECT_EQ(report.outcome, ScenarioOutcome::passed) << file << "\n"
                                                           << print_report(report, Printing{});
      }
  }
  EXPECT_EQ(judged, 26);
}

// Every rule that the core or the game cites has a sentence in both languages, and no number twice.
TEST(Lanterns, TheRuleIndexIsComplete) {
  std::set<RuleKey> keys;
  std::set<std::string> numbers;
  for (const RuleEntry& entry : lanterns_game().rules->rule_index) {
    keys.insert(entry.key);
    ASSERT_NE(entry.en, nullptr);
    ASSERT_NE(entry.es, nullptr);
    if (entry.numbers[0] == nullptr) continue;
    EXPECT_TRUE(numbers.insert(entry.numbers[0]).second) << entry.numbers[0];
  }
  for (std::uint16_t key = 1; key < rule::core_end_; ++key) EXPECT_TRUE(keys.contains(RuleKey(key))) << key;
  for (std::uint16_t key = rule::kFirstOfGame; key < lanterns::rule::end_; ++key)
    EXPECT_TRUE(keys.contains(RuleKey(key))) << key;
}

// --- the battery

TEST(Lanterns, RandomGamesKeepEveryInvariant) {
  battery::random_games(subject(), *lanterns_game().default_edition, 8, 100, 1);
}

TEST(Lanterns, ManyRandomGamesEnd) {
  battery::random_games(subject(), *lanterns_game().default_edition, 60, 1, 0);
}

TEST(Lanterns, ClonesReplayToTheSameBytes) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    battery::clone_versus_replay(subject(), *lanterns_game().default_edition, seed);
}

TEST(Lanterns, HiddenCardsChangeNothingThatAViewerIsTold) {
  battery::HiddenGames run;
  run.every = 8;
  run.games = 2;
  battery::hidden_games(subject(), *lanterns_game().default_edition, 1, run);
  EXPECT_EQ(run.unnamed, std::set<std::string>{});
  EXPECT_GT(run.compared, 20);
  EXPECT_GT(run.followed, 20);
}

TEST(Lanterns, PlayersConcede) {
  const std::vector<FaceId> playable = playable_faces(shipped().cards(lanterns_game()));
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    SoakPlan plan = plan_for(*lanterns_game().rules, seed);
    plan.check_every = 2;
    const SoakResult result =
        soak_game({shipped().loaded(lanterns_game()), lanterns_game().rules, playable}, plan);
    EXPECT_EQ(result.wrong, "") << "seed " << seed << ", " << plan.players << " players";
  }
}

TEST(Lanterns, TheSignatureIsTheOneOfTheFile) {
  std::vector<Error> errors;
  const BenchSubject games =
      shipped_subject(lanterns_game(), shipped().loaded(lanterns_game()), kHome, errors);
  for (const Error& error : errors) ADD_FAILURE() << error.text();
  const Signature found = signature(games, kSignatureGames);
  const std::string line =
      fmt::format("lanterns {:016x} {} decisions {} events", found.value, found.decisions, found.events);
  const std::string path = kHome + "/signature.txt";
  if (std::getenv("KAWARI_REGEN") != nullptr) {
    std::ofstream(path) << line << '\n';
    return;
  }
  std::ifstream in(path);
  std::string expected;
  std::getline(in, expected);
  EXPECT_EQ(line, expected) << "If that is meant: ./dev regen Lanterns.";
}

// --- beside the other games

TEST(Lanterns, ACardFileIsOfTheGameThatFitsIt) {
  const auto game_of = [](const std::string& text) {
    const auto game = game_of_card_file(three_games(), "cards", text);
    return game ? std::string((*game)->rules->id) : game.error().text();
  };
  EXPECT_EQ(game_of("- {name: A, type: lantern, glow: 1}\n"), "lanterns");
  EXPECT_EQ(game_of("- {name: A, type: creature}\n"), "duel-masters");
  EXPECT_EQ(
      game_of("- {name: A, type: lantern}\n- {name: B, type: spell}\n- {name: C, type: song}\n"),
      "cards: The file has cards of lorcana, duel-masters and of lanterns. A file is of one game: split it.");
}

TEST(Lanterns, ACheckKeyOfAnotherGameIsAMistake) {
  Judge judge(three_games(), Language::en);
  const auto reports = judge.judge_text("test.yaml",
                                        "title: t\ngame: lanterns\nplayers: {Ana: {}, Bruno: {}}\nsteps:\n"
                                        "  - expect: {lore: {Ana: 0}}\n");
  ASSERT_EQ(reports.size(), 1u);
  ASSERT_EQ(reports[0].errors.size(), 1u);
  EXPECT_EQ(
      reports[0].errors[0].text(),
      "test.yaml:5:14: \"lore\" is a key of lorcana in `expect`, and this scenario is of lanterns. Keys of "
      "that kind are here: sky-glow, hand, deck, ashes, play, sky.");
}

}  // namespace
}  // namespace kawari
