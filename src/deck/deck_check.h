// A deck against the rules of its format: every violation is named, with its card, its lines and its rule.
// What a deck may be is data of the game (DeckFormat); what cards themselves allow is read from their
// programs.
#pragma once
#include <string>
#include <vector>

#include "deck/deck_list.h"
#include "game/games.h"
#include "text/grammar.h"

namespace kawari {

enum class Breach : std::uint8_t {
  too_few,          // cards in the deck
  too_many,         // cards in the deck
  too_many_copies,  // of one full name
  too_many_colours,
  too_many_beside,  // cards prepared beside the deck
  not_understood,   // its text is not fully understood, so it does not play; no rule of the game
  count_
};

struct DeckViolation {
  Breach breach = Breach::too_few;
  FaceId face = kNoFace;  // of which card
  int has = 0, limit = 0;
  std::vector<int> lines;  // of the list, where the cards are
  std::string rule;        // its number in the edition; empty: this is not a rule of the game

  bool operator==(const DeckViolation&) const = default;
};

// The format of that name, or the edition's ordinary one for an empty name. nullptr: there is none.
const DeckFormat* deck_format(const Game& game, const Edition& edition, std::string_view name);

std::vector<DeckViolation> check_deck(const Game& game, const Edition& edition, const DeckFormat& format,
                                      const Database& cards, const DeckList& list);

// How many cards of each ink type or civilization, by Face::colours; a card of two counts for both.
std::vector<int> cards_by_colour(const Game& game, const Database& cards, const DeckList& list);

// "5 copies of Smash (lines 3, 9); 4 are allowed. [LOR-2.1 1.10.1.1]"
std::string sentence_of(const DeckViolation& violation, const Game& game, const Edition& edition,
                        const Database& cards, const DeckList& list, Language language);
// The deck in a few lines: counts, ink types, and what is wrong with it or that nothing is.
std::string deck_report(const Game& game, const Edition& edition, const DeckFormat& format,
                        const Database& cards, const DeckList& list, Language language);

}  // namespace kawari
