// Two hashes: of the bytes (replay, determinism) and of the position (what would play alike hashes alike, so
// that exploration can merge and loops can be recognised).
#pragma once
#include "state/match.h"

namespace kawari {

std::uint64_t byte_hash(const State& state);
std::uint64_t position_hash(const Match& match);

}  // namespace kawari
