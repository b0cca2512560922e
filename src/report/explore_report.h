// Every outcome in words: the outcomes, each in a sentence, and the tree of choices that lead to them. Called
// by the report of a scenario.
#pragma once
#include <nlohmann/json_fwd.hpp>

#include "explore/explore.h"
#include "report/report.h"

namespace kawari {

// What stands between the title of a report and its checks.
std::string print_exploration(const ScenarioReport& report, const Printing& printing);
// docs/json.md describes it.
nlohmann::ordered_json exploration_json(const ScenarioReport& report);

}  // namespace kawari
