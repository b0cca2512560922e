// Chapter 6, sections 2 to 4: triggered, activated and static abilities.
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr Line kAbilityRules[] = {
    // --- triggered
    same("7.4", "6.2", "Triggered abilities: what happens by itself when a condition is met.",
         "Las habilidades disparadas: lo que ocurre por sí solo cuando se cumple una condición."),
    same(core::trigger, "7.4.1", "6.2.1", "A triggered ability triggers once each time its condition is met.",
         "Una habilidad disparada se dispara una vez cada vez que se cumple su condición."),
    same(rule::trigger_words, "7.4.2", kNone,
         "A triggered ability begins with When, Whenever, At the start of or At the end of.",
         "Una habilidad disparada empieza con Cuando, Cada vez que, Al inicio de o Al final de."),
    same(core::first_time, kNone, "6.2.2",
         "A triggered ability begins with When, Whenever, The first, second or next time, At the start of or "
         "At the end of. “The first time” counts events: only the first one can trigger it, even if nothing "
         "came "
         "of it.",
         "Una habilidad disparada empieza con Cuando, Cada vez que, La primera, segunda o próxima vez que, "
         "Al inicio de o Al final de. “La primera vez” cuenta eventos: solo el primero puede dispararla, "
         "aunque "
         "no haya tenido efecto."),
    same("7.4.3", "6.2.3", "When its condition is met, the ability is added to the bag.",
         "Cuando se cumple su condición, la habilidad se añade a la bolsa."),
    same(core::secondary_condition, "7.4.4", kNone,
         "The “if” behind a trigger condition must be true both when the ability is added and when it "
         "resolves.",
         "La condición secundaria, el “si” que sigue a la de disparo, debe ser cierta al añadir la habilidad "
         "y "
         "también al resolverla."),
    same("7.4.4.1", kNone,
         "If it is false when the ability would be added, the ability never enters the bag.",
         "Si es falso cuando se añadiría la habilidad, esta nunca entra en la bolsa."),
    same("7.4.4.2", kNone, "If it is false when the ability would resolve, the ability has no effect.",
         "Si es falso cuando se resolvería la habilidad, esta no tiene efecto."),
    same(core::secondary_condition, kNone, "6.2.4",
         "The “if” behind a trigger condition is tested only when the ability resolves; if it is false, the "
         "ability has no effect.",
         "La condición secundaria, el “si” que sigue a la de disparo, se comprueba solo al resolver; si es "
         "falsa, la "
         "habilidad no tiene efecto."),
    same("7.4.5", "6.2.5",
         "Two effects behind one trigger condition both depend on it, but not on each other.",
         "Dos efectos tras una misma condición de disparo dependen ambos de ella, pero no el uno del otro."),
    same("7.4.6", "6.2.6",
         "With two trigger conditions joined by “and” there are two abilities with the same effect; each "
         "triggers by its own condition.",
         "Con dos condiciones de disparo unidas por “y” hay dos habilidades con el mismo efecto; cada una se "
         "dispara con su propia condición."),
    same("7.4.7", "6.2.7",
         "Some effects, mostly of actions, create a triggered ability for a while or for a later moment.",
         "Algunos efectos, sobre todo de acciones, crean una habilidad disparada por un tiempo o para un "
         "momento posterior."),
    same(
        core::floating_trigger, "7.4.7.1", "6.2.7.1",
        "A floating triggered ability can trigger as often as its condition is met, until its duration ends.",
        "Una habilidad disparada flotante puede dispararse cada vez que se cumpla su condición, hasta que "
        "termine su duración."),
    same(core::delayed_trigger, "7.4.7.2", "6.2.7.2",
         "A delayed triggered ability waits for the one moment that it names.",
         "Una habilidad disparada retardada espera el momento único que indica."),

    // --- activated
    same("7.5", "6.3", "Activated abilities: what a player uses by paying.",
         "Las habilidades activadas: lo que un jugador usa pagando."),
    same("7.5.1", "6.3.1", "An activated ability is used by paying its cost.",
         "Una habilidad activada se usa pagando su coste."),
    same(core::activated, kNone, kNone, "An activated ability.", "Una habilidad activada."),
    same(rule::use_drying, kNone, "6.3.1.1",
         "With exerting in its cost, a character's ability needs a dry character; without, it can be used in "
         "the turn the character is played.",
         "Si su coste incluye agotar, la habilidad de un personaje exige que esté seco; si no, se puede usar "
         "el turno en que se juega."),
    same(rule::use_item, "4.3.8.3", kNone, "Items may use their abilities in the turn they are played.",
         "Los objetos pueden usar sus habilidades el turno en que se juegan."),
    same(rule::use_item, kNone, "6.3.1.2",
         "Items and locations may use their abilities in the turn they are played.",
         "Los objetos y las localizaciones pueden usar sus habilidades el turno en que se juegan."),
    same("7.5.2", "6.3.2",
         "The active player may use one while no effect waits to resolve, and a character's only while it is "
         "neither questing nor in a challenge.",
         "El jugador activo puede usarlas mientras ningún efecto espera para resolverse; las de un "
         "personaje, solo si no está questeando ni en un desafío."),
    same(rule::use_triggers_wait, "7.5.4", "6.3.3",
         "What triggers while a cost is paid waits until the ability has resolved.",
         "Lo que se dispara al pagar un coste espera a que la habilidad se resuelva."),

    // --- static
    same("7.6", "6.4", "Static abilities: what applies all the time.",
         "Las habilidades estáticas: lo que se aplica todo el tiempo."),
    same("7.6.1", "6.4.1",
         "A static ability applies all the time: for the duration that it states, otherwise while its card "
         "is in play.",
         "Una habilidad estática se aplica continuamente: durante el tiempo que indica o, si no indica "
         "ninguno, mientras su carta está en juego."),
    same("7.6.2", kNone,
         "A card that a static ability affects has its effect from the moment it comes into play.",
         "Una carta a la que afecta una habilidad estática tiene su efecto desde que entra en juego."),
    same(kNone, "6.4.2",
         "A static ability comes from a resolved effect, mostly with a duration, or from a card in play, "
         "mostly without.",
         "Una habilidad estática procede de un efecto resuelto, casi siempre con duración, o de una carta en "
         "juego, casi siempre sin ella."),
    same(core::continuous_effect, kNone, "6.4.2.1",
         "A rule that an effect sets holds as long as the effect says, also for cards that come into play "
         "later.",
         "Una regla que impone un efecto rige mientras el efecto lo diga, también para las cartas que entren "
         "en "
         "juego después."),
    same(core::applied_effect, "7.6.3", "6.4.2.2",
         "What an effect gives to cards reaches only the cards that were in play when it resolved.",
         "Lo que un efecto da a unas cartas alcanza solo a las que estaban en juego cuando se resolvió."),
    same("7.6.4", "6.4.2.3",
         "What a card in play gives lasts as long as it is in play; cards that come later have it as they "
         "enter, and all lose it at once when it leaves.",
         "Lo que da una carta en juego dura mientras está en juego; las que llegan después lo tienen al "
         "entrar, y todas lo pierden al momento cuando ella se va."),
    each(kNone, "6.4.3", "6.4.3", "6.1.15",
         "Whether a conditional effect applies depends on whether the condition in its text is true or false "
         "at that time.",
         "Que un efecto condicional se aplique depende de que la condición de su texto sea cierta o falsa en "
         "ese momento."),
    each(kNone, "6.4.4", "6.4.4", "6.1.16",
         "Such an effect is tied to its condition by “unless” or “if”; the “if” of a triggered ability is "
         "another matter.",
         "Tal efecto se une a su condición con “a menos que” o “si”; el “si” de una habilidad disparada es "
         "otra cosa."),
    each(kNone, "6.4.4.1", "6.4.4.1", "6.1.16.1", "“E unless C” applies while C is false.",
         "“E a menos que C” se aplica mientras C es falsa."),
    each(kNone, "6.4.4.2", "6.4.4.2", "6.1.16.2", "“If C, E” applies while C is true.",
         "“Si C, E” se aplica mientras C es cierta."),
    each(kNone, "6.4.4.3", "6.4.4.3", "6.1.16.3", "“E if C” applies while C is true.",
         "“E si C” se aplica mientras C es cierta."),
    same(core::skip_step, "7.7.9", kNone,
         "Skipping a step is a replacement effect: nothing happens in its place, and nothing in it triggers.",
         "Saltar un paso es un efecto de reemplazo: en su lugar no ocurre nada, y nada de él se dispara."),
    each(core::skip_step, kNone, "6.4.5", "6.4.5", "6.4.3",
         "Skipping a step is a static effect: the step does not happen, and nothing in it happens or "
         "triggers.",
         "Saltar un paso es un efecto estático: el paso no ocurre, y nada de él ocurre ni se dispara."),
};

}  // namespace

std::span<const Line> ability_rules() { return kAbilityRules; }

}  // namespace kawari::lorcana
