// Which scenarios show which rules: a table beside the scenario files, made by running all scenarios, so that
// `kawari rule` finds examples of a rule quickly. A test compares the table with the rules that the scenarios
// cite.
#pragma once
#include <string>
#include <vector>

#include "table/scenario_report.h"

namespace kawari {

struct ScenarioCitations {
  std::string id, title;
  std::string file;                      // from the folder of the data files: "scenarios/lorcana/…"
  std::string edition;                   // the edition of the scenario and of the rule numbers below
  std::vector<std::string> written_for;  // the rules under `cites` of the file
  std::vector<std::string> cited;        // the rules in its explanation, sorted by number
  bool operator==(const ScenarioCitations&) const = default;
};

// The citations of a judged scenario.
ScenarioCitations citations_of(const Scenario& scenario, const ScenarioReport& report, std::string file);

inline constexpr const char* kCitationsFile = "scenarios/citations.json";
std::string write_citations(const std::vector<ScenarioCitations>& table);
Result<std::vector<ScenarioCitations>> read_citations(const std::string& home);

}  // namespace kawari
