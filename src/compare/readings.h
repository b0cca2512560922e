// Where the rules leave a point open: the same scenario under the other reading of each open point of its
// edition, and those points on which the outcome turns.
#pragma once
#include "table/scenario_report.h"

namespace kawari {

// The open points that matter to the scenario, whose report under the readings that are used is given.
std::vector<ReadingReport> open_readings(const Scenario& scenario, MatchCards& cards, const Telling& telling,
                                         const ScenarioReport& report);

}  // namespace kawari
