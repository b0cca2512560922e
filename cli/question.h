// `kawari judge -e`: a question in one line, answered like a scenario file.
#pragma once
#include <ostream>
#include <string>

#include "judge/judge.h"
#include "report/report.h"

namespace kawari::cli {

struct QuestionArguments {
  const Game* game = nullptr;        // nullptr: the game that has the cards
  const Edition* edition = nullptr;  // nullptr: the current edition of the game
  std::string save;                  // a file for the scenario that was understood; empty: none
  bool full = false;
  bool all = false;     // explore every outcome, not only the one that the given answers lead to
  bool silent = false;  // print nothing: with --json the report contains everything
};

// Prints how the line was understood, the answer, and the decisions that are still open.
ScenarioReport answer_question(const std::string& line, Judge& judge, const QuestionArguments& arguments,
                               const Printing& printing, std::ostream& out);

}  // namespace kawari::cli
