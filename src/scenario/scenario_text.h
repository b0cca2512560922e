// A scenario as the text of a file: what was asked without one can be saved, read back and sent on. The
// reverse of the reader; writing the position of a match is in write.h.
#pragma once
#include <string>

#include "scenario/scenario.h"

namespace kawari {

// The file. Reading it gives the same scenario again, up to `expect`, which is left out: what is asked
// without a file has no checks.
std::string scenario_text(const Scenario& scenario);

// A scalar that reads back as itself, wherever it stands.
std::string yaml_scalar(const std::string& text);

}  // namespace kawari
