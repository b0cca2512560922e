// Compares exploration with the scenario files: the result of the file's answers is one of the outcomes, and
// merging positions changes only the amount of work.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "explain/difference.h"
#include "explore/explore.h"
#include "game/games.h"
#include "judge/judge.h"
#include "report/report.h"
#include "table/run_scenario.h"
#include "tests/house/beside.h"

namespace kawari {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = KAWARI_SOURCE_DIR;
const fs::path kShared = beside_the_repository();

using Outcomes = std::set<std::pair<std::vector<std::string>, std::string>>;

std::vector<std::string> texts_of(const std::vector<Sentence>& sentences) {
  std::vector<std::string> out;
  for (const Sentence& one : sentences) out.push_back(one.text());
  return out;
}

Outcomes outcomes_of(const Exploration& graph) {
  Outcomes out;
  for (const Exploration::Outcome& outcome : graph.outcomes)
    out.insert({texts_of(outcome.changes), outcome.why.text()});
  return out;
}

bool leaves_open(const Scenario& scenario) {
  return std::any_of(scenario.steps.begin(), scenario.steps.end(),
                     [](const ScenarioStep& step) { return step.stop; });
}

void expect_among_outcomes(const Scenario& scenario, MatchCards& cards, const Outcomes& outcomes) {
  ScenarioRun run(scenario, cards, Language::en);
  if (run.run().outcome != ScenarioOutcome::passed) return;
  const auto changes = texts_of(difference(run.explainer(), run.beginning()));
  std::string text;
  for (const std::string& change : changes) text += change + "; ";
  EXPECT_TRUE(outcomes.contains({changes, ""})) << scenario.file << ": " << scenario.id << ": " << text;
}

void expect_same_without_merging(const Scenario& scenario, MatchCards& cards, const Outcomes& outcomes) {
  ExploreOptions every_line;
  every_line.merge = false;
  every_line.limit = 3000;
  const ScenarioReport walked = explore_scenario(scenario, cards, Language::en, every_line);
  if (walked.all == nullptr || walked.all->limit_reached) return;
  EXPECT_EQ(outcomes_of(*walked.all), outcomes) << scenario.file << ": " << scenario.id;
  const ScenarioReport merged = explore_scenario(scenario, cards, Language::en, {});
  EXPECT_EQ(walked.all->lines, merged.all->lines) << scenario.id;
  ASSERT_EQ(walked.steps.size(), merged.steps.size());
  for (std::size_t i = 0; i < walked.steps.size(); ++i)
    for (std::size_t k = 0; k < walked.steps[i].checks.size() && k < merged.steps[i].checks.size(); ++k)
      EXPECT_EQ(walked.steps[i].checks[k].held, merged.steps[i].checks[k].held)
          << scenario.id << ": " << walked.steps[i].checks[k].text;
}

void expect_sound(Judge& judge, const std::string& folder) {
  const auto files = scenario_files(folder);
  if (!files) GTEST_SKIP() << kNoConformance;
  std::size_t explored = 0;
  for (const std::string& file : *files) {
    for (const ReadScenario& read : read_scenarios(file, read_text_file(file).value_or(""), all_games())) {
      if (!read.errors.empty()) continue;
      const Scenario& scenario = read.scenario;
      Budget budget;
      (void)judge.with_cards(scenario, budget, [&](MatchCards& cards) {
        ScenarioReport report = explore_scenario(scenario, cards, Language::en, {});
        if (report.all == nullptr) return report;
        ++explored;
        EXPECT_NE(report.outcome, ScenarioOutcome::error) << print_report(report, {});
        EXPECT_FALSE(report.all->limit_reached) << scenario.id;
        const Outcomes outcomes = outcomes_of(*report.all);
        EXPECT_EQ(outcomes.size(), report.all->outcomes.size())
            << scenario.id << ": two outcomes are told in the same words";
        if (!leaves_open(scenario)) expect_among_outcomes(scenario, cards, outcomes);
        expect_same_without_merging(scenario, cards, outcomes);
        return report;
      });
    }
  }
  EXPECT_GT(explored, 0u);
}

Judge with_shipped_cards() {
  Judge judge(all_games(), Language::en);
  for (const Error& error : judge.add_shipped_cards(kRoot.string())) ADD_FAILURE() << error.text();
  return judge;
}

void expect_sound_conformance(const std::string& game) {
  std::error_code none;
  if (!fs::is_directory(kShared / "conformance" / game / "seed", none)) GTEST_SKIP() << kNoConformance;
  Judge judge = with_shipped_cards();
  for (const auto& entry : fs::directory_iterator(kShared / "data" / game, none)) {
    const std::string ending = entry.path().extension().string();
    if (ending != ".json" && ending != ".yaml") continue;
    for (const Error& error : judge.add_cards(entry.path().string())) ADD_FAILURE() << error.text();
  }
  expect_sound(judge, (kShared / "conformance" / game / "seed").string());
}

TEST(ExploreScenarios, OwnFiles) {
  Judge judge = with_shipped_cards();
  expect_sound(judge, (kRoot / "scenarios").string());
}
TEST(ExploreScenarios, LorcanaSeedFiles) { expect_sound_conformance("lorcana"); }
TEST(ExploreScenarios, DuelMastersSeedFiles) { expect_sound_conformance("duel-masters"); }

}  // namespace
}  // namespace kawari
