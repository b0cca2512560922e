// The actions of a scenario file as options of the engine: which one is meant, whether it may be taken, and
// taking it with the further picks that belong to it.
#pragma once
#include "table/table.h"

namespace kawari {

// What became of an action that was tried.
struct ActionResult {
  bool done = false;
  Verdict verdict;                      // why not, where a rule says so
  Sentence why;                         // one or two sentences, where no rule does
  std::optional<Error> not_understood;  // a name that means nothing, or too much
};

// Takes the action and its own picks (a second singer, the other card beneath a shift). Not done: the table
// is as it was.
ActionResult take_action(Table& table, const Action& action);
// Whether it could be taken now; the table does not change.
ActionResult try_action(Table& table, const Action& action);
// Names in an action that nothing in the match has; looked at before the scenario runs.
void find_unknown_names(const Table& table, const Action& action, std::vector<Error>& errors);
// As the file says it: "challenge: A, target: B".
std::string action_text(const Action& action);
// … with the cards that its names mean now.
Sentence action_sentence(const Table& table, const Action& action);

}  // namespace kawari
