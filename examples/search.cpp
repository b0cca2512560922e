// A search with clones: at each decision every option is tried on a copy, and a few random games are played
// from there. The option that wins most often is taken.
#include <cstdio>

#include "kawari/kawari.h"

namespace {

unsigned next(unsigned& random) {
  random = random * 1664525u + 1013904223u;
  return random >> 8;
}

int wins(const kawari::Game& from, int player, int games, unsigned& random) {
  int won = 0;
  kawari::Game copy;
  for (int i = 0; i < games; ++i) {
    copy = from;  // uses the memory of the last copy
    for (int steps = 0; !copy.over() && steps < 2000; ++steps)
      copy.apply(next(random) % copy.decision().options);
    won += copy.winner() == player;
  }
  return won;
}

}  // namespace

int main(int argc, char** argv) {
  const kawari::Result<kawari::Cards> cards =
      kawari::Cards::shipped("duel-masters", argc > 1 ? argv[1] : ".");
  if (!cards) return std::printf("%s\n", cards.error().text().c_str()), 1;
  const std::vector<std::string> names = cards->playable();
  std::vector<std::string> deck;
  while (deck.size() < 40) deck.push_back(names[deck.size() % names.size()]);

  // A search does not look back: no events, no undo, and clones are quicker.
  kawari::Result<kawari::Game> game =
      kawari::Game::from_decks(*cards, {deck, deck}, {.seed = 3, .watched = false});
  if (!game) return std::printf("%s\n", game.error().text().c_str()), 1;
  unsigned random = 99;
  for (int move = 0; move < 8 && !game->over(); ++move) {
    const int player = game->decision().player;
    std::size_t best = 0;
    int most = -1;
    for (std::size_t i = 0; i < game->decision().options; ++i) {
      kawari::Game tried = *game;
      tried.apply(i);
      const int won = wins(tried, player, 4, random);
      if (won > most) most = won, best = i;
    }
    std::printf("player %d: %s\n", player + 1, game->option_id(best).c_str());
    game->apply(best);
  }
  return 0;
}
