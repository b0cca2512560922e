// The kids of each node as data, read once from the table of nodes.
// The verifier checks programs with it, and rules English takes the category of a slot from it.
#pragma once
#include <vector>

#include "ir/node.h"

namespace kawari {

struct KidSpec {
  Sort sort = Sort::Any;
  bool optional = false;
};
struct Arity {
  std::vector<KidSpec> kids;
  bool many = false;  // the one spec stands for any number of kids
};
const Arity& arity_of(Op op);

}  // namespace kawari
