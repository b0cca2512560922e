// What a check of a deck list says, in English.
#include "deck/deck_words.h"

namespace kawari {
namespace {

constexpr Text<Breach> kBreaches[] = {
    {Breach::too_few, "The deck has {has} {has?card|cards}; at least {limit} are needed."},
    {Breach::too_many, "The deck has {has} cards; at most {limit} are allowed."},
    {Breach::too_many_copies, "{has} copies of {card}; {limit} {limit?is|are} allowed."},
    {Breach::too_many_colours,
     "The deck has {has} ink types or civilizations ({colours}); {limit} are allowed."},
    {Breach::too_many_beside, "{has} cards lie beside the deck; at most {limit} are allowed."},
    {Breach::banned, "{card} is banned in {format}{since}."},
    {Breach::rotated, "{card} has rotated out of {format}{since}."},
    {Breach::not_yet, "{format} allows {card} from {day} on."},
    {Breach::not_listed, "{source} does not say whether {format} allows {card}."},
    {Breach::not_understood, "{card} does not play here: its text is not fully understood (“{unread}”)."},
};

constexpr Text<DeckWord> kWords[] = {
    {DeckWord::counted, "{file}: {cards} {cards?card|cards}, {different} different"},
    {DeckWord::side, "; sideboard {side}"},
    {DeckWord::beside, "; beside the deck {beside}"},
    {DeckWord::fine, "It follows the deck rules of {format} ({edition})."},
    {DeckWord::lines, "line"},
    {DeckWord::since, " (since {day})"},
};

}  // namespace

constexpr DeckWords deck_words_en{by_id<kBreaches>(), by_id<kWords>()};

}  // namespace kawari
