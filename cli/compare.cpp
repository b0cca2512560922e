#include "cli/compare.h"

#include <iostream>

#include "cli/boundary.h"
#include "cli/judge.h"
#include "explain/explain.h"
#include "game/games.h"
#include "report/compare_report.h"

namespace kawari::cli {
namespace {

std::vector<std::string> at_commas(const std::string& text) {
  std::vector<std::string> out(1);
  for (const char c : text) {
    if (c == ',')
      out.emplace_back();
    else if (c != ' ')
      out.back() += c;
  }
  return out;
}

// The requested editions that belong to the scenario's game; without a list, all of its editions.
std::vector<const Edition*> editions_of(const Game& game, const std::vector<const Edition*>& asked) {
  std::vector<const Edition*> out;
  for (const Edition* edition : asked)
    if (edition_named(game, edition->id) != nullptr) out.push_back(edition);
  if (asked.empty())
    for (const Edition& edition : game.rules->editions) out.push_back(&edition);
  return out;
}

}  // namespace

int compare(const CompareArguments& arguments) {
  std::vector<const Edition*> asked;
  if (!arguments.rules.empty()) {
    for (const std::string& id : at_commas(arguments.rules)) {
      const Edition* edition = all_games().edition_named(id);
      if (edition == nullptr) {
        std::cerr << "kawari: there is no edition \"" << id << "\". Editions: " << edition_ids() << ".\n";
        return 2;
      }
      asked.push_back(edition);
    }
  }
  Printing printing;
  printing.language = language_named(arguments.language);
  printing.colour = wants_colour(arguments.colour);
  Judge judge(all_games(), printing.language);
  judge.use_limits(work_limits(arguments.spending, &stop_on_interrupt()));
  bool understood = add_cards(judge, arguments.cards);
  bool stopped = false;
  std::vector<EditionComparison> all;
  const auto wrong = [&](const Error& error) {
    std::cerr << "kawari: " << error.text() << "\n";
    understood = false;
  };
  for (const std::string& path : arguments.paths) {
    const auto files = scenario_files(path);
    if (!files) {
      wrong(files.error());
      continue;
    }
    for (const std::string& file : *files) {
      const auto text = read_text_file(file);
      if (!text) {
        wrong(text.error());
        continue;
      }
      for (const ReadScenario& read : read_scenarios(file, *text, all_games())) {
        for (const Error& error : read.errors) wrong(error);
        if (!read.errors.empty()) continue;
        const auto editions = editions_of(*read.scenario.game, asked);
        if (editions.size() < 2) {
          wrong(
              {file, read.scenario.at.line, 0,
               "There are not two editions of " + std::string(read.scenario.game->rules->id) + " to compare.",
               "Editions: " + edition_ids() + "."});
          continue;
        }
        all.push_back(judge.compare(read.scenario, editions));
        if (!all.back().errors.empty()) {
          const bool ran_out = all.back().reports.back().outcome == ScenarioOutcome::stopped;
          (ran_out ? stopped : understood) = ran_out;
        }
        if (!arguments.json) std::cout << print_comparison(all.back(), printing);
      }
    }
  }
  if (arguments.json) std::cout << comparisons_json(all);
  if (!understood) return 2;
  return stopped ? kStopped : 0;
}

}  // namespace kawari::cli
