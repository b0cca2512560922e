// Evaluates the checks of a step `expect`, from the position and the trace.
#pragma once
#include "table/scenario_report.h"
#include "table/table.h"

namespace kawari {

// Adds a report for each thing that is checked. Names that are unknown or ambiguous are errors.
void evaluate(Table& table, const Check& check, std::vector<CheckReport>& out, std::vector<Error>& errors);
// Finds names in a check that match nothing in the match. Called before the scenario runs.
void find_unknown_names(const Table& table, const Check& check, std::vector<Error>& errors);

}  // namespace kawari
