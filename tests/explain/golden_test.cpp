// Golden explanations: every scenario of the repository, including the worked examples, told in English. The
// sentences and their rules are compared word by word; ./dev regen Golden rewrites them. The other languages
// are in review_test.cpp.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "game/games.h"
#include "judge/judge.h"

namespace kawari {
namespace {

namespace fs = std::filesystem;

std::string told(const ScenarioReport& report) {
  std::string out = report.id + "\n" + report.answer.text() + "\n";
  int number = 0;
  for (const StepReport& step : report.steps) {
    for (const ExplainedStep& explained : step.explained) {
      out += std::string(2 * static_cast<std::size_t>(explained.depth), ' ');
      out += std::to_string(++number) + ". " + (explained.struck ? "✗ " : "") + explained.text.text();
      std::string numbers;
      for (const Citation& citation : explained.citations)
        numbers += (numbers.empty() ? "" : ", ") + citation.number;
      out += numbers.empty() ? "\n" : " [" + numbers + "]\n";
    }
  }
  for (const TextReport& text : report.texts) out += text.card + ": " + text.text + "\n";
  return out + "\n";
}

void expect_golden(const Game& game) {
  const fs::path root = KAWARI_SOURCE_DIR;
  Judge judge(all_games(), Language::en);
  ASSERT_TRUE(judge.add_shipped_cards(root.string()).empty());
  const auto files = scenario_files((root / "scenarios" / folder_of(game)).string());
  ASSERT_TRUE(files);
  const fs::path folder = root / "tests" / "golden" / "en" / folder_of(game);
  for (const std::string& file : *files) {
    std::string found;
    for (const ScenarioReport& report : judge.judge_file(file)) found += told(report);
    // A phrase that no row can print appears as program text, which readers should never see.
    for (auto at = found.find("[("); at != std::string::npos; at = found.find("[(", at + 1))
      ADD_FAILURE() << file << ": no row prints " << found.substr(at, found.find('\n', at) - at);
    const fs::path golden = folder / (fs::path(file).stem().string() + ".txt");
    if (std::getenv("KAWARI_REGEN") != nullptr) {
      fs::create_directories(folder);
      std::ofstream(golden) << found;
      continue;
    }
    const auto wanted = read_text_file(golden.string());
    ASSERT_TRUE(wanted) << golden << " is missing: ./dev regen Golden writes it";
    EXPECT_EQ(found, *wanted) << golden;
  }
}

TEST(Golden, English) {
  for (const Game& game : all_games().all) expect_golden(game);
}

}  // namespace
}  // namespace kawari
