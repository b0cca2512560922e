// Chapter 6, first section: how abilities and effects are read, their choices, sequences, references and
// durations.
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr Line kEffectRules[] = {
    // --- abilities and effects
    same("7", "6", "Abilities and effects, and how they resolve.",
         "Las habilidades y los efectos, y cómo se resuelven."),
    same("7.1", "6.1", "How the text of abilities and effects is read.",
         "Cómo se lee el texto de las habilidades y los efectos."),
    same(kNone, "6.1.1",
         "An ability is text of a character, item or location that can affect the game; an effect is the "
         "part of it that resolves. An ability is fully resolved when all its effects really happened.",
         "Una habilidad es texto de un personaje, un objeto o una localización que puede afectar a la "
         "partida; un efecto es la parte que se resuelve. Una habilidad se ha resuelto por completo cuando "
         "todos sus efectos ocurrieron de verdad."),
    same(kNone, "6.1.1.1", "A card can have several abilities, each in a paragraph of its own.",
         "Una carta puede tener varias habilidades, cada una en su propio párrafo."),
    same(kNone, "6.1.1.2",
         "Abilities generate effects. Action cards have no abilities; they generate their effects as they "
         "resolve.",
         "Las habilidades generan efectos. Las cartas de acción no tienen habilidades; generan sus efectos "
         "al resolverse."),
    same(core::effect_order, "7.1.1", kNone,
         "Each sentence of a card is a cost or effect of its own, and they are followed one after the other.",
         "Cada frase de una carta es un coste o un efecto propio, y se siguen una tras otra."),
    same(core::effect_order, kNone, "6.1.2",
         "The sentences of an effect are followed in the order in which they are written, as one resolution.",
         "Las frases de un efecto se siguen en el orden en que están escritas, en una sola resolución."),
    same("7.1.2", kNone,
         "Where one sentence has several costs or effects, the word between them tells how they belong "
         "together.",
         "Si una frase tiene varios costes o efectos, la palabra que los une indica cómo se relacionan."),
    same("7.1.2.1", kNone, "Most sentences are a single effect.",
         "La mayoría de las frases son un solo efecto."),
    same("7.1.2.3", kNone, "With “A, then B” both are done in this order, as far as possible.",
         "Con “A, luego B” se hacen los dos en ese orden, en la medida de lo posible."),
    same("7.1.2.4", kNone,
         "With “A and B” both are done as far as possible; one does not depend on the other.",
         "Con “A y B” se hacen los dos en la medida de lo posible; ninguno depende del otro."),

    // --- choices
    same(core::choices_on_resolution, "1.2.4", "6.1.3",
         "Choices are made while the effect resolves, not before.",
         "Las elecciones se hacen al resolver el efecto, no antes."),
    same(core::up_to, "7.1.8", "6.1.3",
         "“Up to” a number includes none, and nothing is chosen twice; only separate choices can be of the "
         "same "
         "card.",
         "“Hasta” un número incluye ninguno, y nada se elige dos veces; solo elecciones distintas pueden ser "
         "de "
         "la misma carta."),
    each(kNone, kNone, "6.1.3.1", "6.1.3.1",
         "A requirement says what must be chosen or done for the effect; a limiter narrows what can be "
         "chosen. All requirements must be met without breaking a limiter.",
         "Un requisito dice qué hay que elegir o hacer para el efecto; una restricción acota lo que se puede "
         "elegir. Hay que cumplir todos los requisitos sin romper ninguna restricción."),
    same(core::may, "7.1.3", "6.1.4",
         "With “may”, the player of the effect decides on resolution whether it happens; only that sentence "
         "is optional.",
         "Con “puede”, el jugador del efecto decide al resolver si ocurre; solo esa frase es opcional."),
    each(kNone, kNone, kNone, "6.1.4.1",
         "A player who cannot pay the cost of a “may” is treated as having declined.",
         "Quien no puede pagar el coste de un “puede” cuenta como si hubiera declinado."),

    // --- sequences
    each(rule::sequential_effect, kNone, "6.1.5", kNone, kNone,
         "A sequential effect asks for a decision or a cost before it goes on: “A to B”, “A or B”, “A. If "
         "you do, B”.",
         "Un efecto secuencial pide una decisión o un coste antes de seguir: “A para B”, “A o B”, “A. Si lo "
         "haces, B”."),
    each(rule::sequential_effect, kNone, kNone, "6.1.5", "6.1.5",
         "A sequential effect asks for a decision or a cost before it goes on: “A to B”, “A or B”, “A. If "
         "you do, B”. If A includes paying ink, all of A is a cost.",
         "Un efecto secuencial pide una decisión o un coste antes de seguir: “A para B”, “A o B”, “A. Si lo "
         "haces, B”. Si A incluye pagar tinta, todo A es un coste."),
    same(core::sequential, "7.1.2.2", kNone,
         "In “A to B” the first part is a cost: the second part happens only if it was paid completely.",
         "En “A para B” la primera parte es un coste: la segunda solo ocurre si se pagó por completo."),
    same(core::sequential, kNone, "6.1.5.1",
         "The first part is mandatory and may include paying ink while resolving; the second happens only if "
         "the first one was done completely.",
         "La primera parte es obligatoria y puede incluir pagar tinta al resolver; la segunda solo ocurre si "
         "la primera se hizo por completo."),
    same(core::alternatives, kNone, "6.1.5.2",
         "Of two alternatives one is chosen; where one is impossible, the other one.",
         "De dos alternativas se elige una; si una es imposible, la otra."),

    // --- words of the text
    same(
        rule::another, "7.1.5", "6.1.6",
        "“Another” and “other” mean a card that is neither the source of the ability nor one that it has "
        "already selected.",
        "“Otro” se refiere a una carta que no es la fuente de la habilidad ni una que esta ya haya elegido."),
    same(
        core::for_free, kNone, "6.1.7",
        "A card that is played for free: no cost is paid, and no other way of playing it can be chosen; what "
        "triggers waits in the bag until the card is done.",
        "Una carta que se juega gratis: no se paga ningún coste ni se puede elegir otra manera de jugarla; "
        "lo "
        "que se dispara espera en la bolsa a que la carta termine."),
    same(core::ability_for_free, kNone, "6.1.7.1",
         "An ability that is used for free: no cost is paid except exerting its card.",
         "Una habilidad que se usa gratis: no se paga ningún coste, salvo agotar su carta."),
    same(core::for_each, kNone, "6.1.8",
         "What “for each” counts is counted once, when the effect resolves; a static ability counts all the "
         "time.",
         "Lo que “por cada” cuenta se cuenta una sola vez, al resolver el efecto; una habilidad estática "
         "cuenta todo el tiempo."),
    same(core::until_you_have, kNone, "6.1.8.1",
         "How many cards are missing is counted once, when the effect resolves.",
         "Cuántas cartas faltan se cuenta una sola vez, al resolver el efecto."),
    same(kNone, "6.1.9", "A word or short phrase in bold can stand for an ability: a keyword.",
         "Una palabra o expresión corta en negrita puede representar una habilidad: una palabra clave."),
    same(core::loop, "7.1.7", "6.1.10",
         "A player who keeps a loop going says how often it runs; the game goes straight to that point, and "
         "the player then does something else.",
         "Quien mantiene un bucle dice cuántas veces se repite; la partida pasa directamente a ese punto y "
         "después ese jugador hace otra cosa."),
    same(
        core::replacement_added_action, "7.1.9", "6.1.11",
        "“That” card is exactly the one that was mentioned before, and no copy of it; if it was to be drawn "
        "and the draw was replaced, there is none.",
        "“Ese” personaje o “esa” carta es exactamente lo mencionado antes, no una copia; si se iba a robar y "
        "el robo se reemplazó, no hay ninguna."),
    same(core::named_zone, "7.1.9.1", "6.1.11.1",
         "That card is looked for only in the zone that the text names; if it has moved on, that part does "
         "nothing.",
         "Esa carta se busca solo en la zona que nombra el texto; si ya no está allí, esa parte no hace "
         "nada."),
    same(rule::outside_play, "7.6.5", "6.1.12",
         "Some abilities apply only outside the Play zone; the whole text tells whether one does.",
         "Algunas habilidades solo se aplican fuera de la zona de juego; lo dice el texto completo."),

    // --- durations
    same(core::duration, kNone, "6.1.13",
         "An effect lasts as long as its text says: during, once, until, this turn, while.",
         "Un efecto dura lo que dice su texto: durante, una vez, hasta, este turno, mientras."),
    same(kNone, "6.1.13.1", "During: it applies only in the stated period.",
         "Durante: se aplica solo en el periodo indicado."),
    same(core::once, kNone, "6.1.13.2",
         "Once: an ability that has already fully resolved in the stated period does nothing. Each copy "
         "counts for itself.",
         "Una vez: una habilidad que ya se resolvió por completo en el periodo indicado no hace nada. Cada "
         "copia cuenta por separado."),
    same(kNone, "6.1.13.3", "Until: it applies from the moment it is generated up to the stated moment.",
         "Hasta: se aplica desde que se genera hasta el momento indicado."),
    same(kNone, "6.1.13.4",
         "This turn: it applies from the moment it is generated until the end-of-turn phase, just before the "
         "turn passes.",
         "Este turno: se aplica desde que se genera hasta la fase final del turno, justo antes de que el "
         "turno pase."),
    same(kNone, "6.1.13.5",
         "While: it applies as long as its condition is true; “while here” means at that location.",
         "Mientras: se aplica mientras su condición es cierta; “mientras está aquí” significa en esa "
         "localización."),
    same(core::condition_in_front, kNone, "6.1.13.6",
         "Where durations are combined, all of them must hold at the same time; what stands in front of a "
         "trigger must be true when the event happens.",
         "Si se combinan duraciones, todas deben cumplirse a la vez; lo que precede a un disparo debe "
         "cumplirse cuando ocurre el evento."),

    // --- revealing, and what has no number
    same(kNone, "6.1.14", "Some effects have a player reveal cards.",
         "Algunos efectos hacen que un jugador revele cartas."),
    same(core::reveal, "7.1.10", "6.1.14.1",
         "A revealed card is shown to all players; it comes from the group of cards that the effect names.",
         "Una carta revelada se muestra a todos los jugadores; sale del grupo de cartas que nombra el "
         "efecto."),
    same(kNone, "6.1.14.2", "Cards stay revealed only as long as the effect applies.",
         "Las cartas siguen reveladas solo mientras se aplica el efecto."),
    same(core::exchange, kNone, kNone, "What is exchanged is exchanged as a whole or not at all.",
         "Lo que se intercambia se intercambia por completo o no se intercambia."),

    // --- 1.x: action cards and keywords
    same("7.2", kNone, "Action cards, and what triggers from them.",
         "Las cartas de acción y lo que se dispara por ellas."),
    same("7.2.1", kNone,
         "An action is resolved completely before the abilities that triggered from playing it.",
         "Una acción se resuelve por completo antes que las habilidades que se dispararon al jugarla."),
    same("7.3", kNone, "Keywords, and the reminder text behind them.",
         "Las palabras clave y el texto recordatorio que las sigue."),
    same("7.3.2", kNone, "The reminder text behind a keyword only helps the memory; it is not a rule.",
         "El texto recordatorio que sigue a una palabra clave solo ayuda a la memoria; no es una regla."),
};

}  // namespace

std::span<const Line> effect_rules() { return kEffectRules; }

}  // namespace kawari::lorcana
