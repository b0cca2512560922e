#include "games/lorcana/game.h"

namespace kawari::lorcana {

const Game& game() {
  static const Game kGame = [] {
    Game out;
    out.rules = &rules();
    out.words = &scenario_words();
    out.default_edition = edition_named(out, "lorcana-2.1");
    out.stand_in = stand_in;
    out.deck_formats = deck_formats();
    return out;
  }();
  return kGame;
}

}  // namespace kawari::lorcana
