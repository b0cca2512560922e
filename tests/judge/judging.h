// Shared by the judge's tests: a judge without shipped cards, and short functions to run the text of a
// scenario.
#pragma once
#include <string>
#include <vector>

#include "game/games.h"
#include "judge/judge.h"

namespace kawari::judging {

inline std::vector<ScenarioReport> run(const std::string& text) {
  Judge judge(all_games(), Language::en);
  return judge.judge_text("test.yaml", text);
}

inline ScenarioReport run_one(const std::string& text) {
  std::vector<ScenarioReport> reports = run(text);
  return reports.empty() ? ScenarioReport{} : reports[0];
}

// Every error of a text, one per line.
inline std::string errors_of(const std::string& text) {
  std::string out;
  for (const ScenarioReport& report : run(text))
    for (const Error& error : report.errors) out += error.text() + "\n";
  return out;
}

// A scenario with these steps: Ana to act, two different characters of hers and two of Bruno's in play.
inline std::string with_steps(const std::string& steps) {
  return "title: t\n"
         "game: lorcana\n"
         "players:\n"
         "  Ana:\n"
         "    ink: 5\n"
         "    hand: [Vanilla 1/2, 2]\n"
         "    play: [Vanilla 2/2, Vanilla 3/3]\n"
         "  Bruno:\n"
         "    play:\n"
         "      - Vanilla 4/4: {exerted: true}\n"
         "      - Vanilla 5/5: {as: big}\n"
         "steps:\n" +
         steps;
}

}  // namespace kawari::judging
