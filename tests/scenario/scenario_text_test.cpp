// A scenario that is written as a file reads back as the same scenario and is judged alike.
#include "scenario/scenario_text.h"

#include <gtest/gtest.h>
#include <yaml-cpp/yaml.h>

#include "game/games.h"
#include "tests/scenarios/judged.h"

namespace kawari {
namespace {

// What was explained, without the checks.
std::string told(const ScenarioReport& report) {
  std::string out;
  for (const StepReport& step : report.steps)
    for (const ExplainedStep& explained : step.explained) out += explained.text.text() + "\n";
  return out;
}

TEST(ScenarioText, EveryScenarioReadsBackAsItself) {
  Judge judge(all_games(), Language::en);
  for (const Error& error : judge.add_shipped_cards(KAWARI_SOURCE_DIR)) ADD_FAILURE() << error.text();
  std::size_t compared = 0;
  for (const JudgedScenario& one : repository_scenarios(Language::en)) {
    const std::string text = scenario_text(one.scenario);
    const std::vector<ReadScenario> again = read_scenarios(one.file, text, all_games());
    ASSERT_EQ(again.size(), 1u) << one.file << "\n" << text;
    for (const Error& error : again[0].errors) ADD_FAILURE() << error.text() << "\n" << text;
    if (!again[0].errors.empty()) continue;
    EXPECT_EQ(scenario_text(again[0].scenario), text) << one.file;
    Scenario without_cites = again[0].scenario;
    const ScenarioReport report = judge.judge(without_cites);
    EXPECT_EQ(told(report), told(one.report)) << one.file << "\n" << text;
    EXPECT_EQ(report.errors.size(), one.report.errors.size()) << one.file << "\n" << text;
    ++compared;
  }
  EXPECT_GT(compared, 200u);
}

// Files as the writer writes them, with all their keys.
constexpr const char* kWhole[] = {
    R"(title: Everything that a file can say
note: A note
game: lorcana
rules: lorcana-2.0
cites: ["6.5.6", "6.5.7"]
seed: 7
otherwise: first
all: keep-answers
players:
  Ana:
    lore: 3
    ink: {ready: 3, exerted: 2}
    hand:
      - Vanilla 1/2
      - 2
    discard: []
    deck: 4
    play:
      - Vanilla 2/2: {damage: 1, exerted: true, drying: true, as: one, under: [1, Vanilla 1/1, {Vanilla 1/3: {facedown: true}}]}
      - Vanilla 2/3: {facedown: true, at: Seven Dwarfs' Mine - Secure Fortress, owner: Bruno}
  Bruno:
    ink:
      - Vanilla 1/1
      - Vanilla 1/1: {exerted: true}
  Carla: {}
turn: Bruno
turn-number: 3
steps:
  - play: Vanilla 1/2
    shift: [one, Vanilla 2/3]
    by: Ana
    choose: [yes, {Bruno: no}, [one, Vanilla 2/3], {asked: Ana, offered: [one], answer: one}]
    stop: true
  - choose: [{if-asked: any}, {refused: 3}, {random: one}]
  - challenge: one
    target: Vanilla 2/3
  - play: Vanilla 1/2
    sing: one
  - play: Vanilla 1/2
    with: free
  - use: one
    ability: NAME
  - illegal: {quest: one}
    because: "8.15"
  - legal: {pass: true}
  - resolve: Draw a card.
    source: one
    by: Bruno
  - concede: Carla
)",
    R"(title: A whole game
game: duel-masters
rules: duel-masters-1.50
seed: 1
all: true
players:
  Ana:
    mana: {fire: 3, water: 2}
    battle:
      - Vanilla 3000: {tapped: true, sick: true}
  Bruno:
    mana: 4
    shields: 3
turn: Ana
steps:
  - start: true
  - keep: true
    by: Ana
  - alter: [Vanilla 3000]
    by: Bruno
  - summon: Vanilla 3000
    onto: [Vanilla 3000, Vanilla 1000]
    pay: [Vanilla 1000, Vanilla 2000]
  - attack: Vanilla 3000
    target: Bruno
)"};

TEST(ScenarioText, AWholeFileIsWrittenAsItWasRead) {
  for (const char* text : kWhole) {
    const std::vector<ReadScenario> read = read_scenarios("test.yaml", text, all_games());
    ASSERT_EQ(read.size(), 1u);
    for (const Error& error : read[0].errors) ADD_FAILURE() << error.text();
    EXPECT_EQ(scenario_text(read[0].scenario), text);
  }
}

TEST(ScenarioText, ScalarsReadBackAsThemselves) {
  for (const std::string text : {"Beast - Selfless Protector",
                                 "Perfect Galaxy, Spirit of Immortality",
                                 "a: b",
                                 "#1",
                                 "x#2",
                                 "- x",
                                 "'x",
                                 "\"quoted\" \\ text",
                                 "5",
                                 "-5",
                                 "two\nlines",
                                 "[a]",
                                 "{a}",
                                 "*a",
                                 "&a",
                                 "!a",
                                 "%a",
                                 "@a",
                                 "`a`",
                                 " a ",
                                 "~x",
                                 "Te Kā",
                                 "質問",
                                 ".5",
                                 "yes"}) {
    const YAML::Node read = YAML::Load("key: [" + yaml_scalar(text) + ", {" + yaml_scalar(text) + ": 1}]");
    EXPECT_EQ(read["key"][0].Scalar(), text);
    EXPECT_EQ(read["key"][1].begin()->first.Scalar(), text);
  }
}

}  // namespace
}  // namespace kawari
