// Random games, for tests and measurements. Every choice comes from a separate generator, so that the same
// seed plays the same game.
#pragma once
#include <functional>
#include <span>
#include <vector>

#include "state/edition.h"
#include "step/step.h"

namespace kawari {

struct PlayoutResult {
  std::uint64_t answers = 0;  // questions that were answered
  std::uint64_t events = 0;   // parts committed
  int turns = 0;
  PlayerId winner = kNoPlayer;
  Fault fault = Fault::none;
  bool finished = false;  // the game ended before the limit
};

struct PlayoutLimits {
  int decisions = 5000;
  // Called at every decision, before it is answered; false stops the game.
  std::function<bool(const Match&, const Decision&)> at_decision;
};

// Plays the match at random, from the open decision on.
PlayoutResult play_out(Match& match, std::uint64_t seed, const PlayoutLimits& limits = {});

// A game at its beginning: one deck per player, in turn order. The match points to the cards of `decks`.
Match start_from_decks(const MatchDecks& decks, const Rules& rules, const Edition& edition,
                       std::uint64_t seed);
Match start_from_decks(const MatchDecks&&, const Rules&, const Edition&, std::uint64_t) = delete;

}  // namespace kawari
