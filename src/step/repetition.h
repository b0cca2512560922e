// Loops that a player keeps going [LOR-2.1 6.1.10]: recognises a position that comes up again in the same
// turn. The player says how often to repeat the loop, and must then do something else.
#pragma once
#include "state/match.h"

namespace kawari {

// Called before the free choice of an action is asked. If the position has come up twice after the same
// action, asks how often to repeat the loop instead, and returns true.
bool recognise_loop(Match& match);
// Notes that the player takes this action in the position that was recorded last.
void note_taken(Match& match, const ActionOption& action);
// After the player has said how often: bars the actions that were taken from here, and asks for an action
// again.
void close_loop(Match& match, const Pending& asked);
// Whether any action is barred in this turn; whether this action is barred in the present position.
bool any_closed(const State& state);
bool is_closed(const Match& match, const ActionOption& action);

// Recognises a position that comes up again although no player has a choice (Brent's algorithm: a position is
// kept and compared with those that follow, for twice as many steps each time).
class Circle {
 public:
  bool closed_by(const Match& match);

 private:
  std::uint64_t kept_ = 0;
  int age_ = 0, patience_ = 1;
};

// Ends the match: it is in a loop that no player can leave, or has reached a limit.
void stop_endless(Match& match);
void stop_by(Match& match, Fault fault);

// Counts the steps without a choice for any player, and ends the match if they do not end. Only a position
// that comes up again proves a loop. Reaching the count is a limit of this program and says nothing about the
// rules (Fault::too_many_steps).
class Silence {
 public:
  static constexpr int kLong = 512;     // steps after which positions are compared
  static constexpr int kMost = 200000;  // the most steps without a choice
  // Called before each step. Returns true if the match has been ended.
  bool broken_off(Match& match) { return ++steps_ > kLong && look(match); }
  // Called before each decision with one option, which counts as several steps.
  bool broken_off_at_decision(Match& match) { return (steps_ += 8) > kLong && look(match); }

 private:
  bool look(Match& match);
  Circle circle_;
  int steps_ = 0;
};

}  // namespace kawari
