// The cards: their states, their parts, their types.
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr RuleEntry kRules[] = {
    same(rule::use_ready, "4.3.8", "5.1.1.2", "An exerted card cannot be exerted to pay a cost.",
         "Una carta agotada no se puede agotar para pagar un coste."),
    same(core::cards_beneath, "5.1", "5.1.1.6",
         "Cards under another card are not in play and lend it no text.",
         "Las cartas que están debajo de otra no están en juego ni le dan su texto."),
    same(core::pile_leaves, "5.1", "5.1.1.7",
         "The cards under a card go to the same zone at the same time when it leaves play.",
         "Las cartas que están debajo van a la misma zona y a la vez cuando la de arriba deja el juego."),
    same(rule::enters_ready, "5.1", "5.1.2.1", "A character enters play ready, undamaged and drying.",
         "Un personaje entra en juego preparado, sin daño y secándose."),
    same(rule::name_match, "6.2", "5.2.6", "Names are compared whole, without the version.",
         "Los nombres se comparan enteros, sin la versión."),
    same(rule::two_names, "6.2", "5.2.6.1", "A card of two names has each of them, and both together.",
         "Una carta con dos nombres tiene cada uno de ellos y los dos juntos."),
    same(rule::strength_zero, "6.1", "5.3.6.2", "A character with 0 strength or less deals no damage.",
         "Un personaje con 0 o menos de fuerza no inflige daño."),
    same(rule::sing, "6.3", "5.4.4.2",
         "A song may be sung by exerting a character whose cost is high enough.",
         "Una canción se puede cantar agotando un personaje de coste suficiente."),
    each(rule::location_leaves, kNone, kNone, "5.6.6", "5.6.6",
         "When a location leaves play, the characters there stay in play.",
         "Cuando una localización deja el juego, los personajes que estaban en ella siguen en juego."),
};

}  // namespace

std::span<const RuleEntry> card_rules() { return kRules; }

}  // namespace kawari::lorcana
