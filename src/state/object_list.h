// The objects that a question is about, a text names or a decision offers.
#pragma once
#include "base/ids.h"
#include "base/scratch_vec.h"

namespace kawari {

using ObjectList = ScratchVec<ObjectRef, 200>;

}  // namespace kawari
