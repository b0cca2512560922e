// A list of objects: those that a question is about, a text refers to or a decision offers.
#pragma once
#include "base/ids.h"
#include "base/scratch_vec.h"

namespace kawari {

using ObjectList = ScratchVec<ObjectRef, 200>;

}  // namespace kawari
