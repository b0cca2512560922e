// The language of a report: each game is explained only in the languages that it has.
#include <gtest/gtest.h>

#include "tests/judge/judging.h"

namespace kawari::judging {
namespace {

ScenarioReport run_in(Language language, const std::string& text) {
  Judge judge(all_games(), language);
  return judge.judge_text("test.yaml", text).at(0);
}

TEST(Languages, AGameWithoutJapaneseIsRefusedInIt) {
  const ScenarioReport report = run_in(Language::ja, with_steps("  - pass\n"));
  EXPECT_EQ(report.outcome, ScenarioOutcome::error);
  ASSERT_EQ(report.errors.size(), 1u);
  EXPECT_EQ(report.errors[0].text(),
            "test.yaml: Explanations of lorcana are not there in Japanese. Its languages: en, es.");
}

TEST(Languages, DuelMastersIsToldInThree) {
  const std::string text =
      "title: t\n"
      "game: duel-masters\n"
      "players:\n"
      "  Ana:\n"
      "    battle: [Vanilla 2000]\n"
      "  Bruno:\n"
      "    battle: [Vanilla 3000]\n"
      "steps:\n"
      "  - resolve: \"Destroy one of your opponent's creatures.\"\n";
  const auto told = [&](Language language) {
    const ScenarioReport report = run_in(language, text);
    std::string out;
    for (const ExplainedStep& step : report.steps.at(0).explained) out += step.text.text() + "\n";
    return out;
  };
  EXPECT_EQ(told(Language::en),
            "Ana resolves “destroy one of your opponent's creatures”.\nVanilla 3000 is destroyed.\n");
  EXPECT_EQ(told(Language::es),
            "Ana resuelve “destruye una de las criaturas rivales”.\nVanilla 3000 es destruida.\n");
  EXPECT_EQ(told(Language::ja),
            "Anaが「相手のクリーチャーを1体破壊する」を解決します。\nVanilla 3000は破壊されます。\n");
}

}  // namespace
}  // namespace kawari::judging
