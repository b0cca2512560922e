// Chapter 5, second half: characters, actions and songs, items, locations.
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr Line kTypeRules[] = {
    // --- characters
    same("6.1", "5.3", "Characters: the cards that quest and challenge.",
         "Los personajes: las cartas que questean y desafían."),
    same("6.1.1", "5.3.1",
         "In the Play zone a character card is a character; in every other zone it is a character card.",
         "En la zona de juego una carta de personaje es un personaje; en cualquier otra zona es una carta de "
         "personaje."),
    same(kNone, "5.3.2", "Characters are generally played in their player's Main phase.",
         "Los personajes se juegan por lo general en la fase principal de su jugador."),
    same("6.1.2", "5.3.3",
         "“Character” is not printed on the card: one that meets both of the following criteria is a "
         "character.",
         "“Personaje” no figura en la carta: es un personaje la que cumple los dos criterios siguientes."),
    same("6.1.2.1", "5.3.3.1", "A character has strength and willpower.",
         "Un personaje tiene fuerza y voluntad."),
    same("6.1.2.2", "5.3.3.2",
         "A character has at least one of the classifications that the rules list, such as Hero, Princess or "
         "Villain.",
         "Un personaje tiene al menos una de las clasificaciones que enumeran las reglas, como Hero, "
         "Princess o Villain."),
    same("6.1.3", "5.3.4", "Only characters can quest and challenge.",
         "Solo los personajes pueden questear y desafiar."),
    same(kNone, "5.3.5",
         "To quest, challenge or exert for a cost, a character must have been in play when the Set step of "
         "its player's turn began.",
         "Para questear, desafiar o agotarse por un coste, un personaje debe estar en juego desde "
         "que empezó el paso de preparación del turno de su jugador."),
    same(kNone, "5.3.6", "The further parts of a character card.",
         "Las demás partes de una carta de personaje."),
    same("6.2.5", "5.3.6.1",
         "Version: it tells cards of the same name apart. Name and version together are the full name.",
         "Versión: distingue las cartas que tienen el mismo nombre. Nombre y versión juntos son el nombre "
         "completo."),
    same(rule::strength_zero, "6.2.9", "5.3.6.2", "A character with 0 strength or less deals no damage.",
         "Un personaje con 0 o menos de fuerza no inflige daño."),
    same("6.2.10", "5.3.6.3",
         "Willpower: damage stays on a character, and one with as much as its willpower is banished.",
         "Voluntad: el daño permanece en el personaje, y el que tiene tanto como su voluntad es desterrado."),
    same("6.2.11", "5.3.6.4", "Lore value: how much lore the character brings when it quests.",
         "Valor de lore: cuánto lore da el personaje cuando questea."),

    // --- actions and songs
    same("6.3", "5.4", "Actions, played for one effect, and the songs among them.",
         "Las acciones, que se juegan por un efecto, y las canciones entre ellas."),
    same(rule::what_an_action_is, "6.3.1", kNone,
         "An action can be played, but is never in play; it is an action while being played, otherwise an "
         "action card.",
         "Una acción se puede jugar, pero nunca está en juego; es una acción mientras se juega y, si no, una "
         "carta de acción."),
    same(rule::what_an_action_is, kNone, "5.4.1",
         "An action comes into play only for its effect; it is an action in the Play zone, elsewhere an "
         "action card.",
         "Una acción entra en juego solo para tener su efecto; en la zona de juego es una acción; en otra "
         "parte, una carta de acción."),
    same("6.3.1.1", "5.4.1.1", "A card with “Action” on its classification line is an action.",
         "Una carta con “Action” en su línea de clasificación es una acción."),
    same(rule::where_an_action_is, "6.3.1.2", kNone,
         "Actions are played from the hand without being in play, and their effects do not enter the bag.",
         "Las acciones se juegan desde la mano sin estar en juego, y sus efectos no entran en la bolsa."),
    same(rule::where_an_action_is, kNone, "5.4.1.2",
         "A played action lies in the Play zone while its effect resolves, at once and not from the bag; "
         "then it goes to the discard.",
         "Una acción jugada está en la zona de juego mientras se resuelve su efecto, de inmediato y no desde "
         "la bolsa; después va al descarte."),
    same(kNone, "5.4.2", "Actions are generally played in their player's Main phase.",
         "Las acciones se juegan por lo general en la fase principal de su jugador."),
    same("6.3.2", "5.4.3", "Actions have effects, not abilities.",
         "Las acciones tienen efectos, no habilidades."),
    same("6.3.3", "5.4.4", "Songs: actions that characters can sing.",
         "Las canciones: acciones que los personajes pueden cantar."),
    same("6.3.3.1", kNone, "Songs are actions with one more rule.",
         "Las canciones son acciones con una regla más."),
    same("6.3.3.2", "5.4.4.1", "An action with “Song” on its classification line as well is a song.",
         "Una acción que además lleva “Song” en su línea de clasificación es una canción."),
    same(rule::sing, "6.3.3.3", "5.4.4.2",
         "A song may be sung by exerting a character whose cost is high enough.",
         "Una canción se puede cantar agotando un personaje de coste suficiente."),
    same("6.3.3.4", "5.4.4.3", "Some songs also have Sing Together, which works in a similar way.",
         "Algunas canciones tienen además Cantar Juntos (Sing Together), que funciona de modo parecido."),
    same("6.3.3.5", kNone, "The reminder text of a song tells which cost a character needs to sing it.",
         "El texto recordatorio de una canción indica qué coste necesita un personaje para cantarla."),
    same("6.3.4", "5.4.5",
         "What triggers because an action is played waits in the bag until the action has resolved.",
         "Lo que se dispara porque se juega una acción espera en la bolsa a que la acción se haya resuelto."),

    // --- items
    same("6.4", "5.5", "Items: cards that stay in play and take no damage.",
         "Los objetos: cartas que permanecen en juego y no reciben daño."),
    same("6.4.1", "5.5.1", "In the Play zone it is an item; in every other zone it is an item card.",
         "En la zona de juego es un objeto; en cualquier otra zona es una carta de objeto."),
    same(kNone, "5.5.2", "Items are generally played in their player's Main phase.",
         "Los objetos se juegan por lo general en la fase principal de su jugador."),
    each(rule::item_line, "6.4.2", "5.5.3", "5.5.3", kNone,
         "A card with “Item” on its classification line is an item.",
         "Una carta con “Item” en su línea de clasificación es un objeto."),
    each(
        rule::item_line, kNone, kNone, kNone, "5.5.3",
        "A card with “Item” on its classification line is an item; it may have further classifications.",
        "Una carta con “Item” en su línea de clasificación es un objeto; puede tener otras clasificaciones."),
    same("6.4.3", "5.5.4", "An item can use its ability in the turn in which it is played.",
         "Un objeto puede usar su habilidad en el turno en que se juega."),

    // --- locations
    same("6.5", "5.6", "Locations: cards that characters move to and that can bring lore.",
         "Las localizaciones: cartas a las que se mueven los personajes y que pueden dar lore."),
    same("6.5.1", "5.6.1", "In the Play zone it is a location; in every other zone it is a location card.",
         "En la zona de juego es una localización; en cualquier otra zona es una carta de localización."),
    same(kNone, "5.6.2", "Locations are generally played in their player's Main phase.",
         "Las localizaciones se juegan por lo general en la fase principal de su jugador."),
    each(rule::location_line, "6.5.2", "5.6.3", "5.6.3", kNone,
         "A card with “Location” on its classification line is a location; only locations are printed "
         "sideways.",
         "Una carta con “Location” en su línea de clasificación es una localización; solo las localizaciones "
         "están impresas en horizontal."),
    each(rule::location_line, kNone, kNone, kNone, "5.6.3",
         "A card with “Location” on its classification line is a location, printed sideways; it may have "
         "further classifications.",
         "Una carta con “Location” en su línea de clasificación es una localización, impresa en horizontal; "
         "puede tener otras clasificaciones."),
    same("6.5.3", kNone, "A location's cost stands in another place on the card, but works like any cost.",
         "El coste de una localización está en otro lugar de la carta, pero funciona como cualquier coste."),
    same("6.5.7", "5.6.4", "A location can use its ability in the turn in which it is played.",
         "Una localización puede usar su habilidad en el turno en que se juega."),
    same(kNone, "5.6.5", "The further parts of a location card.",
         "Las demás partes de una carta de localización."),
    same(kNone, "5.6.5.1", "Version: name and version together are the location's full name.",
         "Versión: nombre y versión juntos son el nombre completo de la localización."),
    same("6.5.4", "5.6.5.2", "Move cost: how much ink it takes to move a character there.",
         "Coste de movimiento: cuánta tinta hace falta para mover allí a un personaje."),
    same("6.5.5", "5.6.5.3",
         "Willpower: damage stays on a location, and one with as much as its willpower is banished. A "
         "location has no strength.",
         "Voluntad: el daño permanece en la localización, y la que tiene tanto como su voluntad es "
         "desterrada. Una localización no tiene fuerza."),
    same("6.5.6", "5.6.5.4", "Lore value: how much lore its player gains from it in their Set step.",
         "Valor de lore: cuánto lore gana con ella su jugador en su paso de preparación."),
    each(rule::location_leaves, kNone, kNone, "5.6.6", "5.6.6",
         "When a location leaves play, the characters there stay in play and are at no location.",
         "Cuando una localización deja el juego, los personajes que estaban en ella siguen en juego, sin "
         "estar en ninguna."),
};

}  // namespace

std::span<const Line> type_rules() { return kTypeRules; }

}  // namespace kawari::lorcana
