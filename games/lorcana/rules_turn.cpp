// Chapters 2 and 3: the stages of a game, and the phases and steps of a turn.
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr Line kTurnRules[] = {
    // --- stages and starting player
    same("3", "2", "How a game goes, from its preparation to its end.",
         "Cómo transcurre una partida, desde su preparación hasta su final."),
    same(kNone, "2.1", "The stages of a game, who starts and the turn order.",
         "Las etapas de una partida, quién empieza y el orden de turno."),
    same(kNone, "2.1.1", "A game has three stages that do not overlap: Setup, In-Game and Cleanup.",
         "Una partida tiene tres etapas que no se solapan: preparación (Setup), juego (In-Game) y recogida "
         "(Cleanup)."),
    same(kNone, "2.1.2",
         "The format and the series that is played settle how the starting player and the turn order are "
         "found.",
         "El formato y la serie que se juega fijan cómo se determinan el jugador inicial y el orden de "
         "turno."),
    same(kNone, "2.1.3",
         "The starting player takes the first turn; the turn then goes to the left, clockwise, from player "
         "to player.",
         "El jugador inicial juega el primer turno; después el turno pasa hacia la izquierda, en sentido "
         "horario, de jugador en jugador."),
    same(kNone, "2.1.3.1",
         "In a series of two games, the second one is started by whoever did not start the first.",
         "En una serie de dos partidas, la segunda la empieza quien no empezó la primera."),
    same(kNone, "2.1.3.2", "In a best-of series, the loser of a game decides whether to start the next one.",
         "En una serie al mejor de varias, quien pierde una partida decide si empieza la siguiente."),

    // --- setup
    same("3.1", "2.2", "How a game is set up.", "Cómo se prepara una partida."),
    same(rule::setup, "3.1.1", "2.2.1",
         "A game is set up in steps: the starting player is found, decks are shuffled, lore is set to 0 and "
         "each player draws seven cards.",
         "Una partida se prepara por pasos: se determina el jugador inicial, se barajan los mazos, el lore "
         "se pone a 0 y cada jugador roba siete cartas."),
    same("3.1.2", "2.2.1.1", "First, chance decides who starts.", "Primero, el azar decide quién empieza."),
    same("3.1.3", "2.2.1.2", "Second, each player shuffles their deck and lets an opponent cut it.",
         "Segundo, cada jugador baraja su mazo y deja que un oponente lo corte."),
    same("3.1.4", "2.2.1.3", "Third, everyone begins with 0 lore.", "Tercero, todos empiezan con 0 de lore."),
    same("3.1.5", "2.2.1.4", "Fourth, each player draws seven cards, their opening hand.",
         "Cuarto, cada jugador roba siete cartas: su mano inicial."),
    same(rule::alter_hand, "3.1.6", "2.2.2",
         "Each player may once put cards of the opening hand on the bottom of the deck and draw as many.",
         "Cada jugador puede poner una vez cartas de su mano inicial en el fondo del mazo y robar otras "
         "tantas."),
    same(rule::put_cards_back, "3.1.6.1", kNone,
         "First, the player puts any number of hand cards on the bottom of the deck without revealing them.",
         "Primero, el jugador pone cualquier número de cartas de su mano en el fondo de su mazo, sin "
         "revelarlas."),
    same("3.1.6.2", kNone, "Second, the player draws until they hold seven cards.",
         "Segundo, el jugador roba hasta tener siete cartas."),
    same(rule::put_cards_back, kNone, "2.2.2.1",
         "First, the starting player puts any number of hand cards on the bottom of the deck, unrevealed, "
         "and draws up to seven again.",
         "Primero, el jugador inicial pone cualquier número de cartas de su mano en el fondo del mazo, sin "
         "revelarlas, y roba hasta volver a tener siete."),
    same("3.1.6.3", "2.2.2.2", "Then the other players, in turn order, decide and do the same.",
         "Después, los demás jugadores, en orden de turno, deciden y hacen lo mismo."),
    same("3.1.6.4", "2.2.2.3",
         "At the end, everyone who put back at least one card shuffles their deck and lets an opponent cut "
         "it.",
         "Al final, quien haya devuelto al menos una carta baraja su mazo y deja que un oponente lo corte."),
    same("3.1.6.5", kNone, "Everyone who altered their hand lets an opponent cut the deck.",
         "Quien haya cambiado su mano deja que un oponente corte el mazo."),
    same("3.1.7", "2.2.3",
         "When all hands are settled, the game begins with the starting player's first phase.",
         "Cuando todas las manos están decididas, la partida empieza con la primera fase del jugador "
         "inicial."),
    same("3.1.8", kNone, "Formats and tournaments may change how a game is set up.",
         "Los formatos y los torneos pueden cambiar cómo se prepara una partida."),

    // --- the game and its end
    same(kNone, "2.3", "The game itself, until it ends.", "La partida misma, hasta que termina."),
    same("3.2", kNone, "How a game ends.", "Cómo termina una partida."),
    same(kNone, "2.3.1", "In the In-Game stage the game is played.",
         "En la etapa de juego se juega la partida."),
    same(kNone, "2.3.2", "The players take their turns one after the other, in turn order.",
         "Los jugadores juegan sus turnos uno tras otro, en orden de turno."),
    same(core::game_end, "3.2.1", "2.3.3", "The game ends when a player has won or only one is left.",
         "La partida termina cuando un jugador ha ganado o solo queda uno."),
    same("3.2.1.1", "2.3.3.1", "Whoever reaches 20 lore wins the game.",
         "Quien llega a 20 de lore gana la partida."),
    same(rule::empty_deck_ends_it, "3.2.1.2", kNone,
         "Whoever had to draw from an empty deck loses the game; their cards and effects are removed.",
         "Quien tuvo que robar de un mazo vacío pierde la partida; se retiran sus cartas y sus efectos."),
    same(rule::empty_deck_ends_it, kNone, "2.3.3.2",
         "Whoever ends their turn with an empty deck loses the game.",
         "Quien termina su turno con el mazo vacío pierde la partida."),
    same(kNone, "2.3.3.3", "In a multiplayer game, the last player left wins.",
         "En una partida multijugador, gana el último jugador que queda."),
    same(core::concede, kNone, "2.3.3.4", "A player may concede at any moment and loses the game.",
         "Un jugador puede rendirse en cualquier momento y pierde la partida."),
    same(kNone, "2.4", "What is done after a game.", "Lo que se hace después de una partida."),
    same(kNone, "2.4.1", "In the Cleanup stage the players clear the table for the next game.",
         "En la etapa de recogida los jugadores despejan la mesa para la siguiente partida."),
    same(kNone, "2.4.1.1", "Each player's cards in hand, play, inkwell and discard go back into their deck.",
         "Las cartas de cada jugador que están en la mano, en juego, en el inkwell y en el descarte "
         "vuelven a su mazo."),
    same(kNone, "2.4.1.2", "All counters are taken away.", "Se quitan todos los contadores."),
    same(kNone, "2.4.2", "When decks are complete and the table is clear, the next game can begin.",
         "Cuando los mazos están completos y la mesa despejada, puede empezar la siguiente partida."),

    // --- phases
    same("4", "3", "The turn: its phases and their steps.", "El turno: sus fases y los pasos de estas."),
    same("4.1", "3.1", "The phases of a turn.", "Las fases de un turno."),
    same("4.1.1", "3.1.1",
         "A turn has three phases in this order: the start-of-turn phase, the Main phase and the end-of-turn "
         "phase.",
         "Un turno tiene tres fases, en este orden: la fase inicial, la fase principal y la fase final del "
         "turno."),
    same("4.1.2", "3.1.2",
         "At the start of the turn its player gets the cards ready, what lasts until then ends, and what "
         "happens then happens: in the steps Ready, Set and Draw.",
         "Al inicio del turno su jugador pone listas las cartas, termina lo que duraba hasta entonces y "
         "ocurre "
         "lo que ocurre entonces: en los pasos de poner listo, de preparación y de robar."),
    same("4.1.3", "3.1.3", "In the Main phase the player acts, with any of the turn actions.",
         "En la fase principal el jugador actúa, con cualquiera de las acciones de turno."),
    same("4.1.4", "3.1.4",
         "In the end-of-turn phase the effects of this turn end, and the next player has the turn.",
         "En la fase final del turno terminan los efectos de este turno, y el siguiente jugador recibe el "
         "turno."),

    // --- start of the turn
    same("4.2", "3.2", "The phase at the start of the turn, with the steps Ready, Set and Draw.",
         "La fase inicial del turno, con los pasos de poner listo, de preparación y de robar."),
    same("4.2.1", "3.2.1",
         "The Ready step: cards are readied, and what begins or ends with the turn does so.",
         "El paso de poner listo: se ponen listas las cartas y empieza o termina lo que depende del inicio "
         "del "
         "turno."),
    same(rule::ready_step, "4.2.1.1", "3.2.1.1",
         "In the Ready step the active player readies their cards in play and in the inkwell.",
         "En el paso de poner listo, el jugador activo pone listas sus cartas en juego y en el inkwell."),
    same("4.2.1.2", "3.2.1.2", "Effects that apply during the player's turn begin to apply.",
         "Empiezan a aplicarse los efectos que se aplican durante el turno del jugador."),
    same(rule::start_of_turn_effects_end, "4.2.1.3", "3.2.1.3",
         "Effects that last until the start of the turn end in the Ready step.",
         "Los efectos que duran hasta el inicio del turno terminan en el paso de poner listo."),
    same(rule::start_of_turn_triggers, "4.2.1.4", kNone,
         "“At the start of your turn” abilities trigger in the Ready step, but do not resolve yet.",
         "Las habilidades de “al inicio de tu turno” se disparan en el paso de poner listo, pero todavía no "
         "se "
         "resuelven."),
    same(rule::start_of_turn_triggers, kNone, "3.2.1.4",
         "“At the start of your turn” abilities are added to the bag in the Ready step, but do not resolve "
         "yet.",
         "Las habilidades de “al inicio de tu turno” se añaden a la bolsa en el paso de poner listo, pero "
         "todavía no se resuelven."),
    same("4.2.2", "3.2.2",
         "The Set step: characters become dry, locations bring lore, start-of-turn abilities resolve.",
         "El paso de preparación: los personajes quedan secos, las localizaciones dan lore y se resuelven "
         "las habilidades del inicio del turno."),
    same(rule::set_dry, "4.2.2.1", "3.2.2.1", "In the Set step the active player's characters are dry.",
         "En el paso de preparación los personajes del jugador activo quedan secos."),
    same(rule::set_lore, "4.2.2.2", "3.2.2.2",
         "In the Set step the active player gains the lore of their locations; this is no triggered ability.",
         "En el paso de preparación el jugador activo gana el lore de sus localizaciones; no es una "
         "habilidad disparada."),
    same(rule::set_triggers, "4.2.2.3", "3.2.2.3",
         "What triggered at the start of the turn resolves in the Set step.",
         "Lo que se disparó al inicio del turno se resuelve en el paso de preparación."),
    same("4.2.3", "3.2.3", "The Draw step: the active player draws a card.",
         "El paso de robar: el jugador activo roba una carta."),
    same(rule::draw_step, "4.2.3.2", "3.2.3.1",
         "In the Draw step the active player draws a card; the starting player does not on the first turn.",
         "En el paso de robar, el jugador activo roba una carta; el jugador inicial no, en su primer turno."),
    same("4.2.3.3", "3.2.3.2", "When everything has resolved and nothing waits, the Main phase begins.",
         "Cuando todo se ha resuelto y nada espera, empieza la fase principal."),

    // --- main phase
    same("4.3", "3.3", "The Main phase, in which the active player acts.",
         "La fase principal, en la que actúa el jugador activo."),
    same(kNone, "3.3.1", "In the Main phase the active player takes turn actions in any order.",
         "En la fase principal el jugador activo realiza acciones de turno en cualquier orden."),
    same(rule::end_turn, "4.4.1", "3.3.2",
         "The active player may end the turn when nothing is under way and the bag is empty.",
         "El jugador activo puede terminar el turno cuando no hay nada en curso y la bolsa está vacía."),
    same(rule::end_not_yet, kNone, "3.3.2.1",
         "While a turn action is under way, or abilities wait in the bag, the end of the turn cannot be "
         "declared.",
         "Mientras hay una acción de turno en curso, o habilidades esperando en la bolsa, no se puede "
         "declarar el final del turno."),

    // --- end of the turn
    same("4.4", "3.4",
         "The phase at the end of the turn: last abilities, and the end of what lasts this turn.",
         "La fase final del turno: las últimas habilidades y el final de lo que dura este turno."),
    same(kNone, "3.4.1", "The declared end of the turn is carried out in this order.",
         "El final declarado del turno se lleva a cabo en este orden."),
    same(rule::end_triggers, "4.4.1.1", "3.4.1.1",
         "“At the end of the turn” abilities trigger and resolve first.",
         "Primero se disparan y se resuelven las habilidades de “al final del turno”."),
    same("4.4.1.2", kNone, "Then everything in the bag is resolved.",
         "Después se resuelve todo lo que hay en la bolsa."),
    same(rule::end_effects, "4.4.1.3", "3.4.1.2",
         "Then the effects that last this turn end, all together, and what triggers from that resolves.",
         "Después terminan, todos a la vez, los efectos que duran este turno, y se resuelve lo que eso "
         "dispara."),
    same(rule::turn_passes, "4.4.1.4", kNone, "The turn ends, and the next player begins theirs.",
         "El turno termina, y el siguiente jugador empieza el suyo."),
    same(rule::turn_passes, kNone, "3.4.2",
         "When the bag is empty the turn ends with a last game state check, and the next player becomes the "
         "active player.",
         "Cuando la bolsa está vacía, el turno termina con un último chequeo del estado del juego, y el "
         "siguiente jugador pasa a ser el jugador activo."),
};

}  // namespace

std::span<const Line> turn_rules() { return kTurnRules; }

}  // namespace kawari::lorcana
