// The commands `kawari cards check` and `kawari cards show`: how much of a card file rules English reads,
// and what a card's program is.
#pragma once
#include <iosfwd>
#include <string>
#include <vector>

#include "explain/game_words.h"
#include "text/grammar.h"

namespace kawari {

struct CardsCheckOptions {
  std::vector<std::string> files;
  bool json = false;
};
// Exit codes: 0 all cards compiled, 1 some were refused, 2 a file cannot be read.
int cards_check(const Grammar& grammar, const CardsCheckOptions& options, std::ostream& out,
                std::ostream& err);

struct CardsShowOptions {
  std::string name;
  std::vector<std::string> files;  // searched in this order; the newest printing counts
  Language language = Language::en;
};
// Exit codes: 0 shown, 1 the card does not compile, 2 there is no such card or a file cannot be read.
int cards_show(const Grammar& grammar, const GameWords& game, const CardsShowOptions& options,
               std::ostream& out, std::ostream& err);

}  // namespace kawari
