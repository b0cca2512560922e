// A whole game, played at random, through the public library; then saved, loaded and told.
#include <cstdio>

#include "kawari/kawari.h"

int main(int argc, char** argv) {
  const kawari::Result<kawari::Cards> cards = kawari::Cards::shipped("lorcana", argc > 1 ? argv[1] : ".");
  if (!cards) return std::printf("%s\n", cards.error().text().c_str()), 1;

  // Sixty cards for each player, from all names in turn.
  const std::vector<std::string> names = cards->playable();
  std::vector<std::string> deck;
  while (deck.size() < 60) deck.push_back(names[deck.size() % names.size()]);

  kawari::Result<kawari::Game> game = kawari::Game::from_decks(*cards, {deck, deck}, {.seed = 7});
  if (!game) return std::printf("%s\n", game.error().text().c_str()), 1;
  unsigned random = 12345;
  while (!game->over()) {
    random = random * 1664525u + 1013904223u;
    game->apply((random >> 8) % game->decision().options);
  }
  std::printf("winner: player %d after %zu choices\n", game->winner() + 1, game->choices());

  // The last action as the judge would tell it, in Spanish.
  for (const kawari::Event& event :
       game->events(game->last_action(), kawari::Viewer::judge(), kawari::Language::es))
    std::printf("%s\n", event.sentence.text().c_str());

  // A saved game plays again to the same position.
  const kawari::Result<std::string> saved = game->save();
  if (!saved) return std::printf("%s\n", saved.error().text().c_str()), 1;
  const kawari::Result<kawari::Game> again = kawari::Game::load(*cards, *saved);
  if (!again) return std::printf("%s\n", again.error().text().c_str()), 1;
  return again->hash(kawari::Viewer::judge()) == game->hash(kawari::Viewer::judge()) ? 0 : 1;
}
