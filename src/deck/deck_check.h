// Checks a deck against the rules of its format: every violation is named, with its card, its lines and its
// rule. The format is data of the game (DeckFormat); exceptions that cards make for themselves are read from
// their programs.
#pragma once
#include <string>
#include <vector>

#include "deck/deck_list.h"
#include "deck/format_file.h"
#include "game/games.h"
#include "text/grammar.h"

namespace kawari {

enum class Breach : std::uint8_t {
  too_few,          // cards in the deck
  too_many,         // cards in the deck
  too_many_copies,  // of one full name
  too_many_colours,
  too_many_beside,  // cards prepared beside the deck
  banned,           // by a file of formats, as the next ones
  rotated,          // the format no longer allows it
  not_yet,          // the format does not allow it yet
  not_listed,       // the file does not say whether the format allows it
  not_understood,   // the card's text is not fully understood, so it cannot be played; not a rule of the game
  count_
};

struct DeckViolation {
  Breach breach = Breach::too_few;
  FaceId face = kNoFace;  // the card
  int has = 0, limit = 0;
  std::vector<int> lines;  // the lines of the list with these cards
  std::string rule;        // its number in the edition; empty: not a rule of the game
  Day day = 0;             // since when the card is banned or has rotated, from when it is allowed

  bool operator==(const DeckViolation&) const = default;
};

// The format that a deck is held against: its numbers, and the cards that files allow in it.
struct DeckRules {
  const DeckFormat* format = nullptr;
  const FormatList* cards = nullptr;  // null: all cards are allowed
  Day on = 0;                         // the day; 0: as the files say without regard to days
  std::string_view name() const { return cards == nullptr ? format->name : std::string_view(cards->name); }
};

// The format of this name; for an empty name, the edition's ordinary one. nullptr if there is none.
const DeckFormat* deck_format(const Game& game, const Edition& edition, std::string_view name);

bool has_format(const Edition& edition, const DeckFormat& format);
// The same with files of formats: a name of theirs, with the numbers that it is like. Nothing, with the
// reason, if there is no such format.
Result<DeckRules> deck_rules(const Game& game, const Edition& edition, std::string_view name,
                             const FormatFiles& files, Day on);

std::vector<DeckViolation> check_deck(const Game& game, const Edition& edition, const DeckRules& rules,
                                      const Database& cards, const DeckList& list);
inline std::vector<DeckViolation> check_deck(const Game& game, const Edition& edition,
                                             const DeckFormat& format, const Database& cards,
                                             const DeckList& list) {
  return check_deck(game, edition, DeckRules{&format}, cards, list);
}

// The number of cards of each ink type or civilization, in the order of Face::colours. A card of two colours
// counts for both.
std::vector<int> cards_by_colour(const Game& game, const Database& cards, const DeckList& list);

// "5 copies of Smash (lines 3, 9); 4 are allowed. [LOR-2.1 1.10.1.1]"
std::string sentence_of(const DeckViolation& violation, const Game& game, const Edition& edition,
                        const DeckRules& rules, const Database& cards, const DeckList& list,
                        Language language);
// The deck in a few lines: counts, ink types, and its violations, or a line that it has none.
std::string deck_report(const Game& game, const Edition& edition, const DeckRules& rules,
                        const Database& cards, const DeckList& list, Language language);

}  // namespace kawari
