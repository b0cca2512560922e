// Which part of a condition or a filter decides that it is not met, found by asking the evaluator itself
// about every node on the way: whatever is returned is what evaluate.cpp says it is. Also the words for it.
#pragma once
#include <vector>

#include "event/event.h"
#include "explain/speaker.h"

namespace kawari {

struct Failing {
  NodeId node = kNoNode;     // the innermost node that decides
  bool wanted = true;        // what it would have to be; it is the opposite
  bool filter = false;       // it is about `object`; else a condition
  ObjectRef object;          // what the filter was asked about; none: there is no such card
  std::vector<NodeId> path;  // from the node that was asked about down to `node`
  explicit operator bool() const { return node != kNoNode; }
};

// Nothing where the filter fits, or the condition holds.
Failing failing_filter(const Match& match, const Env& env, NodeId filter, ObjectRef object);
Failing failing_condition(const Match& match, const Env& env, NodeId condition);

// What is the case instead: "Flounder is Bruno's", "it is Ana's turn". Empty where there is nothing to say.
Sentence what_is(Speaker& speaker, const Env& env, const Failing& failing);
// The same for an event that does not fit.
Sentence what_is(Speaker& speaker, const Env& env, const Misfit& misfit);
// Where a card is: "in Ana's hand".
Sentence place_of(Speaker& speaker, CardId card);
// The text of the innermost of these nodes that the language has words for; else of the last one.
Sentence words_of(const Speaker& speaker, const std::vector<NodeId>& inner_first);

}  // namespace kawari
