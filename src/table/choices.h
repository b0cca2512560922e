// What can be done at this moment. Each option is written in the words of a scenario file, so that picking it
// from a list gives a step or an answer that means this option and no other.
#pragma once
#include "table/table.h"

namespace kawari {

struct ListedChoice {
  Sentence text;      // in the reader's language
  ScenarioStep step;  // what is done, where a player may act
  Answer answer;      // what is answered, where a decision is open
  bool none = false;  // takes nothing, or no more
};

// Options that the asked player cannot tell apart are one choice. `unsaid` counts the options that a file
// cannot express; they are left out.
std::vector<ListedChoice> choices(Table& table, const Decision& open, int* unsaid = nullptr);

}  // namespace kawari
