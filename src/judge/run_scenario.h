// Runs a scenario: sets the position up, takes the steps, answers the decisions, makes the checks.
#pragma once
#include "judge/report.h"
#include "judge/table.h"

namespace kawari {

// `cards` is the database that the match uses: stand-in cards and rules texts of the file are added to it.
ScenarioReport run_scenario(const Scenario& scenario, Database& cards, Language language);

// The number is that rule, or one beneath it: "8.15.1" beneath "8.15".
bool is_or_beneath(std::string_view number, std::string_view rule);

}  // namespace kawari
