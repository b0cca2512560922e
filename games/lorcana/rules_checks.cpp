// Chapter 1, second half: the game state check, damage, decks, lore and drawing.
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr Line kCheckRules[] = {
    // --- game state check
    same(kNone, "1.8", "The game state check: what the game itself looks for, and when.",
         "El chequeo del estado del juego: qué busca el propio juego y cuándo."),
    same(core::state_check, "1.9", kNone,
         "At the end of every step, and after every action, ability and effect, the game looks for its "
         "conditions and carries out what they require.",
         "Al final de cada paso, y después de cada acción, habilidad y efecto, el juego busca sus "
         "condiciones y lleva a cabo lo que exigen."),
    each(core::state_check, kNone, "1.8.1", kNone, kNone,
         "The game state is checked at the end of every start-of-turn step, after both steps of a challenge, "
         "after every turn action, after every effect and when the turn ends.",
         "El estado del juego se chequea al final de cada paso de la fase inicial, tras los dos pasos de un "
         "desafío, tras cada acción de turno, tras cada efecto y al terminar el turno."),
    each(core::state_check, kNone, kNone, "1.8.1", "1.8.1",
         "The game state is checked at the end of every start-of-turn step, after both steps of a challenge, "
         "after every turn action, after all effects of an action or ability and when the turn ends.",
         "El estado del juego se chequea al final de cada paso de la fase inicial, tras los dos pasos de un "
         "desafío, tras cada acción de turno, tras todos los efectos de una acción o habilidad y al terminar "
         "el turno."),
    same("1.9.1", kNone,
         "A game state check has two parts: conditions that the game can meet, and the required action that "
         "each of them brings.",
         "Un chequeo del estado del juego tiene dos partes: condiciones que el juego puede cumplir y la "
         "acción obligatoria que trae cada una."),
    same(rule::win_lore, "1.9.1.1", "1.8.1.1", "A player with 20 or more lore wins.",
         "Gana el jugador que tiene 20 o más de lore."),
    same(rule::deck_out, "1.9.1.2", kNone, "A player who had to draw from an empty deck loses.",
         "Pierde el jugador que tenía que robar de un mazo vacío."),
    same(rule::deck_out, kNone, "1.8.1.2", "A player whose turn ends with no cards in their deck loses.",
         "Pierde el jugador cuyo turno termina sin cartas en su mazo."),
    same(rule::last_player, "3.2.1.3", "1.8.1.3", "The last player left wins.",
         "Gana el último jugador que queda."),
    same(rule::lethal_damage, "1.9.1.3", "1.8.1.4",
         "A character or location with damage equal to or above its willpower is banished; a character that "
         "damaged it since the last check, in a challenge or with an ability, counts as having banished it.",
         "Un personaje o una localización con tanto daño como voluntad, o más, es desterrado; cuenta como "
         "quien lo desterró el personaje que lo dañó desde el último chequeo, en un desafío o con una "
         "habilidad."),
    same(rule::check_triggers, "1.9.4", "1.8.2",
         "What triggers because of a check waits until the checking is over.",
         "Lo que se dispara por un chequeo espera a que el chequeo termine."),
    same(rule::check_repeat, "1.9.2", "1.8.3",
         "The game state is checked again until nothing is found; only then the bag is resolved.",
         "El estado del juego se vuelve a chequear hasta que no se encuentra nada; solo entonces se resuelve "
         "la bolsa."),
    same("1.9.3", kNone, "After a required action the check is made once more.",
         "Después de una acción obligatoria se vuelve a hacer el chequeo."),
    same(rule::check_order, "1.9.2.1", kNone,
         "What a check requires happens in turn order; a player who would win and lose at once wins.",
         "Lo que exige un chequeo ocurre en orden de turno; quien ganaría y perdería a la vez gana."),
    same(rule::check_order, kNone, "1.8.4",
         "What a check finds happens together; for several players in turn order.",
         "Lo que encuentra un chequeo ocurre a la vez; si son varios jugadores, en orden de turno."),
    same("1.9.5", kNone, "Several required actions of one check happen together, as if they were one.",
         "Varias acciones obligatorias de un mismo chequeo ocurren juntas, como si fueran una."),
    each(rule::check_moment, kNone, kNone, "1.8.5", "1.8.5",
         "Only the game state at the moment of the check counts, not what was so in between.",
         "Solo cuenta el estado del juego en el momento del chequeo, no lo que hubo entretanto."),
    same("1.11", kNone, "Required actions: what the game carries out when a check finds its condition.",
         "Acciones obligatorias: lo que el juego lleva a cabo cuando un chequeo encuentra su condición."),

    // --- damage
    same(kNone, "1.9", "Damage: how it is placed, calculated and lost.",
         "El daño: cómo se pone, se calcula y se pierde."),
    each("9.1", kNone, "1.9.1", "1.9.1",
         "Damage is marked with counters, 1 damage each; a counter that stands for more is that many "
         "counters.",
         "El daño se marca con contadores, 1 de daño cada uno; un contador que vale por más cuenta como "
         "otros tantos."),
    each(
        kNone, "1.9.1", "1.9.2", "1.9.2",
        "Damage gets onto a character or location by being dealt, put or moved, and off it by being removed.",
        "El daño llega a un personaje o una localización al infligirse, ponerse o moverse, y se va al "
        "retirarse."),
    each(core::deal, "9", "1.9.1.1", "1.9.2.1", "1.9.2.1",
         "Damage is dealt in challenges, and by effects that say “deal”.",
         "El daño se inflige en los desafíos y con los efectos que dicen “inflige”."),
    each(core::put, "9.2", "1.9.1.2", "1.9.2.2", "1.9.2.2",
         "Damage that is put on a card is not dealt: damage modifiers do not change it.",
         "El daño que se pone en una carta no se inflige: los modificadores de daño no lo cambian."),
    each(core::remove, "9", "1.9.1.3", "1.9.2.3", "1.9.2.3",
         "Removing damage takes damage counters off a card.",
         "Retirar daño quita contadores de daño de una carta."),
    each(core::move, "9.3", "1.9.1.4", kNone, kNone,
         "Moving damage takes counters off one card and places them on another; it is neither dealt nor "
         "removed.",
         "Mover daño quita contadores de una carta y los coloca en otra; ni se inflige ni se retira."),
    each(
        core::move, kNone, kNone, "1.9.2.4", "1.9.2.4",
        "Moving damage removes it from one card and puts it on another; the same effect cannot move it back.",
        "Mover daño lo retira de una carta y lo pone en otra; el mismo efecto no puede devolverlo."),
    each(core::takes, "9", "1.9.1.5", "1.9.3", "1.9.3",
         "A card takes damage when damage is placed on it in any way.",
         "Una carta recibe daño cuando se le pone daño de cualquier manera."),
    each(rule::dealt_means_taken, kNone, "1.9.2", kNone, kNone,
         "“Is dealt damage” and “was dealt damage” on a card mean that damage is or was taken.",
         "“Se le inflige daño” y “se le infligió daño” en una carta significan que recibe o recibió daño."),
    each(core::damage_calculation, kNone, kNone, kNone, "1.9.4",
         "Dealt damage is worked out in steps: the base damage, then the damage modifiers in any order; the "
         "result is the total.",
         "El daño que se inflige se calcula por pasos: el daño base y después los modificadores de daño, en "
         "cualquier orden; el resultado es el total."),
    each(kNone, kNone, kNone, "1.9.4.1",
         "First, the base damage: the number in the effect's text or, in a challenge, the character's "
         "strength.",
         "Primero, el daño base: el número del texto del efecto o, en un desafío, la fuerza del personaje."),
    each(kNone, kNone, kNone, "1.9.4.2", "Second, every damage modifier is applied to it, in any order.",
         "Segundo, se le aplican todos los modificadores de daño, en cualquier orden."),
    each(kNone, kNone, kNone, "1.9.4.3",
         "Third, the result is the total, and so many counters are placed; all damage of one challenge or "
         "effect at the same time.",
         "Tercero, el resultado es el total y se ponen otros tantos contadores; todo el daño de un desafío o "
         "efecto, a la vez."),
    each(core::damage_zero, "10.6.3", "8.8.2", "8.8.2", kNone, "If no damage is left, none is dealt.",
         "Si no queda daño, no se inflige ninguno."),
    each(core::damage_zero, kNone, kNone, kNone, "1.9.5",
         "If no damage is left, the source deals damage, but none is taken.",
         "Si no queda daño, la fuente inflige daño, pero no se recibe ninguno."),
    each(core::leave_play, "9.4", "1.9.3", "1.9.4", "1.9.6",
         "When a card leaves play, the damage on it ceases to exist.",
         "Cuando una carta deja el juego, el daño que tenía deja de existir."),

    // --- decks and what is needed to play
    same(kNone, "1.10", "What each player brings: a deck, and means to track lore and damage.",
         "Lo que trae cada jugador: un mazo y con qué llevar la cuenta del lore y del daño."),
    same("2", kNone, "Before the game: the deck.", "Antes de la partida: el mazo."),
    same("2.1", kNone, "How a deck must be built.", "Cómo se construye un mazo."),
    same("2.1.1", "1.10.1", "A deck must meet the requirements of the format that is played.",
         "Un mazo debe cumplir los requisitos del formato que se juega."),
    same(kNone, "1.10.1.1",
         "Constructed: at least 60 cards, at most two ink types, at most four cards with the same full name, "
         "no banned cards.",
         "Construido: al menos 60 cartas, como máximo dos tipos de tinta y cuatro cartas con el mismo nombre "
         "completo, y ninguna prohibida."),
    same("2.1.1.1", kNone, "A deck has at least 60 cards; there is no upper limit.",
         "Un mazo tiene al menos 60 cartas; no hay máximo."),
    same("2.1.1.2", kNone, "A deck has at most two ink types.",
         "Un mazo tiene como máximo dos tipos de tinta."),
    same("2.1.1.3", kNone, "A deck has at most four cards with the same full name.",
         "Un mazo tiene como máximo cuatro cartas con el mismo nombre completo."),
    same("2.1.1.4", kNone, "A deck has no banned cards.", "Un mazo no tiene cartas prohibidas."),
    same(kNone, "1.10.1.2",
         "Limited: at least 40 cards in Sealed and 35 in Draft, of any ink types and with any number of "
         "copies.",
         "Limitado: al menos 40 cartas en Sellado y 35 en Draft, de cualesquiera tipos de tinta y con "
         "cualquier número de copias."),
    each(kNone, kNone, kNone, "1.10.1.3",
         "A card that loosens the deck rules must itself be allowed in the deck before it does so.",
         "Una carta que relaja las reglas del mazo debe estar ella misma permitida en él antes de hacerlo."),
    same(kNone, "1.10.2", "Each player needs a way to track lore that always shows the current total.",
         "Cada jugador necesita un modo de llevar su lore que muestre siempre el total actual."),
    same(kNone, "1.10.3",
         "Each player needs a way to track damage that shows everybody how much is on each card.",
         "Cada jugador necesita un modo de llevar el daño que muestre a todos cuánto hay en cada carta."),

    // --- lore and drawing
    same(kNone, "1.11", "Lore: how it is gained and lost, and what it wins.",
         "El lore: cómo se gana y se pierde, y cuándo da la victoria."),
    same(core::lore, kNone, "1.11.1", "Lore starts at 0, is gained and lost, and never falls below 0.",
         "El lore empieza en 0, se gana y se pierde, y nunca baja de 0."),
    same(rule::lore_floor, kNone, "1.11.1", "Lore starts at 0 and never falls below; at 0 none is lost.",
         "El lore empieza en 0 y nunca baja de ahí; con 0 no se pierde nada."),
    same(rule::lore_value, kNone, "1.11.2",
         "A questing character brings its lore value, a location its lore value at the start of its player's "
         "turn; without one, or with 0, nothing is gained.",
         "Un personaje que questea da su valor de lore, y una localización el suyo al inicio del "
         "turno de su jugador; sin ese valor, o con 0, no se gana nada."),
    same(kNone, "1.11.3", "20 lore or more wins the game, which the game state check finds.",
         "Con 20 de lore o más se gana la partida; lo encuentra el chequeo del estado del juego."),
    same(kNone, "1.12", "What it is to draw a card, and what it is not.",
         "Qué es robar una carta y qué no lo es."),
    same(core::draw, "4.2.3.1", "1.12.1", "To draw is to put the top card of the own deck into the hand.",
         "Robar es poner en la mano la primera carta del propio mazo."),
    same(core::replacement_draw, kNone, "1.12.2", "Cards are drawn one at a time.",
         "Las cartas se roban de una en una."),
    same(rule::put_in_hand, "7.1.4", "1.12.3", "A card that an effect puts into the hand is not drawn.",
         "Una carta que un efecto pone en la mano no se roba."),
};

}  // namespace

std::span<const Line> check_rules() { return kCheckRules; }

}  // namespace kawari::lorcana
