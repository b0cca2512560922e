// The budget of judging: when it is used up, the report says so and has the results up to then.
#include <gtest/gtest.h>

#include <atomic>
#include <fstream>

#include "compare/compare.h"
#include "report/explore_report.h"
#include "tests/judge/judging.h"

namespace kawari::judging {
namespace {

// Damage is dealt and removed, `rounds` times.
std::string long_scenario(int rounds) {
  std::string steps;
  for (int i = 0; i < rounds; ++i)
    steps +=
        "  - resolve: Deal 1 damage to chosen character.\n    choose: [big]\n"
        "  - resolve: Remove up to 1 damage from chosen character.\n    choose: [big, 1]\n";
  return with_steps(steps);
}

// Five characters, each choice of three of them.
std::string wide_scenario() {
  std::string out = "title: t\ngame: lorcana\nall: true\nplayers:\n  Ana: {}\n  Bruno: {play: [";
  for (int i = 1; i <= 5; ++i)
    out += (i > 1 ? ", " : "") + std::string("Vanilla ") + std::to_string(i) + "/9";
  out += "]}\nsteps:\n";
  for (int i = 0; i < 3; ++i)
    out += "  - resolve: Deal " + std::to_string(i + 1) + " damage to chosen character.\n";
  return out + "  - expect: {damage: {Vanilla 1/9: 0}}\n";
}

ScenarioReport judged(const std::string& text, const WorkLimits& limits, Language language = Language::en) {
  Judge judge(all_games(), language);
  judge.use_limits(limits);
  auto reports = judge.judge_text("test.yaml", text);
  return reports.size() == 1 ? std::move(reports[0]) : ScenarioReport{};
}

TEST(Budget, WhatIsUsedUpIsAnAnswer) {
  WorkLimits few;
  few.steps = 2000;
  const ScenarioReport report = judged(long_scenario(100), few);
  EXPECT_EQ(report.outcome, ScenarioOutcome::stopped);
  EXPECT_TRUE(report.answer.text().starts_with("Stopped after 2000 steps of work. Found until then: "))
      << report.answer;
  EXPECT_GT(report.steps.size(), 5u);
  EXPECT_LT(report.steps.size(), 200u);
  ASSERT_EQ(report.errors.size(), 1u);
  EXPECT_GT(report.errors[0].line, 12);
  EXPECT_EQ(exit_code({report}), 4);
  EXPECT_EQ(print_summary({report}), "0 passed, 0 failed, 1 stopped\n");
  EXPECT_NE(print_report(report, {}).find("  STOPPED  test.yaml:"), std::string::npos)
      << print_report(report, {});
  EXPECT_NE(report_json({report}).find("\"outcome\": \"stopped\""), std::string::npos);
  // Steps are counted, not timed, so it stops at the same place again.
  EXPECT_EQ(judged(long_scenario(100), few).steps.size(), report.steps.size());
  EXPECT_TRUE(judged(long_scenario(100), few, Language::es)
                  .answer.text()
                  .starts_with("Parado tras 2000 pasos de trabajo. Hasta entonces: "));
  EXPECT_EQ(judged(long_scenario(100), {}).outcome, ScenarioOutcome::passed);
}

TEST(Budget, AnErrorIsWorseThanAStop) {
  ScenarioReport stopped, error, failed;
  stopped.outcome = ScenarioOutcome::stopped;
  error.outcome = ScenarioOutcome::error;
  failed.outcome = ScenarioOutcome::failed;
  EXPECT_EQ(exit_code({stopped, error, failed}), 2);
  EXPECT_EQ(exit_code({failed, stopped}), 4);
  EXPECT_EQ(exit_code({failed}), 1);
  EXPECT_EQ(exit_code({}), 0);
}

TEST(Budget, ExploringSaysWhatItHasFound) {
  const ScenarioReport whole = judged(wide_scenario(), {});
  ASSERT_NE(whole.all, nullptr) << print_report(whole, {});
  EXPECT_EQ(whole.all->stopped, "");
  EXPECT_EQ(whole.outcome, ScenarioOutcome::failed);
  WorkLimits few;
  few.steps = 3000;
  const ScenarioReport report = judged(wide_scenario(), few);
  ASSERT_NE(report.all, nullptr);
  EXPECT_EQ(report.outcome, ScenarioOutcome::stopped);
  EXPECT_EQ(report.all->stopped, "Stopped after 3000 steps of work.");
  EXPECT_GT(report.all->outcomes.size(), 0u);
  EXPECT_LT(report.all->outcomes.size(), whole.all->outcomes.size());
  EXPECT_TRUE(report.answer.text().starts_with("Stopped after 3000 steps of work. Found until then: "))
      << report.answer;
  EXPECT_NE(print_report(report, {}).find("There may be more outcomes."), std::string::npos);
  for (const Exploration::Outcome& outcome : report.all->outcomes) EXPECT_NE(outcome.end, LineEnd::fault);
}

TEST(Budget, MemoryTimeAndTheFlag) {
  WorkLimits little;
  little.memory = 6'000;
  const ScenarioReport memory = judged(wide_scenario(), little);
  EXPECT_EQ(memory.outcome, ScenarioOutcome::stopped);
  EXPECT_EQ(memory.all->stopped, "Stopped: it needs more than 6000 bytes of memory.");
  WorkLimits short_time;
  short_time.seconds = 1e-9;
  EXPECT_TRUE(judged(long_scenario(5), short_time)
                  .answer.text()
                  .starts_with("Stopped: the time allowed for it is over."));
  const std::atomic<bool> stop{true};
  WorkLimits cancelled;
  cancelled.cancel = &stop;
  EXPECT_TRUE(judged(long_scenario(5), cancelled).answer.text().starts_with("Stopped on request."));
}

TEST(Budget, ComparingStops) {
  Judge judge(all_games(), Language::en);
  WorkLimits few;
  few.steps = 500;
  judge.use_limits(few);
  const auto read = read_scenarios("test.yaml", long_scenario(100), all_games());
  ASSERT_TRUE(read[0].errors.empty());
  std::vector<const Edition*> editions;
  for (const Edition& edition : read[0].scenario.game->rules->editions) editions.push_back(&edition);
  const EditionComparison comparison = judge.compare(read[0].scenario, editions);
  ASSERT_EQ(comparison.errors.size(), 1u);
  EXPECT_EQ(comparison.errors[0].what, "Stopped after 500 steps of work.");
  EXPECT_EQ(comparison.reports.back().outcome, ScenarioOutcome::stopped);
}

// Reading the texts of a scenario and of its cards also spends from the budget.
TEST(Budget, ItAlsoPaysForReadingTexts) {
  WorkLimits few;
  few.steps = 50;
  const std::string effect =
      with_steps("  - resolve: Deal 1 damage to chosen character.\n    choose: [big]\n");
  const std::string card =
      "title: t\ngame: lorcana\ncards:\n  - {name: A, type: action, cost: 1, text: Draw a card.}\n"
      "players: {Ana: {}, Bruno: {}}\nsteps: [pass]\n";
  for (const std::string& text : {effect, card}) {
    const ScenarioReport report = judged(text, few);
    EXPECT_EQ(report.outcome, ScenarioOutcome::stopped) << text;
    ASSERT_EQ(report.errors.size(), 1u) << text;
    EXPECT_EQ(report.errors[0].what, "Stopped after 50 steps of work.");
    EXPECT_EQ(judged(text, {}).outcome, ScenarioOutcome::passed) << text;
  }
  Judge judge(all_games(), Language::en);
  judge.use_limits(few);
  const std::string file = testing::TempDir() + "budget_cards.yaml";
  std::ofstream(file) << "- {name: A, type: action, cost: 1, text: Draw a card.}\n";
  const std::vector<Error> errors = judge.add_cards(file);
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_EQ(errors[0].text(), file + ": Stopped after 50 steps of work.");
  std::atomic<bool> cancelled = true;
  WorkLimits stopped;
  stopped.cancel = &cancelled;
  EXPECT_EQ(judged(card, stopped).outcome, ScenarioOutcome::stopped);
}

}  // namespace
}  // namespace kawari::judging
