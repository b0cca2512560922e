// Lanterns as src/game/ wants it: the rules, and what the game brings besides them.
#pragma once
#include "examples/lanterns/lanterns.h"
#include "game/games.h"

namespace kawari::lanterns {

const Game& game();

const ScenarioWords& scenario_words();  // scenario.cpp
// The stand-in cards "Vanilla 2" and "Blank": lanterns without text, for positions in which any card will do.
std::optional<Face> stand_in(Book& book, std::string_view name);

}  // namespace kawari::lanterns
