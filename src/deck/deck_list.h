// Deck lists as people exchange them: one card per line, "4 Name - Version". Set suffixes, both kinds of
// dash, headings and a sideboard are understood; any other line is an error with its number.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "card/database.h"

namespace kawari {

enum class DeckPart : std::uint8_t { main, side, beside, count_ };  // beside: the hyperspatial zone

struct DeckLine {
  int line = 0;
  int count = 0;
  FaceId face = kNoFace;
};

struct DeckList {
  std::string file;
  std::vector<DeckLine> parts[static_cast<int>(DeckPart::count_)];
  std::vector<Error> errors;  // lines that cannot be read, cards that are not known

  const std::vector<DeckLine>& part(DeckPart which) const { return parts[static_cast<int>(which)]; }
  // The cards of the deck itself, one entry for each copy.
  std::vector<FaceId> faces() const;
};
int count_cards(const std::vector<DeckLine>& lines);

// Reads a list with the cards of the database. All errors are collected in DeckList::errors.
DeckList read_deck_list(const Database& cards, const std::string& file, std::string_view text);

}  // namespace kawari
