// Finds the part of a condition or a filter that decides that it is not met, by asking the evaluator about
// every node on the way. So the result always agrees with the evaluator. Also has the words for it.
#pragma once
#include <vector>

#include "event/event.h"
#include "explain/speaker.h"

namespace kawari {

struct Failing {
  NodeId node = kNoNode;     // the innermost node that decides
  bool wanted = true;        // the value that it would need; it has the opposite
  bool filter = false;       // a filter that was tested with `object`; false: a condition
  ObjectRef object;          // the object that was tested; none: there is no such card
  std::vector<NodeId> path;  // from the outermost node down to `node`
  explicit operator bool() const { return node != kNoNode; }
};

// Empty if the filter fits, or the condition holds.
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
