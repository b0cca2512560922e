// Which scenarios show which rules: a table beside the scenario files, made by running them all, so that
// whoever asks for a rule has its examples at once. A test compares the table with what the scenarios cite.
#pragma once
#include <string>
#include <vector>

#include "table/scenario_report.h"

namespace kawari {

struct ScenarioCitations {
  std::string id, title;
  std::string file;                      // from the folder of the data files: "scenarios/lorcana/…"
  std::string edition;                   // by which it is judged: the numbers are of this edition
  std::vector<std::string> written_for;  // what the file's `cites` asks for
  std::vector<std::string> cited;        // what its explanation cites, in the order of the numbers
  bool operator==(const ScenarioCitations&) const = default;
};

// What a judged scenario cites.
ScenarioCitations citations_of(const Scenario& scenario, const ScenarioReport& report, std::string file);

inline constexpr const char* kCitationsFile = "scenarios/citations.json";
std::string write_citations(const std::vector<ScenarioCitations>& table);
Result<std::vector<ScenarioCitations>> read_citations(const std::string& home);

}  // namespace kawari
