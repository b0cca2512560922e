// The kids of an op as data, read from its line (ir/ops.h). The verifier checks programs against it, and
// rules English takes the category of a slot from it.
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
  bool many = false;  // the only spec applies to any number of kids
};
// "players amount?"
Arity read_arity(std::string_view kids);

}  // namespace kawari
