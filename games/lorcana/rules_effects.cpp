// Effects, choices, triggers, replacement effects and damage. A number that ends a section ("7.1") stands
// where an edition is known to have the rule in that section, but not under which number.
#include "games/lorcana/rule_index.h"

namespace kawari::lorcana {
namespace {

namespace core = ::kawari::rule;

// RULE: the same number in 2.0, 2.1 and 2.2. EACH: a number per edition.
#define RULE(name, one, two, en, es) \
  { core::key(core::name), {one, two, two, two}, en, es, nullptr }
#define EACH(name, one, two0, two1, two2, en, es) \
  { core::key(core::name), {one, two0, two1, two2}, en, es, nullptr }

constexpr RuleEntry kRules[] = {
    // --- golden rules
    RULE(card_text_first, "1.2.1", "1.2.1", "Where a card contradicts a rule, the card is followed.",
         "Si una carta contradice una regla, se sigue la carta."),
    RULE(cant_beats_can, "1.2.2", "1.2.2",
         "What something forbids does not happen, whatever else would allow it.",
         "Lo que algo impide no ocurre, aunque otra cosa lo permita."),
    RULE(as_much_as_possible, "1.2.3", "1.2.3",
         "An effect does as much as it can; what is impossible is left out.",
         "Un efecto hace todo lo que puede; lo imposible se omite."),

    // --- reading an effect
    RULE(effect_order, "7.1.2", "6.1.2",
         "The sentences of an effect are followed in the order in which they are written.",
         "Las frases de un efecto se siguen en el orden en que están escritas."),
    RULE(choices_on_resolution, "7.1", "6.1.3", "Choices are made while the effect resolves, not before.",
         "Las elecciones se hacen al resolver el efecto, no antes."),
    RULE(no_legal_choice, nullptr, "1.7.7",
         "Where nothing legal can be chosen, that part does nothing and the rest goes on.",
         "Si no hay nada legal que elegir, esa parte no hace nada y el resto continúa."),
    RULE(up_to, "7.1", "6.1.3", "“Up to” a number includes none, and nothing is chosen twice.",
         "“Hasta” un número incluye ninguno, y nada se elige dos veces."),
    RULE(may, "7.1.3", "6.1.4",
         "With “may”, the player of the effect decides on resolution whether it happens.",
         "Con “puede”, el jugador del efecto decide al resolver si ocurre."),
    RULE(sequential, "7.1.2.2", "6.1.5.1",
         "The second part happens only if the first one was done completely.",
         "La segunda parte solo ocurre si la primera se hizo por completo."),
    RULE(alternatives, "7.1", "6.1.5.2",
         "Of two alternatives one is chosen; where one is impossible, the other one.",
         "De dos alternativas se elige una; si una es imposible, la otra."),
    RULE(for_each, "7.1", "6.1.8", "What “for each” counts is counted once, when the effect resolves.",
         "Lo que “por cada” cuenta se cuenta una sola vez, al resolver el efecto."),
    RULE(until_you_have, "7.1", "6.1.8.1",
         "How many cards are missing is counted once, when the effect resolves.",
         "Cuántas cartas faltan se cuenta una sola vez, al resolver el efecto."),
    EACH(last_known, nullptr, "6.7.6", "6.7.7", "6.7.7",
         "A card that has left play is read as it was just before it left.",
         "Una carta que ha dejado el juego se lee como era justo antes de dejarlo."),
    RULE(new_object, "8.1", "7.1.6",
         "A card that leaves play and comes back is a new card; nothing that applied to it still does.",
         "Una carta que deja el juego y vuelve es una carta nueva; nada de lo que se le aplicaba sigue en "
         "pie."),
    EACH(several_players, "1.6.2", "6.7.5", "6.7.6", "6.7.6",
         "Where an effect has several players act, the active player goes first, then the others in turn "
         "order.",
         "Si un efecto hace actuar a varios jugadores, primero actúa el jugador activo y luego los demás en "
         "orden de turno."),
    RULE(negative_value, "7.8.2", "6.6.2", "A value below zero counts as zero.",
         "Un valor negativo cuenta como cero."),
    RULE(modifiers_combine, "7.8.1", "6.6.1.2", "All modifiers of a value add up.",
         "Todos los modificadores de un valor se suman."),
    RULE(duration, "7.1", "6.1.13", "An effect lasts as long as its text says.",
         "Un efecto dura lo que dice su texto."),
    RULE(named_zone, "7.1", "6.1.11.1",
         "That card is looked for only in the zone that the text names; if it has moved on, that part does "
         "nothing.",
         "Esa carta se busca solo en la zona que nombra el texto; si ya no está allí, esa parte no hace "
         "nada."),
    EACH(legal_choice, nullptr, nullptr, "6.7.3", "6.7.3",
         "A choice must meet what the effect and the chosen cards ask for, and break no limit.",
         "Una elección debe cumplir lo que piden el efecto y las cartas elegidas, sin romper ninguna "
         "restricción."),
    RULE(reveal, "7.1", "6.1.14.1", "A revealed card is shown to all players.",
         "Una carta revelada se muestra a todos los jugadores."),
    RULE(shuffle, nullptr, nullptr, "The deck is put into a random order.",
         "El mazo se pone en un orden al azar."),
    RULE(loop, "7.1", "6.1.10", "A player who keeps a loop going says how often it runs.",
         "Quien mantiene un bucle dice cuántas veces se repite."),

    // --- triggered, activated, static
    RULE(trigger, "7.4.1", "6.2.1", "A triggered ability triggers once each time its condition is met.",
         "Una habilidad disparada se dispara una vez cada vez que se cumple su condición."),
    EACH(trigger_waits, "8.7.4", "6.7.3", "6.7.4", "6.7.4",
         "What triggers while something resolves waits until that has completely resolved.",
         "Lo que se dispara mientras algo se resuelve espera a que eso se resuelva por completo."),
    EACH(secondary_condition, "7.4.4", nullptr, nullptr, nullptr,
         "The “if” behind a trigger condition must be true both when the ability is added and when it "
         "resolves.",
         "El “si” que sigue a la condición de disparo debe ser cierto al añadir la habilidad y también al "
         "resolverla."),
    EACH(secondary_condition, nullptr, "6.2.4", "6.2.4", "6.2.4",
         "The “if” behind a trigger condition is tested only when the ability resolves; if it is false, the "
         "ability has no effect.",
         "El “si” que sigue a la condición de disparo se comprueba solo al resolver; si es falso, la "
         "habilidad no tiene efecto."),
    RULE(waiting_order, "8.7", "7.7.4",
         "The active player empties their part of the bag first, then the next player in turn order.",
         "El jugador activo vacía primero su parte de la bolsa; después, el siguiente en orden de turno."),
    RULE(
        floating_trigger, "7.4.7.1", "6.2.7.1",
        "A floating triggered ability can trigger as often as its condition is met, until its duration ends.",
        "Una habilidad disparada flotante puede dispararse cada vez que se cumpla su condición, hasta que "
        "termine su duración."),
    RULE(delayed_trigger, "7.4.7.2", "6.2.7.2",
         "A delayed triggered ability waits for the one moment that it names.",
         "Una habilidad disparada retardada espera el momento único que indica."),
    RULE(leave_together, "8.4.4", "7.4.3", "Cards that leave play at the same time see each other leave.",
         "Las cartas que dejan el juego a la vez se ven dejarlo unas a otras."),
    RULE(activated, "7.5.1", "6.3.1", "An activated ability is used by paying its cost.",
         "Una habilidad activada se usa pagando su coste."),
    RULE(static_ability, "7.6.1", "6.4.1", "A static ability applies all the time while its card is in play.",
         "Una habilidad estática se aplica continuamente mientras su carta está en juego."),
    RULE(continuous_effect, nullptr, "6.4.2.1",
         "A rule that an effect sets for a while also reaches cards that come into play later.",
         "Una regla que un efecto impone por un tiempo alcanza también a las cartas que entren en juego "
         "después."),
    RULE(applied_effect, "7.6.3", "6.4.2.2",
         "What an effect gives to cards reaches only the cards that were in play when it resolved.",
         "Lo que un efecto da a unas cartas alcanza solo a las que estaban en juego cuando se resolvió."),
    RULE(keyword, "7.3.1", "8.1.1", "A keyword stands for one or more abilities.",
         "Una palabra clave representa una o más habilidades."),

    // --- replacement effects
    RULE(replacement, "7.7.1", "6.5.1",
         "A replacement effect waits for an event and puts another one in its place, in part or completely.",
         "Un efecto de reemplazo espera a un evento y pone otro en su lugar, en parte o por completo."),
    RULE(replacement_event, nullptr, "6.5.2",
         "The whole resolution of an effect is one event; if only some of it is replaced, the rest happens.",
         "Toda la resolución de un efecto es un solo evento; si solo se reemplaza una parte, el resto "
         "ocurre."),
    RULE(replacement_exists, "7.7.5", "6.5.3",
         "A replacement effect must be there, and able to apply, when the event would happen.",
         "Un efecto de reemplazo debe existir y poder aplicarse cuando el evento fuera a ocurrir."),
    RULE(replaced_never_happens, "7.7.5", "6.5.4",
         "A replaced event never happens and triggers nothing; the modified event happens.",
         "Un evento reemplazado nunca ocurre ni dispara nada; ocurre el evento modificado."),
    RULE(replacement_once, "7.7.5", "6.5.5", "A replacement effect applies to an event at most once.",
         "Un efecto de reemplazo se aplica a un evento como máximo una vez."),
    RULE(self_replacement, "7.7.6", "6.5.6",
         "An effect that replaces part of its own ability is applied first.",
         "Un efecto de autorreemplazo, que reemplaza parte de su propia habilidad, se aplica primero."),
    RULE(replacement_chooser, "7.7.7", "6.5.7",
         "Among several replacement effects, the player whose cards or effects are affected decides the "
         "order.",
         "Entre varios efectos de reemplazo, decide el orden el jugador afectado: aquel cuyas cartas o "
         "efectos toca el evento."),
    RULE(replacement_others, "7.7.7.2", "6.5.7.2",
         "After the self-replacement effects, the affected player applies one of the others.",
         "Después de los efectos de autorreemplazo, el jugador afectado aplica uno de los demás."),
    RULE(replacement_again, "7.7.7.3", "6.5.7.3",
         "The modified event is looked at again, until no replacement effect applies to it.",
         "El evento modificado se revisa de nuevo hasta que no se le aplique ningún efecto de reemplazo."),
    RULE(replacement_same, "7.7.8", "6.5.8",
         "Of several instances of the same replacement effect one applies; the others cease to exist.",
         "De varias instancias del mismo efecto de reemplazo se aplica una; las demás dejan de existir."),
    RULE(replacement_infeasible, "1.2.3", "1.2.3",
         "What comes in place of an event is done as far as possible.",
         "Lo que ocurre en lugar de un evento se hace en la medida de lo posible."),
    RULE(replacement_no_chain, "7.7.7.3", "6.5.7.3",
         "What a replacement effect produced can be replaced again by another one.",
         "Lo que produce un efecto de reemplazo puede reemplazarse de nuevo con otro."),
    RULE(replacement_attempt, "7.7.5", "6.5.4",
         "What was replaced was not done; only what really happened counts.",
         "Lo reemplazado no se ha hecho; solo cuenta lo que ocurrió de verdad."),
    RULE(replacement_simultaneous, "4.3.6", "4.6.6.2",
         "The damage of a challenge is dealt at the same time, and replacement effects apply to the damage "
         "of each participant.",
         "El daño de un desafío se inflige a la vez, y los efectos de reemplazo se aplican al daño de cada "
         "participante."),
    RULE(exchange, nullptr, nullptr, "What is exchanged is exchanged as a whole or not at all.",
         "Lo que se intercambia se intercambia por completo o no se intercambia."),
    RULE(replacement_own_movement, nullptr, nullptr, "What a card itself says about where it goes.",
         "Lo que la propia carta dice sobre adónde va."),
    RULE(replacement_added_action, nullptr, "6.1.11",
         "“That card” is the card that was drawn; where the draw was replaced, there is none.",
         "“Esa carta” es la carta robada; si el robo se reemplazó, no hay ninguna."),
    RULE(replacement_draw, nullptr, "1.12.2", "Cards are drawn one at a time.",
         "Las cartas se roban de una en una."),
    EACH(replacement_place, nullptr, "6.7.2.2", nullptr, nullptr,
         "While an effect resolves, replacement effects come before the damage is calculated.",
         "Al resolver un efecto, los efectos de reemplazo van antes de calcular el daño."),
    EACH(replacement_place, nullptr, nullptr, "6.7.2.3", "6.7.2.3",
         "While an effect resolves, replacement effects come after the damage has been calculated.",
         "Al resolver un efecto, los efectos de reemplazo van después de calcular el daño."),
    EACH(entry_state, "7.7.4", nullptr, nullptr, nullptr,
         "“This character enters …” is a replacement effect: the card enters that way instead of the usual "
         "one.",
         "“Este personaje entra …” es un efecto de reemplazo: la carta entra así en lugar de como es "
         "habitual."),
    EACH(entry_state, nullptr, "6.7.8", "6.7.9", "6.7.9",
         "What a card says about how it enters play applies as it enters; it is no replacement effect.",
         "Lo que una carta dice sobre cómo entra en juego se aplica mientras entra; no es un efecto de "
         "reemplazo."),
    EACH(skip_step, "7.7.9", nullptr, nullptr, nullptr,
         "Skipping a step is a replacement effect: nothing happens in its place, and nothing in it triggers.",
         "Saltar un paso es un efecto de reemplazo: en su lugar no ocurre nada, y nada de él se dispara."),
    EACH(skip_step, nullptr, "6.4.5", "6.4.5", "6.4.3",
         "Skipping a step is a static effect: the step does not happen, and nothing in it happens or "
         "triggers.",
         "Saltar un paso es un efecto estático: el paso no ocurre, y nada de él ocurre ni se dispara."),

    // --- damage
    EACH(damage_calculation, nullptr, "6.7.2.3", "6.7.2.2", "1.9.4",
         "The amount of damage is the number of the effect with all damage modifiers.",
         "La cantidad de daño es el número del efecto con todos los modificadores de daño."),
    EACH(damage_zero, "10.6.3", "8.8.2", "8.8.2", nullptr, "If no damage is left, none is dealt.",
         "Si no queda daño, no se inflige ninguno."),
    EACH(damage_zero, nullptr, nullptr, nullptr, "1.9.5",
         "If no damage is left, the source deals damage, but none is taken.",
         "Si no queda daño, la fuente inflige daño, pero no se recibe ninguno."),
    EACH(deal, "9", "1.9.1.1", "1.9.2.1", "1.9.2.1",
         "Damage is dealt in challenges, and by effects that say “deal”.",
         "El daño se inflige en los desafíos y con los efectos que dicen “inflige”."),
    EACH(put, "9", "1.9.1.2", "1.9.2.2", "1.9.2.2",
         "Damage that is put on a card is not dealt: damage modifiers do not change it.",
         "El daño que se pone en una carta no se inflige: los modificadores de daño no lo cambian."),
    EACH(remove, "9", "1.9.1.3", "1.9.2.3", "1.9.2.3", "Removing damage takes damage counters off a card.",
         "Retirar daño quita contadores de daño de una carta."),
    EACH(move, "9", "1.9.1.4", "1.9.2.4", "1.9.2.4",
         "Moving damage takes counters off one card and puts them on another; it is not dealt.",
         "Mover daño quita contadores de una carta y los pone en otra; no se inflige."),
    EACH(takes, "9", "1.9.1.5", "1.9.3", "1.9.3",
         "A card takes damage when damage is placed on it in any way.",
         "Una carta recibe daño cuando se le pone daño de cualquier manera."),

    // --- cards and zones
    RULE(draw, nullptr, "1.12.1", "To draw is to put the top card of the own deck into the hand.",
         "Robar es poner en la mano la primera carta del propio mazo."),
    RULE(discard, "8.3", "7.3.4",
         "To discard is to put a card from the hand into the discard; its player chooses it.",
         "Descartar es poner en el descarte una carta de la mano; la elige su jugador."),
    EACH(leave_play, "9", "1.9.3", "1.9.4", "1.9.6",
         "When a card leaves play, the damage on it ceases to exist.",
         "Cuando una carta deja el juego, el daño que tenía deja de existir."),
    RULE(pile_leaves, "5.1", "5.1.1.7",
         "The cards under a card go to the same zone at the same time when it leaves play.",
         "Las cartas que están debajo van a la misma zona y a la vez cuando la de arriba deja el juego."),
    RULE(cards_beneath, "5.1", "5.1.1.6", "Cards under another card are not in play and lend it no text.",
         "Las cartas que están debajo de otra no están en juego ni le dan su texto."),
    RULE(lore, nullptr, "1.11.1", "Lore starts at 0, is gained and lost, and never falls below 0.",
         "El lore empieza en 0, se gana y se pierde, y nunca baja de 0."),
    EACH(played_by_effect, "7.1.6", "6.7.7", "6.7.8", "6.7.8",
         "A card that an effect plays is played at that point of the resolution.",
         "Una carta que juega un efecto se juega en ese punto de la resolución."),

    // --- costs and the end
    RULE(cost, nullptr, "1.5.3", "A cost is paid in full or not at all.",
         "Un coste se paga entero o no se paga."),
    EACH(for_free, "4.3.4.10", nullptr, nullptr, nullptr,
         "A card that is played for free: only its ink cost is not paid.",
         "Una carta que se juega gratis: solo se deja de pagar su coste de tinta."),
    EACH(for_free, nullptr, "6.1.7", "6.1.7", "6.1.7",
         "A card that is played for free: no cost is paid, and no other way of playing it can be chosen.",
         "Una carta que se juega gratis: no se paga ningún coste ni se puede elegir otra manera de jugarla."),
    EACH(ability_for_free, "4.3.8.4", nullptr, nullptr, nullptr,
         "An ability that is used for free: only its ink is not paid, the other costs are.",
         "Una habilidad que se usa gratis: solo se deja de pagar la tinta; los demás costes se pagan."),
    EACH(ability_for_free, nullptr, "6.1.7.1", "6.1.7.1", "6.1.7.1",
         "An ability that is used for free: no cost is paid except exerting its card.",
         "Una habilidad que se usa gratis: no se paga ningún coste, salvo agotar su carta."),
    RULE(concede, nullptr, "2.3.3.4", "A player may concede at any moment and loses the game.",
         "Un jugador puede rendirse en cualquier momento y pierde la partida."),
    RULE(game_end, nullptr, "2.3.3", "The game ends when a player has won or only one is left.",
         "La partida termina cuando un jugador ha ganado o solo queda uno."),
    RULE(player_leaves, nullptr, "9.2.3",
         "When a player leaves the game, their cards, effects and waiting abilities go as well; what has a "
         "stated duration goes on.",
         "Cuando un jugador deja la partida se van sus cartas, sus efectos y sus habilidades en espera; lo "
         "que tiene una duración indicada sigue."),
    RULE(state_check, "1.9", "1.8.1", "The game state check finds what the rules themselves carry out.",
         "El chequeo del estado del juego encuentra lo que las propias reglas llevan a cabo."),
};
#undef RULE
#undef EACH

}  // namespace

std::span<const RuleEntry> effect_rules() { return kRules; }

}  // namespace kawari::lorcana
