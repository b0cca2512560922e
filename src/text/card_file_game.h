// What a card file shows of the game that it is of, before any game reads it: the game that it names, and the
// keys and short values of its cards.
#pragma once
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.h"
#include "text/grammar.h"

namespace kawari {

struct CardFileMarks {
  std::string named;                                     // the game that the file names; empty: it names none
  int line = 0;                                          // … and where
  bool json = false;                                     // a published data file, not our own format
  std::size_t cards = 0;                                 // how many it has
  std::set<std::string> keys;                            // of all its cards
  std::set<std::pair<std::string, std::string>> values;  // (key, folded value), of short single values
};

// The file must be YAML or JSON; what is wrong with it beyond that is for the game to say.
Result<CardFileMarks> marks_of_card_file(std::string_view content, const std::string& file);
// Whether a card of the file has a type of the game.
bool has_type_of(const CardFileMarks& marks, const Vocabulary& words);
// Whether the game knows this key of cards in files of that form.
bool knows_key(const CardFileMarks& marks, const Vocabulary& words, std::string_view key);

// Our own format may name its game: a map of `game` and `cards` in place of the list of cards.
inline constexpr std::string_view kGameKey = "game", kCardsKey = "cards";
// Why a file that names this game is not read as one of that game. Empty: it is.
std::string named_otherwise(std::string_view named, const Vocabulary& words);

}  // namespace kawari
