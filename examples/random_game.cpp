// A whole game, played at random, through the public library.
#include <cstdio>

#include "kawari/kawari.h"

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : "cards/lorcana";
  const kawari::CardLibrary cards("lorcana", folder);
  for (const std::string& problem : cards.problems()) std::printf("%s\n", problem.c_str());

  // Sixty cards for each player, from all names in turn.
  const std::vector<std::string> names = cards.card_names();
  std::vector<std::string> deck;
  while (!names.empty() && deck.size() < 60) deck.push_back(names[deck.size() % names.size()]);

  kawari::Table table(cards, {deck, deck}, {.edition = "lorcana-2.1", .seed = 7});
  unsigned random = 12345;
  while (!table.over()) {
    const kawari::Question question = table.question();
    random = random * 1664525u + 1013904223u;
    table.answer((random >> 8) % question.choices.size());
  }
  if (!table.problem().empty()) std::printf("%s\n", table.problem().c_str());
  std::printf("winner: player %d\n", table.winner() + 1);

  // A copy is a clone: looking ahead does not affect the game itself.
  const kawari::Table copy = table;
  const kawari::Reader judge = kawari::Reader::judge();
  return copy.hash(judge) == table.hash(judge) && table.problem().empty() ? 0 : 1;
}
