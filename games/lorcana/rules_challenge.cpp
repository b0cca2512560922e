// Chapter 4, second half: challenging, and moving to a location.
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr Line kChallengeRules[] = {
    // --- roles
    same("4.3.6", "4.6", "Challenging: a character takes on an opposing character or location.",
         "Desafiar: un personaje se enfrenta a un personaje o una localización del oponente."),
    same(rule::challenge, "4.3.6.1", "4.6.1", "A character challenges an opposing character or location.",
         "Un personaje desafía a un personaje o una localización del oponente."),
    same("4.3.6.2", kNone,
         "The character that is sent is the challenging one, the other is being challenged; both are in the "
         "challenge.",
         "El personaje enviado es el que desafía y el otro es el desafiado; ambos están en el desafío."),
    same("4.3.6.3", "4.6.2",
         "Only the challenger and what it challenges are in the challenge; “in a challenge” means no other "
         "card.",
         "Solo quien desafía y lo desafiado están en el desafío; “en un desafío” no se refiere a ninguna "
         "otra carta."),
    same(
        "4.3.6.4", kNone,
        "Who declares the challenger is the challenging player; the other one is the challenged player.",
        "Quien declara al personaje que desafía es el jugador que desafía; el otro es el jugador desafiado."),
    same("4.3.6.5", kNone, "A challenge follows these steps in order.",
         "Un desafío sigue estos pasos en orden."),
    same(kNone, "4.6.3", "A challenge has two steps, always in this order: its declaration and its damage.",
         "Un desafío tiene dos pasos, siempre en este orden: su declaración y su daño."),

    // --- declaration
    same(kNone, "4.6.4", "The step in which a challenge is declared.",
         "El paso en que se declara un desafío."),
    same(rule::challenge_declare, "4.3.6.6", "4.6.4.1", "The challenger is a ready character that is dry.",
         "Quien desafía es un personaje listo y seco."),
    same(rule::challenge_target, "4.3.6.7", "4.6.4.2",
         "Only an exerted opposing character, or an opposing location, can be challenged.",
         "Solo se puede desafiar a un personaje agotado o a una localización del oponente."),
    each(rule::challenge_limits, "4.3.6.8", "4.6.4.3", kNone, kNone,
         "Whatever forbids the challenge is checked before the challenger is exerted.",
         "Lo que impide el desafío se comprueba antes de agotar a quien desafía."),
    each(rule::challenge_limits, kNone, kNone, "4.6.4.3", "4.6.4.3",
         "Before the challenger is exerted, whatever forbids the challenge is checked, required choices are "
         "made and costs are paid.",
         "Antes de agotar a quien desafía se comprueba lo que impide el desafío, se hacen las elecciones "
         "obligadas y se pagan los costes."),
    same(rule::challenge_exert, "4.3.6.9", "4.6.4.4",
         "The challenger is exerted, so it has to be ready before.",
         "Quien desafía se agota, así que antes debe estar listo."),
    each(rule::challenger_readied, kNone, kNone, kNone, "4.6.4.4",
         "Readying the challenger later does not take it out of the challenge.",
         "Enderezar después a quien desafía no lo saca del desafío."),
    same(rule::challenge_occurs, "4.3.6.10", kNone, "The challenge occurs.", "El desafío tiene lugar."),
    same(rule::challenge_occurs, kNone, "4.6.4.5",
         "The challenge occurs, and what applies while challenging begins to apply.",
         "El desafío tiene lugar, y empieza a aplicarse lo que se aplica mientras se desafía."),
    same("4.3.6.11", kNone, "Effects that apply while challenging begin to apply.",
         "Empiezan a aplicarse los efectos que se aplican mientras se desafía."),
    same(rule::challenge_triggers, "4.3.6.12", "4.6.5",
         "What the challenge triggered resolves before damage is dealt.",
         "Lo que disparó el desafío se resuelve antes de infligir daño."),

    // --- damage
    same(kNone, "4.6.6", "The step in which the damage of a challenge is dealt.",
         "El paso en que se inflige el daño de un desafío."),
    same(
        rule::challenge_damage, "4.3.6.14", kNone,
        "The damage of a challenge is the strength with all its modifiers; a negative strength counts as 0.",
        "El daño de un desafío es la fuerza con todos sus modificadores; una fuerza negativa cuenta como 0."),
    same(rule::challenge_damage, kNone, "4.6.6.1",
         "The damage of a challenge is the strength, with all damage modifiers.",
         "El daño de un desafío es la fuerza, con todos los modificadores de daño."),
    same("4.3.6.15", kNone, "Then effects that change the amount of damage are applied, such as Resist.",
         "Después se aplican los efectos que cambian la cantidad de daño, como Resistencia (Resist)."),
    same("4.3.6.16", kNone,
         "The result is the damage that the character deals, and so many damage counters are placed.",
         "El resultado es el daño que inflige el personaje, y se ponen otros tantos contadores de daño."),
    same(rule::challenge_deal, "4.3.6.13", "4.6.6.2", "Both characters deal their damage at the same time.",
         "Los dos personajes infligen su daño a la vez."),
    same(core::replacement_simultaneous, "4.3.6.13", "4.6.6.2",
         "The damage of a challenge is dealt at the same time, and replacement effects apply to the damage "
         "of each participant.",
         "El daño de un desafío se inflige a la vez, y los efectos de reemplazo se aplican al daño de cada "
         "participante."),
    same(rule::challenge_check, "1.9.2", "4.6.6.3", "After the damage the game state is checked.",
         "Después del daño se chequea el estado del juego."),
    same(rule::challenge_banished_bag, "4.3.6.17", kNone,
         "What triggers because a character was banished in the challenge resolves now.",
         "Ahora se resuelve lo que se dispara porque un personaje fue desterrado en el desafío."),
    same(rule::challenge_over, "4.3.6.18", "4.6.7",
         "The challenge is over when the bag is empty; what applied while challenging ends.",
         "El desafío termina cuando la bolsa está vacía; acaba lo que se aplicaba mientras se desafiaba."),

    // --- locations, and what leaves
    same("4.3.6.19", "4.6.8",
         "A location can be challenged at any time, being neither ready nor exerted, and deals no damage.",
         "Una localización puede ser desafiada en cualquier momento, pues no está ni lista ni agotada, y "
         "no inflige daño."),
    same(rule::challenge_location, "4.3.6.20", "4.6.8.1",
         "In place of an exerted character, the player chooses an opposing location.",
         "En lugar de un personaje agotado, el jugador elige una localización del oponente."),
    same("4.3.6.21", "4.6.8.2",
         "Locations are never ready or exerted; they can be challenged at any time in the Main phase.",
         "Las localizaciones nunca están listas ni agotadas; se pueden desafiar en cualquier momento de "
         "la fase principal."),
    same(rule::location_deals_none, "4.3.6.22", "4.6.8.3",
         "A location has no strength and deals no damage to the challenger, but it has willpower and is "
         "dealt damage.",
         "Una localización no tiene fuerza ni inflige daño a quien la desafía, pero tiene voluntad y se le "
         "inflige daño."),
    same(rule::challenge_left, "4.3.6.23", "4.6.9",
         "If one of the two has left, no further damage is dealt, and the challenge ends.",
         "Si uno de los dos ya no está, no se inflige más daño y el desafío termina."),
    same(rule::challenge_left_bag, kNone, "4.6.9.1", "First, what still waits in the bag resolves.",
         "Primero se resuelve lo que aún espera en la bolsa."),
    same(kNone, "4.6.9.2",
         "Then what applied while challenging ends, the challenge is over, and what happens after a "
         "challenge happens.",
         "Después acaba lo que se aplicaba mientras se desafiaba, el desafío termina y ocurre lo que ocurre "
         "tras un desafío."),

    // --- move a character
    same("4.3.7", "4.7", "Moving: a character goes to a location of its player.",
         "Mover: un personaje va a una localización de su jugador."),
    same("4.3.7.1", "4.7.1", "Players move only their own characters, and only to their own locations.",
         "Un jugador solo mueve a sus propios personajes, y solo a sus propias localizaciones."),
    same(rule::move_other, kNone, "4.7.2", "A character at a location can move only to another location.",
         "Un personaje que está en una localización solo puede moverse a otra."),
    each("4.3.7.2", kNone, "4.7.3", "4.7.3", "The active player moves a character in these steps.",
         "El jugador activo mueve un personaje con estos pasos."),
    each(rule::move_choose, "4.3.7.3", "4.7.3", "4.7.3.1", "4.7.3.1",
         "A player moves one of their characters to one of their locations.",
         "Un jugador mueve uno de sus personajes a una de sus localizaciones."),
    each(kNone, kNone, "4.7.3.2", "4.7.3.2",
         "Second, the player announces how: for the move cost or for one alternate cost; “for free” is "
         "chosen at once and leaves nothing to pay.",
         "Segundo, el jugador anuncia cómo: por el coste de movimiento o por un único coste alternativo; "
         "“gratis” se elige de inmediato y no deja nada que pagar."),
    each(rule::move_total, kNone, kNone, "4.7.3.3", "4.7.3.3",
         "Third, the total is determined: that cost with all payment modifiers.",
         "Tercero, se determina el total: ese coste con todos los modificadores de pago."),
    each(rule::move_cost, "4.3.7.4", "4.7.3", "4.7.3.4", "4.7.3.4",
         "The move cost of the location is paid in full.",
         "El coste de movimiento de la localización se paga por completo."),
    each(rule::moves, "4.3.7.4", "4.7.3", "4.7.4", "4.7.4", "The character moves to the location.",
         "El personaje se mueve a la localización."),
    each(rule::move_triggers, "4.3.7.5", kNone, "4.7.5", "4.7.5",
         "Then what triggered from the move resolves.", "Después se resuelve lo que disparó el movimiento."),
    same("4.3.7.6", kNone, "When everything has resolved, the move is complete.",
         "Cuando todo se ha resuelto, el movimiento queda completo."),
};

}  // namespace

std::span<const Line> challenge_rules() { return kChallengeRules; }

}  // namespace kawari::lorcana
