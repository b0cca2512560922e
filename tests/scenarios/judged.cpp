#include "tests/scenarios/judged.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>

#include "explain/game_words.h"
#include "game/games.h"

namespace kawari {
namespace {

namespace fs = std::filesystem;

std::vector<JudgedScenario> run_all(Language language) {
  const fs::path root = KAWARI_SOURCE_DIR;
  std::vector<JudgedScenario> out;
  Judge judge(all_games(), language);
  for (const Error& error : judge.add_shipped_cards(root.string())) ADD_FAILURE() << error.text();
  const auto files = scenario_files((root / "scenarios").string());
  if (!files) {
    ADD_FAILURE() << files.error().text();
    return out;
  }
  for (const std::string& file : *files) {
    const auto text = read_text_file(file);
    if (!text) {
      ADD_FAILURE() << text.error().text();
      continue;
    }
    for (ReadScenario& read : read_scenarios(file, *text, all_games())) {
      for (const Error& error : read.errors) ADD_FAILURE() << error.text();
      if (!read.errors.empty() || !speaks(*read.scenario.game->rules->words, language)) continue;
      JudgedScenario one{
          fs::path(file).lexically_relative(root).generic_string(), std::move(read.scenario), {}};
      one.report = judge.judge(one.scenario);
      out.push_back(std::move(one));
    }
  }
  return out;
}

}  // namespace

const std::vector<JudgedScenario>& repository_scenarios(Language language) {
  static std::map<Language, std::vector<JudgedScenario>> kAll;
  const auto known = kAll.find(language);
  return known != kAll.end() ? known->second : kAll[language] = run_all(language);
}

}  // namespace kawari
