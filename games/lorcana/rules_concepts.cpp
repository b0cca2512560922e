// Chapter 1, first half: what a game needs, the golden rules, players, cards, costs, kinds of abilities,
// actions.
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr Line kConceptRules[] = {
    // --- general
    same("1", "1", "The concepts that every other chapter rests on.",
         "Los conceptos en los que se apoyan todos los demás capítulos."),
    same("1.1", "1.1", "What a game needs, and which text of cards and rules is the official one.",
         "Qué hace falta para jugar y qué texto de cartas y reglas es el oficial."),
    same("1.1.3", "1.1.1", "At least two people play, each with a deck of their own.",
         "Juegan al menos dos personas, cada una con su propio mazo."),
    same("1.1.4", "1.1.2",
         "Players keep track of their lore and of the damage on their cards in a way that everybody at the "
         "table can follow.",
         "Cada jugador lleva la cuenta de su lore y del daño de sus cartas de un modo que todos en la mesa "
         "puedan seguir."),
    same("1.1.5", "1.1.3", "A tournament may have rules of its own on top of these.",
         "Un torneo puede añadir reglas propias a estas."),
    same("1.1.1", "1.1.4",
         "Whatever language a card is printed in, its English text and the English rules decide.",
         "Sea cual sea el idioma de una carta, deciden su texto inglés y las reglas en inglés."),
    same("1.1.2", "1.1.5", "Where a card or a rule has been updated, the latest text counts.",
         "Si una carta o una regla se ha actualizado, vale el texto más reciente."),
    same(kNone, "1.1.6", "With more than two players the chapter on multiplayer games applies as well.",
         "Con más de dos jugadores se aplica también el capítulo de partidas multijugador."),
    same("1.1.6", "1.1.7",
         "Reminder text, in italics, only helps the memory; it is not a rule, and its wording changes "
         "nothing.",
         "El texto recordatorio, en cursiva, solo ayuda a la memoria; no es una regla y su redacción no "
         "cambia nada."),

    // --- golden rules
    same("1.2", "1.2",
         "The golden rules: they decide where cards and rules disagree or cannot be followed completely.",
         "Las reglas de oro: deciden cuando cartas y reglas se contradicen o no se pueden cumplir por "
         "completo."),
    same(core::card_text_first, "1.2.1", "1.2.1", "Where a card contradicts a rule, the card is followed.",
         "Si una carta contradice una regla, se sigue la carta."),
    same(core::cant_beats_can, "1.2.2", "1.2.2",
         "What something forbids does not happen, whatever else would allow it.",
         "Lo que algo impide no ocurre, aunque otra cosa lo permita."),
    same(core::as_much_as_possible, "1.2.3", "1.2.3",
         "An effect does as much as it can; what is impossible is left out.",
         "Un efecto hace todo lo que puede; lo imposible se omite."),
    same(core::replacement_infeasible, kNone, kNone,
         "What comes in place of an event is done as far as possible.",
         "Lo que ocurre en lugar de un evento se hace en la medida de lo posible."),

    // --- players
    same(kNone, "1.3", "Who is who: players, the active player, opponents and teammates.",
         "Quién es quién: jugadores, jugador activo, oponentes y compañeros de equipo."),
    same(kNone, "1.3.1", "Everyone who takes part is a player, and a game has two of them or more.",
         "Todo el que participa es un jugador, y en una partida hay dos o más."),
    same(kNone, "1.3.2",
         "A player is active player, opponent or teammate; one player can be several of these at once, and "
         "that changes during the game.",
         "Un jugador es jugador activo, oponente o compañero de equipo; puede ser varias cosas a la vez, y "
         "eso cambia durante la partida."),
    same(kNone, "1.3.3",
         "“You” on a card is the player who played it. A designation in the singular means that one player, "
         "in the plural all players who have it.",
         "“Tú” en una carta es quien la jugó. Una designación en singular se refiere a ese único jugador; en "
         "plural, a todos los que la tienen."),
    same("1.3", "1.3.4", "Who the active player is, and when that changes.",
         "Quién es el jugador activo y cuándo cambia."),
    same("1.3.1", "1.3.4.1",
         "There is one active player at a time: whoever's turn it is, until the next player begins theirs.",
         "Solo hay un jugador activo a la vez: aquel cuyo turno transcurre, hasta que el siguiente empieza "
         "el suyo."),
    same(kNone, "1.3.4.2", "Cards never speak of the active player; the term only tells whose turn it is.",
         "Las cartas nunca hablan del jugador activo; el término solo indica de quién es el turno."),
    same("1.4", "1.3.5", "Who counts as an opponent.", "Quién cuenta como oponente."),
    same("1.4.1", "1.3.5.1",
         "Everyone you play against is your opponent; in a multiplayer game you have several.",
         "Todos contra quienes juegas son tus oponentes; en una partida multijugador tienes varios."),
    same(kNone, "1.3.5.2",
         "An effect's “opponent” is any player but the one who generated it, teammates left out.",
         "El “oponente” de un efecto es cualquier jugador distinto de quien lo generó, sin contar a sus "
         "compañeros de equipo."),
    same(kNone, "1.3.5.3", "“Opposing player” means the same as opponent.",
         "“Jugador oponente” (opposing player) significa lo mismo que oponente."),
    same(kNone, "1.3.6", "Who counts as a teammate.", "Quién cuenta como compañero de equipo."),
    same(rule::teammates, "1.4.2", "1.3.6.1",
         "Teammates are settled before the game, where the format has them, and are not each other's "
         "opponents.",
         "Los compañeros de equipo se fijan antes de la partida, si el formato los admite, y no son "
         "oponentes entre sí."),
    same(kNone, "1.3.6.2",
         "An effect's “teammate” is a player who was settled as one before the game; nobody is their own "
         "teammate.",
         "El “compañero de equipo” de un efecto es un jugador fijado como tal antes de la partida; nadie es "
         "compañero de sí mismo."),

    // --- cards
    same(kNone, "1.4", "What counts as a card, and whose card it is.",
         "Qué cuenta como carta y de quién es."),
    same(kNone, "1.4.1",
         "A deck consists of standard cards only: of the usual size, with the usual back. “Card” always "
         "means such a card.",
         "Un mazo se compone solo de cartas estándar, del tamaño y con el reverso habituales. “Carta” "
         "siempre se refiere a ellas."),
    same(kNone, "1.4.2", "An oversized card, or one with another back, is not a standard card.",
         "Una carta de gran tamaño, o con otro reverso, no es una carta estándar."),
    same(kNone, "1.4.2.1", "Each type of card has further criteria; they stand in chapter 5.",
         "Cada tipo de carta tiene otros criterios; están en el capítulo 5."),
    same("1.8.1", "1.4.3",
         "The cards of a deck belong to the player who brought it; that player decides for them, and handles "
         "them, unless an effect says otherwise.",
         "Las cartas de un mazo son de quien lo trae; ese jugador decide por ellas y las manipula, salvo que "
         "un efecto diga otra cosa."),
    same("1.8.3", "1.4.3.1",
         "“You” in a card's text is the player who played the card; in an effect, the player who generated "
         "it.",
         "“Tú” en el texto de una carta es quien la jugó; en un efecto, quien lo generó."),
    same(kNone, "1.4.3.2",
         "Pronouns such as they, them or it stand for the player or card that the text has just mentioned.",
         "Los pronombres (they, them, it) se refieren al jugador o a la carta que el texto acaba de "
         "mencionar."),
    same("1.8", kNone, "Whose card it is, and whom its words address.",
         "De quién es una carta y a quién se dirigen sus palabras."),
    same("1.8.2", kNone, "“Their player” is whoever played the card, and “their turn” is that player's turn.",
         "“Su jugador” es quien jugó la carta, y “su turno” es el turno de ese jugador."),
    same("1.5", kNone, "When a card can be played.", "Cuándo se puede jugar una carta."),
    same("1.5.1", kNone,
         "The active player can play a card whenever no effect is left to resolve: it is revealed from the "
         "hand and its cost is paid.",
         "El jugador activo puede jugar una carta si no queda ningún efecto por resolver: la revela de su "
         "mano y paga su coste."),

    // --- costs
    same(kNone, "1.5", "Costs: what is paid, and what can be paid instead.",
         "Los costes: qué se paga y qué se puede pagar en su lugar."),
    same(kNone, "1.5.1",
         "The cost of a card is the number at its top left, also called its ink cost: so much ink is needed "
         "to play it.",
         "El coste de una carta es el número de arriba a la izquierda, su coste de tinta: es la tinta que "
         "hace falta para jugarla."),
    same(kNone, "1.5.2",
         "Some abilities have a cost that must be paid to use them; other costs are paid while an effect "
         "resolves.",
         "Algunas habilidades tienen un coste que se paga para usarlas; otros costes se pagan al resolver un "
         "efecto."),
    same(kNone, "1.5.3", "A cost is paid in full or not at all, and one payment serves one cost only.",
         "Un coste se paga entero o no se paga, y cada pago sirve para un solo coste."),
    same(kNone, "1.5.4",
         "The cost of a card itself never changes; payment modifiers change only how much is paid.",
         "El coste de una carta nunca cambia; los modificadores de pago solo cambian cuánto se paga."),
    same(kNone, "1.5.5",
         "An alternate cost can be paid instead of the ink cost; its player chooses it while playing the "
         "card.",
         "Un coste alternativo se puede pagar en lugar del coste de tinta; el jugador lo elige al jugar la "
         "carta."),
    same(kNone, "1.5.5.1", "Singing a song is an alternate cost.",
         "Cantar una canción es un coste alternativo."),
    same(kNone, "1.5.5.2", "Shift is an alternate cost.", "Shift es un coste alternativo."),
    same(kNone, "1.5.5.3", "Playing a card “for free” is an alternate cost: nothing is paid for it.",
         "Jugar una carta “gratis” es un coste alternativo: no se paga nada por ella."),
    same(kNone, "1.5.5.4",
         "Using an ability “for free” is an alternate cost: nothing is paid except exerting.",
         "Usar una habilidad “gratis” es un coste alternativo: no se paga nada, salvo agotar."),

    // --- kinds of abilities
    same("1.6", "1.6", "The kinds of abilities.", "Las clases de habilidades."),
    same(core::ability_works, "1.6.1", "1.6.1",
         "There are several kinds of abilities; normally they work only while the card that has them is in "
         "play.",
         "Hay varias clases de habilidades; normalmente solo funcionan mientras la carta que las tiene está "
         "en juego."),
    same("1.6.1.2", "1.6.1.1",
         "A triggered ability waits for its condition and has its effect each time that is met.",
         "Una habilidad disparada espera su condición y tiene efecto cada vez que se cumple."),
    same("1.6.1.3", "1.6.1.2", "An activated ability has its effect when its cost is paid.",
         "Una habilidad activada tiene efecto cuando se paga su coste."),
    same("1.6.1.4", "1.6.1.3",
         "A static ability is active all the time, for a stated while or as long as its card is in play.",
         "Una habilidad estática está activa todo el tiempo, por una duración indicada o mientras su carta "
         "está en juego."),
    same("1.6.1.5", "1.6.1.4",
         "Replacement effects come from abilities and put one thing in the place of another.",
         "Los efectos de reemplazo los generan habilidades y ponen una cosa en lugar de otra."),
    same("1.6.1.1", "1.6.1.5", "Keywords are short names for abilities.",
         "Las palabras clave son nombres cortos de habilidades."),

    // --- actions, timing, illegal actions
    same(kNone, "1.7", "Actions of the game, the order in which things happen, and what is illegal.",
         "Las acciones del juego, el orden en que ocurren las cosas y lo que es ilegal."),
    same(kNone, "1.7.1",
         "A game action is a single step, such as drawing or exerting; a turn action is a group of them that "
         "leads to one outcome.",
         "Una acción de juego es un solo paso, como robar o agotar; una acción de turno es un grupo de ellas "
         "con un resultado."),
    same(kNone, "1.7.2", "An effect, a turn action or a game action is completed before the next one begins.",
         "Un efecto, una acción de turno o una acción de juego se completa antes de que empiece otra."),
    same(kNone, "1.7.3", "What an effect lets a player choose is chosen while the effect resolves.",
         "Lo que un efecto deja elegir se elige mientras el efecto se resuelve."),
    same(kNone, "1.7.4",
         "Triggered abilities wait in the bag, a zone that is not physical, until it is their turn to "
         "resolve.",
         "Las habilidades disparadas esperan en la bolsa, una zona que no es física, hasta que les toca "
         "resolverse."),
    same("1.7", kNone, "The bag, where triggered abilities wait.",
         "La bolsa, donde esperan las habilidades disparadas."),
    same("1.7.2", kNone,
         "The active player and opponents may add abilities to the bag at the same time; the rules of the "
         "bag say which resolves when.",
         "El jugador activo y sus oponentes pueden añadir habilidades a la bolsa a la vez; las reglas de la "
         "bolsa dicen cuándo se resuelve cada una."),
    same(rule::drying, "6.1.4", "1.7.5",
         "A character that came into play this turn cannot quest, challenge or exert for a cost.",
         "Un personaje que ha entrado en juego este turno no puede questear, desafiar ni agotarse "
         "para pagar un coste."),
    same(kNone, "1.7.6",
         "An action that is not allowed or cannot be completed is undone, payments included, and nothing "
         "triggers from it.",
         "Una acción que no está permitida o no se puede completar se deshace, pagos incluidos, y nada se "
         "dispara por ella."),
    same(kNone, "1.7.6.1", "The player may then try again in the right way.",
         "Después, el jugador puede volver a intentarlo de la manera correcta."),
    same(kNone, "1.7.6.2",
         "What cannot be taken back, such as shuffling or revealing, stays as it is; the rest is undone.",
         "Lo que no tiene vuelta atrás, como barajar o revelar, queda como está; lo demás se deshace."),
    same(core::no_legal_choice, kNone, "1.7.7",
         "An illegal choice is made anew. Where nothing legal can be chosen, that part does nothing and the "
         "rest goes on.",
         "Una elección ilegal se repite. Si no hay nada legal que elegir, esa parte no hace nada y el resto "
         "continúa."),
};

}  // namespace

std::span<const Line> concept_rules() { return kConceptRules; }

}  // namespace kawari::lorcana
