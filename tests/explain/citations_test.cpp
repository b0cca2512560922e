// Every number that an explanation cites is a rule of that edition, every step that tells a ruling cites one,
// and all languages cite the same. Tested with the scenarios of the repository, and with the shared
// conformance files if they are beside it.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "explain/rulebook.h"
#include "game/games.h"
#include "tests/house/beside.h"
#include "tests/house/repository.h"
#include "tests/scenarios/judged.h"

#include "games/duel_masters/rule_keys.h"
#include "games/lorcana/rule_keys.h"

namespace kawari {
namespace {

namespace fs = std::filesystem;

const fs::path kShared = beside_the_repository();

// For the older edition of Duel Masters only the numbers of section 609 are known, for the English game none.
bool numbers_are_known(const Edition& edition) {
  return edition.id != "lorcana-1" && edition.id != "duel-masters-1.20" && edition.id != "duel-masters-tcg";
}

// Steps that are no rulings: chance, a fault of the program, remarks of the judge about an incomplete answer,
// a shuffle, and an announced event, whose result is told with its rule in the next lines.
bool needs_no_rule(const ExplainedStep& step) {
  return step.message == MessageId::chose_chance || step.message == MessageId::fault ||
         step.message == MessageId::reading || step.message == MessageId::refused ||
         step.message == MessageId::shuffle || step.message == MessageId::would_happen ||
         step.message == MessageId::no_effect;
}

void expect_rules_exist(const std::string& file, const ScenarioReport& report) {
  const Game* game = all_games().named(report.game);
  const Edition* edition = all_games().edition_named(report.edition);
  if (game == nullptr || edition == nullptr) return;
  const Rulebook book(*game->rules);
  for (const StepReport& step : report.steps) {
    for (const ExplainedStep& explained : step.explained) {
      for (const Citation& citation : explained.citations) {
        // An edition without rule numbers tells the principle in words.
        if (citation.number.empty()) {
          EXPECT_TRUE(book.numbers(*edition).empty()) << edition->id;
          EXPECT_FALSE(citation.says.empty());
          continue;
        }
        const auto entries = book.numbered(*edition, citation.number);
        EXPECT_TRUE(std::any_of(entries.begin(), entries.end(),
                                [&](const RuleEntry* entry) { return entry->key == citation.key; }))
            << file << ", " << report.id << ": " << explained.text << " cites " << edition->label << " "
            << citation.number << " (key " << static_cast<int>(citation.key) << ")";
        EXPECT_FALSE(citation.says.empty()) << citation.number;
      }
      if (numbers_are_known(*edition) && !needs_no_rule(explained)) {
        EXPECT_FALSE(explained.citations.empty())
            << file << ", " << report.id << ": no rule for “" << explained.text << "” ("
            << name_of(explained.message) << ")";
      }
    }
  }
}

TEST(Citations, AreRulesOfTheirEdition) {
  for (const JudgedScenario& one : repository_scenarios(Language::en))
    expect_rules_exist(one.file, one.report);
}

void expect_conformance_cites(const std::string& folder) {
  const auto files = scenario_files((kShared / "conformance" / folder).string());
  if (!files) GTEST_SKIP() << kNoConformance;
  Judge judge(all_games(), Language::en);
  for (const Error& error : judge.add_shipped_cards(KAWARI_SOURCE_DIR)) ADD_FAILURE() << error.text();
  std::set<std::string> data;
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(kShared / "data" / folder, none)) {
    const std::string ending = entry.path().extension().string();
    if (ending == ".json" || ending == ".yaml") data.insert(entry.path().string());
  }
  for (const std::string& file : data)
    for (const Error& error : judge.add_cards(file)) ADD_FAILURE() << error.text();
  int told = 0;
  for (const std::string& file : *files) {
    for (const ScenarioReport& report : judge.judge_file(file)) {
      expect_rules_exist(file, report);
      told += report.outcome == ScenarioOutcome::error ? 0 : 1;
    }
  }
  EXPECT_GT(told, 0);
}

TEST(Citations, AreRulesOfTheirEditionInTheConformanceOfLorcana) { expect_conformance_cites("lorcana"); }
TEST(Citations, AreRulesOfTheirEditionInTheConformanceOfDuelMasters) {
  expect_conformance_cites("duel-masters");
}

// The structure of a step: its depth, its message, its rules and their numbers.
std::string outline(const ScenarioReport& report) {
  std::string out;
  for (const StepReport& step : report.steps) {
    for (const ExplainedStep& explained : step.explained) {
      out += std::string(static_cast<std::size_t>(explained.depth), ' ') +
             std::string(name_of(explained.message));
      for (const Citation& citation : explained.citations)
        out += " " + citation.number + "/" + std::to_string(static_cast<int>(citation.key));
      out += explained.struck ? " struck\n" : "\n";
    }
    out += "--\n";
  }
  return out;
}

TEST(Citations, AreTheSameInEveryLanguage) {
  std::map<std::string, const JudgedScenario*> english;
  for (const JudgedScenario& one : repository_scenarios(Language::en)) english[one.report.id] = &one;
  for (const Language language : {Language::es, Language::ja}) {
    std::size_t compared = 0;
    for (const JudgedScenario& one : repository_scenarios(language)) {
      ASSERT_EQ(english.count(one.report.id), 1u) << one.report.id;
      EXPECT_EQ(outline(one.report), outline(english[one.report.id]->report))
          << one.file << ", " << one.report.id;
      ++compared;
    }
    EXPECT_GT(compared, 90u);
  }
}

// Rules are worded in the language of the explanation, and no sentence is left in English.
TEST(Citations, AreWordedInTheReadersLanguage) {
  for (const Language language : {Language::es, Language::ja}) {
    for (const JudgedScenario& one : repository_scenarios(language)) {
      for (const StepReport& step : one.report.steps) {
        for (const ExplainedStep& explained : step.explained) {
          // A slot that nobody filled; {S}, {E} and {I} are symbols of cards.
          const std::size_t open = explained.text.text().find('{');
          EXPECT_FALSE(open != std::string::npos && std::islower(explained.text.text()[open + 1]))
              << one.file << ": " << explained.text;
          for (const Citation& citation : explained.citations) {
            const auto& index = one.scenario.game->rules->rule_index;
            const bool english = std::any_of(index.begin(), index.end(), [&](const RuleEntry& entry) {
              return entry.en == citation.says && says(entry, language) != citation.says;
            });
            EXPECT_FALSE(english) << one.file << ": " << citation.says;
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace kawari
