// The checks of a scenario while every outcome is explored: an `expect` must hold on every line of play that
// reaches it, an `expect-some` on at least one. The search calls this class as it goes.
#pragma once
#include <functional>
#include <limits>
#include <map>

#include "explore/explore.h"

namespace kawari {

// How a line of play came to where it is: "Ana: yes → Bruno: Beast". Made only where somebody wants to read
// it.
using LineText = std::function<Sentence()>;

class ExploreChecks {
 public:
  ExploreChecks(const Scenario& scenario, Language language)
      : scenario_(&scenario), language_(language), tallies_(scenario.steps.size()) {}

  // Nothing was seen yet.
  void start_over() { *this = ExploreChecks(*scenario_, language_); }
  // The checks of a step were made at a position of their own.
  void visit(std::size_t step, const std::vector<CheckReport>& checks, const LineText& line);
  // Notes that an action of the file was taken.
  void taken(std::size_t step) { tallies_[step].visits += 1; }
  // Notes that positions repeat from this step on, any number of times.
  void loop(std::size_t step) { loop_from_ = std::min(loop_from_, step); }
  void error(const Error& error, const LineText& line);
  // Whether more explanations are needed: a rule that must be cited is still missing, or there were few so
  // far.
  bool wants_citations() const;
  void cite(const std::vector<ExplainedStep>& explained);

  std::vector<Citation> cited() const;
  // Writes everything into the report: the steps with their checks, the citations, and whether the scenario
  // passed.
  void report(const Exploration& graph, const std::function<std::string(const ScenarioStep&)>& heading,
              ScenarioReport& out) const;

 private:
  struct Tally {
    std::size_t visits = 0;
    std::size_t fitting = 0;          // visits where all checks held
    std::vector<CheckReport> checks;  // expect: the worst found of each; expect-some: of the nearest visit
    std::vector<Sentence> lines;      // by check: where it did not hold
    Sentence line;                    // expect-some: where it holds, or nearly does
    std::size_t held = 0;             // expect-some: how many checks held there
  };
  void visit_every(Tally& tally, const std::vector<CheckReport>& checks, const LineText& line);
  void visit_some(Tally& tally, const std::vector<CheckReport>& checks, const LineText& line);
  StepReport step_report(std::size_t step, const Exploration& graph) const;
  bool reads_what_happened(std::size_t step) const;

  const Scenario* scenario_;
  Language language_;
  std::vector<Tally> tallies_;             // by step
  std::map<std::string, Citation> cited_;  // by number
  std::size_t explained_ = 0;              // how many explanations were taken in
  std::vector<Error> errors_;
  std::size_t loop_from_ = std::numeric_limits<std::size_t>::max();
};

}  // namespace kawari
