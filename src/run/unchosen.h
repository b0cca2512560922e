// Why an object is not an option of a choice.
#pragma once
#include "state/match.h"
#include "state/verdict.h"

namespace kawari {

// Why an object cannot be picked for a choice.
struct Unchosen {
  enum class Why : std::uint8_t {
    nothing,
    zone,    // the text looks for cards in another zone
    picked,  // it is already picked
    filter,  // it does not fit the text
    rule,    // it can't be chosen, or can't be played
  };
  Why why = Why::nothing;
  Verdict verdict;
};
Unchosen unchosen(const Match& match, const Frame& frame, NodeId stmt, NodeId choice, PlayerId who,
                  ObjectRef object);
// The same for the open decision about objects.
Unchosen unchosen(const Match& match, const Pending& pending, ObjectRef object);

}  // namespace kawari
