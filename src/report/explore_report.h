// Every outcome in words: one sentence for each outcome, and the tree of choices that lead to them. The
// report of a scenario includes it.
#pragma once
#include <nlohmann/json_fwd.hpp>

#include "explore/explore.h"
#include "report/report.h"

namespace kawari {

// The section between the title of a report and its checks.
std::string print_exploration(const ScenarioReport& report, const Printing& printing);
// The format is described in docs/json.md.
nlohmann::ordered_json exploration_json(const ScenarioReport& report);

}  // namespace kawari
