// Chapter 6, sections 5 to 7: replacement effects, modifiers, how cards and effects resolve.
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr Line kResolvingRules[] = {
    // --- replacement effects
    same("7.7", "6.5", "Replacement effects: what puts another event in the place of one.",
         "Los efectos de reemplazo: lo que pone un evento en lugar de otro."),
    defines(same(
        core::replacement, "7.7.1", "6.5.1",
        "A replacement effect waits for an event and puts another one in its place, in part or completely.",
        "Un efecto de reemplazo espera a que ocurra un evento y lo reemplaza parcialmente o por completo.")),
    defines(same(rule::instead_word, "7.7.2", "6.5.1.1", "Most replacement effects have the word “instead”.",
                 "La mayoría de los efectos de reemplazo llevan “en su lugar” (instead).")),
    defines(same(rule::skip_word, "7.7.3", kNone, "An ability with the word “skip” is a replacement effect.",
                 "Una habilidad con la palabra “saltar” (skip) es un efecto de reemplazo.")),
    defines(
        same(core::entry_state, "7.7.4", kNone,
             "“This character enters …” and “this character may enter …” are replacement effects: the card "
             "enters that way instead of the usual one.",
             "“Este personaje entra …” y “este personaje puede entrar …” son efectos de reemplazo: la carta "
             "entra así en lugar de como es habitual.")),
    same(core::replacement_event, kNone, "6.5.2",
         "The whole resolution of an effect is one event; if only some of it is replaced, the event is "
         "replaced in part and the rest happens.",
         "Toda la resolución de un efecto es un solo evento; si solo se reemplaza una parte, el evento queda "
         "parcialmente reemplazado y el resto ocurre."),
    same(core::replacement_exists, "7.7.5", "6.5.3",
         "A replacement effect must be there, and able to apply, when the event would happen.",
         "Un efecto de reemplazo debe existir y poder aplicarse cuando el evento fuera a ocurrir."),
    same(core::replaced_never_happens, "7.7.5", "6.5.4",
         "A replaced event never happens and triggers nothing; the modified event happens.",
         "Un evento reemplazado nunca ocurre ni dispara nada; ocurre el evento modificado."),
    same(core::replacement_attempt, kNone, kNone,
         "What was replaced was not done; only what really happened counts.",
         "Lo reemplazado no se ha hecho; solo cuenta lo que ocurrió de verdad."),
    same(core::replacement_once, "7.7.5", "6.5.5", "A replacement effect applies to an event at most once.",
         "Un efecto de reemplazo se aplica a un evento como máximo una vez."),
    same(core::self_replacement, "7.7.6", "6.5.6",
         "An effect that replaces part of its own ability is applied first.",
         "Un efecto de autorreemplazo, que reemplaza parte de su propia habilidad, se aplica primero."),
    same(core::replacement_chooser, "7.7.7", "6.5.7",
         "Among several replacement effects, the player whose cards or effects are affected decides the "
         "order.",
         "Entre varios efectos de reemplazo, decide el orden el jugador afectado: aquel cuyas cartas o "
         "efectos toca el evento."),
    same(rule::self_first, "7.7.7.1", "6.5.7.1",
         "First, if self-replacement effects can apply, the affected player chooses one of them, and the "
         "modified event is looked at again; if there is none, the others come next.",
         "Primero, si se pueden aplicar efectos de autorreemplazo, el jugador afectado elige uno y el evento "
         "modificado se revisa de nuevo; si no hay ninguno, se pasa a los demás."),
    same(core::replacement_others, "7.7.7.2", "6.5.7.2",
         "Second, if other replacement effects can apply, the affected player chooses one of them.",
         "Segundo, si se pueden aplicar otros efectos de reemplazo, el jugador afectado elige uno."),
    same(core::replacement_again, "7.7.7.3", "6.5.7.3",
         "The modified event is looked at again, until no replacement effect applies to it.",
         "El evento modificado se revisa de nuevo hasta que no se le aplique ningún efecto de reemplazo."),
    same(core::replacement_no_chain, kNone, kNone,
         "What a replacement effect produced can be replaced again by another one.",
         "Lo que produce un efecto de reemplazo puede reemplazarse de nuevo con otro."),
    same(core::replacement_same, "7.7.8", "6.5.8",
         "Of several instances of the same replacement effect the affected player chooses one; the others "
         "cease to exist.",
         "De varias instancias del mismo efecto de reemplazo el jugador afectado elige una; las demás dejan "
         "de existir."),
    same(core::replacement_own_movement, kNone, kNone, "What a card itself says about where it goes.",
         "Lo que la propia carta dice sobre adónde va."),

    // --- modifiers
    same("7.8", "6.6", "Modifiers of strength, willpower and other values.",
         "Los modificadores de la fuerza, la voluntad y otros valores."),
    same("7.8.1", "6.6.1",
         "Abilities and effects can modify a characteristic of a character or location in play.",
         "Las habilidades y los efectos pueden modificar una característica de un personaje o una "
         "localización en juego."),
    same("7.8.1.1", "6.6.1.1",
         "A modifier changes the value at once, without the bag, for its duration or while its card is in "
         "play.",
         "Un modificador cambia el valor al momento, sin pasar por la bolsa, por su duración o mientras su "
         "carta está en juego."),
    same(core::modifiers_combine, "7.8.1.2", "6.6.1.2", "All modifiers of a value add up.",
         "Todos los modificadores de un valor se suman."),
    same(core::negative_value, "7.8.2", "6.6.2",
         "A negative strength counts as 0 and deals no damage; only further modifiers still start from the "
         "negative value.",
         "Una fuerza negativa cuenta como 0 y no inflige daño; solo los demás modificadores parten todavía "
         "del valor negativo."),
    same(rule::negative_lore, "7.8.3", "6.6.3",
         "A negative lore value counts as 0; only further modifiers still start from the negative value.",
         "Un valor de lore negativo cuenta como 0; solo los demás modificadores parten todavía del valor "
         "negativo."),
    same(kNone, "6.6.4",
         "A value that “can't be reduced below” a number is at least that number, once all modifiers have "
         "been added up.",
         "Un valor que “no se puede reducir por debajo de” un número es al menos ese número, una vez sumados "
         "todos los modificadores."),

    // --- resolving a card
    same(kNone, "6.7", "How played cards and effects resolve.",
         "Cómo se resuelven las cartas jugadas y los efectos."),
    same(kNone, "6.7.1", "A card resolves right after it has been played, according to its type.",
         "Una carta se resuelve justo después de jugarse, según su tipo."),
    same(kNone, "6.7.1.1",
         "A character, item or location enters the Play zone; with Shift, on top of the card below.",
         "Un personaje, un objeto o una localización entra en la zona de juego; con Shift, encima "
         "de la carta de debajo."),
    each(
        rule::action_stays, kNone, "6.7.1.2", kNone, kNone,
        "An action enters the Play zone, its effect resolves at once, and then it goes to the discard.",
        "Una acción entra en la zona de juego, su efecto se resuelve de inmediato y después va al descarte."),
    each(rule::action_stays, kNone, kNone, "6.7.1.2", "6.7.1.2",
         "An action stays in the Play zone until its effect has completely resolved, even if that has to "
         "wait; then it goes to the discard.",
         "Una acción permanece en la zona de juego hasta que su efecto se ha resuelto por completo, aunque "
         "tenga que esperar; después va al descarte."),

    // --- resolving an effect
    each(rule::resolution_steps, kNone, "6.7.2", "6.7.2", kNone,
         "An effect resolves in these steps, in order.", "Un efecto se resuelve con estos pasos, en orden."),
    each(rule::resolution_steps, kNone, kNone, kNone, "6.7.2",
         "An effect resolves in these steps, in order; ink is paid in the step that asks for it.",
         "Un efecto se resuelve con estos pasos, en orden; la tinta se paga en el paso que la pide."),
    each(core::if_false, kNone, "6.7.2.1", "6.7.2.1", kNone,
         "First, “for each” is counted; then a secondary “if” is tested, and if it is false the effect does "
         "nothing.",
         "Primero se cuenta el “por cada”; luego se comprueba el “si” secundario, y si es falso el efecto no "
         "hace nada."),
    each(core::if_false, kNone, kNone, kNone, "6.7.2.1",
         "First, “for each” is counted; then the choices that a secondary “if” needs are made and it is "
         "tested, and if it is false the effect does nothing.",
         "Primero se cuenta el “por cada”; luego se hacen las elecciones que necesita el “si” secundario y "
         "se comprueba; si es falso, el efecto no hace nada."),
    each(core::replacement_place, kNone, "6.7.2.2", kNone, kNone,
         "While an effect resolves, replacement effects come before the damage is calculated.",
         "Al resolver un efecto, los efectos de reemplazo van antes de calcular el daño."),
    each(core::damage_calculation, kNone, "6.7.2.3", kNone, kNone,
         "The amount of damage is the number of the effect with all damage modifiers.",
         "La cantidad de daño es el número del efecto con todos los modificadores de daño."),
    each(kNone, "6.7.2.4", kNone, kNone,
         "Last, the instructions are carried out in the order written, and the choices are made as they are "
         "reached.",
         "Por último, las instrucciones se llevan a cabo en el orden escrito, y las elecciones se hacen al "
         "llegar a ellas."),
    each(core::damage_calculation, kNone, kNone, "6.7.2.2", kNone,
         "The choices for the damage are made; its amount is the number of the effect with all damage "
         "modifiers.",
         "Se hacen las elecciones para el daño; su cantidad es el número del efecto con todos los "
         "modificadores de daño."),
    each(kNone, kNone, kNone, "6.7.2.2",
         "Second, the choices for the damage are made, and the total of the damage is calculated.",
         "Segundo, se hacen las elecciones para el daño y se calcula su total."),
    each(core::replacement_place, kNone, kNone, "6.7.2.3", "6.7.2.3",
         "While an effect resolves, replacement effects come after the damage has been calculated, when the "
         "instructions are carried out.",
         "Al resolver un efecto, los efectos de reemplazo van después de calcular el daño, cuando se llevan "
         "a cabo las instrucciones."),
    each(core::legal_choice, kNone, kNone, "6.7.3", "6.7.3",
         "A choice must meet what the effect and the chosen cards ask for, and break no limit.",
         "Una elección debe cumplir lo que piden el efecto y las cartas elegidas, sin romper ninguna "
         "restricción."),
    each(kNone, kNone, "6.7.3.1", "6.7.3.1", "First, all ink that is required is paid.",
         "Primero se paga toda la tinta que se exige."),
    each(kNone, kNone, "6.7.3.2", "6.7.3.2",
         "Second, the choice is made; it is legal if it meets the requirements of the effect and those of "
         "what was chosen.",
         "Segundo, se hace la elección; es legal si cumple los requisitos del efecto y los de lo elegido."),
    each(kNone, kNone, "6.7.3.3", "6.7.3.3",
         "Third, the limiters are checked; a choice that breaks one is illegal, and another is made.",
         "Tercero, se comprueban las restricciones; una elección que rompe alguna es ilegal y se hace otra."),
    each(core::trigger_waits, "8.7.4", "6.7.3", "6.7.4", "6.7.4",
         "What triggers while something resolves waits until that has completely resolved.",
         "Lo que se dispara mientras algo se resuelve espera a que eso se resuelva por completo."),
    each(rule::check_after_effects, kNone, "6.7.4", kNone, kNone,
         "The game state is checked after every effect.",
         "El estado del juego se chequea después de cada efecto."),
    each(rule::check_after_effects, kNone, kNone, "6.7.5", "6.7.5",
         "The game state is checked after all effects of an action or ability, not between them.",
         "El estado del juego se chequea después de todos los efectos de una acción o habilidad, no entre "
         "ellos."),
    each(core::several_players, "1.6.2", "6.7.5", "6.7.6", "6.7.6",
         "Where an effect has several players act, the active player goes first, then the others in turn "
         "order.",
         "Si un efecto hace actuar a varios jugadores, primero actúa el jugador activo y luego los demás en "
         "orden de turno."),
    each(core::last_known, kNone, "6.7.6", "6.7.7", "6.7.7",
         "A card that has left play is read as it was just before it left.",
         "Una carta que ha dejado el juego se lee como era justo antes de dejarlo."),

    // --- cards played by effects, and entering
    same(core::played_by_effect, "7.1.6", kNone,
         "What a card that an effect plays does waits until that effect has completely resolved.",
         "Lo que hace una carta que juega un efecto espera a que ese efecto se resuelva por completo."),
    each(core::played_by_effect, kNone, "6.7.7", "6.7.8", "6.7.8",
         "A card that an effect plays is played at that point of the resolution; what it does waits until "
         "the resolution is over.",
         "Una carta que juega un efecto se juega en ese punto de la resolución; lo que hace espera a que la "
         "resolución termine."),
    each(rule::deferred_action, "7.1.6", "6.7.7", "6.7.8.1", "6.7.8.1",
         "An action that an effect plays resolves after that effect, before anything in the bag.",
         "Una acción que juega un efecto se resuelve después de ese efecto y antes que la bolsa."),
    each(core::entry_state, kNone, "6.7.8", "6.7.9", "6.7.9",
         "What a card says about how it enters play applies as it enters; it is no replacement effect.",
         "Lo que una carta dice sobre cómo entra en juego se aplica mientras entra; no es un efecto de "
         "reemplazo."),
};

}  // namespace

std::span<const Line> resolving_rules() { return kResolvingRules; }

}  // namespace kawari::lorcana
