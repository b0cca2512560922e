// Writes a scenario as the text of a file, so that a question that was asked without a file can be saved,
// read back and sent on. The reverse of the reader. table/write.h writes the position of a match.
#pragma once
#include <string>

#include "scenario/scenario.h"

namespace kawari {

// The text of the file. Reading it gives the same scenario, except for `expect`, which is left out: a
// question without a file has no checks.
std::string scenario_text(const Scenario& scenario);

// The text as a YAML scalar that reads back as the same text in any context.
std::string yaml_scalar(const std::string& text);

}  // namespace kawari
