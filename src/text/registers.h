// Registers of a program: every choice, and every statement whose result is spoken of, gets one. Numbered when
// all references are bound; the frame that resolves the program has as many of them.
#pragma once
#include <vector>

#include "ir/tree.h"

namespace kawari {

// A node that names the register of another node.
struct Reference {
  Tree* use;
  const Tree* node;
};
// False: there are more than a frame has.
bool number_registers(Tree& tree, const std::vector<Reference>& references);

}  // namespace kawari
