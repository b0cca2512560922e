// The report, its JSON and the exit codes.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "report/report.h"
#include "table/run_scenario.h"
#include "tests/judge/judging.h"

namespace kawari::judging {
namespace {

constexpr Printing kQuiet{Language::en, Detail::quiet, false};

TEST(Report, ExitCodes) {
  EXPECT_EQ(exit_code(run(with_steps("  - pass\n"))), 0);
  EXPECT_EQ(exit_code(run(with_steps("  - expect: {damage: {big: 1}}\n"))), 1);
  EXPECT_EQ(exit_code(run(with_steps("  - expect: {demage: {big: 1}}\n"))), 2);
  EXPECT_EQ(exit_code(run(with_steps("  - quest: nobody\n") + "---\n" +
                          with_steps("  - expect: {damage: {big: 1}}\n"))),
            2);
}

TEST(Report, LastLine) {
  EXPECT_EQ(print_summary(run(with_steps("  - pass\n") + "---\n" + with_steps("  - quest: nobody\n"))),
            "1 passed, 1 failed\n");
}

TEST(Report, QuietShowsOnlyWhatFailed) {
  EXPECT_EQ(print_report(run_one(with_steps("  - pass\n")), kQuiet), "");
  EXPECT_EQ(print_report(run_one(with_steps("  - expect: {damage: {big: 1, Vanilla 2/2: 0}}\n")), kQuiet),
            "test: t  (lorcana-2.1)\n"
            "  test.yaml\n"
            "  test.yaml:13: expect\n"
            "    FAILS  damage: big: 1\n"
            "           Found: 0. Nothing has happened to it.\n"
            "\n");
}

TEST(Report, AFailedCheckNamesTheNearestHappening) {
  const ScenarioReport report =
      run_one(with_steps("  - resolve: Deal 2 damage to chosen character.\n    choose: [big]\n"
                         "  - expect: {happened: [{event: damage-dealt, card: big, amount: 3}]}\n"));
  ASSERT_EQ(report.steps.size(), 2u);
  ASSERT_EQ(report.steps[1].checks.size(), 1u);
  EXPECT_EQ(report.steps[1].checks[0].text, "happened: damage-dealt, card big, amount 3");
  EXPECT_TRUE(report.steps[1].checks[0].found.text().starts_with(
      "It happened 0 times. Nearest: damage-dealt, card big, "))
      << report.steps[1].checks[0].found;
}

TEST(Report, TheNearestHappeningMayHaveNothingInCommonButItsKind) {
  const ScenarioReport report =
      run_one(with_steps("  - resolve: Deal 2 damage to chosen character.\n    choose: [big]\n"
                         "  - expect: {happened: [{event: damage-dealt, card: Vanilla 2/2, amount: 3}]}\n"));
  ASSERT_EQ(report.steps.size(), 2u);
  ASSERT_EQ(report.steps[1].checks.size(), 1u);
  EXPECT_TRUE(report.steps[1].checks[0].found.text().starts_with(
      "It happened 0 times. Nearest: damage-dealt, card big, "))
      << report.steps[1].checks[0].found;
}

TEST(Report, AtMostThreeReasonsWhyNothingWasReplaced) {
  std::string cards, play;
  for (int i = 1; i <= 5; ++i) {
    const std::string name = "Guard " + std::to_string(i);
    cards +=
        "  - {name: " + name + ", version: Test, type: character, ink: steel, cost: 1, inkwell: true, " +
        "strength: 1, willpower: 9, lore: 1, text: \"During an opponent's turn, if this character would be " +
        "dealt damage, they take no damage instead.\"}\n";
    play += (i > 1 ? ", " : "") + name + " - Test";
  }
  const ScenarioReport report =
      run_one("title: t\ngame: lorcana\ncards:\n" + cards + "players:\n  Ana: {play: [" + play +
              "]}\n  Bruno: {}\nsteps:\n"
              "  - resolve: Deal 1 damage to each character.\n"
              "  - expect: {replaced: 1}\n");
  ASSERT_EQ(report.steps.size(), 2u) << print_report(report, {});
  ASSERT_EQ(report.steps[1].checks.size(), 1u);
  EXPECT_EQ(report.steps[1].checks[0].why.size(), 3u) << print_report(report, {});
}

const char* const kReplaced =
    "  - resolve: Choose a character. Until the start of your next turn, the next time that character would "
    "be "
    "dealt damage, they take no damage instead.\n    choose: [big]\n"
    "  - resolve: Deal 2 damage to chosen character.\n    choose: [big]\n";

TEST(Report, TheFirstLineIsTheOutcome) {
  const std::string told = print_report(run_one(with_steps("  - quest: Vanilla 2/2\n")), {});
  EXPECT_TRUE(
      told.starts_with("Ana has 1 lore.\n  test: t  (lorcana-2.1)\n  1. Ana quests with Vanilla 2/2."))
      << told;
}

TEST(Report, TheOutcomeNamesTheWeightiestOfWhatMattersLittle) {
  const std::string told = print_report(
      run_one("title: t\ngame: lorcana\ncards:\n"
              "  - {name: Grove, version: Test, type: location, ink: steel, cost: 1, inkwell: true, "
              "willpower: 5, lore: 0, move-cost: 0}\n"
              "players:\n  Ana: {play: [Grove - Test, Vanilla 2/2, Vanilla 3/3]}\n  Bruno: {}\nsteps:\n"
              "  - resolve: Exert chosen character.\n    choose: [Vanilla 3/3]\n"
              "  - move: Vanilla 2/2\n    to: Grove - Test\n"),
      {});
  EXPECT_TRUE(told.starts_with("Vanilla 2/2 moves to Grove - Test.\n")) << told;
}

TEST(Report, BriefHasTheOutcomeAndTheRulesThatDecideIt) {
  const ScenarioReport report = run_one(with_steps(kReplaced));
  Printing brief;
  brief.detail = Detail::brief;
  const std::string told = print_report(report, brief);
  EXPECT_TRUE(told.starts_with("Vanilla 5/5 (big) takes no damage")) << told;
  EXPECT_NE(told.find("LOR-2.1 6.5.4  "), std::string::npos) << told;
  EXPECT_EQ(told.find("1. "), std::string::npos) << told;
  EXPECT_LT(told.size(), print_report(report, {}).size());
}

TEST(Report, AReplacedEventIsStruckOut) {
  const ScenarioReport report = run_one(with_steps(kReplaced));
  EXPECT_NE(print_report(report, {}).find("✗ "), std::string::npos);
  Printing colour;
  colour.colour = true;
  EXPECT_NE(print_report(report, colour).find("\033[2;9m"), std::string::npos);
  EXPECT_EQ(print_report(report, {}).find('\033'), std::string::npos);
}

TEST(Report, AnOpenDecisionBelongsToTheAnswer) {
  const ScenarioReport report =
      run_one(with_steps("  - resolve: Deal 2 damage to chosen character.\n    stop: true\n"));
  EXPECT_EQ(report.answer, "Nothing changes. Ana chooses a character.");
}

TEST(Report, WhereOnlyLegalityIsAskedTheVerdictIsTheAnswer) {
  const ScenarioReport report = run_one(with_steps("  - illegal: {challenge: Vanilla 2/2, target: big}\n"));
  EXPECT_TRUE(report.answer.text().starts_with("challenge: Vanilla 2/2, target: big → Not allowed"))
      << report.answer;
}

TEST(Report, ARefusalAndItsRuleAreTwoChecks) {
  const auto checks = [](const std::string& rule) {
    const ScenarioReport report =
        run_one(with_steps("  - illegal: {quest: big}\n    because: \"" + rule + "\"\n"));
    std::string out;
    for (const CheckReport& check : report.steps.at(0).checks)
      out += std::to_string(check.at.line) + ": " + check.text +
             (check.held ? "" : " | " + check.found.text()) + "\n";
    return out;
  };
  EXPECT_EQ(checks("4.1"), "13: illegal: quest: big\n14: because: 4.1\n");
  EXPECT_TRUE(
      checks("8.15").starts_with("13: illegal: quest: big\n14: because: 8.15 | The rule is 4.1.2. Not "
                                 "allowed: Vanilla 5/5 (big) is Bruno's card."))
      << checks("8.15");
}

TEST(Report, Json) {
  const auto json = nlohmann::json::parse(
      report_json(run(with_steps("  - quest: Vanilla 2/2\n  - expect: {lore: {Ana: 2}}\n"))));
  EXPECT_EQ(json["version"], 1);
  EXPECT_EQ(json["passed"], 0);
  EXPECT_EQ(json["failed"], 1);
  const auto& scenario = json["scenarios"][0];
  EXPECT_EQ(scenario["id"], "test");
  EXPECT_EQ(scenario["edition"], "lorcana-2.1");
  EXPECT_EQ(scenario["outcome"], "failed");
  EXPECT_EQ(scenario["steps"][0]["step"], "quest: Vanilla 2/2");
  EXPECT_FALSE(scenario["steps"][0]["explanation"].empty());
  EXPECT_EQ(scenario["steps"][1]["checks"][0]["held"], false);
}

TEST(Report, JsonIsUtf8WhateverTheFileHolds) {
  const std::string json =
      report_json(run("title: \"\xFF\xFE\"\ngame: lorcana\nplayers: {Ana: {}, Bruno: {}}\nsteps: []\n"));
  EXPECT_TRUE(nlohmann::json::accept(json));
}

}  // namespace
}  // namespace kawari::judging
