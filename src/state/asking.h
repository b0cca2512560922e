// Asking a player, and taking the answer.
#pragma once
#include "state/state.h"

namespace kawari {

// A question of the top frame: `about` that card; of picks, how many must and may be made.
inline Pending question(const State& state, Ask ask, PlayerId who, CardId about = kNoCard, int least = 0,
                        int most = 0) {
  Pending out;
  out.ask = ask;
  out.who = who;
  out.frame = static_cast<std::uint8_t>(state.frames.size() - 1);
  out.card = about;
  out.least = static_cast<std::uint16_t>(least);
  out.most = static_cast<std::uint16_t>(most);
  return out;
}

// The answer, if one has come. It is taken once: the next question is open.
inline const Option* take_answer(State& state) {
  if (!state.answered) return nullptr;
  state.answered = 0;
  return &state.answer;
}

// The object that an option of that kind is.
inline ObjectRef object_of(const Option& option) { return {option.a, option.b}; }

}  // namespace kawari
