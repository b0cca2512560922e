// Long runs of random games in which players also concede at random moments, asked or not. Whatever must hold
// in every game is looked at on the way; the first thing that does not hold is a sentence.
#pragma once
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "state/edition.h"
#include "step/step.h"

namespace kawari {

struct SoakTable {
  std::shared_ptr<const Database> cards;
  const Rules* rules = nullptr;
  std::span<const FaceId> playable;  // decks are drawn from these
};

// What one game is like. `plan_for` draws one for each seed: every edition and number of players in turn.
struct SoakPlan {
  const Edition* edition = nullptr;
  int players = 2;
  int deck_size = 60;
  std::uint64_t seed = 1;
  int check_every = 1;          // decisions between two looks at the invariants
  int concede_one_in = 0;       // at one decision of so many somebody concedes; 0: nobody does
  bool ask_chance = false;      // shuffles and the like are decisions too
  int most_decisions = 100000;  // a game that takes more has no end
};

struct SoakResult {
  std::uint64_t decisions = 0;
  int turns = 0;
  int conceded = 0;
  std::string wrong;  // empty: all is well
};

// The faces that decks can be made of: those that play, each once.
std::vector<FaceId> playable_faces(const Database& cards);
SoakPlan plan_for(const Rules& rules, std::uint64_t seed);
SoakResult soak_game(const SoakTable& table, const SoakPlan& plan);

}  // namespace kawari
