// Loops that a player keeps going [LOR-2.1 6.1.10]: a position that comes up again in the same turn is
// recognised, its player says how often it is gone round, and must then do something else.
#pragma once
#include "state/match.h"

namespace kawari {

// The free choice of an action is about to be asked: looks at the position, and where it has come up twice
// after the same action asks how often instead. True: the question was exchanged.
bool recognise_loop(Match& match);
// The player takes that action in the position that was looked at last.
void note_taken(Match& match, const Option& action);
// The player has said how often: what was done from here is closed, and the choice of an action follows.
void close_loop(Match& match, const Pending& asked);
// Whether any loop of this turn is closed; whether one is closed to this action in the present position.
bool any_closed(const State& state);
bool is_closed(const Match& match, const Option& action);

// Recognises a position that comes back although nobody has a choice (Brent's way: a position is kept and
// compared with those that follow, for twice as long each time).
class Circle {
 public:
  bool closed_by(const Match& match);
  // The same, after one more decision that left no choice; few of them are no reason to look.
  bool closed_after_silence(const Match& match) {
    constexpr int kLong = 64, kMost = 2000;
    return ++silent_ > kLong && (silent_ > kMost || closed_by(match));
  }

 private:
  std::uint64_t kept_ = 0;
  int age_ = 0, patience_ = 1, silent_ = 0;
};
// Ends the match: it is in a loop that nobody can leave.
void stop_endless(Match& match);

}  // namespace kawari
