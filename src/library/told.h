// Puts a table into words for one viewer: the question, the position, the explanation. No other code of the
// library puts a match into words.
#pragma once
#include <string>
#include <vector>

#include "explain/explain.h"
#include "game/games.h"
#include "kawari/kawari.h"

namespace kawari {

Question question_for(const Match& match, Viewer viewer, Language language);
TableView view_for(const Match& match, const Game& game, PlayerId player);
std::vector<std::string> log_for(const Match& match, const Trace& trace, Viewer viewer, Language language);

}  // namespace kawari
