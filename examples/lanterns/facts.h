// Lanterns' own fact, and its names for those of the core.
#pragma once
#include "ir/facts.h"

namespace kawari::lanterns {

namespace fact {
inline constexpr Fact released = own_fact(0);
}

const Facts& facts();

}  // namespace kawari::lanterns
