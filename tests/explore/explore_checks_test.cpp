// Checks when every outcome is explored: `expect` must hold on every line that reaches it, `expect-some` on
// one, and merging positions does not change the result of a check.
#include "explore/explore_checks.h"

#include <gtest/gtest.h>

#include "tests/explore/exploring.h"

namespace kawari::judging {
namespace {

using Texts = std::vector<std::string>;

const std::string kHit = "  - resolve: \"Deal 1 damage to chosen character.\"\n";
const std::string kMayHit = "  - resolve: \"You may deal 1 damage to chosen character.\"\n";

bool passes(const std::string& steps) {
  return explore_one(with_steps(steps)).outcome == ScenarioOutcome::passed;
}

TEST(ExploreChecks, ExpectHoldsInEveryOutcome) {
  EXPECT_TRUE(passes(kHit + "  - expect: {lore: {Ana: 0}}\n"));
  const auto report =
      explore_one(with_steps(kHit + "  - expect: {damage: {Vanilla 2/2: 1}, lore: {Ana: 0}}\n"));
  EXPECT_EQ(report.outcome, ScenarioOutcome::failed);
  ASSERT_EQ(failures_of(report).size(), 1u) << "the other check holds";
  EXPECT_NE(failures_of(report)[0].find("On this line: Ana: Vanilla 3/3."), std::string::npos)
      << failures_of(report)[0];
}

TEST(ExploreChecks, ExpectSomeHoldsInOne) {
  EXPECT_TRUE(passes(kHit + "  - expect-some: {damage: {Vanilla 2/2: 1}}\n"));
  EXPECT_FALSE(passes(kHit + "  - expect-some: {damage: {Vanilla 2/2: 2}}\n"));
}

TEST(ExploreChecks, AllOfAnExpectSomeInTheSameOutcome) {
  // Each of them is damaged on some line, but never both on the same line.
  const auto report =
      explore_one(with_steps(kHit + "  - expect-some: {damage: {Vanilla 2/2: 1, Vanilla 3/3: 1}}\n"));
  EXPECT_EQ(report.outcome, ScenarioOutcome::failed);
  EXPECT_EQ(failures_of(report).size(), 1u) << "the nearest line is told: one of the two fails there";
  EXPECT_TRUE(passes(
      kHit + "  - expect-some: {damage: {Vanilla 2/2: 1}}\n  - expect-some: {damage: {Vanilla 3/3: 1}}\n"));
}

TEST(ExploreChecks, WithoutExplorationExpectSomeIsAnExpect) {
  const std::string hit = "  - resolve: \"Deal 1 damage to chosen character.\"\n    choose: [Vanilla 2/2]\n";
  EXPECT_EQ(run_one(with_steps(hit + "  - expect-some: {damage: {Vanilla 2/2: 1}}\n")).outcome,
            ScenarioOutcome::passed);
  const auto failed = run_one(with_steps(hit + "  - expect-some: {damage: {Vanilla 3/3: 1}}\n"));
  EXPECT_EQ(failed.outcome, ScenarioOutcome::failed);
  EXPECT_EQ(failed.steps.back().heading, "expect-some");
  EXPECT_NE(errors_of(with_steps("  - expect-some: {damag: {Vanilla 2/2: 1}}\n")).find("`expect-some`"),
            std::string::npos);
}

TEST(ExploreChecks, LegalAndIllegalHoldOnEveryLineThatReachesThem) {
  EXPECT_TRUE(passes(kMayHit + "  - legal: {quest: Vanilla 3/3}\n"));
  EXPECT_TRUE(
      passes("  - resolve: \"Exert chosen character of yours.\"\n  - illegal: {quest: Vanilla 4/4}\n"));
  const auto report = explore_one(
      with_steps("  - resolve: \"Exert chosen character of yours.\"\n  - legal: {quest: Vanilla 2/2}\n"));
  EXPECT_EQ(report.outcome, ScenarioOutcome::failed);
  ASSERT_EQ(failures_of(report).size(), 1u);
  EXPECT_NE(failures_of(report)[0].find("Ana: Vanilla 2/2"), std::string::npos);
}

TEST(ExploreChecks, ACheckThatNoLineReachesFails) {
  const auto report =
      explore_one(with_steps("  - quest: Vanilla 4/4\n  - expect: {lore: {Ana: 0}}\n  - pass\n"));
  EXPECT_EQ(report.outcome, ScenarioOutcome::failed);
  const Texts failures = failures_of(report);
  ASSERT_EQ(failures.size(), 2u) << "the step that nobody can take, and the check";
  EXPECT_NE(failures[0].find("No line of play can take this step"), std::string::npos);
  EXPECT_NE(failures[1].find("No line of play comes to this check"), std::string::npos);
}

TEST(ExploreChecks, ARuleIsCitedSomewhere) {
  const std::string step = "  - resolve: \"Deal 3 damage to chosen character.\"\n";
  // [LOR-2.1 1.8.1.4] is about banishing; only some characters are banished by 3 damage.
  EXPECT_EQ(explore_one("cites: [\"1.8.1.4\"]\n" + with_steps(step)).outcome, ScenarioOutcome::passed);
  const auto report = explore_one("cites: [\"10.13\"]\n" + with_steps(step));
  EXPECT_EQ(report.outcome, ScenarioOutcome::failed);
}

// Two lines lead to one position, and on one of them an additional event happened. A check that reads the
// trace must see both.
TEST(ExploreChecks, WhatHappenedIsNotMergedAway) {
  const std::string heal =
      "title: t\ngame: lorcana\nplayers:\n  Ana: {play: [Vanilla 2/2]}\n  Bruno: {}\nsteps:\n"
      "  - resolve: \"You may deal 1 damage to chosen character.\"\n"
      "  - resolve: \"Remove all damage from chosen character.\"\n";
  const auto position = explore_one(heal + "  - expect: {damage: {Vanilla 2/2: 0}}\n");
  EXPECT_EQ(position.all->outcomes.size(), 1u);
  EXPECT_EQ(position.outcome, ScenarioOutcome::passed);
  const auto never = explore_one(heal + "  - expect: {never: [{event: damage-dealt}]}\n");
  EXPECT_EQ(never.outcome, ScenarioOutcome::failed);
  const auto happened = explore_one(heal + "  - expect: {happened: [{event: damage-dealt}]}\n");
  EXPECT_EQ(happened.outcome, ScenarioOutcome::failed);
  EXPECT_EQ(explore_one(heal + "  - expect-some: {never: [{event: damage-dealt}]}\n"
                               "  - expect-some: {happened: [{event: damage-dealt}]}\n")
                .outcome,
            ScenarioOutcome::passed);
}

TEST(ExploreChecks, AnAmbiguousNameIsAnErrorWithItsLine) {
  const auto report = explore_one(
      "title: t\ngame: lorcana\nplayers:\n  Ana: {play: [Vanilla 2/2, Vanilla 2/2]}\n  Bruno: {}\nsteps:\n" +
      kHit + "  - expect: {damage: {Vanilla 2/2: 1}}\n");
  EXPECT_EQ(report.outcome, ScenarioOutcome::error);
  ASSERT_FALSE(report.errors.empty());
  EXPECT_EQ(report.errors[0].line, 8);
}

}  // namespace
}  // namespace kawari::judging
