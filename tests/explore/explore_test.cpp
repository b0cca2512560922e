// The search for every outcome: choices, chance, hidden cards, equal positions, and where it stops.
#include <gtest/gtest.h>

#include "report/report.h"
#include "tests/explore/exploring.h"

namespace kawari::judging {
namespace {

using Texts = std::vector<std::string>;
using To = Exploration::To;

// Two characters of Ana's and two of Bruno's, all different.
std::string lorcana(const std::string& steps) { return with_steps(steps); }

std::string duel(const std::string& yui, const std::string& steps,
                 const std::string& haru = "battle: [Vanilla 3000]") {
  return "title: t\ngame: duel-masters\ncards:\n"
         "  - {name: Glad Spring, type: spell, civilizations: [nature], cost: 2, text: \"Shield "
         "trigger\\nDraw a card.\"}\n"
         "players:\n  Haru: {" +
         haru + "}\n  Yui: {" + yui + "}\nsteps:\n" + steps;
}

TEST(Explore, EveryOptionOfEveryDecision) {
  const auto report = explore_one(lorcana("  - resolve: \"You may deal 1 damage to chosen character.\"\n"));
  ASSERT_NE(report.all, nullptr);
  const Exploration& graph = *report.all;
  // No, or one of four characters.
  EXPECT_EQ(graph.outcomes.size(), 5u);
  EXPECT_EQ(graph.lines, 5u);
  ASSERT_EQ(graph.questions.size(), 2u);
  EXPECT_EQ(choices_of(graph, 0), (Texts{"yes", "no"}));
  EXPECT_EQ(choices_of(graph, 1), (Texts{"Vanilla 2/2", "Vanilla 3/3", "Vanilla 4/4", "Vanilla 5/5 (big)"}));
  EXPECT_EQ(outcomes_of(graph), (Texts{"", "Vanilla 2/2 has 1 damage", "Vanilla 3/3 has 1 damage",
                                       "Vanilla 4/4 has 1 damage", "Vanilla 5/5 (big) has 1 damage"}));
}

TEST(Explore, WhoeverIsAsked) {
  const auto report = explore_one(
      "title: t\ngame: lorcana\nplayers:\n  Ana: {hand: [Vanilla 1/1, Vanilla 1/2]}\n"
      "  Bruno: {hand: [Vanilla 2/1, Vanilla 2/2, Vanilla 2/3]}\nsteps:\n"
      "  - resolve: \"Each player chooses and discards a card.\"\n");
  EXPECT_EQ(report.all->outcomes.size(), 6u) << "two cards of Ana's, three of Bruno's";
  EXPECT_EQ(index(report.all->questions[0].who), 0);
  EXPECT_EQ(index(report.all->questions[1].who), 1);
}

TEST(Explore, ASelectionIsOneChoiceInWhateverOrder) {
  const auto report = explore_one(
      "title: t\ngame: lorcana\nplayers:\n"
      "  Ana: {play: [Vanilla 1/2, Vanilla 1/3, Vanilla 1/4]}\n  Bruno: {}\nsteps:\n"
      "  - resolve: \"Up to 2 chosen characters get -1 {S} this turn.\"\n");
  const Exploration& graph = *report.all;
  ASSERT_EQ(graph.questions.size(), 1u);
  EXPECT_EQ(choices_of(graph, 0),
            (Texts{"Vanilla 1/2 and Vanilla 1/3", "Vanilla 1/2 and Vanilla 1/4", "Vanilla 1/2",
                   "Vanilla 1/3 and Vanilla 1/4", "Vanilla 1/3", "Vanilla 1/4", "none"}));
  EXPECT_EQ(graph.outcomes.size(), 7u) << "3 pairs, 3 single characters, none";
}

TEST(Explore, CopiesThatAreAsGoodAsEachOtherCountOnce) {
  const std::string steps = "steps:\n  - resolve: \"Deal 1 damage to chosen character.\"\n";
  const auto alike = explore_one(
      "title: t\ngame: lorcana\nplayers:\n  Ana: {play: [Vanilla 2/2, Vanilla 2/2]}\n"
      "  Bruno: {}\n" +
      steps);
  EXPECT_EQ(alike.all->outcomes.size(), 1u);
  const auto named = explore_one(
      "title: t\ngame: lorcana\nplayers:\n  Ana:\n    play:\n      - Vanilla 2/2: {as: first}\n"
      "      - Vanilla 2/2: {as: second}\n  Bruno: {}\n" +
      steps);
  EXPECT_EQ(named.all->outcomes.size(), 2u) << "the file tells them apart";
  const auto numbered = explore_one(
      "title: t\ngame: lorcana\nplayers:\n  Ana: {play: [Vanilla 2/2, Vanilla 2/2]}\n  Bruno: {}\n" + steps +
      "  - expect-some: {damage: {Vanilla 2/2#2: 1}}\n");
  EXPECT_EQ(numbered.outcome, ScenarioOutcome::passed) << "and so does NAME#2";
  EXPECT_EQ(numbered.all->outcomes.size(), 2u);
}

// Two shields on one of two equal characters differ from one shield on each.
TEST(Explore, WhatRefersToACopyTellsItApart) {
  const std::string shield =
      "  - resolve: \"Until the start of your next turn, the next time chosen character would be dealt "
      "damage "
      "they take no damage instead.\"\n";
  const auto report = explore_one(
      "title: t\ngame: lorcana\nplayers:\n  Ana: {play: [Vanilla 2/2, Vanilla 2/2]}\n  Bruno: {}\nsteps:\n" +
      shield + shield);
  EXPECT_EQ(report.outcome, ScenarioOutcome::passed) << print_report(report, {});
  EXPECT_EQ(report.all->outcomes.size(), 2u);
}

TEST(Explore, PositionsThatAreReachedTwiceAreLookedAtOnce) {
  // Which of the two hits comes first makes no difference: 2 choices, 2 choices, 3 positions, 3 positions.
  const std::string hit = "  - resolve: \"Deal 1 damage to chosen character.\"\n";
  const std::string text =
      "title: t\ngame: lorcana\nplayers:\n  Ana: {play: [Vanilla 1/8]}\n"
      "  Bruno: {play: [Vanilla 2/8]}\nsteps:\n" +
      hit + hit + hit + hit + hit + hit;
  const auto merged = explore_one(text);
  ExploreOptions options;
  options.merge = false;
  const auto walked = explore_one(text, options);
  EXPECT_EQ(merged.all->outcomes.size(), 7u) << "0 to 6 of the six damage on one of them";
  EXPECT_EQ(outcomes_of(*merged.all), outcomes_of(*walked.all));
  EXPECT_EQ(merged.all->lines, 64u);
  EXPECT_EQ(walked.all->lines, 64u);
  EXPECT_EQ(merged.all->positions, 2u * (1 + 2 + 3 + 4 + 5 + 6));
  EXPECT_EQ(walked.all->positions, 2u + 4 + 8 + 16 + 32 + 64);
  EXPECT_EQ(walked.all->questions.size(), merged.all->questions.size()) << "the graph comes out the same";
}

TEST(Explore, ChanceIsAPlayer) {
  const auto report = explore_one(
      "title: t\ngame: lorcana\nplayers:\n  Ana: {}\n  Bruno: {hand: [Vanilla 2/1, Vanilla 2/2, 3]}\nsteps:\n"
      "  - resolve: \"Each opponent discards 2 cards at random.\"\n");
  const Exploration& graph = *report.all;
  ASSERT_EQ(graph.questions.size(), 1u);
  EXPECT_EQ(graph.questions[0].who, kChance);
  // Two of {A, B, three blanks}: AB, A and a blank, B and a blank, two blanks.
  EXPECT_EQ(graph.outcomes.size(), 4u);
}

TEST(Explore, ASeedDoesNotTakeTheChanceAway) {
  const auto report = explore_one(
      "title: t\ngame: lorcana\nseed: 3\nplayers:\n  Ana: {}\n  Bruno: {hand: [Vanilla 2/1, Vanilla "
      "2/2]}\nsteps:\n"
      "  - resolve: \"Each opponent discards a card at random.\"\n");
  EXPECT_EQ(report.all->outcomes.size(), 2u);
}

std::string owl(const std::string& deck, const std::string& steps) {
  return "title: t\ngame: lorcana\ncards:\n"
         "  - name: Migrating Owl\n    version: Seldom Home\n    type: character\n    ink: sapphire\n    "
         "cost: 3\n"
         "    inkwell: true\n    strength: 2\n    willpower: 2\n    lore: 1\n"
         "    text: OFF AGAIN When this character is banished, you may shuffle this card into your deck.\n"
         "players:\n  Ana:\n    deck: [" +
         deck +
         "]\n    play: [Migrating Owl - Seldom Home]\n  Bruno: {}\nsteps:\n"
         "  - resolve: \"Banish chosen character.\"\n" +
         steps;
}

TEST(Explore, AShuffleThatNobodySeesIsNoChoice) {
  const auto report = explore_one(owl("Vanilla 1/1, Vanilla 1/2, Vanilla 1/3", ""));
  EXPECT_EQ(report.all->outcomes.size(), 2u)
      << "shuffled in or not; the order of the deck is nobody's business";
  EXPECT_EQ(report.all->questions.size(), 1u);
}

TEST(Explore, AShuffleIsExploredAsFarAsSomebodySees) {
  const auto report =
      explore_one(owl("Vanilla 1/1, Vanilla 1/2, Vanilla 1/3", "  - resolve: \"Draw 2 cards.\"\n"));
  // Not shuffled: the two cards on top, one way. Shuffled: any two of four cards.
  EXPECT_EQ(report.all->outcomes.size(), 1u + 6u);
  const auto blanks = explore_one(owl("9", "  - resolve: \"Draw 3 cards.\"\n"));
  // Three blanks, not shuffled; three blanks, shuffled; two blanks and the owl.
  EXPECT_EQ(blanks.all->outcomes.size(), 3u);
}

std::string search(const std::string& steps) {
  return "title: t\ngame: lorcana\nplayers:\n  Ana: {deck: [Vanilla 1/1, Vanilla 1/2, Vanilla 1/3]}\n"
         "  Bruno: {}\nsteps:\n"
         "  - resolve: \"Search your deck for a character card and reveal that card to all players. Shuffle "
         "your "
         "deck and put that card on top of it.\"\n" +
         steps;
}

TEST(Explore, ACheckOfTheTopOfAShuffledDeckAsksChance) {
  const auto report = explore_one(search("  - expect: {deck-top: {Ana: [Vanilla 1/1]}}\n"));
  ASSERT_FALSE(report.steps.back().checks.empty());
  EXPECT_FALSE(report.steps.back().checks.back().held)
      << "another card may have been found, or lie on top by chance";
}

TEST(Explore, WhatTheAskedPlayerCannotSeeIsOneChoiceWithSeveralResults) {
  const auto report =
      explore_one(duel("shields: [Glad Spring, 3]", "  - attack: Vanilla 3000\n    target: Yui\n"));
  const Exploration& graph = *report.all;
  ASSERT_GE(graph.questions.size(), 1u);
  ASSERT_EQ(graph.questions[0].choices.size(), 1u) << "all shields look alike";
  const auto& results = graph.questions[0].choices[0].results;
  EXPECT_EQ(graph.questions[0].choices[0].text, "an unseen card in Yui's shield zone");
  ASSERT_EQ(results.size(), 2u);
  EXPECT_EQ(results[0].is, "Glad Spring");
  EXPECT_EQ(results[0].target.to, To::question) << "whether to use it";
  EXPECT_EQ(results[1].is, "Blank");
  EXPECT_EQ(results[1].target.to, To::outcome);
  EXPECT_EQ(graph.outcomes.size(), 3u) << "used, not used, a blank";
}

TEST(Explore, HiddenCardsThatAreAllTheSameAreNotAsked) {
  const auto report = explore_one(duel("shields: 5", "  - attack: Vanilla 3000\n    target: Yui\n"));
  EXPECT_TRUE(report.all->questions.empty());
  EXPECT_EQ(report.all->outcomes.size(), 1u);
}

std::string winder(const std::string& check) {
  return "title: t\ngame: lorcana\ncards:\n"
         "  - name: Winder\n    version: To and Fro\n    type: character\n    ink: ruby\n    cost: 2\n"
         "    inkwell: true\n    strength: 1\n    willpower: 3\n    lore: 1\n    text: |\n"
         "      TICK Whenever this character is dealt damage, you may remove 1 damage from this character.\n"
         "      TOCK Whenever damage is removed from this character, you may deal 1 damage to this "
         "character.\n"
         "players:\n  Ana: {play: [Winder - To and Fro]}\n  Bruno: {}\nsteps:\n"
         "  - resolve: \"Deal 1 damage to chosen character.\"\n" +
         check;
}

TEST(Explore, ALoopIsNamedAndLeft) {
  const auto report = explore_one(winder("  - expect: {zone: {Winder - To and Fro: play}}\n"));
  EXPECT_TRUE(report.all->has_loop);
  EXPECT_FALSE(report.all->limit_reached);
  EXPECT_EQ(report.all->outcomes.size(), 2u) << "with its damage, or without";
  EXPECT_EQ(report.outcome, ScenarioOutcome::passed);
  EXPECT_NE(print_report(report, {}).find("a loop"), std::string::npos);
}

TEST(Explore, WhatHappenedInALoopCannotBeCounted) {
  const auto report = explore_one(winder("  - expect: {happened: [{event: damage-dealt}]}\n"));
  EXPECT_TRUE(report.all->has_loop) << "although what has happened is different each time round";
  EXPECT_EQ(report.outcome, ScenarioOutcome::failed);
  ASSERT_EQ(failures_of(report).size(), 1u);
  EXPECT_NE(failures_of(report)[0].find("any number of times"), std::string::npos);
}

TEST(Explore, TheLimitIsSaid) {
  const std::string hit = "  - resolve: \"Deal 1 damage to chosen character.\"\n";
  ExploreOptions options;
  options.limit = 3;
  const auto report = explore_one(lorcana(hit + hit), options);
  EXPECT_TRUE(report.all->limit_reached);
  EXPECT_EQ(report.all->positions, 3u);
  EXPECT_NE(print_report(report, {}).find("The limit of 3 positions was reached"), std::string::npos);
  EXPECT_EQ(report.outcome, ScenarioOutcome::passed) << "no check depends on it";
  const auto checked = explore_one(lorcana(hit + hit + "  - expect: {lore: {Ana: 0}}\n"), options);
  EXPECT_EQ(checked.outcome, ScenarioOutcome::failed);
  ASSERT_EQ(failures_of(checked).size(), 1u);
  EXPECT_NE(failures_of(checked)[0].find("limit of 3"), std::string::npos);
  const auto some =
      explore_one(lorcana(hit + hit + "  - expect-some: {damage: {Vanilla 2/2: 1}}\n"), options);
  EXPECT_EQ(some.outcome, ScenarioOutcome::passed) << "one is enough, and it was found";
}

TEST(Explore, WhichShieldACreatureIsBoundToIsAnOutcome) {
  const auto report = explore_one(
      "title: t\ngame: duel-masters\ncards:\n"
      "  - {name: Warden, type: creature, civilizations: [light], cost: 2, power: 1000, races: [Guardian], "
      "text: \"Shield force: This creature gets +3000 power.\"}\n"
      "players:\n  Ana: {mana: {light: 2}, hand: [Warden], shields: 2}\n  Bruno: {}\nsteps:\n"
      "  - summon: Warden\n");
  const std::vector<std::string> wanted{
      "Warden is in the battle zone; 0 cards in Ana's mana zone are untapped",
      "Warden is in the battle zone; Warden is bound to Blank in Ana's shield zone; "
      "0 cards in Ana's mana zone are untapped"};
  EXPECT_EQ(outcomes_of(*report.all), wanted);
}

TEST(Explore, ALimitOfJustAsManyPositionsIsEnough) {
  const std::string hit = "  - resolve: \"Deal 1 damage to chosen character.\"\n";
  const auto whole = explore_one(lorcana(hit + hit));
  ASSERT_FALSE(whole.all->limit_reached);
  ExploreOptions options;
  options.limit = whole.all->positions;
  const auto just = explore_one(lorcana(hit + hit), options);
  EXPECT_FALSE(just.all->limit_reached);
  EXPECT_EQ(outcomes_of(*just.all), outcomes_of(*whole.all));
  options.limit = whole.all->positions - 1;
  EXPECT_TRUE(explore_one(lorcana(hit + hit), options).all->limit_reached);
}

TEST(Explore, SelectionsBeyondTheLimitAreNotCollected) {
  std::string hand;
  for (int i = 1; i <= 14; ++i) hand += (i > 1 ? ", Vanilla 1/" : "Vanilla 1/") + std::to_string(i);
  ExploreOptions options;
  options.limit = 100;
  const auto report = explore_one("title: t\ngame: lorcana\nplayers:\n  Ana: {play: [" + hand +
                                      "]}\n  Bruno: {}\nsteps:\n"
                                      "  - resolve: \"Up to 7 chosen characters get -1 {S} this turn.\"\n",
                                  options);
  EXPECT_TRUE(report.all->limit_reached);
  EXPECT_LE(report.all->questions[0].choices.size(), 101u);
}

TEST(Explore, AStepThatCannotBeTakenIsAnOutcome) {
  const auto report =
      explore_one(lorcana("  - resolve: \"Banish chosen character of yours.\"\n  - quest: Vanilla 2/2\n"
                          "  - expect: {lore: {Ana: 1}}\n"));
  EXPECT_EQ(report.outcome, ScenarioOutcome::passed) << print_report(report, {});
  ASSERT_EQ(report.all->outcomes.size(), 2u);
  EXPECT_EQ(report.all->outcomes[0].end, LineEnd::stopped);
  EXPECT_EQ(report.all->outcomes[0].step, 1u);
  EXPECT_FALSE(report.all->outcomes[0].why.empty());
  EXPECT_EQ(report.all->outcomes[1].end, LineEnd::finished);
}

TEST(Explore, AGameThatIsOverStopsTheLine) {
  const auto report = explore_one(
      "title: t\ngame: lorcana\nplayers:\n  Ana: {lore: 19, play: [Vanilla 1/1]}\n  Bruno: {}\nsteps:\n"
      "  - resolve: \"You may gain 1 lore.\"\n  - quest: Vanilla 1/1\n  - expect: {winner: Ana}\n");
  ASSERT_EQ(report.all->outcomes.size(), 2u);
  EXPECT_EQ(report.all->outcomes[0].end, LineEnd::stopped);
  EXPECT_EQ(report.outcome, ScenarioOutcome::passed);
}

TEST(Explore, StopLeavesTheQuestionOpen) {
  const auto report =
      explore_one(lorcana("  - resolve: \"You may deal 1 damage to chosen character.\"\n    stop: true\n"
                          "  - expect: {asked: Ana, offered: [yes, no]}\n"));
  EXPECT_EQ(report.outcome, ScenarioOutcome::passed) << print_report(report, {});
  ASSERT_EQ(report.all->outcomes.size(), 1u);
  EXPECT_EQ(report.all->outcomes[0].end, LineEnd::open);
}

TEST(Explore, ChooseGoesOnFromAnOpenQuestion) {
  const auto report = explore_one(lorcana(
      "  - resolve: \"You may deal 1 damage to chosen character.\"\n    stop: true\n    choose: [yes]\n"
      "  - choose: [Vanilla 2/2]\n  - expect-some: {damage: {Vanilla 3/3: 1}}\n"));
  // The question after the first: if the answer is no, no question is open and the step is skipped.
  EXPECT_EQ(report.outcome, ScenarioOutcome::passed) << print_report(report, {});
  EXPECT_EQ(report.all->outcomes.size(), 5u);
  EXPECT_EQ(report.all->unused_answers, 2);
}

TEST(Explore, KeptAnswersLeaveTheRestToExplore) {
  ExploreOptions keep;
  keep.keep_answers = true;
  const std::string text = lorcana(
      "  - resolve: \"You may deal 1 damage to chosen character.\"\n    choose: [yes]\n"
      "  - resolve: \"Deal 1 damage to chosen character.\"\n    choose: [big]\n");
  const auto report = explore_one(text, keep);
  EXPECT_EQ(report.outcome, ScenarioOutcome::passed) << print_report(report, {});
  EXPECT_EQ(report.all->outcomes.size(), 4u)
      << "the answer yes, then any of four; the second hit is answered";
  EXPECT_EQ(report.all->unused_answers, 0);
  const auto all = explore_one(text);
  EXPECT_EQ(all.all->unused_answers, 2);
  EXPECT_GT(all.all->outcomes.size(), 4u);
}

TEST(Explore, AKeptAnswerThatDoesNotFitOnALineStopsIt) {
  ExploreOptions keep;
  keep.keep_answers = true;
  const auto report =
      explore_one(lorcana("  - resolve: \"Banish chosen character of yours.\"\n"
                          "  - resolve: \"Deal 1 damage to chosen character.\"\n    choose: [Vanilla 2/2]\n"),
                  keep);
  ASSERT_EQ(report.all->outcomes.size(), 2u);
  EXPECT_EQ(report.all->outcomes[0].end, LineEnd::stopped);
}

TEST(Explore, AFileCanAskForIt) {
  const std::string steps = "  - resolve: \"Deal 1 damage to chosen character.\"\n    choose: [big]\n";
  const std::string head = "all: true\n";
  const auto report = run_one(head + lorcana(steps + "  - expect-some: {damage: {Vanilla 2/2: 1}}\n"));
  ASSERT_NE(report.all, nullptr);
  EXPECT_EQ(report.outcome, ScenarioOutcome::passed);
  const auto kept = run_one("all: keep-answers\n" + lorcana(steps));
  EXPECT_EQ(kept.all->outcomes.size(), 1u);
  EXPECT_EQ(run_one("all: false\n" + lorcana(steps)).all, nullptr);
  EXPECT_NE(errors_of("all: maybe\n" + lorcana(steps)).find("true, false or keep-answers"),
            std::string::npos);
}

}  // namespace
}  // namespace kawari::judging
