// What can be done at this moment. Each option is written in the words of a scenario file, so that picking it
// from a list gives a step or an answer that means this option and no other.
#pragma once
#include "table/table.h"

namespace kawari {

struct ListedChoice {
  std::string text;   // in the reader's language
  ScenarioStep step;  // the step, if a player may act
  Answer answer;      // the answer, if a decision is open
  bool none = false;  // this choice takes nothing, or nothing more
};

// Options that the asked player cannot tell apart are one choice. `unsaid` counts the options that a file
// cannot express; they are left out.
std::vector<ListedChoice> choices(Table& table, const Decision& open, int* unsaid = nullptr);

}  // namespace kawari
