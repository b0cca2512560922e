// Asking a player, and taking the answer. A step that asks is run again when the answer is there.
#pragma once
#include <cassert>

#include "state/match.h"

namespace kawari {

// The answer to what the step has asked. It is taken once.
inline Option take_answer(Match& match) {
  assert(match.state.answered);
  match.state.answered = 0;
  return match.state.answer;
}

}  // namespace kawari
