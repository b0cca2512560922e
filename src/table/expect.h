// The checks of a step `expect`, from the position and the trace.
#pragma once
#include "table/scenario_report.h"
#include "table/table.h"

namespace kawari {

// Adds a report per thing that is checked. Names that mean nothing, or too much, are errors.
void evaluate(Table& table, const Check& check, std::vector<CheckReport>& out, std::vector<Error>& errors);
// The names in a check that nothing in the match has; looked at before the scenario runs.
void find_unknown_names(const Table& table, const Check& check, std::vector<Error>& errors);

}  // namespace kawari
