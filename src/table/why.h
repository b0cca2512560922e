// "Why not" questions about a scenario that has run, and why a check did not hold. A question is written like
// a step of a scenario file, or it names an ability, a replacement effect or an option.
#pragma once
#include "table/scenario_report.h"
#include "table/table.h"

namespace kawari {

enum class QuestionKind : std::uint8_t {
  action,       // may this action be taken now?
  trigger,      // did it trigger?
  replacement,  // did it apply?
  option,       // is it on offer?
};

struct WhyQuestion {
  QuestionKind kind = QuestionKind::action;
  std::string text;  // the question as it was typed
  Action action;
  Name name;  // the name of the ability or option
};

// The question, or an error that lists the possible questions.
Result<WhyQuestion> read_question(const std::string& text, const Scenario& scenario);

// Answers for the present position. The witness must have recorded the match from the beginning. `report` has
// the steps that were told; answers refer to their numbers.
Result<std::vector<ExplainedStep>> answer(Table& table, const WhyQuestion& question,
                                          const ScenarioReport& report);

// Why a check did not hold, if there is more to say than the report says elsewhere.
std::vector<ExplainedStep> why_failed(Table& table, const Check& check, const CheckReport& failed,
                                      const ScenarioReport& report);
// Why an answer could not be given to the open decision.
std::vector<ExplainedStep> why_refused(Table& table, const Answer& answer, const ScenarioReport& report);

}  // namespace kawari
