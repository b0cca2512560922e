// Questions of "why not" about a scenario that has run, and why a check did not hold. A question is written
// like a step of a scenario file, or names an ability, a replacement effect or an option.
#pragma once
#include "table/scenario_report.h"
#include "table/table.h"

namespace kawari {

enum class QuestionKind : std::uint8_t {
  action,       // may this be done now?
  trigger,      // did it trigger?
  replacement,  // did it apply?
  option,       // is it on offer?
};

struct WhyQuestion {
  QuestionKind kind = QuestionKind::action;
  std::string text;  // as it was asked
  Action action;
  Name name;  // of the ability or option
};

// What was asked, or what is wrong with it and which questions there are.
Result<WhyQuestion> read_question(const std::string& text, const Scenario& scenario);

// Answers from where the table is now; it must have been watched by its witness from the beginning. `report`
// has the steps as far as they are told: answers name their numbers.
Result<std::vector<ExplainedStep>> answer(Table& table, const WhyQuestion& question,
                                          const ScenarioReport& report);

// Why a check did not hold, as far as there is something to say that the report does not say elsewhere.
std::vector<ExplainedStep> why_failed(Table& table, const Check& check, const CheckReport& failed,
                                      const ScenarioReport& report);
// Why an answer could not be given to the open decision.
std::vector<ExplainedStep> why_refused(Table& table, const Answer& answer, const ScenarioReport& report);

}  // namespace kawari
