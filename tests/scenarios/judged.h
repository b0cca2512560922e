// The scenario files of the repository, run once in each language, for tests and tables that examine their
// explanations.
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

// In the order of the files. Scenarios of a game without the language are left out.
const std::vector<JudgedScenario>& repository_scenarios(Language language);

}  // namespace kawari
