// Every scenario file is a test: those of the repository with the shipped cards, and the shared conformance
// files with the published card data, if they are beside the repository.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "game/games.h"
#include "judge/judge.h"
#include "report/report.h"
#include "tests/house/beside.h"

namespace kawari {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = KAWARI_SOURCE_DIR;
const fs::path kShared = beside_the_repository();

std::string from_root(const std::string& file) { return fs::path(file).lexically_relative(kRoot).string(); }

// A judge with the shipped cards, made once.
Judge& shipped_judge() {
  static Judge judge = [] {
    Judge made(all_games(), Language::en);
    for (const Error& error : made.add_shipped_cards(kRoot.string())) ADD_FAILURE() << error.text();
    return made;
  }();
  return judge;
}

std::vector<std::string> own_files() {
  const auto files = scenario_files((kRoot / "scenarios").string());
  return files ? *files : std::vector<std::string>{};
}

void expect_all_pass(Judge& judge, const std::string& file) {
  const std::vector<ScenarioReport> reports = judge.judge_file(file);
  EXPECT_FALSE(reports.empty()) << file << " has no scenario in it";
  for (const ScenarioReport& report : reports) {
    EXPECT_EQ(report.outcome, ScenarioOutcome::passed) << print_report(report, {});
  }
}

class Scenarios : public testing::TestWithParam<std::string> {};

TEST_P(Scenarios, Pass) { expect_all_pass(shipped_judge(), GetParam()); }

// "6.5.8-two-shields.yaml" of Lorcana is the test Files/Scenarios.Pass/lorcana_6_5_8_two_shields.
std::string test_name(const testing::TestParamInfo<std::string>& info) {
  const fs::path file = info.param;
  std::string name = file.parent_path().filename().string() + "_" + file.stem().string();
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}
INSTANTIATE_TEST_SUITE_P(Files, Scenarios, testing::ValuesIn(own_files()), test_name);

// Each file has at least one expect, legal or illegal, because a file without checks tests nothing.
TEST(ScenarioFiles, HaveIdsOfTheirOwnAndChecks) {
  std::set<std::string> seen;
  for (const std::string& file : own_files()) {
    for (const ScenarioReport& report : shipped_judge().judge_file(file)) {
      EXPECT_TRUE(seen.insert(report.id).second)
          << from_root(file) << ": the id " << report.id << " is taken";
      std::size_t checks = report.checks.size();
      for (const StepReport& step : report.steps) checks += step.checks.size();
      EXPECT_GT(checks, 0u) << from_root(file) << ": " << report.id << " checks nothing";
    }
  }
}

void expect_conformance(const std::string& game) {
  const auto files = scenario_files((kShared / "conformance" / game / "seed").string());
  if (!files) GTEST_SKIP() << kNoConformance;

  Judge judge(all_games(), Language::en);
  for (const Error& error : judge.add_shipped_cards(kRoot.string())) ADD_FAILURE() << error.text();
  std::vector<std::string> data;
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(kShared / "data" / game, none)) {
    const std::string ending = entry.path().extension().string();
    if (ending == ".json" || ending == ".yaml") data.push_back(entry.path().string());
  }
  std::sort(data.begin(), data.end());
  for (const std::string& file : data) {
    for (const Error& error : judge.add_cards(file)) ADD_FAILURE() << error.text();
  }
  for (const std::string& file : *files) expect_all_pass(judge, file);
}

TEST(Conformance, LorcanaSeed) { expect_conformance("lorcana"); }
TEST(Conformance, DuelMastersSeed) { expect_conformance("duel-masters"); }

}  // namespace
}  // namespace kawari
