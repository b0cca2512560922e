// The cards of an object, for code that only looks at them. lists.h has the functions that move them.
#pragma once
#include "base/scratch_vec.h"
#include "state/state.h"

namespace kawari {

// Its top card first.
using Pile = ScratchVec<CardId, 64>;
Pile pile_of(const State& state, const Slot& slot);

}  // namespace kawari
