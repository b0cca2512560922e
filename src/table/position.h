// From the players' positions in a file to a match: finds faces, puts cards where they belong, and refuses a
// position that a state check would change at once.
#pragma once
#include "table/table.h"

namespace kawari {

// The face with this name, stand-ins included, among the cards of the match. Otherwise an error with the
// nearest names, or with the words that the grammar could not read.
Result<FaceId> find_face(MatchCards& cards, const Game& game, const std::string& file, const Name& name);
// Sets the table up. Mistakes are added to `errors`; the table may be used only if there are none.
void set_up(const Scenario& scenario, MatchCards& cards, Table& table, std::vector<Error>& errors);

}  // namespace kawari
