// "Why not": answers that are made later, from the trace and the records of a witness. Whether an ability
// would have triggered or applied is decided by the engine's own functions, on the match as it was.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "explain/failing.h"
#include "replace/candidates.h"
#include "state/witness.h"
#include "trigger/collect.h"

namespace kawari {

// Whether a question is about this ability of this card: `node` is its root, or a node within it.
using MeansAbility = std::function<bool(CardId card, NodeId node, KeywordId keyword)>;
// Whether a question is about this part.
using MeansPart = std::function<bool(const PartRecord& part)>;

class WhyNot {
 public:
  // `step_of`: the number of the step that tells an item of the trace; 0: none.
  WhyNot(const Explainer& explainer, const Trace& trace, const Witness& witness,
         std::function<int(std::size_t item)> step_of)
      : explainer_(explainer), trace_(trace), witness_(witness), step_of_(std::move(step_of)) {}

  // Did it trigger, and if not, why not? Nearest misses first, at most `most` lines. Empty if no ability is
  // meant.
  std::vector<ExplainedStep> trigger(const MeansAbility& asked, std::size_t most = 5) const;
  // Did it apply, and if not, why not? `about` restricts the question to some parts.
  std::vector<ExplainedStep> replacement(const MeansAbility& asked, const MeansPart& about = {},
                                         std::size_t most = 5) const;
  // Why the card is not an option of the open decision; if none is open, of past decisions.
  std::vector<ExplainedStep> option(CardId card, std::size_t most = 3) const;

 private:
  friend class WhyLines;
  const Explainer& explainer_;
  const Trace& trace_;
  const Witness& witness_;
  std::function<int(std::size_t)> step_of_;
};

}  // namespace kawari
