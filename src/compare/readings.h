// Points that the rules leave open: judges the scenario under the other reading of each open point of its
// edition, and returns the points on which the outcome turns.
#pragma once
#include "table/scenario_report.h"

namespace kawari {

// `report` is the outcome under the readings that Kawari uses.
std::vector<ReadingReport> open_readings(const Scenario& scenario, MatchCards& cards, const Telling& telling,
                                         const ScenarioReport& report);

}  // namespace kawari
