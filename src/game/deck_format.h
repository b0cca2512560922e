// Deck formats of a game: how many cards, how many copies, how many colours.
#pragma once
#include <span>
#include <string_view>

namespace kawari {

// What a format demands of a deck. Rules are given by their numbers, one for each column of the game's rule
// index.
struct DeckFormat {
  using Numbers = std::span<const char* const>;  // by column; empty if the game has no such rule
  std::string_view name;
  int least = 0;
  int most = 0;     // 0: no upper limit
  int copies = 0;   // of one full name; 0: any number
  int colours = 0;  // ink types, civilizations; 0: any number
  int beside = 0;   // cards prepared beside the deck
  Numbers size_rule = {}, copies_rule = {}, colours_rule = {}, beside_rule = {};
  Numbers banned_rule = {};  // that cards can be banned
  Numbers exists = {};  // the rule of the format itself; editions without the rule do not have the format
  std::string_view edition = {};  // the only edition that has this format; empty: all editions
};

}  // namespace kawari
