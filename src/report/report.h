// A scenario's report in words: printed for people by print_report, for programs by report_json.
#pragma once
#include <string>
#include <vector>

#include "table/scenario_report.h"

namespace kawari {

// How much is printed: only failures; the outcome and the rules that decide it; every step.
enum class Detail : std::uint8_t { quiet, brief, steps };
struct Printing {
  Language language = Language::en;
  Detail detail = Detail::steps;
  bool colour = false;
  bool readings = false;  // also print the outcome under the other readings of open points
};
// The report for people.
std::string print_report(const ScenarioReport& report, const Printing& printing);
// The "why not" explanations of a report: beneath a failed check, where a scenario stopped, and for questions
// that were asked.
std::string print_why(const std::vector<ExplainedStep>& why, const ScenarioReport& report,
                      const Printing& printing);
std::string print_questions(const ScenarioReport& report, const Printing& printing);
std::string print_summary(const std::vector<ScenarioReport>& reports);
// The report for programs. The format is described in docs/json.md.
std::string report_json(const std::vector<ScenarioReport>& reports);
// 0: all held; 1: a check failed; 2: something could not be understood; 4: something was stopped.
int exit_code(const std::vector<ScenarioReport>& reports);

}  // namespace kawari
