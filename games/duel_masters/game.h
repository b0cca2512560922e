// Duel Masters as src/game/ wants it: the rules, and what the game brings besides them.
#pragma once
#include "game/games.h"
#include "games/duel_masters/duel_masters.h"

namespace kawari::duel_masters {

const Game& game();

// By Civilization: the words of scenario files.
inline constexpr std::string_view kCivilizationKeys[] = {"light", "water", "darkness", "fire", "nature"};
static_assert(std::size(kCivilizationKeys) == static_cast<std::size_t>(Civilization::count_));

const ScenarioWords& scenario_words();  // scenario.cpp
// The stand-in cards "Vanilla 3000", "Blank" and "Blank (fire)": cards without text, for positions in which
// any card will do (stand_ins.cpp).
std::optional<Face> stand_in(Book& book, std::string_view name);
std::span<const DeckFormat> deck_formats();  // decks.cpp

}  // namespace kawari::duel_masters
