// The list of games of this build. A game is added here, and nowhere else outside its folder.
#include "game/games.h"

#include "games/duel_masters/game.h"
#include "games/lorcana/game.h"

namespace kawari {

const Games& all_games() {
  static const Game kAll[] = {lorcana::game(), duel_masters::game()};
  static const Games kGames{kAll};
  return kGames;
}

}  // namespace kawari
