// What a check of a deck list says, in Spanish.
#include "deck/deck_words.h"

namespace kawari {
namespace {

constexpr Text<Breach> kBreaches[] = {
    {Breach::too_few, "El mazo tiene {has} {has?carta|cartas}; hacen falta al menos {limit}."},
    {Breach::too_many, "El mazo tiene {has} cartas; se permiten como máximo {limit}."},
    {Breach::too_many_copies, "{has} copias de {card}; se {limit?permite|permiten} {limit}."},
    {Breach::too_many_colours,
     "El mazo tiene {has} tipos de tinta o civilizaciones ({colours}); se permiten {limit}."},
    {Breach::too_many_beside, "Hay {has} cartas aparte del mazo; se permiten como máximo {limit}."},
    {Breach::banned, "{card} está prohibida en {format}{since}."},
    {Breach::rotated, "{card} ha rotado y ya no se permite en {format}{since}."},
    {Breach::not_yet, "{format} permite {card} a partir del {day}."},
    {Breach::not_listed, "{source} no dice si {format} permite {card}."},
    {Breach::not_understood, "{card} no se puede jugar aquí: su texto no se entiende del todo («{unread}»)."},
};

constexpr Text<DeckWord> kWords[] = {
    {DeckWord::counted, "{file}: {cards} {cards?carta|cartas}, {different} {different?distinta|distintas}"},
    {DeckWord::side, "; banquillo {side}"},
    {DeckWord::beside, "; aparte del mazo {beside}"},
    {DeckWord::fine, "Cumple las reglas de mazo de {format} ({edition})."},
    {DeckWord::lines, "línea"},
    {DeckWord::since, " (desde el {day})"},
};

}  // namespace

constexpr DeckWords deck_words_es{by_id<kBreaches>(), by_id<kWords>()};

}  // namespace kawari
