// Runs a scenario: sets the position up, takes the steps, answers the decisions, makes the checks.
#pragma once
#include "table/actions.h"
#include "table/scenario_report.h"
#include "table/table.h"
#include "table/words.h"

namespace kawari {

// What became of a step.
struct StepResult {
  bool ok = true;
  bool error = false;  // could not be understood, rather than did not hold
  Where at = {};
  Sentence why = {};
  bool consumed_forced = false;    // an answer was used up by a choice that nobody was asked about
  bool left_open = false;          // a decision without an answer is open, and that is wanted
  const Answer* answer = nullptr;  // the one that could not be given
  std::size_t answered = 0;        // answers that the beginning of the step has used
};

// A scenario on the table. run() takes it from the first step to the last; whoever wants to look or to branch
// in between takes the steps one by one.
class ScenarioRun {
 public:
  // `cards` are those of the match: what the file needs of the loaded ones, stand-in cards and rules texts
  // are put into them.
  ScenarioRun(const Scenario& scenario, MatchCards& cards, const Telling& telling);
  ScenarioRun(const ScenarioRun&) = delete;

  // A decision without an answer is no failure: the scenario stays there. `consume_forced` false: answers are
  // only for those who are really asked.
  void leave_open(bool consume_forced = true) {
    leave_open_ = true;
    consume_forced_ = consume_forced;
  }
  // A step gives its answers and then stays where it is, even where nobody would be asked.
  void answers_only() { answers_only_ = true; }
  ScenarioReport run();
  // From now on the match is remembered at every moment that matters to whoever asks why, and checks that do
  // not hold are explained. To be called before prepare().
  void keep_witness() { table_.trace.witness = &table_.witness; }

  // Sets the position up. False: report() says what is wrong, or that the budget has run out.
  bool prepare();
  // Takes a step with its answers and makes its checks. False: the scenario cannot go on.
  bool step(std::size_t i);
  // Only begins a step: the action is taken, its decisions are open.
  StepResult begin(std::size_t i);
  // Takes a step with its answers.
  StepResult perform(std::size_t i);
  // Makes the check of a step `legal` or `illegal`.
  StepResult legality(const ScenarioStep& step, StepReport& report);

  const Scenario& scenario() const { return scenario_; }
  Table& table() { return table_; }
  ScenarioReport& report() { return report_; }
  Explainer explainer() const;
  // The match as it was before the first step.
  const Match& beginning() const { return beginning_; }
  // A step as the file says it.
  std::string heading(const ScenarioStep& step) const;

 private:
  bool lay_out();
  bool compile_texts();
  void bring_names(const std::vector<Answer>& answers);
  void find_unknown_names();
  StepResult attempt(const ScenarioStep& step, std::size_t i, bool consume);
  StepResult opening_hand(const ScenarioStep& step);
  StepResult answer_all(const ScenarioStep& step, bool consume, std::size_t next);
  // The last answer of the step names how often a loop is gone round: not ok where it is no loop.
  StepResult declare_loop(const ScenarioStep& step, bool consume);
  StepResult go_round(const ScenarioStep& step, const std::vector<std::size_t>& actions, std::size_t length,
                      int times, int declared, bool consume);
  bool same_round(const ScenarioStep& a, const ScenarioStep& b, bool b_declares) const;
  Sentence words(Word word, const Slots& slots = {}) const { return tell(table_.language, word, slots); }
  Sentence refusal_text(const ActionResult& result) const;
  void check_citations();
  void collect_texts();
  Sentence answer() const;
  void fail_with(const StepResult& result);
  bool out_of_budget() const;

  const Scenario& scenario_;
  MatchCards& cards_;
  Table table_;
  bool full_;
  Budget* budget_ = nullptr;
  bool leave_open_ = false;
  bool left_open_ = false;
  bool answers_only_ = false;
  bool consume_forced_ = true;
  Match beginning_;
  TraceCursor told_;
  ScenarioReport report_;
  Sentence why_stopped_;       // the last error, as a sentence
  std::vector<NodeId> texts_;  // by step: the compiled text of `resolve`
};

ScenarioReport run_scenario(const Scenario& scenario, MatchCards& cards, const Telling& telling);

}  // namespace kawari
