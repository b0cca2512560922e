// Why an object is not on offer at a choice of an effect.
#pragma once
#include "state/match.h"
#include "state/verdict.h"

namespace kawari {

// What keeps an object from being picked for a choice.
struct Unchosen {
  enum class Why : std::uint8_t {
    nothing,
    zone,    // the text looks for it elsewhere
    picked,  // it was picked already
    filter,  // it is not what the text asks for
    rule,    // it can't be chosen, or can't be played
  };
  Why why = Why::nothing;
  Verdict verdict;
};
Unchosen unchosen(const Match& match, const Frame& frame, NodeId stmt, NodeId choice, PlayerId who,
                  ObjectRef object);
// The same for the open objects decision of an effect.
Unchosen unchosen(const Match& match, const Pending& pending, ObjectRef object);

}  // namespace kawari
