// The Mine's ability followed through the engine, as text: what is asked, what is proposed, how settling it
// goes on, and what the trace remembers. ARCHITECTURE.md shows it.
#pragma once

#include <string>

namespace kawari::docs {

std::string walk_through_the_mine();

}  // namespace kawari::docs
