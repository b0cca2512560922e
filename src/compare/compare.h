// Judges the same scenario under several editions: the outcome under each, where the answers differ, and
// which change of the rules makes the difference.
#pragma once
#include <functional>

#include "table/scenario_report.h"

namespace kawari {

// A change of the rules, with the numbers of its rules in two editions.
struct ChangedRule {
  std::vector<Citation> before, after;
  std::string what;  // the change in our words
};

// Two neighbouring editions in the list whose answers differ.
struct Parting {
  std::string from, to;              // editions
  std::string from_label, to_label;  // as they are cited
  // The first step that is told differently; empty if one of the two explanations has ended.
  ExplainedStep before, after;
  std::vector<ChangedRule> rules;  // each of these changes alone makes the answers differ
  bool together = false;  // no single change makes the difference: `rules` has all changes between the two
};

struct EditionComparison {
  std::string file, id, title;
  std::vector<ScenarioReport> reports;  // one per edition, in the given order
  std::vector<Parting> partings;
  std::vector<Error> errors;
};

// The caller's function that judges a scenario, with its cards and its budget.
using JudgeScenario = std::function<ScenarioReport(const Scenario&)>;

// Ignores the checks of the scenario, because they state the outcome under one edition.
EditionComparison compare_editions(const JudgeScenario& judge, const Scenario& scenario,
                                   const std::vector<const Edition*>& editions, Language language);

}  // namespace kawari
