// A game that the library does not know: Lanterns, played at random and told through the public interface. To
// use a game of your own, link it like this one.
#include <cstdio>

#include "examples/lanterns/game.h"
#include "library/inside.h"

int main(int argc, char** argv) {
  using namespace kawari;
  const kawari::Game game = lanterns::game();
  v1::Result<v1::Cards> cards = v1::Inside::cards_of(game);
  const std::string folder = argc > 1 ? argv[1] : "examples/lanterns";
  for (const char* file : {"charms.yaml", "lanterns.yaml"}) {
    const auto read = cards->read_file(folder + "/cards/lanterns/" + file);
    if (read) continue;
    std::printf("%s\n", read.error().text().c_str());
    return 1;
  }

  // Thirty cards for each player, from all cards in turn.
  const std::vector<std::string> names = cards->playable();
  std::vector<std::string> deck;
  while (deck.size() < 30) deck.push_back(names[deck.size() % names.size()]);
  v1::Result<v1::Game> match = v1::Game::from_decks(*cards, {deck, deck}, {.seed = 7});
  if (!match) {
    std::printf("%s\n", match.error().text().c_str());
    return 1;
  }
  unsigned random = 12345;
  while (!match->over()) {
    random = random * 1664525u + 1013904223u;
    match->apply((random >> 8) % match->decision().options);
  }
  for (const v1::Event& event : match->events(0, v1::Viewer::judge()))
    std::printf("%s\n", event.sentence.text().c_str());
  std::printf("winner: player %d\n", match->winner() + 1);
  return match->problem().empty() ? 0 : 1;
}
