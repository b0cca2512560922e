// Chapter 7: the zones, and the order in which the bag is resolved.
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr Line kZoneRules[] = {
    // --- zones in general
    same("8", "7", "The zones: where cards can be, and who may see them there.",
         "Las zonas: dónde pueden estar las cartas y quién puede verlas allí."),
    same(kNone, "7.1", "What all zones have in common: who sees what, and what a change of zone means.",
         "Lo que tienen en común todas las zonas: quién ve qué y qué significa cambiar de zona."),
    same(kNone, "7.1.1", "Every zone is separate from the others, even where they share the table.",
         "Cada zona está separada de las demás, aunque compartan la mesa."),
    same("8.1.2", "7.1.2",
         "What is in a public zone is known to all: everyone may look at it and count it at any time.",
         "Lo que hay en una zona pública lo conocen todos: cualquiera puede mirarlo y contarlo en cualquier "
         "momento."),
    same(kNone, "7.1.2.1", "Public are play, the discard and the bag.",
         "Son públicas el juego, el descarte y la bolsa."),
    same("8.1.3", "7.1.3",
         "What is in a private zone is not known, only how many cards it has; what is revealed of it is not "
         "private meanwhile.",
         "Lo que hay en una zona privada es información oculta: solo se sabe cuántas cartas tiene; lo que se "
         "revela de ella no lo es mientras tanto."),
    same(kNone, "7.1.3.1", "Private are the hand, the deck and the inkwell.",
         "Son privados la mano, el mazo y el inkwell."),
    same(rule::search_may_fail, kNone, "7.1.4",
         "Who looks for a card in a private zone of theirs may find none; in a public zone a fitting card "
         "must be chosen if there is one.",
         "Quien busca una carta en una zona privada suya puede no encontrarla; en una zona pública hay que "
         "elegir una que encaje, si la hay."),
    same(kNone, "7.1.5", "A card is in one zone at a time, and only cards in the Play zone can be in play.",
         "Una carta está en una sola zona a la vez, y solo las de la zona de juego pueden estar en juego."),
    same(core::new_object, "8.1", "7.1.6",
         "A card that leaves play and comes back is a new card; nothing that applied to it still does.",
         "Una carta que deja el juego y vuelve es una carta nueva; nada de lo que se le aplicaba sigue en "
         "pie."),
    same(kNone, "7.1.6.1",
         "The waiting effect of a played action resolves before any triggered ability can be chosen.",
         "El efecto en espera de una acción jugada se resuelve antes de que se pueda elegir una habilidad "
         "disparada."),

    // --- deck
    same("8.2", "7.2", "The deck, from which cards are drawn.", "El mazo, del que se roban cartas."),
    same(kNone, "7.2.1", "The deck holds the cards that a player starts with and draws from.",
         "El mazo contiene las cartas con las que empieza un jugador y de las que roba."),
    same(kNone, "7.2.2",
         "The deck is private: a single pile, facedown, which nobody looks at or reorders; its cards may be "
         "counted.",
         "El mazo es privado: un solo montón, boca abajo, que nadie mira ni reordena; sus cartas se pueden "
         "contar."),
    same(rule::order_known, kNone, "7.2.3",
         "Where faceup cards go to the top or bottom of a deck “in any order”, all players may know that "
         "order.",
         "Si unas cartas boca arriba van encima o al fondo de un mazo “en cualquier orden”, todos los "
         "jugadores pueden conocer ese orden."),
    same(rule::piles_mixed, kNone, "7.2.3.1",
         "The cards of stacks may be mixed freely with the others that go along; their states change only "
         "when they are in the deck.",
         "Las cartas de las pilas se pueden mezclar libremente con las demás que van con ellas; sus estados "
         "cambian solo al llegar al mazo."),
    // --- hand
    same(kNone, "7.3", "The hand, from which cards are played.", "La mano, desde la que se juegan cartas."),
    same(kNone, "7.3.1", "The hand holds the cards that a player has drawn or been given.",
         "La mano contiene las cartas que un jugador ha robado o recibido."),
    same(kNone, "7.3.2", "The hand is private: only its player looks at it, but anyone may count its cards.",
         "La mano es privada: solo la mira su jugador, pero cualquiera puede contar sus cartas."),
    same(kNone, "7.3.3", "There is no maximum number of cards in hand.",
         "No hay un número máximo de cartas en la mano."),
    same(core::discard, "8.3", "7.3.4",
         "To discard is to put a card from the hand into the discard; its player chooses it.",
         "Descartar es poner en el descarte una carta de la mano; la elige su jugador."),

    // --- play
    same(kNone, "7.4", "The Play zone, where cards are in play.",
         "La zona de juego, donde las cartas están en juego."),
    same(rule::play_zone_own, "8.4", kNone, "A card never enters another player's Play zone.",
         "Una carta nunca entra en la zona de juego de otro jugador."),
    same(rule::play_zone_own, kNone, "7.4.1",
         "A card never enters another player's Play zone; an action stays in its player's only while its "
         "effect resolves.",
         "Una carta nunca entra en la zona de juego de otro jugador; una acción permanece en la de su "
         "jugador solo mientras se resuelve su efecto."),
    same(kNone, "7.4.2",
         "Play is public: everyone may look at the cards there and count them, and their state must be clear "
         "to all.",
         "El juego es público: cualquiera puede mirar y contar sus cartas, y su estado debe estar claro para "
         "todos."),
    same(kNone, "7.4.2.1",
         "Facedown cards in the Play zone are private, even if they were known before; only their number is "
         "public.",
         "Las cartas boca abajo de la zona de juego son privadas, aunque antes se conocieran; solo es "
         "público su número."),
    same(core::leave_together, "8.4.4", kNone,
         "A card that leaves play first checks what triggers from its leaving; cards that leave at the same "
         "time see each other leave.",
         "Una carta que deja el juego comprueba antes qué se dispara por ello; las cartas que dejan el juego "
         "a la vez se ven dejarlo unas a otras."),
    same(core::leave_together, kNone, "7.4.3", "Cards that leave play at the same time see each other leave.",
         "Las cartas que dejan el juego a la vez se ven dejarlo unas a otras."),

    // --- inkwell
    same(kNone, "7.5", "The inkwell, whose cards pay ink.", "El inkwell, cuyas cartas pagan tinta."),
    same("8.5", "7.5.1", "Each ready card of the inkwell pays 1 ink, whatever is on its front.",
         "Cada carta lista del inkwell paga 1 de tinta, diga lo que diga su anverso."),
    same(kNone, "7.5.2",
         "Cards go into the inkwell facedown and ready; several at once count as one instance each.",
         "Las cartas entran en el inkwell boca abajo y listas; varias a la vez cuentan cada una "
         "por separado."),
    same(kNone, "7.5.3", "An inkwell can hold any number of cards.",
         "Un inkwell puede contener cualquier número de cartas."),
    same(kNone, "7.5.4",
         "The inkwell is private: nobody looks at its cards, not even their player; their number, and which "
         "of them are ready, is public.",
         "El inkwell es privado: nadie mira sus cartas, ni siquiera su jugador; su número y cuáles "
         "están listas son públicos."),
    same(kNone, "7.5.5", "An “additional” card is announced and then inked by the usual steps.",
         "Una carta “adicional” se anuncia y después se entinta con los pasos habituales."),
    same(rule::ink_by_effect, kNone, "7.5.6",
         "A card that an effect puts into the inkwell is not revealed and needs no inkwell symbol.",
         "Una carta que un efecto pone en el inkwell no se revela ni necesita el símbolo de inkwell."),

    // --- discard
    same("8.6", "7.6", "The discard, where banished, discarded and resolved cards go.",
         "El descarte, adonde van las cartas desterradas, descartadas y resueltas."),
    same(kNone, "7.6.1", "The discard is where a player's cards generally go when they leave play.",
         "El descarte es adonde van por lo general las cartas de un jugador cuando dejan el juego."),
    same(kNone, "7.6.2",
         "The discard is public: a single faceup pile, which everyone may look at and its player may "
         "rearrange.",
         "El descarte es público: un solo montón boca arriba, que cualquiera puede mirar y su jugador "
         "reordenar."),
    same(kNone, "7.6.3",
         "Cards that enter a discard at the same time are put there by their player in any order.",
         "Las cartas que entran a la vez en un descarte las pone su jugador en el orden que quiera."),

    // --- bag
    same(kNone, "7.7", "The bag: where triggered abilities wait, and in which order they resolve.",
         "La bolsa: dónde esperan las habilidades disparadas y en qué orden se resuelven."),
    same("1.7.1", "7.7.1", "The bag is no physical zone; triggered abilities wait in it, in no order.",
         "La bolsa no es una zona física; en ella esperan las habilidades disparadas, sin orden."),
    same(kNone, "7.7.2",
         "Only triggered abilities enter the bag, never activated abilities, actions or cards that are "
         "played.",
         "Solo las habilidades disparadas entran en la bolsa, nunca las activadas, las acciones ni las "
         "cartas que se juegan."),
    same(kNone, "7.7.3", "How abilities are added to the bag.", "Cómo se añaden habilidades a la bolsa."),
    same(rule::bag_added, "8.7.4", kNone,
         "A triggered ability is added to the bag by the player of its card; what triggers while something "
         "resolves, once that is finished.",
         "El jugador de la carta añade la habilidad disparada a la bolsa; lo que se dispara mientras algo se "
         "resuelve, cuando eso termina."),
    same(rule::bag_added, kNone, "7.7.3.1",
         "A triggered ability is added to the bag by the player of its card.",
         "El jugador de la carta añade la habilidad disparada a la bolsa."),
    same(core::waiting_order, "8.7", "7.7.4",
         "The active player empties their part of the bag first, then the next player in turn order.",
         "El jugador activo vacía primero su parte de la bolsa; después, el siguiente en orden de turno."),
    same(kNone, "7.7.4.1", "First it is seen which players have abilities in the bag.",
         "Primero se mira qué jugadores tienen habilidades en la bolsa."),
    same(rule::bag_turn_player, "8.7", "7.7.4.2",
         "The active player resolves one of their abilities in the bag first.",
         "El jugador activo resuelve primero una de sus habilidades de la bolsa."),
    same(rule::bag_continue, "8.7", "7.7.4.3",
         "The same player goes on while they have abilities in the bag.",
         "El mismo jugador continúa mientras tenga habilidades en la bolsa."),
    same(rule::bag_pass, "8.7", "7.7.4.4", "Then the bag passes to the next player in turn order.",
         "Después la bolsa pasa al siguiente jugador en orden de turno."),
    same(kNone, "7.7.4.5",
         "So it goes on through all players until the bag is empty; then the active player goes on with the "
         "game.",
         "Así se sigue con todos los jugadores hasta que la bolsa está vacía; después el jugador activo "
         "continúa la partida."),
    same(kNone, "7.7.5", "What the player who is resolving adds to the bag can be the next that they choose.",
         "Lo que añade a la bolsa el jugador que está resolviendo puede ser lo siguiente que elija."),
    same(kNone, "7.7.6", "What any other player adds waits until the bag comes to that player.",
         "Lo que añade cualquier otro jugador espera a que la bolsa le llegue."),
    same(kNone, "7.7.7", "When a player leaves the game, their abilities in the bag cease to exist.",
         "Cuando un jugador deja la partida, sus habilidades de la bolsa dejan de existir."),
};

}  // namespace

std::span<const Line> zone_rules() { return kZoneRules; }

}  // namespace kawari::lorcana
