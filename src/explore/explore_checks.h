// The checks of a scenario while every outcome is explored: an `expect` must hold on every line of play that
// reaches it, an `expect-some` on at least one. The search calls this class as it goes.
#pragma once
#include <functional>
#include <map>

#include "explore/explore.h"

namespace kawari {

// The choices that led to the present position: "Ana: yes → Bruno: Beast". A function, because the text is
// rarely needed.
using LineText = std::function<std::string()>;

class ExploreChecks {
 public:
  ExploreChecks(const Scenario& scenario, Language language) : scenario_(scenario), language_(language) {
    clear();
  }

  void clear();
  // Takes the results of the checks of a step at one position.
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
    std::size_t fitting = 0;  // visits where all checks held
    // Expect: the worst result of each check; expect-some: the results of the best visit.
    std::vector<CheckReport> checks;
    std::vector<std::string> lines;  // for each check: a line on which it did not hold
    std::string line;                // expect-some: the line on which it holds, or comes nearest
    std::size_t held = 0;            // expect-some: how many checks held on that line
  };
  void visit_every(Tally& tally, const std::vector<CheckReport>& checks, const LineText& line);
  void visit_some(Tally& tally, const std::vector<CheckReport>& checks, const LineText& line);
  StepReport step_report(std::size_t step, const Exploration& graph) const;
  bool reads_what_happened(std::size_t step) const;

  const Scenario& scenario_;
  Language language_;
  std::vector<Tally> tallies_;             // by step
  std::map<std::string, Citation> cited_;  // by number
  std::size_t explained_ = 0;              // how many explanations were taken in
  std::vector<Error> errors_;
  std::size_t loop_from_ = 0;
};

}  // namespace kawari
