// Card files for the judge: texts are read into the database of their game.
#pragma once
#include <string>
#include <vector>

#include "judge/games.h"

namespace kawari {

// A keyword whose text is not understood: no card that has it would play right.
struct KeywordError {
  std::string name;
  Error error;
};
// Gives the database what every card needs: the abilities behind the game's keywords.
std::vector<KeywordError> prepare_database(const Game& game, Database& cards);
// Adds the cards of a card file (YAML of our own, or published JSON). Empty: nothing is wrong with it; cards
// whose text is not understood are added with their refusals. Compiling spends from the budget; whoever gives
// one asks it afterwards whether it has run out.
std::vector<Error> read_card_text(const Game& game, Database& cards, const std::string& file,
                                  const std::string& text, Budget* budget = nullptr);

}  // namespace kawari
