// What a game brings besides its rules: the words of its scenario files, its stand-in cards, its deck
// formats. The judge, the deck checks and the library work with any Game; games/ fills it in.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/deck_format.h"
#include "game/scenario_words.h"
#include "state/match.h"
#include "state/rules.h"

namespace kawari {

struct Game {
  const Rules* rules = nullptr;
  const ScenarioWords* words = nullptr;
  const Edition* default_edition = nullptr;
  // The face of a stand-in card ("Vanilla 3/5", "Blank"); nothing if the name is not that of a stand-in.
  std::optional<Face> (*stand_in)(Book& book, std::string_view name) = nullptr;
  std::span<const DeckFormat> deck_formats = {};  // the first one that suits the edition is the ordinary one
};

inline constexpr std::string_view kBlank = "Blank";

struct Games {
  std::span<const Game> all;
  const Game* named(std::string_view id) const;
  // Finds the edition with this id, and its game; nullptr if no game has it.
  const Edition* edition_named(std::string_view id) const;
};

// The games of this build. games/games.cpp defines the list.
const Games& all_games();

const Edition* edition_named(const Game& game, std::string_view id);
const VerbWord* verb_named(const Game& game, std::string_view verb);
ActionId action_named(const Game& game, std::string_view verb);
// The possible numbers of players: "2", "2–6"; and as a sentence.
std::string seats(const Game& game);
std::string seats_sentence(const Game& game);
// The folder of the game's files below cards/ and scenarios/.
std::string folder_of(const Game& game);
// The player under whom a scenario file lists the card: the controller in play, otherwise the owner.
PlayerId player_of(const State& state, CardId card);
// The scenario word for a zone: "inkwell".
std::string_view zone_name(const Game& game, Zone zone);

}  // namespace kawari
