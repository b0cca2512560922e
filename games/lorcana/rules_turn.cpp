// The stages of a game, and the phases and steps of a turn.
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr RuleEntry kRules[] = {
    same(rule::setup, "3.1", "2.2.1", "How a game begins.", "Cómo empieza una partida."),
    same(rule::alter_hand, "3.1", "2.2.2",
         "Each player may once put cards of the opening hand on the bottom of the deck and draw as many.",
         "Cada jugador puede poner una vez cartas de su mano inicial en el fondo del mazo y robar otras "
         "tantas."),
    same(core::game_end, kNone, "2.3.3", "The game ends when a player has won or only one is left.",
         "La partida termina cuando un jugador ha ganado o solo queda uno."),
    same(core::concede, kNone, "2.3.3.4", "A player may concede at any moment and loses the game.",
         "Un jugador puede rendirse en cualquier momento y pierde la partida."),
    same(rule::ready_step, "4.2", "3.2.1.1", "In the Ready step the active player readies their cards.",
         "En el paso de enderezar, el jugador activo endereza sus cartas."),
    same(rule::start_of_turn_effects_end, "4.2", "3.2.1.3",
         "Effects that last until the start of the turn end in the Ready step.",
         "Los efectos que duran hasta el inicio del turno terminan en el paso de enderezar."),
    same(rule::start_of_turn_triggers, "4.2", "3.2.1.4",
         "“At the start of your turn” abilities are added to the bag in the Ready step.",
         "Las habilidades de “al inicio de tu turno” se añaden a la bolsa en el paso de enderezar."),
    same(rule::set_dry, "4.2", "3.2.2.1", "In the Set step the active player's characters are dry.",
         "En el paso de preparación los personajes del jugador activo quedan secos."),
    same(rule::set_lore, "4.2", "3.2.2.2",
         "In the Set step the active player gains the lore of their locations.",
         "En el paso de preparación el jugador activo gana el lore de sus localizaciones."),
    same(rule::set_triggers, "4.2", "3.2.2.3",
         "What triggered at the start of the turn resolves in the Set step.",
         "Lo que se disparó al inicio del turno se resuelve en el paso de preparación."),
    same(rule::draw_step, "4.2", "3.2.3.1", "In the Draw step the active player draws a card.",
         "En el paso de robar, el jugador activo roba una carta."),
    same(rule::first_turn_no_draw, "4.2", "3.2.3.1", "The starting player does not draw on the first turn.",
         "El jugador inicial no roba en el primer turno."),
    same(rule::main_phase, "4.3", "3.3.1",
         "In the Main phase the active player takes turn actions in any order.",
         "En la fase principal el jugador activo realiza acciones de turno en cualquier orden."),
    same(rule::end_turn, "4.4", "3.3.2",
         "The active player may end the turn when nothing is under way and the bag is empty.",
         "El jugador activo puede terminar el turno cuando no hay nada en curso y la bolsa está vacía."),
    same(rule::end_triggers, "4.4", "3.4.1.1",
         "“At the end of the turn” abilities trigger and resolve first.",
         "Primero se disparan y se resuelven las habilidades de “al final del turno”."),
    same(rule::end_effects, "4.4", "3.4.1.2", "Then the effects that last this turn end, all together.",
         "Después terminan, todos a la vez, los efectos que duran este turno."),
    same(rule::turn_passes, "4.4", "3.4.2",
         "When the bag is empty the turn ends and the next player becomes the active player.",
         "Cuando la bolsa está vacía, el turno termina y el siguiente jugador pasa a ser el jugador activo."),
};

}  // namespace

std::span<const RuleEntry> turn_rules() { return kRules; }

}  // namespace kawari::lorcana
