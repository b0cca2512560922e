// The differences between two positions, as clauses, regardless of how they came about. For several lines of
// play that lead to one position, this is what they have in common.
#pragma once
#include "explain/explain.h"

namespace kawari {

// From `before` to the explainer's match. Every clause stands by itself: "Beast - Selfless Protector has 2
// damage". Empty: nothing that can be told is different.
std::vector<Sentence> difference(const Explainer& explainer, const Match& before);
// Clauses as one sentence.
Sentence clauses_sentence(const Explainer& explainer, const std::vector<Sentence>& clauses);

}  // namespace kawari
