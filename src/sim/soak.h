// Long runs of random games in which players also concede at random moments, whether they are asked or not.
// Every game is checked on the way; the first violation is returned as a sentence.
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

// The plan of one game. `plan_for` draws one for each seed; editions and numbers of players take turns.
struct SoakPlan {
  const Edition* edition = nullptr;
  int players = 2;
  int teams = 0;    // the players sit down by turns in so many teams; 0: nobody is in a team
  int variant = 0;  // State::variant
  int deck_size = 60;
  std::uint64_t seed = 1;
  int check_every = 1;          // decisions between two checks of the invariants
  int concede_one_in = 0;       // a player concedes at one of so many decisions; 0: never
  bool ask_chance = false;      // shuffles and other random results are decisions, too
  int most_decisions = 100000;  // a longer game counts as endless
};

struct SoakResult {
  std::uint64_t decisions = 0;
  int turns = 0;
  int conceded = 0;
  std::string wrong;  // the violation; empty if there is none
};

// The faces that decks can contain: playable ones, each once.
std::vector<FaceId> playable_faces(const Database& cards);
SoakPlan plan_for(const Rules& rules, std::uint64_t seed);
SoakResult soak_game(const SoakTable& table, const SoakPlan& plan);

}  // namespace kawari
