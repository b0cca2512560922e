// The outcome in one sentence: what is different now from what was there before, and which replacement
// effects made it so. It is the first line of every answer.
#pragma once
#include <string>

#include "explain/explain.h"

namespace kawari {

// From `before` to the explainer's match, by way of the items of the trace from `from` on.
Sentence outcome_sentence(const Explainer& explainer, const Match& before, const Trace& trace,
                          std::size_t from = 0);

}  // namespace kawari
