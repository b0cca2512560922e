// The scenario files of the repository, run once in each language, for the tests and tables that look at what
// their explanations say.
#pragma once
#include <string>
#include <vector>

#include "judge/judge.h"

namespace kawari {

struct JudgedScenario {
  std::string file;  // from the repository's root
  Scenario scenario;
  ScenarioReport report;
};

// In the order of the files. Scenarios of a game that does not speak the language are left out.
const std::vector<JudgedScenario>& repository_scenarios(Language language);

}  // namespace kawari
