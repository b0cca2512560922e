// Asking a player, and taking the answer. A step that asks runs again when the answer is there.
#pragma once
#include <cassert>

#include "state/match.h"

namespace kawari {

// A question of the innermost frame, for the step or statement that it is at.
inline Pending from_frame(const Match& match, Pending question) {
  question.frame = static_cast<std::uint8_t>(match.state.frames.size() - 1);
  return question;
}
inline void ask(Match& match, const Pending& question) { match.state.pending = from_frame(match, question); }
// Asks about the event that is being settled. No frame asks this question.
inline void ask_about_event(Match& match, const Pending& question) {
  assert(question.frame == 0xFF);
  match.state.pending = question;
}

// The answer to the question of this step. It can be taken once.
inline Option take_answer(Match& match) {
  assert(match.state.answered);
  match.state.answered = 0;
  return match.state.answer;
}

}  // namespace kawari
