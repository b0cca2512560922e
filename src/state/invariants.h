// One function that checks everything that must hold in every position. Tests call it after every commit.
#pragma once
#include <string>

#include "state/match.h"

namespace kawari {

// The first invariant that does not hold, as a sentence; empty: all hold.
std::string violated_invariant(const Match& match);

}  // namespace kawari
