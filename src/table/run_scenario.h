// Runs a scenario: sets the position up, takes the steps, answers the decisions, makes the checks.
#pragma once
#include "table/actions.h"
#include "table/scenario_report.h"
#include "table/table.h"
#include "table/words.h"

namespace kawari {

// The result of a step.
struct StepResult {
  bool ok = true;
  bool error = false;  // the step could not be understood; false: it did not hold
  Where at = {};
  Sentence why = {};
  bool consumed_forced = false;    // an answer was used up by a choice that nobody was asked about
  bool left_open = false;          // a decision without an answer is open, and that is wanted
  const Answer* answer = nullptr;  // the one that could not be given
  std::size_t answered = 0;        // answers that the beginning of the step has used
};

// A loop that makes progress, as the last answer of a step declares it.
struct DeclaredLoop {
  std::vector<std::size_t> round = {};  // the steps of one round, in their order
  int declared = 0;                     // rounds in all
  int left = 0;                         // rounds that the file has not played yet
};

// A scenario on the table. run() takes all steps; callers that want to look or branch in between take the
// steps one by one.
class ScenarioRun {
 public:
  // `cards` are those of the match: the loaded cards that the file needs, stand-in cards and rules texts are
  // added to them.
  ScenarioRun(const Scenario& scenario, MatchCards& cards, const Telling& telling);
  ScenarioRun(const ScenarioRun&) = delete;

  // A decision without an answer is not a failure: the scenario stops there. If `consume_forced` is false,
  // answers are only used for decisions with a choice.
  void leave_open(bool consume_forced = true) {
    leave_open_ = true;
    consume_forced_ = consume_forced;
  }
  // A step gives its answers and then stops, even if the next decisions have only one option.
  void answers_only() { answers_only_ = true; }
  ScenarioReport run();
  // Records the match at every moment that "why" questions need, and explains checks that fail. Must be
  // called before prepare().
  void keep_witness() { table_.trace.witness = &table_.witness; }

  // Sets the position up. If it returns false, report() says what is wrong, or that the budget has run out.
  bool prepare();
  // Takes a step with its answers and makes its checks. Returns false if the scenario cannot go on.
  bool step(std::size_t i);
  // Only begins a step: takes the action and leaves its decisions open.
  StepResult begin(std::size_t i);
  // Takes a step with its answers.
  StepResult perform(std::size_t i);
  // The loop that a step declares, if its last answer is not the answer to a question.
  std::optional<DeclaredLoop> declared_loop(const ScenarioStep& step) const;
  // Records in the trace how often the player of the turn goes round the loop.
  void tell_loop(const DeclaredLoop& loop);
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
