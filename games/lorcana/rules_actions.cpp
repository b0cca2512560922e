// Chapter 4, first half: turn actions, inking, playing a card, using an activated ability, questing.
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr Line kActionRules[] = {
    // --- turn actions
    same(kNone, "4", "The turn actions: what the active player can do in the Main phase.",
         "Las acciones de turno: lo que el jugador activo puede hacer en la fase principal."),
    same(kNone, "4.1", "What all turn actions have in common.",
         "Lo que tienen en común todas las acciones de turno."),
    same("4.3.1", "4.1.1",
         "Turn actions need no card or effect that allows them, and can be taken any number of times; only "
         "inking is limited.",
         "Las acciones de turno no necesitan una carta ni un efecto que las permita, y se pueden repetir; "
         "solo entintar está limitado."),
    same(rule::turn_action, "4.3.2", "4.1.2",
         "Turn actions are taken in the Main phase, one after the other, each one complete.",
         "Las acciones de turno se realizan en la fase principal, una tras otra y cada una completa."),
    same(rule::only_active_player, "4.3.2", "4.1.2", "Only the active player takes turn actions.",
         "Solo el jugador activo realiza acciones de turno."),
    same(kNone, "4.1.3",
         "The turn actions are: ink a card, play a card, use an activated ability, quest, challenge, move a "
         "character to a location.",
         "Las acciones de turno son: entintar una carta, jugar una carta, usar una habilidad activada, "
         "questear, desafiar y mover un personaje a una localización."),
    same(kNone, "4.1.4",
         "If any part of a turn action is impossible, the action is illegal and the game goes back to before "
         "it.",
         "Si alguna parte de una acción de turno es imposible, la acción es ilegal y el juego vuelve al "
         "momento anterior a ella."),
    same(kNone, "4.1.5",
         "What triggers during the process of a turn action is added to the bag and waits until that process "
         "is complete.",
         "Lo que se dispara durante el proceso de una acción de turno se añade a la bolsa y espera a que ese "
         "proceso se complete."),

    // --- ink a card
    same(kNone, "4.2", "Inking: a card from the hand becomes ink.",
         "Entintar: una carta de la mano pasa a ser tinta."),
    same(kNone, "4.2.1", "The player declares that they ink a card and follows these steps.",
         "El jugador declara que entinta una carta y sigue estos pasos."),
    same(rule::ink_symbol, "4.3.3.1", "4.2.1.1",
         "Only a card with the inkwell symbol can be inked: it is chosen and revealed from the hand.",
         "Solo se puede entintar una carta con el símbolo de inkwell: se elige y se revela de la mano."),
    same(kNone, "4.2.1.2", "All players see for themselves that the card has the symbol.",
         "Todos los jugadores comprueban que la carta tiene el símbolo."),
    same(rule::ink_put, "4.3.3.2", "4.2.1.3", "The card is put into the inkwell facedown and ready.",
         "La carta se pone en el inkwell boca abajo y lista."),
    same(rule::ink_triggers, "4.3.3.3", "4.2.2",
         "Then what triggered from it resolves, and the action is complete.",
         "Después se resuelve lo que eso disparó, y la acción queda completa."),
    same(rule::ink_once, "4.3.3", "4.2.3", "A player inks one card per turn.",
         "Un jugador entinta una carta por turno."),
    same(rule::ink_additional, kNone, "4.2.3.1",
         "An effect that allows an “additional” card raises that limit as long as it applies; playing its "
         "card again does not raise it anew.",
         "Un efecto que permite una carta “adicional” sube ese límite mientras se aplica; volver a jugar su "
         "carta no lo sube de nuevo."),
    same(kNone, "4.2.3.2",
         "A card that an effect itself puts into the inkwell does not count against the limit and is not "
         "revealed.",
         "Una carta que un efecto pone por sí mismo en el inkwell no cuenta para el límite y no se "
         "revela."),

    // --- play a card
    same("4.3.4", "4.3", "Playing a card: it is announced, paid for and resolved.",
         "Jugar una carta: se anuncia, se paga y se resuelve."),
    same(rule::play_from_hand, "4.3.4.1", "4.3.1",
         "The active player plays cards from the hand, by announcing them and paying their cost.",
         "El jugador activo juega cartas de su mano, anunciándolas y pagando su coste."),
    same("4.3.4.2", "4.3.2",
         "All cards are played in the same steps, normally from the hand and only by the active player.",
         "Todas las cartas se juegan con los mismos pasos, normalmente desde la mano y solo por el jugador "
         "activo."),
    same("4.3.4.3", "4.3.2.1", "First, the player announces the card and reveals it.",
         "Primero, el jugador anuncia la carta y la revela."),
    same(rule::play_how, "4.3.4.4", kNone,
         "The player announces how the card is played: for its ink cost or in one other way.",
         "El jugador anuncia cómo juega la carta: por su coste de tinta o de otra única manera."),
    same(rule::play_how, kNone, "4.3.2.2",
         "The player announces how the card is played: for its ink cost or in one other way; “for free” "
         "leaves no "
         "other.",
         "El jugador anuncia cómo juega la carta: por su coste de tinta o de otra única manera; “gratis” no "
         "deja "
         "otra."),
    same(rule::total_cost, "4.3.4.5", kNone,
         "The total cost is the cost with additional costs first, then increases, then reductions.",
         "El coste total es el coste con los costes adicionales primero, luego los aumentos y luego las "
         "reducciones."),
    same(rule::total_cost, kNone, "4.3.2.3",
         "The total cost is the cost with everything that raises or lowers it.",
         "El coste total es el coste con todo lo que lo aumenta o lo reduce."),
    same(rule::pay_in_full, "4.3.4.6", "4.3.2.4", "The total cost is paid in full.",
         "El coste total se paga por completo."),
    same(rule::card_played, "4.3.4.7", kNone,
         "With its cost paid the card is played; a character, item or location enters the Play zone.",
         "Pagado su coste, la carta queda jugada; un personaje, un objeto o una localización entra en la "
         "zona de juego."),
    same(rule::card_played, kNone, "4.3.3", "The card enters the Play zone and is now played.",
         "La carta entra en la zona de juego y queda jugada."),
    same(kNone, "4.3.3.1",
         "A character, item or location comes into play; with Shift, on top of the card that was named.",
         "Un personaje, un objeto o una localización entra en juego; con Shift, encima de la carta "
         "indicada."),
    same(rule::action_resolves, "4.3.4.7", "4.3.3.2",
         "An action resolves at once and then goes to the discard.",
         "Una acción se resuelve de inmediato y después va al descarte."),
    same(rule::play_triggers, "4.3.4.8", "4.3.4",
         "What triggered while the card was being played resolves only when it has been played and, if it is "
         "an action, has resolved.",
         "Lo que se disparó mientras se jugaba la carta se resuelve solo cuando ya está jugada y, si es una "
         "acción, resuelta."),
    same(rule::when_played, kNone, "4.3.4.1", "“When you play this” triggers as the card comes into play.",
         "“Cuando juegas esta carta” se dispara mientras la carta entra en juego."),
    each(rule::covered_triggers, kNone, kNone, kNone, "4.3.4.2",
         "A card that is covered by a card being played can still trigger from that.",
         "Una carta que queda debajo de otra al jugarse esta todavía puede dispararse por ello."),
    same("4.3.4.9", "4.3.5", "Another way of paying, such as Singer, does not change what the card costs.",
         "Otra manera de pagar, como Cantante (Singer), no cambia lo que cuesta la carta."),
    same(rule::payment_modifier, kNone, "4.3.6",
         "What changes the payment for the next card is used by the next such card, however it is played. "
         "What a card says about paying for itself works before it is in play, anything else only in play.",
         "Lo que cambia el pago de la próxima carta lo usa la próxima carta de ese tipo, se juegue como se "
         "juegue. Lo que una carta dice sobre su propio pago funciona antes de estar en juego; lo demás, "
         "solo en juego."),
    same(core::for_free, "4.3.4.10", kNone, "A card that is played for free: only its ink cost is not paid.",
         "Una carta que se juega gratis: solo se deja de pagar su coste de tinta."),

    // --- use an activated ability
    same("4.3.8", "4.4", "Using an activated ability: its cost is paid for its effect.",
         "Usar una habilidad activada: se paga su coste para tener su efecto."),
    same(rule::use_ability, "4.3.8.1", "4.4.1",
         "The active player uses an activated ability of a card in play.",
         "El jugador activo usa una habilidad activada de una carta en juego."),
    same(rule::use_dry, "4.3.8.2", "4.4.2", "A character must be dry to exert for its ability.",
         "Un personaje debe estar seco para agotarse por su habilidad."),
    same(kNone, "4.4.2.1", "Where a cost exerts another character, that one must be dry.",
         "Si un coste agota a otro personaje, este debe estar seco."),
    same("7.5.3", "4.4.3", "Every activated ability is used in the same steps, by the active player only.",
         "Toda habilidad activada se usa con los mismos pasos, y solo por el jugador activo."),
    same("7.5.3.1", "4.4.3.1", "First, the player announces the ability.",
         "Primero, el jugador anuncia la habilidad."),
    same("7.5.3.2", kNone,
         "Second, its cost is settled and paid in full, in the same way as for playing a card.",
         "Segundo, se determina su coste y se paga por completo, igual que al jugar una carta."),
    same(kNone, "4.4.3.2",
         "Second, the player announces how: for its cost or for one alternate cost. For free, only exerting "
         "is left to pay.",
         "Segundo, el jugador anuncia cómo: por su coste o por un único coste alternativo. Gratis, solo "
         "queda por pagar agotar."),
    same(kNone, "4.4.3.3", "Third, the total is determined: that cost with all payment modifiers.",
         "Tercero, se determina el total: ese coste con todos los modificadores de pago."),
    same(kNone, "4.4.3.4", "Fourth, the total is paid in full, its parts in any order.",
         "Cuarto, se paga el total por completo, sus partes en cualquier orden."),
    same("7.5.3.3", "4.4.4",
         "With the cost paid the ability is activated, and its effect resolves at once, without the bag.",
         "Pagado el coste, la habilidad queda activada y su efecto se resuelve de inmediato, sin pasar por "
         "la bolsa."),
    same(rule::use_triggers, kNone, "4.4.5", "Only then what triggered meanwhile resolves.",
         "Solo entonces se resuelve lo que se disparó entretanto."),
    same(core::ability_for_free, "4.3.8.4", kNone,
         "An ability that is used for free: only its ink is not paid, the other costs are.",
         "Una habilidad que se usa gratis: solo se deja de pagar la tinta; los demás costes se pagan."),

    // --- quest
    same("4.3.5", "4.5", "Questing: a character is exerted to gain lore.",
         "Questear: un personaje se agota para ganar lore."),
    same(rule::quest, "4.3.5.1", "4.5.1", "Only characters quest: the active player sends one of theirs.",
         "Solo los personajes questean: el jugador activo envía a uno de los suyos."),
    same("4.3.5.2", kNone, "The chosen character is the questing character, its player the questing player.",
         "El personaje elegido es el que questea; su jugador, el jugador de esa misión."),
    same("4.3.5.3", kNone, "A quest follows these steps in order.", "Una misión sigue estos pasos en orden."),
    same("4.3.5.4", "4.5.1.1", "First, the player declares which character quests.",
         "Primero, el jugador declara qué personaje questea."),
    each(rule::quest_limits, "4.3.5.5", "4.5.1.2", kNone, kNone,
         "Whatever forbids the quest is checked first.", "Antes se comprueba si algo impide la misión."),
    each(rule::quest_limits, kNone, kNone, "4.5.1.2", "4.5.1.2",
         "Whatever forbids the quest is checked, and its costs are paid, first.",
         "Antes se comprueba si algo impide la misión y se pagan sus costes."),
    same("4.3.5.6", kNone, "If something prevents the character from questing, the quest is illegal.",
         "Si algo impide al personaje questear, la misión es ilegal."),
    same(rule::quest_exert, "4.3.5.7", "4.5.1.3",
         "The questing character is exerted, so it has to be ready before.",
         "El personaje que questea se agota, así que antes debe estar listo."),
    same(rule::quest_lore, "4.3.5.8", "4.5.1.4", "Its player gains lore equal to its lore value.",
         "Su jugador gana tanto lore como indica su valor de lore."),
    same(rule::quested, "4.3.5.9", "4.5.2", "The character has quested; what triggered from it resolves now.",
         "El personaje ha questeado; ahora se resuelve lo que eso disparó."),
    same("4.3.5.10", "4.5.3", "When everything has resolved, the quest is over.",
         "Cuando todo se ha resuelto, la misión ha terminado."),
    same(rule::quest_negative, kNone, "4.5.3.1",
         "A character with a negative lore value brings no lore, but has quested.",
         "Un personaje con un valor de lore negativo no da lore, pero ha questeado."),
};

}  // namespace

std::span<const Line> action_rules() { return kActionRules; }

}  // namespace kawari::lorcana
