// Loops that a player keeps going [LOR-2.1 6.1.10]: a position that comes up again in the same turn is
// recognised, its player says how often it is gone round, and must then do something else.
#pragma once
#include "state/match.h"

namespace kawari {

// The free choice of an action is about to be asked: looks at the position, and where it has come up twice
// after the same action asks how often instead. True: the question was exchanged.
bool recognise_loop(Match& match);
// The player takes that action in the position that was looked at last.
void note_taken(Match& match, const ActionOption& action);
// The player has said how often: what was done from here is closed, and the choice of an action follows.
void close_loop(Match& match, const Pending& asked);
// Whether any loop of this turn is closed; whether one is closed to this action in the present position.
bool any_closed(const State& state);
bool is_closed(const Match& match, const ActionOption& action);

// Recognises a position that comes back although nobody has a choice (Brent's way: a position is kept and
// compared with those that follow, for twice as long each time).
class Circle {
 public:
  bool closed_by(const Match& match);

 private:
  std::uint64_t kept_ = 0;
  int age_ = 0, patience_ = 1;
};

// Ends the match: it is in a loop that nobody can leave, or has come to a limit.
void stop_endless(Match& match);
void stop_by(Match& match, Fault fault);

// Counts what happens without a choice for anybody, and ends the match where that has no end. Only a position
// that has come back is a loop; a count that is reached is a limit of this program and says nothing about the
// rules (Fault::too_many_steps).
class Silence {
 public:
  static constexpr int kLong = 512;     // steps after which positions are compared
  static constexpr int kMost = 200000;  // steps that a match goes through
  // Before one more step. True: the match has been stopped.
  bool broken_off(Match& match) { return ++steps_ > kLong && look(match); }
  // The same before one more decision with one option, which has many steps behind it.
  bool broken_off_at_decision(Match& match) { return (steps_ += 8) > kLong && look(match); }

 private:
  bool look(Match& match);
  Circle circle_;
  int steps_ = 0;
};

}  // namespace kawari
