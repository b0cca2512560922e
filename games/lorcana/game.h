// Lorcana as src/game/ wants it: the rules, and what the game brings besides them.
#pragma once
#include "game/games.h"
#include "games/lorcana/lorcana.h"

namespace kawari::lorcana {

const Game& game();

const ScenarioWords& scenario_words();  // scenario.cpp
// [LOR-2.1 10.2.2] The cards that stand in the inkwells of Pack Rush.
inline constexpr std::string_view kMarketingCard = "Marketing Card";
// The stand-in cards "Vanilla 3/5" and "Blank": cards without text, for positions in which any card will do
// (stand_ins.cpp).
std::optional<Face> stand_in(Book& book, std::string_view name);
std::span<const DeckFormat> deck_formats();  // decks.cpp

}  // namespace kawari::lorcana
