// The judge: card files and scenario files in, reports out. It loads cards once and runs any number of
// scenarios with them. Scenarios do not affect each other: each has its own copy of the cards that it needs,
// including those that it adds.
#pragma once
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/budget.h"
#include "base/file_text.h"
#include "compare/compare.h"
#include "explore/explore.h"
#include "game/card_files.h"
#include "scenario/scenario.h"
#include "table/scenario_report.h"

namespace kawari {

// What judging one scenario may cost. The memory limit is for exploring.
struct WorkLimits {
  std::uint64_t steps = 1'000'000'000;
  std::uint64_t memory = std::uint64_t{1} << 30;
  double seconds = 0;                         // 0: no limit
  const std::atomic<bool>* cancel = nullptr;  // set by another thread or a signal to stop the judging

  Budget budget() const;  // a fresh budget, whose time begins now
};

class Judge {
 public:
  Judge(const Games& games, const Telling& telling) : games_(&games), telling_(telling) {}

  // Adds the cards that ship with Kawari: every card file in home/cards/GAME. Returns the errors in them.
  std::vector<Error> add_shipped_cards(const std::string& home);
  // Adds a card file of the user's; its texts take precedence over earlier ones.
  std::vector<Error> add_cards(const std::string& file);
  // Uses cards that were read elsewhere, with the keywords that are not understood among them.
  void use_cards(const Game& game, std::shared_ptr<const Database> cards, std::vector<KeywordError> errors) {
    cards_[&game] = std::move(cards);
    for (KeywordError& error : errors) keyword_errors_.push_back(std::move(error));
  }
  // Judges all scenarios by this edition, instead of the ones that they name.
  void use_edition(const Edition* edition) { edition_ = edition; }
  // Sets the limits for each scenario. If a limit is reached, the report has the results up to then.
  void use_limits(const WorkLimits& limits) { limits_ = limits; }
  const WorkLimits& limits() const { return limits_; }
  // Sets how reports are told from now on.
  void tell(const Telling& telling) { telling_ = telling; }

  // Sets "why not" questions that every scenario answers: at its end, or after `after_steps` of its steps.
  void ask(std::vector<std::string> questions, std::optional<std::size_t> after_steps = std::nullopt) {
    questions_ = std::move(questions);
    after_steps_ = after_steps;
  }
  // Sets how outcomes are explored: in scenarios that say `all` or, with `always`, in all of them.
  void use_exploration(const ExploreOptions& options, bool always) {
    exploring_ = options;
    explore_always_ = always;
  }

  std::vector<ScenarioReport> judge_file(const std::string& file);
  std::vector<ScenarioReport> judge_text(const std::string& file, const std::string& text);
  ScenarioReport judge(const Scenario& scenario);
  // Judges the scenario under each of these editions.
  EditionComparison compare(const Scenario& scenario, const std::vector<const Edition*>& editions);
  // Prepares the scenario's cards and calls `run` with them. If the cards have errors, the report has these
  // instead. Compiling the cards spends from the budget.
  ScenarioReport with_cards(const Scenario& scenario, Budget& budget,
                            const std::function<ScenarioReport(MatchCards&)>& run);

  // The loaded cards of a game. This database never changes; cards that are added later are in a new one.
  const std::shared_ptr<const Database>& loaded(const Game& game);
  const Database& cards(const Game& game) { return *loaded(game); }
  const Telling& telling() const { return telling_; }

 private:
  ScenarioReport asked(const Scenario& scenario, MatchCards& cards, const Telling& telling);

  const Games* games_;
  Telling telling_;
  WorkLimits limits_;
  const Edition* edition_ = nullptr;
  std::vector<std::string> questions_;
  std::optional<std::size_t> after_steps_;
  ExploreOptions exploring_;
  bool explore_always_ = false;
  std::map<const Game*, std::shared_ptr<const Database>> cards_;
  std::vector<KeywordError> keyword_errors_;
};

// The scenario files at a path: the file itself, or every .yaml and .yml below a folder, in sorted order.
Result<std::vector<std::string>> scenario_files(const std::string& path);

}  // namespace kawari
