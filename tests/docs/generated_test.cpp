// Generated files beside the documents: each equals what the repository's scenarios and rule indexes give.
// ./dev regen rewrites them.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "game/games.h"
#include "pages/citations.h"
#include "tests/docs/document.h"
#include "tests/docs/rule_tables.h"
#include "tests/scenarios/judged.h"

namespace kawari::docs {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = KAWARI_SOURCE_DIR;

TEST(DocsGenerated, ScenariosCitations) {
  std::vector<ScenarioCitations> table;
  for (const JudgedScenario& one : repository_scenarios(Language::en))
    table.push_back(citations_of(one.scenario, one.report, one.file));
  ASSERT_FALSE(table.empty());
  expect_generated(kCitationsFile, write_citations(table));
  const auto read = read_citations(kRoot.string());
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(*read, table);
}

TEST(DocsGenerated, RuleTables) {
  for (const Game& game : all_games().all) {
    const std::string name = std::string(game.rules->id);
    expect_generated("docs/rules/" + name + ".md", rule_table(game));
    expect_generated("docs/rules/" + name + "-citations.md", citation_table(game));
  }
}

}  // namespace
}  // namespace kawari::docs
