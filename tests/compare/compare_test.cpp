// Compares editions and readings of open points: the shipped examples differ as expected.
#include "compare/compare.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "explain/game_words.h"
#include "game/games.h"
#include "judge/judge.h"
#include "report/compare_report.h"

namespace kawari {
namespace {

std::vector<ReadScenario> shipped(const std::string& file) {
  const std::string path = std::string(KAWARI_SOURCE_DIR).append("/scenarios/").append(file);
  const auto text = read_text_file(path);
  if (!text) return {};
  return read_scenarios(path, *text, all_games());
}

Judge judge_with_cards(Telling telling) {
  Judge judge(all_games(), telling);
  EXPECT_TRUE(judge.add_shipped_cards(KAWARI_SOURCE_DIR).empty());
  return judge;
}

std::vector<const Edition*> editions_of(const Game& game) {
  std::vector<const Edition*> out;
  for (const Edition& edition : game.rules->editions) out.push_back(&edition);
  return out;
}

TEST(Compare, EveryShippedExamplePartsByOneChange) {
  for (const char* file : {"lorcana/editions.yaml", "duel_masters/editions.yaml"}) {
    Judge judge = judge_with_cards(Language::en);
    for (const ReadScenario& read : shipped(file)) {
      ASSERT_TRUE(read.errors.empty()) << read.errors[0].text();
      const auto found = judge.compare(read.scenario, editions_of(*read.scenario.game));
      ASSERT_TRUE(found.errors.empty()) << found.errors[0].text();
      EXPECT_FALSE(found.partings.empty()) << read.scenario.id;
      for (const Parting& parting : found.partings) EXPECT_FALSE(parting.together) << read.scenario.id;
    }
  }
}

// Every change of the Lorcana editions is shown by an example.
TEST(Compare, EveryChangeHasAnExample) {
  for (const char* file : {"lorcana/editions.yaml", "duel_masters/editions.yaml"}) {
    Judge judge = judge_with_cards(Language::en);
    std::set<std::string> shown;
    const Rules* rules = nullptr;
    for (const ReadScenario& read : shipped(file)) {
      rules = read.scenario.game->rules;
      for (const Parting& parting : judge.compare(read.scenario, editions_of(*read.scenario.game)).partings)
        for (const ChangedRule& rule : parting.rules) shown.insert(rule.what);
    }
    ASSERT_NE(rules, nullptr) << file;
    for (const EditionChange& change : rules->edition_changes)
      EXPECT_TRUE(shown.contains(std::string(text_of(*rules->words, change.what, Language::en))))
          << text_of(*rules->words, change.what, Language::en);
  }
}

TEST(Compare, WhereAllAgreeItSaysSo) {
  Judge judge(all_games(), Language::es);
  const auto read =
      read_scenarios("t.yaml",
                     "title: t\ngame: lorcana\nplayers: {Ana: {play: [Vanilla 2/2]}, Bruno: {}}\n"
                     "steps:\n  - quest: Vanilla 2/2\n  - expect: {lore: {Ana: 5}}\n",
                     all_games());
  ASSERT_TRUE(read.at(0).errors.empty());
  const auto found = judge.compare(read[0].scenario, editions_of(*read[0].scenario.game));
  EXPECT_TRUE(found.partings.empty());
  Printing spanish;
  spanish.language = Language::es;
  EXPECT_EQ(print_comparison(found, spanish),
            "t: t\n  Lo mismo en todas las ediciones.\n  lorcana-1, lorcana-2.0, lorcana-2.1, lorcana-2.2\n"
            "    Ana tiene 1 de lore.\n\n");
}

TEST(Readings, EveryOpenPointHasAnExampleThatTurnsOnIt) {
  for (const Game& game : all_games().all) {
    std::set<std::string> shown;
    Judge judge = judge_with_cards({Language::en, false, true});
    for (const ReadScenario& read : shipped(folder_of(game) + "/open-points.yaml")) {
      ASSERT_TRUE(read.errors.empty()) << read.errors[0].text();
      const ScenarioReport report = judge.judge(read.scenario);
      EXPECT_EQ(report.outcome, ScenarioOutcome::passed) << report.id << ": " << report.answer;
      EXPECT_FALSE(report.readings.empty()) << report.id;
      for (const ReadingReport& reading : report.readings) shown.insert(reading.id);
    }
    for (const OpenPoint& point : game.rules->open_points)
      EXPECT_TRUE(shown.contains(std::string(point.id))) << point.id;
  }
}

// The bits below 1 << 16 are the core's, so a point of another game must not have the same one by accident.
TEST(Readings, NoTwoPointsShareABit) {
  std::map<std::uint32_t, std::string> core;
  for (const Game& game : all_games().all) {
    std::map<std::uint32_t, std::string> own;
    for (const OpenPoint& point : game.rules->open_points) {
      auto& known = point.bit < 1u << 16 ? core : own;
      const auto [at, is_new] = known.emplace(point.bit, point.id);
      EXPECT_TRUE(is_new || at->second == point.id) << at->second << " and " << point.id;
    }
  }
}

}  // namespace
}  // namespace kawari
