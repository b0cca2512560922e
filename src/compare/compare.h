// The same scenario under several editions: what comes out under each, where the answers part, and which
// change of the rules parts them.
#pragma once
#include <functional>

#include "table/scenario_report.h"

namespace kawari {

// A change of the rules, with the rules behind it as two editions have them.
struct ChangedRule {
  std::vector<Citation> before, after;
  std::string what;  // the change in our words
};

// Two editions, one after the other in the list, whose answers differ.
struct Parting {
  std::string from, to;              // editions
  std::string from_label, to_label;  // as cited
  // The first step that is told differently; empty where one of them has nothing more to tell.
  ExplainedStep before, after;
  std::vector<ChangedRule> rules;  // each of these changes alone makes the answers differ
  bool together = false;           // no change does so alone: `rules` has all changes between the two
};

struct EditionComparison {
  std::string file, id, title;
  std::vector<ScenarioReport> reports;  // one per edition, in the order asked for
  std::vector<Parting> partings;
  std::vector<Error> errors;
};

// Judges a scenario as the caller wants it judged: with which cards, within which budget.
using JudgeScenario = std::function<ScenarioReport(const Scenario&)>;

// The checks of the scenario are left out: they say what one edition must give.
EditionComparison compare_editions(const JudgeScenario& judge, const Scenario& scenario,
                                   const std::vector<const Edition*>& editions, Language language);

}  // namespace kawari
