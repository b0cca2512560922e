// Actions of a scenario file: finds the option that an action means, says whether it may be taken, and takes
// it with the further picks that belong to it.
#pragma once
#include "table/table.h"

namespace kawari {

// The result of trying an action.
struct ActionResult {
  bool done = false;
  Verdict verdict;                      // why not, where a rule says so
  Sentence why;                         // one or two sentences, where no rule does
  std::optional<Error> not_understood;  // a name that means nothing, or too much
};

// Takes the action and its own picks (a second singer, the other card beneath a shift). If it fails, the
// table is unchanged.
ActionResult take_action(Table& table, const Action& action);
// Whether the action could be taken now; the table does not change.
ActionResult try_action(Table& table, const Action& action);
// Finds names in an action that match nothing in the match. Called before the scenario runs.
void find_unknown_names(const Table& table, const Action& action, std::vector<Error>& errors);
// As the file says it: "challenge: A, target: B".
std::string action_text(const Action& action);
// … with the cards that its names mean now.
Sentence action_sentence(const Table& table, const Action& action);

}  // namespace kawari
