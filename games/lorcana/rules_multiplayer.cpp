// Chapters 9 and 10: games of more than two players, and casual variants.
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr Line kMultiplayerRules[] = {
    // --- multiplayer
    same("1.10", "9", "Games of more than two players: what is different.",
         "Partidas de más de dos jugadores: qué es distinto."),
    same("1.10.1", "9.1",
         "Multiplayer games have three or more players; the rules do not go into team games.",
         "Las partidas multijugador son de tres o más jugadores; las reglas no tratan las partidas por "
         "equipos."),
    same("1.10.2", "9.2", "They follow the rules for two players, with these additions and changes.",
         "Siguen las reglas de dos jugadores, con estas adiciones y cambios."),
    same("1.10.2.1", "9.2.1", "After each turn, play goes on with the player to the left.",
         "Después de cada turno, la partida sigue con el jugador de la izquierda."),
    same("1.10.2.2", "9.2.2",
         "What several players do at the same time the active player does first, then the others one by one "
         "to the left.",
         "Lo que varios jugadores hacen a la vez lo hace primero el jugador activo y después los demás, uno "
         "a uno, hacia la izquierda."),
    same(core::player_leaves, "1.10.2.3", kNone,
         "When a player has lost and leaves the game, all their cards, effects and waiting abilities go as "
         "well.",
         "Cuando un jugador ha perdido y deja la partida se van también todas sus cartas, sus efectos y sus "
         "habilidades en espera."),
    same(core::player_leaves, kNone, "9.2.3",
         "When a player leaves the game, their cards, effects and waiting abilities go as well; what has a "
         "stated duration goes on.",
         "Cuando un jugador deja la partida se van sus cartas, sus efectos y sus habilidades en espera; lo "
         "que tiene una duración indicada sigue."),
    same("1.10.3", "9.3", "Simultaneous turns, which some formats use.",
         "Turnos simultáneos, que usan algunos formatos."),
    same(rule::team_turn, "1.10.3.1", "9.3.1",
         "The players of a team go through phases and steps together; they take turn actions in any order, "
         "but complete one before the next.",
         "Los jugadores de un equipo pasan juntos por las fases y los pasos; realizan acciones de turno en "
         "cualquier orden, pero completan una antes de la siguiente."),
    same(rule::team_bag, "1.10.3.2", "9.3.2",
         "Their triggered abilities are added by the team, and the team chooses the order in which they "
         "resolve.",
         "Sus habilidades disparadas las añade el equipo, y el equipo elige el orden en que se resuelven."),

    // --- casual variants
    same(kNone, "10", "Casual variants of the game.", "Variantes informales del juego."),
    same(kNone, "10.1", "What all variants have in common.", "Lo que tienen en común todas las variantes."),
    same(kNone, "10.1.1", "The rules for casual variants are optional and not complete.",
         "Las reglas de las variantes informales son opcionales y no son completas."),
    same(kNone, "10.1.2",
         "A variant follows the normal rules except where its description says otherwise; then the "
         "description is followed.",
         "Una variante sigue las reglas normales salvo donde su descripción dice otra cosa; entonces se "
         "sigue la descripción."),
    same(kNone, "10.2", "Pack Rush: a quick game with two booster packs each.",
         "Pack Rush: una partida rápida con dos sobres por jugador."),
    same(kNone, "10.2.1",
         "Each player shuffles the cards of two booster packs together and plays one game with them.",
         "Cada jugador mezcla las cartas de dos sobres y juega con ellas una partida."),
    same(kNone, "10.2.1.1", "There is no minimum deck size: the deck is what the two packs contain.",
         "No hay tamaño mínimo de mazo: el mazo es lo que contienen los dos sobres."),
    same(kNone, "10.2.2", "Before the opening hands, two marketing cards go into each player's inkwell.",
         "Antes de las manos iniciales, dos cartas publicitarias van al inkwell de cada jugador."),
    same(rule::rush_ink_stays, kNone, "10.2.2.1", "Those cards cannot leave the inkwell.",
         "Esas cartas no pueden salir del inkwell."),
    same(rule::rush_ink_unchosen, kNone, "10.2.2.2", "Those cards cannot be chosen for effects.",
         "Esas cartas no se pueden elegir para efectos."),
    same(rule::rush_hand, kNone, "10.2.3", "The opening hand has five cards.",
         "La mano inicial es de cinco cartas."),
    same(rule::rush_lore, kNone, "10.2.4", "A player with 15 or more lore wins.",
         "Gana el jugador que tiene 15 o más de lore."),
    same(rule::rush_renewal, kNone, "10.2.5",
         "A player whose deck is empty does not lose: the discard is shuffled and becomes the new deck.",
         "El jugador cuyo mazo está vacío no pierde: su descarte se baraja y pasa a ser el nuevo mazo."),
};

}  // namespace

std::span<const Line> multiplayer_rules() { return kMultiplayerRules; }

}  // namespace kawari::lorcana
