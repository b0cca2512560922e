// Reads card files into the database of their game.
#pragma once
#include <string>
#include <vector>

#include "game/games.h"

namespace kawari {

// A keyword whose text is not understood. Cards with this keyword would not be played correctly.
struct KeywordError {
  std::string name;
  Error error;
};
// Adds the abilities behind the game's keywords to the database. Every card needs them.
std::vector<KeywordError> prepare_database(const Game& game, Database& cards);
// The game of a card file: the one that the file names. If it names none: the only game with the types of its
// cards. If no game has these types: the only game with a key that the cards use and no other game has. A
// file that fits no game, or several, is refused.
Result<const Game*> game_of_card_file(const Games& games, const std::string& file, const std::string& text);
// Adds the cards of a card file (our own YAML, or published JSON). Returns the errors of the file. A card
// whose text is not understood is no error: it is added with its refusals. Compiling spends from the budget;
// a caller who passes one must check afterwards whether it ran out.
std::vector<Error> read_card_text(const Game& game, Database& cards, const std::string& file,
                                  const std::string& text, Budget* budget = nullptr);

}  // namespace kawari
