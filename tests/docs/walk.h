// Follows the Mine's ability through the engine, as text: the questions, the proposal, how it is settled, and
// the trace. ARCHITECTURE.md shows it.
#pragma once

#include <string>

namespace kawari::docs {

std::string walk_through_the_mine();

}  // namespace kawari::docs
