// The judge: card files and scenario files in, reports out. It loads cards once and runs any number of
// scenarios with them. A scenario changes nothing here: what it needs of the cards, and what it adds to them,
// is its own and goes with it.
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

// What judging one scenario may cost; memory is that of exploring.
struct WorkLimits {
  std::uint64_t steps = 1'000'000'000;
  std::uint64_t memory = std::uint64_t{1} << 30;
  double seconds = 0;                         // 0: no limit
  const std::atomic<bool>* cancel = nullptr;  // set by another thread or a signal: the judging stops

  Budget budget() const;  // a fresh one, from now on
};

class Judge {
 public:
  Judge(const Games& games, const Telling& telling) : games_(&games), telling_(telling) {}

  // The cards that ship with Kawari: every card file in home/cards/GAME. What is wrong with them comes back.
  std::vector<Error> add_shipped_cards(const std::string& home);
  // A card file of the user's; its texts count before those that were there.
  std::vector<Error> add_cards(const std::string& file);
  // All scenarios are judged by this edition, whatever they say.
  void use_edition(const Edition* edition) { edition_ = edition; }
  // Each scenario may cost this much. What was found until then is the answer.
  void use_limits(const WorkLimits& limits) { limits_ = limits; }
  const WorkLimits& limits() const { return limits_; }
  // From now on reports are told like this.
  void tell(const Telling& telling) { telling_ = telling; }

  // Questions of "why not" that every scenario answers: at its end, or after so many of its steps.
  void ask(std::vector<std::string> questions, std::optional<std::size_t> after_steps = std::nullopt) {
    questions_ = std::move(questions);
    after_steps_ = after_steps;
  }
  // How outcomes are explored, in scenarios that say `all` or, with `always`, in all of them.
  void use_exploration(const ExploreOptions& options, bool always) {
    exploring_ = options;
    explore_always_ = always;
  }

  std::vector<ScenarioReport> judge_file(const std::string& file);
  std::vector<ScenarioReport> judge_text(const std::string& file, const std::string& text);
  ScenarioReport judge(const Scenario& scenario);
  // The scenario under each of these editions, one after the other.
  EditionComparison compare(const Scenario& scenario, const std::vector<const Edition*>& editions);
  // Runs the scenario in another way, with cards of its own; what stands in the way is the report. Compiling
  // those cards spends from the budget.
  ScenarioReport with_cards(const Scenario& scenario, Budget& budget,
                            const std::function<ScenarioReport(MatchCards&)>& run);

  // The loaded cards of a game. Cards that are added later are in another database: this one stays as it is.
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
