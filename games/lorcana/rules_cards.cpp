// Chapter 5, first half: the states of cards, and the parts that are printed on them.
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr Line kCardRules[] = {
    // --- states
    same("5", "5", "Cards: their states, their parts and their types.",
         "Las cartas: sus estados, sus partes y sus tipos."),
    same("5.1", "5.1", "The states that a card can have.", "Los estados que puede tener una carta."),
    same(kNone, "5.1.1", "Outside the hand, a card can have one or more of these states.",
         "Fuera de la mano, una carta puede tener uno o varios de estos estados."),
    same(rule::ready_state, kNone, "5.1.1.1",
         "Ready: the card stands upright. Characters and items enter play so.",
         "Lista: la carta está derecha. Los personajes y los objetos entran así en juego."),
    same(rule::use_ready, "5.1.2", "5.1.1.2",
         "An exerted card cannot be exerted to pay a cost; abilities without that cost can still be used.",
         "Una carta agotada no se puede agotar para pagar un coste; las habilidades sin ese coste se pueden "
         "seguir usando."),
    same("5.1.3", "5.1.1.3", "Damaged: the card has at least 1 damage.",
         "Dañada: la carta tiene al menos 1 de daño."),
    same("5.1.4", "5.1.1.4", "Undamaged: the card has no damage.", "Sin daño: la carta no tiene daño."),
    same(core::cards_beneath, "5.1.5", kNone, "A card under another card cannot be chosen.",
         "Una carta que está debajo de otra no se puede elegir."),
    same(core::cards_beneath, kNone, "5.1.1.5",
         "A card under another card is not in play and cannot be chosen; faceup, everyone may look at it, "
         "facedown, nobody.",
         "Una carta que está debajo de otra no está en juego ni se puede elegir; boca arriba la puede mirar "
         "cualquiera; boca abajo, nadie."),
    same("5.1.6", "5.1.1.6",
         "On top: the card has other cards under it, but nothing of their text. The one on top of all is the "
         "top card.",
         "Encima: la carta tiene otras debajo, pero nada de su texto. La que está encima de todas es la "
         "carta superior."),
    each(core::pile_leaves, "5.1.7", "5.1.1.7", "5.1.1.7", kNone,
         "The cards under a card go to the same zone at the same time when it leaves play.",
         "Las cartas que están debajo van a la misma zona y a la vez cuando la de arriba deja el juego."),
    each(core::pile_leaves, kNone, kNone, kNone, "5.1.1.7",
         "The cards under a card go to the same zone at the same time when it leaves play, and take on the "
         "states that it has there.",
         "Las cartas que están debajo van a la misma zona y a la vez cuando la de arriba deja el juego, y "
         "toman los estados que esta tiene allí."),
    same(kNone, "5.1.1.8", "In play: the card lies faceup in the Play zone with nothing on top of it.",
         "En juego: la carta está boca arriba en la zona de juego y sin nada encima."),
    same(kNone, "5.1.1.9",
         "Faceup: the front can be seen, and everybody may look at it, even under another card.",
         "Boca arriba: se ve el anverso, y cualquiera puede mirarlo, incluso debajo de otra carta."),
    same(kNone, "5.1.1.10",
         "Facedown: nobody may look at the front, not even the card's player, and the card is never in play.",
         "Boca abajo: nadie puede mirar el anverso, ni siquiera su jugador, y la carta nunca está en juego."),
    each(rule::drying_state, kNone, "5.1.1.11", kNone, kNone,
         "Drying: the character entered play this turn of its player; it cannot quest, challenge or exert to "
         "pay a cost.",
         "Secándose: el personaje ha entrado en juego en este turno de su jugador; no puede questear, "
         "desafiar ni agotarse para pagar un coste."),
    each(rule::drying_state, kNone, kNone, "5.1.1.11", "5.1.1.11",
         "Drying: the character entered play this turn of its player; it cannot quest, be declared as "
         "challenger or exert where a text shows the exert symbol, be it a cost or an effect.",
         "Secándose: el personaje ha entrado en juego en este turno de su jugador; no puede questear, ser "
         "declarado para desafiar ni agotarse donde un texto lleva el símbolo de agotar, sea "
         "coste o efecto."),
    same(kNone, "5.1.1.12",
         "Dry: the character has been in play since its player's turn began, so it can quest, challenge and "
         "exert. Items can exert at once.",
         "Seco: el personaje está en juego desde que empezó el turno de su jugador, así que puede questear, "
         "desafiar y agotarse. Los objetos pueden agotarse enseguida."),
    same(kNone, "5.1.2",
         "Which states a card can have depends on its zone and its type; it can have several at once.",
         "Los estados que puede tener una carta dependen de su zona y de su tipo; puede tener varios a la "
         "vez."),
    same(rule::enters_ready, "5.1.1", kNone, "Cards enter play ready.", "Las cartas entran en juego listas."),
    same(rule::enters_ready, kNone, "5.1.2.1", "A character enters play ready, undamaged and drying.",
         "Un personaje entra en juego listo, sin daño y secándose."),
    same(kNone, "5.1.2.2", "An item enters play ready and faceup; it is never damaged, nor undamaged.",
         "Un objeto entra en juego listo y boca arriba; nunca está dañado, ni tampoco sin daño."),
    same(kNone, "5.1.2.3", "A location enters play undamaged and faceup; it is never ready, nor exerted.",
         "Una localización entra en juego sin daño y boca arriba; nunca está lista, ni tampoco agotada."),
    same(kNone, "5.1.2.4", "A card in the inkwell is facedown, and ready or exerted.",
         "Una carta del inkwell está boca abajo, y lista o agotada."),
    same(kNone, "5.1.2.5", "A card in the deck is facedown.", "Una carta del mazo está boca abajo."),
    same(kNone, "5.1.2.6", "A card in the discard is faceup.", "Una carta del descarte está boca arriba."),
    same(kNone, "5.1.2.7", "A card in the hand has no state.", "Una carta de la mano no tiene estados."),
    same(kNone, "5.1.3", "A state that is given or taken away changes at once.",
         "Un estado que se da o se quita cambia al momento."),

    // --- parts
    same("6", kNone, "The types of cards.", "Los tipos de cartas."),
    same("6.2", "5.2", "The parts of a card.", "Las partes de una carta."),
    same("6.2.1", "5.2.1", "Most parts are found on every type of card; what differs is told with the type.",
         "La mayoría de las partes están en todos los tipos de carta; las diferencias se indican en cada "
         "tipo."),
    same("6.2.7", "5.2.2", "Cost: how much ink it takes to play the card.",
         "Coste: cuánta tinta hace falta para jugar la carta."),
    same("6.2.8", "5.2.3",
         "Inkwell symbol: a card with the swirl around its cost can be inked. Each card in the inkwell is 1 "
         "ink.",
         "Símbolo de tintero: una carta con la espiral alrededor del coste se puede entintar. Cada carta del "
         "inkwell es 1 de tinta."),
    same("6.2.2", "5.2.4", "The art has no effect on the game.", "La ilustración no influye en el juego."),
    same("6.2.3", "5.2.5",
         "Ink type: shown by its symbol. It matters for building a deck, and cards may refer to it.",
         "Tipo de tinta: lo muestra su símbolo. Importa para construir un mazo, y las cartas pueden "
         "referirse a él."),
    same("6.2.3.1", "5.2.5.1", "A card with two ink types counts as each of them.",
         "Una carta con dos tipos de tinta cuenta como cada uno de ellos."),
    same("6.2.4", "5.2.6", "Names are compared whole, without the version.",
         "Los nombres se comparan enteros, sin la versión."),
    same(rule::two_names, "6.2.4.1", kNone, "A card of two names has each of them.",
         "Una carta con dos nombres tiene cada uno de ellos."),
    same(rule::two_names, kNone, "5.2.6.1", "A card of two names has each of them, and both together.",
         "Una carta con dos nombres tiene cada uno de ellos y los dos juntos."),
    same("6.2.4.2", "5.2.6.2", "However many names it has, it is one character.",
         "Por muchos nombres que tenga, es un solo personaje."),
    same(kNone, "5.2.6.3",
         "Chip ’n’ Dale - Recovery Rangers has no ampersand in its name, but is treated as if it had one.",
         "Chip ’n’ Dale - Recovery Rangers no lleva “&” en el nombre, pero se trata como si lo llevara."),
    same("6.2.6", "5.2.7", "Classifications: categories of the card that other cards may refer to.",
         "Clasificaciones: categorías de la carta a las que otras cartas pueden referirse."),
    same("6.2.12", "5.2.8",
         "The text box holds the card's abilities and effects. The story name of an ability only serves to "
         "refer to it.",
         "El cuadro de texto contiene las habilidades y los efectos de la carta. El nombre narrativo de una "
         "habilidad solo sirve para referirse a ella."),
    same("6.2.13", "5.2.9", "Flavor text has no effect on the game.",
         "El texto de ambientación no influye en el juego."),
    same("6.2.14", "5.2.10", "The other information on a card has no effect on the game.",
         "El resto de la información de una carta no influye en el juego."),
    same("6.2.14.1", "5.2.10.1", "The name of the artist.", "El nombre del artista."),
    same("6.2.14.2", "5.2.10.2", "The collector number: the card's place in its set.",
         "El número de coleccionista: el lugar de la carta en su expansión."),
    same("6.2.14.3", "5.2.10.3", "The number of the set that the card is from.",
         "El número de la expansión de la carta."),
    same("6.2.14.4", "5.2.10.4", "The language of the card.", "El idioma de la carta."),
    same("6.2.14.5", "5.2.10.5", "The legal text.", "El texto legal."),
    same("6.2.14.6", "5.2.10.6", "The rarity of the card in its set.",
         "La rareza de la carta en su expansión."),
};

}  // namespace

std::span<const Line> card_rules() { return kCardRules; }

}  // namespace kawari::lorcana
