// The tables in docs/rules/: every rule of a game's index with its numbers, its code and its scenarios, and
// every rule that the engine cites side by side with the sentences that cite it.
#pragma once
#include <string>

#include "game/games.h"

namespace kawari::docs {

// docs/rules/GAME.md
std::string rule_table(const Game& game);
// docs/rules/GAME-citations.md
std::string citation_table(const Game& game);

}  // namespace kawari::docs
