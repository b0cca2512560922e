// The outcome in one sentence: what has changed, and which replacement effects caused it. It is the first
// line of every answer.
#pragma once
#include <string>

#include "explain/explain.h"

namespace kawari {

// From `before` to the explainer's match, by way of the items of the trace from `from` on.
Sentence outcome_sentence(const Explainer& explainer, const Match& before, const Trace& trace,
                          std::size_t from = 0);

}  // namespace kawari
