// A game that the library does not know: Lanterns, played at random and told. To use a game of your own, link
// it like this one and pass it in a list of games.
#include <cstdio>

#include "examples/lanterns/game.h"
#include "judge/judge.h"
#include "library/told.h"
#include "sim/playout.h"

int main(int argc, char** argv) {
  using namespace kawari;
  const Game list[] = {lanterns::game()};
  const Games games{list};
  const Game& game = games.all[0];
  Judge judge(games, Language::en);
  for (const Error& error : judge.add_shipped_cards(argc > 1 ? argv[1] : "examples/lanterns"))
    std::printf("%s\n", error.text().c_str());

  // Thirty cards for each player, from all cards in turn.
  const Database& cards = judge.cards(game);
  std::vector<FaceId> deck;
  while (cards.size() > 0 && deck.size() < 30)
    deck.push_back(FaceId{static_cast<std::uint16_t>(deck.size() % cards.size())});
  const std::vector<std::vector<FaceId>> both{deck, deck};
  const auto decks = gather_decks(judge.loaded(game), both);
  if (!decks) {
    std::printf("%s\n", decks.error().text().c_str());
    return 1;
  }
  Match match = start_from_decks(*decks, *game.rules, *game.default_edition, 7);
  Trace trace;
  match.trace = &trace;
  const PlayoutResult result = play_out(match, 12345, {});
  for (const std::string& line : log_for(match, trace, Viewer::judge(), Language::en))
    std::printf("%s\n", line.c_str());
  std::printf("winner: player %d after %d turns\n", index(match.state.winner) + 1, result.turns);
  return result.finished ? 0 : 1;
}
