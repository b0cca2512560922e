// Answers: forced choices, complete selections, wrappers, unused answers. With rules texts and cards without
// text, so that only the answers are tested.
#include <gtest/gtest.h>

#include "report/report.h"
#include "tests/judge/judging.h"

namespace kawari::judging {
namespace {

ScenarioOutcome outcome(const std::string& steps) { return run_one(with_steps(steps)).outcome; }

std::string failure(const std::string& steps) {
  const ScenarioReport report = run_one(with_steps(steps));
  std::string out;
  for (const Error& error : report.errors) out += error.what;
  for (const StepReport& step : report.steps)
    for (const CheckReport& check : step.checks)
      if (!check.held) out += check.text + " " + check.found.text();
  return out;
}

constexpr auto kPassed = ScenarioOutcome::passed;
constexpr auto kFailed = ScenarioOutcome::failed;
constexpr auto kError = ScenarioOutcome::error;

const std::string kDeal = "  - resolve: Deal 1 damage to chosen character.\n";
const std::string kMay = "  - resolve: You may draw a card.\n";

TEST(Answers, NameTheirCard) {
  EXPECT_EQ(outcome(kDeal + "    choose: [big]\n  - expect: {damage: {big: 1, Vanilla 2/2: 0}}\n"), kPassed);
  EXPECT_EQ(outcome(kDeal + "    choose: [VANILLA 5/5]\n  - expect: {damage: {big: 1}}\n"), kPassed);
  EXPECT_EQ(outcome(kDeal + "    choose: [Bruno/Vanilla 4/4]\n  - expect: {damage: {Vanilla 4/4: 1}}\n"),
            kPassed);
}

TEST(Answers, ThatAreNotOnOfferListTheOffer) {
  EXPECT_EQ(failure(kDeal + "    choose: [Vanilla 1/2]\n"),
            "The answer \"Vanilla 1/2\" cannot be taken. \"Vanilla 1/2\" is not on offer. Ana chooses a "
            "character. On offer: \"Vanilla 2/2\", \"Vanilla 3/3\", \"Vanilla 4/4\", \"big\".");
}

TEST(Answers, LeftOverAreAFailure) {
  EXPECT_EQ(failure(kDeal + "    choose: [big, yes]\n"),
            "The answer \"yes\" is left over. Ana may act freely; no decision is open.");
  EXPECT_EQ(outcome(kDeal + "    choose: [big, {if-asked: yes}]\n"), kPassed);
}

TEST(Answers, MissingAreAFailureThatListsTheOffer) {
  EXPECT_EQ(failure(kMay),
            "A decision has no answer. Ana decides whether to do this: “you may draw a card”. On offer: "
            "\"yes\", \"no\".");
}

TEST(Answers, YesAndNo) {
  EXPECT_EQ(outcome(kMay + "    choose: [yes]\n  - expect: {hand: {Ana: 4}}\n"), kPassed);
  EXPECT_EQ(outcome(kMay + "    choose: [no]\n  - expect: {hand: {Ana: 3}}\n"), kPassed);
  EXPECT_EQ(outcome(kMay + "    choose: [1]\n"), kFailed);
}

TEST(Answers, OfTheRightPlayer) {
  EXPECT_EQ(outcome(kMay + "    choose: [{Ana: yes}]\n"), kPassed);
  EXPECT_EQ(outcome(kMay + "    choose: [{Bruno: yes}]\n"), kFailed);
  EXPECT_EQ(outcome(kMay + "    by: Bruno\n    choose: [{Bruno: yes}]\n"), kPassed);
}

TEST(Answers, WithChecksOnTheOffer) {
  EXPECT_EQ(outcome(kDeal +
                    "    choose: [{asked: Ana, offered: [big], not-offered: [Vanilla 1/2], answer: big}]\n"),
            kPassed);
  EXPECT_EQ(outcome(kDeal + "    choose: [{asked: Ana, not-offered: [big], answer: Vanilla 2/2}]\n"),
            kFailed);
  EXPECT_EQ(outcome(kDeal + "    choose: [{offered: [Vanilla 1/2], answer: big}]\n"), kFailed);
}

TEST(Answers, WrappersNestInAnyOrder) {
  EXPECT_EQ(outcome(kDeal + "    choose: [{if-asked: {Bruno: big}}, {Ana: {if-asked: big}}]\n"), kPassed);
  EXPECT_EQ(outcome(kDeal + "    choose: [{refused: {Bruno: big}}, {Ana: {refused: Vanilla 1/2}}, big]\n"),
            kPassed);
  EXPECT_EQ(outcome(kDeal + "    choose: [{Bruno: {refused: Vanilla 1/2}}, big]\n"), kFailed);
  EXPECT_EQ(outcome(kDeal + "    choose: [{refused: big}, big]\n"), kFailed);
  EXPECT_EQ(outcome(kDeal + "    choose: [{if-asked: any}]\n  - expect: {damage: {Vanilla 2/2: 1}}\n"),
            kPassed);
}

TEST(Answers, ForcedChoicesMayBeWrittenDownOrNot) {
  const std::string exert = "  - resolve: Deal 1 damage to chosen exerted character.\n";
  EXPECT_EQ(outcome(exert + "  - expect: {damage: {Vanilla 4/4: 1}}\n"), kPassed);
  EXPECT_EQ(outcome(exert + "    choose: [Vanilla 4/4]\n  - expect: {damage: {Vanilla 4/4: 1}}\n"), kPassed);
  EXPECT_EQ(outcome(exert + "    choose: [big]\n"), kFailed);
}

TEST(Answers, CompleteSelections) {
  const std::string two = "  - resolve: Deal 1 damage to up to 2 chosen characters.\n";
  EXPECT_EQ(
      outcome(two + "    choose: [[big, Vanilla 3/3]]\n  - expect: {damage: {big: 1, Vanilla 3/3: 1}}\n"),
      kPassed);
  EXPECT_EQ(outcome(two + "    choose: [big]\n  - expect: {damage: {big: 1, Vanilla 3/3: 0}}\n"), kPassed);
  EXPECT_EQ(outcome(two + "    choose: [none]\n  - expect: {damage: {big: 0}}\n"), kPassed);
  EXPECT_EQ(outcome(two + "    choose: [[big, big]]\n"), kFailed);
  EXPECT_EQ(outcome(two + "    choose: [[big, Vanilla 3/3, Vanilla 4/4]]\n"), kFailed);
}

TEST(Answers, CopiesThatDifferMustBeTold) {
  const std::string text =
      "title: t\n"
      "game: lorcana\n"
      "players:\n"
      "  Ana:\n"
      "    play: [Vanilla 2/2, Vanilla 2/2: {exerted: true}]\n"
      "  Bruno: {}\n"
      "steps:\n"
      "  - resolve: Deal 1 damage to chosen character.\n"
      "    choose: [Vanilla 2/2";
  EXPECT_EQ(run_one(text + "]\n").outcome, kError);
  EXPECT_EQ(run_one(text + "#2]\n").outcome, kPassed);
}

TEST(Answers, Numbers) {
  const std::string heal =
      "  - resolve: Deal 3 damage to chosen character.\n    choose: [big]\n"
      "  - resolve: Remove up to 3 damage from chosen character.\n";
  EXPECT_EQ(outcome(heal + "    choose: [big, 2]\n  - expect: {damage: {big: 1}}\n"), kPassed);
  EXPECT_EQ(outcome(heal + "    choose: [big, 4]\n"), kFailed);
}

TEST(Answers, OfChance) {
  const std::string text =
      "title: t\n"
      "game: lorcana\n"
      "players:\n"
      "  Ana: {deck: [Vanilla 2/2, Vanilla 3/3, 2], discard: [Vanilla 4/4]}\n"
      "  Bruno: {}\n"
      "steps:\n"
      "  - resolve: Shuffle chosen card from your discard into your deck.\n";
  const std::string top = "  - expect: {deck-top: {Ana: [Vanilla 3/3, Vanilla 4/4]}}\n";
  EXPECT_EQ(run_one(text).outcome, kPassed);
  EXPECT_EQ(
      run_one(text + "    choose: [{random: [Vanilla 3/3, Vanilla 4/4, Vanilla 2/2, Blank, Blank]}]\n" + top)
          .outcome,
      kPassed);
  EXPECT_EQ(run_one(text + "    choose: [{random: [Vanilla 3/3, Vanilla 4/4]}]\n" + top).outcome, kPassed);
  EXPECT_EQ(run_one(text + "    choose: [{random: Vanilla 9/9}]\n").outcome, kFailed);
}

TEST(Steps, StopLeavesTheDecisionOpen) {
  EXPECT_EQ(
      outcome(kDeal + "    stop: true\n  - expect: {asked: Ana, offered: [big], not-offered: [Vanilla 1/2]}\n"
                      "  - choose: [big]\n  - expect: {damage: {big: 1}}\n"),
      kPassed);
  EXPECT_EQ(failure("  - resolve: Draw a card.\n    stop: true\n"),
            "`stop` finds no open decision. Ana may act freely; no decision is open.");
  EXPECT_EQ(failure("  - choose: [yes]\n"),
            "There is no open decision to answer. Ana may act freely; no decision is open.");
}

TEST(Steps, OtherwiseFirst) {
  EXPECT_EQ(run_one("otherwise: first\n" + with_steps(kMay + "  - expect: {hand: {Ana: 4}}\n")).outcome,
            kPassed);
}

TEST(Steps, IllegalWithItsRule) {
  EXPECT_EQ(outcome("  - illegal: {challenge: Vanilla 2/2, target: big}\n"), kPassed);
  EXPECT_EQ(outcome("  - legal: {challenge: Vanilla 2/2, target: Vanilla 4/4}\n"), kPassed);
  EXPECT_EQ(outcome("  - legal: {challenge: Vanilla 2/2, target: big}\n"), kFailed);
  EXPECT_EQ(outcome("  - illegal: {challenge: Vanilla 2/2, target: big}\n    because: \"4\"\n"), kPassed);
  EXPECT_EQ(outcome("  - illegal: {challenge: Vanilla 2/2, target: big}\n    because: \"9.9\"\n"), kFailed);
  const std::string refused = failure("  - challenge: Vanilla 2/2\n    target: big\n");
  EXPECT_TRUE(refused.starts_with("The action is refused: challenge: Vanilla 2/2, target: big. ")) << refused;
}

TEST(Steps, ConcedeEndsTheGame) {
  EXPECT_EQ(outcome("  - concede: Ana\n  - expect: {winner: Bruno}\n"), kPassed);
  EXPECT_EQ(outcome("  - concede: Ana\n  - concede: Ana\n"), kFailed);
  EXPECT_EQ(outcome("  - expect: {winner: none}\n"), kPassed);
}

// The first choice is forced. The answer begins with the same card, but belongs to the second choice.
TEST(Answers, AForcedChoiceLeavesASelectionAlone) {
  const ScenarioReport report = run_one(
      with_steps("  - resolve: Deal 1 damage to chosen character.\n    choose: [big]\n"
                 "  - resolve: Deal 1 damage to chosen damaged character. Exert up to 2 chosen characters.\n"
                 "    choose: [[big, Vanilla 2/2]]\n"
                 "  - expect: {damage: {big: 2}, exerted: [big, Vanilla 2/2], ready: [Vanilla 3/3]}\n"
                 "  - expect: {happened: [{event: damage-dealt, card: big, times: 2}]}\n"));
  EXPECT_EQ(report.outcome, ScenarioOutcome::passed) << print_report(report, {});
}

}  // namespace
}  // namespace kawari::judging
