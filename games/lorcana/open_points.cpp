// Points that Lorcana's rules leave open: the question, the reading that is used, and the other one.
#include "games/lorcana/lorcana.h"

namespace kawari::lorcana {
namespace {

namespace other = ::kawari::other_reading;
using core = ::kawari::rule::Core;
constexpr RuleKey of(core rule) { return ::kawari::rule::key(rule); }

// Columns of the rule index: lorcana-1, lorcana-2.0, lorcana-2.1, lorcana-2.2.
constexpr std::uint8_t kAll = 0b1111, kFrom20 = 0b1110, kFrom21 = 0b1100, kUpTo21 = 0b0111, kOnly22 = 0b1000;

constexpr OpenPoint kPoints[] = {
    {other::otherwise_needs_false,
     "otherwise",
     kAll,
     of(core::may),
     {"“If …, you may …. Otherwise, …”: what happens where the condition is true and the player declines?",
      "“Si …, puedes …. Si no, …”: ¿qué ocurre si se cumple la condición y el jugador no lo hace?", nullptr},
     {"what comes after “otherwise” happens", "ocurre lo que sigue a “si no”", nullptr},
     {"nothing more happens", "no ocurre nada más", nullptr}},
    {other::zero_is_not_done,
     "damage-to-nothing",
     kUpTo21,
     of(core::sequential),
     {"Does damage that is reduced to nothing count as done for what depends on it?",
      "¿Cuenta como hecho el daño que se reduce a nada, para lo que depende de él?", nullptr},
     {"it counts as done", "cuenta como hecho", nullptr},
     {"it does not count as done", "no cuenta como hecho", nullptr}},
    {other::shield_meets_zero,
     "shield-at-nothing",
     kOnly22,
     of(core::damage_zero),
     {"Is a shield that waits for damage used up by damage that is reduced to nothing?",
      "¿Se gasta un escudo que espera daño con un daño que se reduce a nada?", nullptr},
     {"it is kept", "se conserva", nullptr},
     {"it is used up", "se gasta", nullptr}},
    {other::covers_one_part,
     "several-recipients",
     kAll,
     of(core::replacement_event),
     {"Does one replacement effect replace what happens to several cards in one event?",
      "¿Reemplaza un mismo efecto lo que les ocurre a varias cartas en un solo evento?", nullptr},
     {"it is applied once and replaces all parts of the event that fit",
      "se aplica una vez y reemplaza todas las partes del evento que encajan", nullptr},
     {"it replaces only the first of them", "reemplaza solo la primera", nullptr}},
    {other::check_by_player,
     "check-together",
     kAll,
     of(core::state_check),
     {"Does the game state check banish the characters of several players together?",
      "¿Destierra el chequeo del estado del juego a la vez a los personajes de varios jugadores?", nullptr},
     {"together, so that they see each other leave", "a la vez, así que se ven dejar el juego unos a otros",
      nullptr},
     {"player by player, in turn order", "jugador por jugador, en el orden de turno", nullptr}},
    {other::starter_first,
     "both-at-twenty",
     kAll,
     of(core::game_end),
     {"Two players have enough lore at the same check: who is first in turn order?",
      "Dos jugadores tienen lore suficiente en el mismo chequeo: ¿quién es el primero en el orden de turno?",
      nullptr},
     {"the active player", "el jugador activo", nullptr},
     {"the player who began the game", "el jugador que empezó la partida", nullptr}},
    {other::self_product_unreduced,
     "self-replacement-and-resist",
     kFrom21,
     of(core::damage_calculation),
     {"An ability replaces its own damage by another number: are damage modifiers counted for that number?",
      "Una habilidad reemplaza su propio daño por otro número: ¿se le aplican los modificadores de daño?",
      nullptr},
     {"they are counted once, for the new number", "se aplican una vez, al número nuevo", nullptr},
     {"the new number is dealt as it stands", "el número nuevo se inflige tal cual", nullptr}},
    {other::first_time_passes,
     "first-time-taken",
     kAll,
     of(core::replacement_once),
     {"“The first time …”: is it over when another effect was applied to that event?",
      "“La primera vez …”: ¿ha pasado ya si a ese evento se le aplicó otro efecto?", nullptr},
     {"no, it has not been used", "no, no se ha usado", nullptr},
     {"yes, the first time has passed", "sí, la primera vez ya ha pasado", nullptr}},
    {other::twins_in_event,
     "shields-on-two-cards",
     kAll,
     of(core::replacement_same),
     {"Two instances of the same effect wait on two different cards of one event: are they the same effect?",
      "Dos instancias del mismo efecto esperan en dos cartas distintas de un mismo evento: ¿son el mismo "
      "efecto?",
      nullptr},
     {"no, each protects its own card", "no, cada una protege a su propia carta", nullptr},
     {"yes, one applies and the other ceases to exist", "sí, se aplica una y la otra deja de existir",
      nullptr}},
    {other::highest_number,
     "two-numbers",
     kAll,
     of(core::keyword),
     {"A character with a keyword that does not add up gains it with another number: which one counts?",
      "Un personaje con una palabra clave que no se acumula la gana con otro número: ¿cuál cuenta?", nullptr},
     {"the one that it had first", "el que ya tenía", nullptr},
     {"the higher one", "el más alto", nullptr}},
    {other::check_not_replaced,
     "replacing-the-check",
     kFrom20,
     of(core::replacement_event),
     {"Can a replacement effect replace a banishment by the game state check, which is nobody's effect?",
      "¿Puede un efecto de reemplazo reemplazar un destierro del chequeo del estado del juego, que no es "
      "efecto de nadie?",
      nullptr},
     {"yes", "sí", nullptr},
     {"no", "no", nullptr}},
};

}  // namespace

std::span<const OpenPoint> open_points() { return kPoints; }

}  // namespace kawari::lorcana
