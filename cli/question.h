// `kawari judge -e`: a question in one line, answered like a scenario file.
#pragma once
#include <ostream>
#include <string>

#include "judge/judge.h"
#include "report/report.h"

namespace kawari::cli {

struct QuestionArguments {
  const Game* game = nullptr;        // nullptr: the game that has the cards
  const Edition* edition = nullptr;  // nullptr: the game's own
  std::string save;                  // a file for the scenario that was understood; empty: none
  bool full = false;
  bool all = false;     // every outcome instead of the one that the answers lead to
  bool silent = false;  // for --json: the report says it all
};

// Prints how the line was understood, the answer, and what is still to be decided.
ScenarioReport answer_question(const std::string& line, Judge& judge, const QuestionArguments& arguments,
                               const Printing& printing, std::ostream& out);

}  // namespace kawari::cli
