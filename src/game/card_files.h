// Card files for the judge: texts are read into the database of their game.
#pragma once
#include <string>
#include <vector>

#include "game/games.h"

namespace kawari {

// A keyword whose text is not understood: no card that has it would play right.
struct KeywordError {
  std::string name;
  Error error;
};
// Gives the database what every card needs: the abilities behind the game's keywords.
std::vector<KeywordError> prepare_database(const Game& game, Database& cards);
// The game of a card file: the one that it names; where it names none, the only one that has the types of its
// cards or, where no game has those, the only one that has a key of theirs that no other game has. A file
// that fits no game or several is refused.
Result<const Game*> game_of_card_file(const Games& games, const std::string& file, const std::string& text);
// Adds the cards of a card file (YAML of our own, or published JSON). Empty: nothing is wrong with it; cards
// whose text is not understood are added with their refusals. Compiling spends from the budget; whoever gives
// one asks it afterwards whether it has run out.
std::vector<Error> read_card_text(const Game& game, Database& cards, const std::string& file,
                                  const std::string& text, Budget* budget = nullptr);

}  // namespace kawari
