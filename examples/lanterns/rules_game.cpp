// The rules of Lanterns: chapters 1 to 5 and 7. Chapter 6 is in rules_core.cpp.
#include "examples/lanterns/rule_index.h"

namespace kawari::lanterns {
namespace {

constexpr Line kOwnRules[] = {
    says("1", "Two to four players each have a deck of lanterns and charms.",
         "De dos a cuatro jugadores tienen cada uno un mazo de farolillos y hechizos."),
    says(rule::win_glow, "1.1", "A player whose lanterns in the sky have a glow of 10 or more wins the game.",
         "Gana la partida quien tiene en el cielo farolillos con un brillo total de 10 o más."),
    says(rule::check_order, "1.2", "Where several players have enough glow, the first in turn order wins.",
         "Si varios jugadores tienen brillo suficiente, gana el primero en el orden de turno."),
    says(rule::deck_out, "1.3", "A player whose turn ends without cards in their deck loses the game.",
         "Pierde la partida quien termina su turno sin cartas en el mazo."),
    says(rule::last_player, "1.4", "The last player left in the game wins it.",
         "Gana la partida el último jugador que queda en ella."),
    says("2", "To begin, all players shuffle their decks and draw five cards.",
         "Al empezar, todos los jugadores barajan su mazo y roban cinco cartas."),
    says("3", "A turn is a draw, a main phase and an end.",
         "Un turno es un robo, una fase principal y un final."),
    says(rule::draw_step, "3.1", "The turn player draws a card, but not in the first turn of the game.",
         "El jugador activo roba una carta, salvo en el primer turno de la partida."),
    says(rule::only_turn_player, "3.2", "In the main phase the turn player acts, and nobody else.",
         "En la fase principal actúa el jugador activo, y nadie más."),
    says(rule::end_turn, "3.3", "The turn player ends the turn when they want to.",
         "El jugador activo termina su turno cuando quiere."),
    says(rule::end_effects, "3.4", "Effects that last this turn end with it, all together.",
         "Los efectos que duran este turno terminan con él, todos a la vez."),
    says("4", "In a turn, a player may light a lantern, whisper a charm and release a lantern, each once.",
         "En un turno, un jugador puede encender un farolillo, susurrar un hechizo y soltar un farolillo, "
         "cada "
         "cosa una vez."),
    says(rule::light, "4.1", "A player lights a lantern by putting it from their hand into play.",
         "Un jugador enciende un farolillo poniéndolo de su mano en juego."),
    says(rule::light_once, "4.1.1", "A player lights one lantern in a turn.",
         "Un jugador enciende un farolillo por turno."),
    says(rule::whisper, "4.2", "A player whispers a charm by showing it from their hand.",
         "Un jugador susurra un hechizo mostrándolo de su mano."),
    says(rule::whisper_once, "4.2.1", "A player whispers one charm in a turn.",
         "Un jugador susurra un hechizo por turno."),
    says(rule::charm_resolves, "4.2.2", "A charm takes effect at once and then goes to the ashes.",
         "Un hechizo tiene efecto enseguida y después va a las cenizas."),
    says(rule::release, "4.3", "A player releases a lantern by letting it rise from play into their sky.",
         "Un jugador suelta un farolillo dejándolo subir del juego a su cielo."),
    says(rule::release_once, "4.3.1", "A player releases one lantern in a turn; effects may release more.",
         "Un jugador suelta un farolillo por turno; los efectos pueden soltar más."),
    says(rule::release_tomorrow, "4.3.2",
         "A lantern that was lit this turn is not released by its player yet.",
         "Un farolillo encendido este turno todavía no puede soltarlo su jugador."),
    says("5", "Lanterns hang in play; those that are snuffed go to the ashes of their player.",
         "Los farolillos cuelgan en juego; los que se apagan van a las cenizas de su jugador."),
    says("5.1", "Lanterns in the sky stay there, face up.",
         "Los farolillos del cielo se quedan allí, boca arriba."),
    says(rule::waiting_turn_player, "6.2.1",
         "Abilities that wait resolve one by one, the turn player's first.",
         "Las habilidades que esperan se resuelven de una en una, primero las del jugador activo."),
    says("7", "A keyword is a word that stands for a rule.",
         "Una palabra clave es una palabra que representa una regla."),
    says(rule::sheltered, "7.1", "A sheltered lantern is not chosen by its opponents.",
         "Los oponentes no eligen un farolillo resguardado."),
};

}  // namespace

std::span<const Line> own_rules() { return kOwnRules; }

}  // namespace kawari::lanterns
