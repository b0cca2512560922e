// Binds the references of a parsed tree: "it", "that character", "that many" become the choice, the role in
// the event or the result that they refer to. Then numbers the registers. If two candidates agree with a
// word, the text is refused.
#pragma once
#include <string>

#include "base/budget.h"
#include "text/draft.h"
#include "text/grammar.h"

namespace kawari {

struct Resolved {
  std::shared_ptr<Draft> tree;  // nullptr: refused
  std::string refusal;          // one sentence
};
Resolved resolve_references(const Grammar& grammar, const TreePtr& parsed, Budget& budget);

}  // namespace kawari
