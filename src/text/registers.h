// Registers: the results of choices and statements, for later sentences. When all references are bound, the
// nodes that they refer to get register numbers, and the references point to these.
#pragma once
#include <vector>

#include "text/draft.h"

namespace kawari {

// A reference, and the choice or statement that it refers to.
struct Reference {
  Tree* use;
  const Tree* node;
};

// Returns false if the text needs more registers than a frame has.
bool number_registers(const Ops& ops, Draft& tree, const std::vector<Reference>& references);

}  // namespace kawari
