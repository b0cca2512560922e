// What the tests of exploration share: a scenario explored, and its graph in short words.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "explore/explore.h"
#include "report/report.h"
#include "tests/judge/judging.h"

namespace kawari::judging {

inline ScenarioReport explore_one(const std::string& text, const ExploreOptions& options = {}) {
  Judge judge(all_games(), Language::en);
  judge.use_exploration(options, true);
  std::vector<ScenarioReport> reports = judge.judge_text("test.yaml", text);
  ScenarioReport report = reports.empty() ? ScenarioReport{} : reports[0];
  if (report.all == nullptr) {
    ADD_FAILURE() << print_report(report, {});
    report.all = std::make_shared<Exploration>();
  }
  return report;
}

// The outcomes, each as its changes joined with "; ", sorted.
inline std::vector<std::string> outcomes_of(const Exploration& graph) {
  std::vector<std::string> out;
  for (const Exploration::Outcome& outcome : graph.outcomes) {
    std::string all;
    for (const Sentence& change : outcome.changes) all += (all.empty() ? "" : "; ") + change.text();
    if (!outcome.why.empty()) all += (all.empty() ? "" : "; ") + ("stopped: " + outcome.why.text());
    out.push_back(all);
  }
  std::sort(out.begin(), out.end());
  return out;
}

// The texts of a question's choices.
inline std::vector<std::string> choices_of(const Exploration& graph, std::size_t question) {
  std::vector<std::string> out;
  for (const Exploration::Choice& choice : graph.questions.at(question).choices)
    out.push_back(choice.text.text());
  return out;
}

// Every check that did not hold: "text | found".
inline std::vector<std::string> failures_of(const ScenarioReport& report) {
  std::vector<std::string> out;
  const auto add = [&](const std::vector<CheckReport>& checks) {
    for (const CheckReport& check : checks)
      if (!check.held) out.push_back(check.text + " | " + check.found.text());
  };
  for (const StepReport& step : report.steps) add(step.checks);
  add(report.checks);
  return out;
}

}  // namespace kawari::judging
