// From the players' positions in a file to a match: faces are found, cards put where they belong, and a
// position that cannot stand as it is gets refused.
#pragma once
#include "table/table.h"

namespace kawari {

// The face behind a name, stand-ins included, among the cards of the match; an error with the nearest names,
// or with the words that a card's text could not be read at.
Result<FaceId> find_face(MatchCards& cards, const Game& game, const std::string& file, const Name& name);
// Sets the table up. What is wrong is added to `errors`; the table is of use only if there is nothing.
void set_up(const Scenario& scenario, MatchCards& cards, Table& table, std::vector<Error>& errors);

}  // namespace kawari
