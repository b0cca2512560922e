#include "games/duel_masters/game.h"

namespace kawari::duel_masters {

const Game& game() {
  static const Game kGame = [] {
    Game out;
    out.rules = &rules();
    out.words = &scenario_words();
    out.default_edition = edition_named(out, "duel-masters-1.50");
    out.stand_in = stand_in;
    out.deck_formats = deck_formats();
    return out;
  }();
  return kGame;
}

}  // namespace kawari::duel_masters
