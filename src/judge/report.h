// What came out of a scenario: step by step what happened and why, which checks held, and what could not be
// understood. Printed for people by print_report, for programs by report_json.
#pragma once
#include <string>
#include <vector>

#include "explain/explain.h"
#include "judge/scenario.h"

namespace kawari {

struct CheckReport {
  bool held = true;
  std::string text;   // "damage: Beast - Selfless Protector is 2"
  std::string found;  // what was there instead, where it did not hold
  Where at;
};

struct StepReport {
  std::string heading;  // as the file says it
  Where at;
  std::vector<ExplainedStep> explained;
  std::vector<CheckReport> checks;
};

enum class ScenarioOutcome : std::uint8_t { passed, failed, error };
std::string_view name_of(ScenarioOutcome outcome);

struct ScenarioReport {
  std::string file, id, title, note;
  std::string game, edition, edition_label;
  ScenarioOutcome outcome = ScenarioOutcome::passed;
  std::vector<StepReport> steps;
  std::vector<CheckReport> checks;  // of the whole: the rules that must be cited
  std::vector<Error> errors;        // what could not be understood, or where the scenario could not go on
};

// For people. Quiet: failures only.
std::string print_report(const ScenarioReport& report, bool quiet, Language language);
std::string print_summary(const std::vector<ScenarioReport>& reports);
// docs/json.md describes it.
std::string report_json(const std::vector<ScenarioReport>& reports);
// 0: all held; 1: a check failed; 2: something could not be understood.
int exit_code(const std::vector<ScenarioReport>& reports);

}  // namespace kawari
