// Registers: what a choice or a statement leaves behind for later sentences. Once it is known what each
// reference names, the nodes that are named get numbers, and the references point to them.
#pragma once
#include <vector>

#include "text/draft.h"

namespace kawari {

// A reference, and the choice or statement that it names.
struct Reference {
  Tree* use;
  const Tree* node;
};

// False: the text names more than a frame can remember.
bool number_registers(const Ops& ops, Draft& tree, const std::vector<Reference>& references);

}  // namespace kawari
