// The differences between two positions, as clauses, regardless of how they came about. For several lines of
// play that lead to one position, this is what they have in common.
#pragma once
#include "explain/explain.h"

namespace kawari {

// The differences between `before` and the explainer's match. Every clause stands by itself: "Beast -
// Selfless Protector has 2 damage". Empty if there is nothing to tell.
std::vector<std::string> difference(const Explainer& explainer, const Match& before);
// Joins clauses into one sentence.
std::string clauses_sentence(const Explainer& explainer, const std::vector<std::string>& clauses);

}  // namespace kawari
