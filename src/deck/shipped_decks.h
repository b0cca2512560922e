// The decks that ship with Kawari: home/decks/GAME/*.txt, in the order of their names.
#pragma once
#include "deck/deck_list.h"
#include "game/games.h"

namespace kawari {

// A list that cannot be read is included, with its errors.
std::vector<DeckList> shipped_decks(const std::string& home, const Game& game, const Database& cards);

}  // namespace kawari
