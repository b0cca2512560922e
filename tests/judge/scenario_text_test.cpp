// A scenario written as a file reads back as itself and is judged alike.
#include "judge/scenario_text.h"

#include <gtest/gtest.h>
#include <yaml-cpp/yaml.h>

#include "library/games.h"
#include "tests/scenarios/judged.h"

namespace kawari {
namespace {

// What was explained, without the checks.
std::string told(const ScenarioReport& report) {
  std::string out;
  for (const StepReport& step : report.steps)
    for (const ExplainedStep& explained : step.explained) out += explained.text + "\n";
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
