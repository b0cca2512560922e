// What can be done at this moment, with each option written as a scenario file would: what people pick from a
// list becomes a step or an answer that means this option and no other.
#pragma once
#include "table/table.h"

namespace kawari {

struct ListedChoice {
  Sentence text;      // in the reader's language
  ScenarioStep step;  // what is done, where a player may act
  Answer answer;      // what is answered, where a decision is open
  bool none = false;  // takes nothing, or no more
};

// Options that the asked player cannot tell apart are one choice. What no file could say is left out: see
// `unsaid`.
std::vector<ListedChoice> choices(Table& table, const Decision& open, int* unsaid = nullptr);

}  // namespace kawari
