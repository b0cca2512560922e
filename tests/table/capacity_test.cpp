// Real games do not reach a limit: all cards leave at once and each has a trigger, decks of hundreds of
// cards, large numbers. Beyond a limit, a sentence names it.
#include <gtest/gtest.h>

#include "tests/judge/judging.h"

namespace kawari::judging {
namespace {

std::string card(const std::string& name, int strength, int willpower, const std::string& text) {
  return "  - {name: " + name +
         ", version: One, type: character, ink: steel, cost: 1, strength: " + std::to_string(strength) +
         ", willpower: " + std::to_string(willpower) + ", lore: 1, text: \"" + text + "\"}\n";
}

// "name, name, name": so many of them.
std::string times(int count, const std::string& name) {
  std::string out;
  for (int i = 0; i < count; ++i) out += (i == 0 ? "" : ", ") + name;
  return out;
}

struct Sides {
  std::string ana, bruno;
};
std::string scenario(const std::string& cards, const Sides& sides, const std::string& steps) {
  return "title: t\ngame: lorcana\n" + (cards.empty() ? "" : "cards:\n" + cards) + "players:\n  Ana: {" +
         sides.ana + "}\n  Bruno: {" + sides.bruno + "}\nturn: Ana\nsteps:\n" + steps;
}

// Errors and failed checks, one per line; empty if there are none.
std::string problems(const std::string& text) {
  std::string out;
  for (const ScenarioReport& report : run(text)) {
    for (const Error& error : report.errors) out += error.text() + "\n";
    if (report.outcome != ScenarioOutcome::passed) out += "not passed\n";
  }
  return out;
}

TEST(Capacity, EachOfTwentyFourThatLeaveTogetherIsRemembered) {
  std::string sparks, order;
  for (int i = 1; i <= 24; ++i) {
    const std::string alias = "s" + std::to_string(i);
    sparks += (i == 1 ? "{Spark - One: {as: " : ", {Spark - One: {as: ") + alias + "}}";
    if (i < 24) order += (i == 1 ? "" : ", ") + alias + "/LAST";
  }
  EXPECT_EQ(problems(scenario(card("Spark", 2, 2,
                                   "LAST When this character is banished, deal damage to chosen opposing "
                                   "character equal to this character's {S}.") +
                                  card("Wall", 0, 900, ""),
                              {"deck: 5, play: [Wall - One]", "deck: 5, play: [" + sparks + "]"},
                              "  - resolve: \"Banish all opposing characters.\"\n    choose: [" + order +
                                  "]\n  - expect: {discard: {Bruno: 24}, damage: {Wall - One: 48}}\n")),
            "");
}

TEST(Capacity, ThirtyFiveAgainstThirtyFive) {
  EXPECT_EQ(problems(scenario("",
                              {"deck: 5, play: [" + times(35, "Vanilla 2/2") + "]",
                               "deck: 5, play: [" + times(35, "Vanilla 3/3") + "]"},
                              "  - resolve: \"Banish all characters.\"\n"
                              "  - expect: {discard: {Ana: 35, Bruno: 35}}\n")),
            "");
}

TEST(Capacity, AHundredAgainstAHundredEachWithATrigger) {
  const std::string play = "play: [" + times(100, "Spark - One") + "]";
  EXPECT_EQ(problems(scenario(card("Spark", 2, 2, "LAST When this character is banished, draw a card."),
                              {"deck: 110, " + play, "deck: 120, " + play},
                              "  - resolve: \"Banish all characters.\"\n"
                              "  - expect: {discard: {Ana: 100, Bruno: 100}, hand: {Ana: 100, Bruno: 100}, "
                              "deck: {Ana: 10, Bruno: 20}}\n")),
            "");
}

TEST(Capacity, TwelveHundredCardsAndNotOneMore) {
  const std::string steps =
      "  - resolve: \"Draw 2 cards.\"\n  - expect: {hand: {Ana: 2}, deck: {Ana: 598}}\n";
  EXPECT_EQ(problems(scenario("", {"deck: 600", "deck: 600"}, steps)), "");
  const std::string refused = problems(scenario("", {"deck: 600", "deck: 601"}, steps));
  EXPECT_NE(refused.find("more than 1,200 cards in a match"), std::string::npos) << refused;
}

TEST(Capacity, TwoHundredAndFiftyFiveObjectsAndNotOneMore) {
  const auto with = [](int bruno) {
    return scenario("",
                    {"deck: 5, play: [" + times(130, "Vanilla 2/2") + "]",
                     "deck: 5, play: [" + times(bruno, "Vanilla 3/3") + "]"},
                    "  - resolve: \"Draw a card.\"\n  - expect: {hand: {Ana: 1}}\n");
  };
  EXPECT_EQ(problems(with(125)), "");
  const std::string refused = problems(with(126));
  EXPECT_NE(refused.find("more than 255 objects in play"), std::string::npos) << refused;
}

TEST(Capacity, TheTurnCountsBeyondAByte) {
  const auto with = [](int there, int asked) {
    return scenario("", {"deck: 400", "deck: 5"},
                    "  - resolve: \"Put the top " + std::to_string(there) +
                        " cards of your deck into your discard.\"\n  - resolve: \"If " +
                        std::to_string(asked) +
                        " or more cards were put into your discard this turn, gain 1 lore.\"\n"
                        "  - expect: {lore: {Ana: " +
                        (there >= asked ? "1" : "0") + "}}\n");
  };
  for (const int asked : {254, 255, 256, 300}) {
    EXPECT_EQ(problems(with(asked, asked)), "") << asked;
    EXPECT_EQ(problems(with(asked - 1, asked)), "") << asked;
  }
}

TEST(Numbers, AddUpExactly) {
  EXPECT_EQ(problems(scenario(
                card("Giant", 30000, 30000, "") +
                    card("Herald", 1, 9,
                         "LOUD Your other characters get +30000 {S}.\\nHIGH Your other characters get +30000 "
                         "{W}."),
                {"play: [Giant - One, " + times(3, "Herald - One") + "]", ""},
                "  - resolve: \"Deal 30000 damage to chosen character.\"\n    choose: [Giant - One]\n"
                "  - resolve: \"Deal 30000 damage to chosen character.\"\n    choose: [Giant - One]\n"
                "  - expect: {damage: {Giant - One: 60000}, strength: {Giant - One: 120000}, "
                "willpower: {Giant - One: 120000}}\n")),
            "");
}

}  // namespace
}  // namespace kawari::judging
