// Finds out to which game a card file belongs, before a game reads it: the game that it names, and the keys
// and short values of its cards.
#pragma once
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.h"
#include "text/grammar.h"

namespace kawari {

struct CardFileMarks {
  std::string named;                                     // the game that the file names; empty: none
  int line = 0;                                          // the line of that name
  bool json = false;                                     // a published data file, not our own format
  std::size_t cards = 0;                                 // the number of cards
  std::set<std::string> keys;                            // of all its cards
  std::set<std::pair<std::string, std::string>> values;  // (key, folded value), of short single values
};

// The file must be YAML or JSON. Other mistakes are reported when the game reads it.
Result<CardFileMarks> marks_of_card_file(std::string_view content, const std::string& file);
// Whether a card of the file has a type of the game.
bool has_type_of(const CardFileMarks& marks, const Vocabulary& words);
// Whether the game knows this key in card files of this format.
bool knows_key(const CardFileMarks& marks, const Vocabulary& words, std::string_view key);

// A file in our own format may name its game: it is then a map of `game` and `cards`, instead of a list of
// cards.
inline constexpr std::string_view kGameKey = "game", kCardsKey = "cards";
// Why a file that names this game cannot be read for these words. Empty if it can.
std::string named_otherwise(std::string_view named, const Vocabulary& words);

}  // namespace kawari
