// The keywords. The edition 1.x is numbered as in the printing that has twelve of them (10.2 to 10.13).
#include "games/lorcana/rule_index.h"
#include "games/lorcana/rule_keys.h"

namespace kawari::lorcana {
namespace {

#define RULE(name, one, two, en, es) \
  { rule::key(rule::name), {one, two, two, two}, en, es, nullptr }
#define EACH(name, one, two0, two1, two2, en, es) \
  { rule::key(rule::name), {one, two0, two1, two2}, en, es, nullptr }

constexpr RuleEntry kRules[] = {
    RULE(keyword_stacks, "10.1.1", "8.1.2",
         "Only keywords with +N add up; any other is not gained a second time.",
         "Solo se acumulan las palabras clave con +N; las demás no se ganan por segunda vez."),
    RULE(alert, nullptr, "8.2.1", "A character with Alert can challenge as if it had Evasive.",
         "Un personaje con Alerta puede desafiar como si tuviera Evasivo."),
    RULE(bodyguard_enter, "10.2", "8.3.2", "A character with Bodyguard may enter play exerted.",
         "Un personaje con Guardaespaldas puede entrar en juego agotado."),
    RULE(bodyguard_challenge, "10.2", "8.3.3",
         "A character with Bodyguard must be chosen for a challenge if able.",
         "Si es posible, hay que elegir para el desafío a un personaje con Guardaespaldas."),
    RULE(boost, nullptr, "8.4.1",
         "Boost: once during the turn, its player pays and puts the top card of the deck under it.",
         "Impulso: una vez durante su turno, su jugador paga y pone debajo la primera carta del mazo."),
    RULE(challenger, "10.3", "8.5.1", "Challenger gives strength while the character is challenging.",
         "Desafiador da fuerza mientras el personaje desafía."),
    RULE(evasive, "10.4", "8.6.1",
         "A character with Evasive can be challenged only by a character with Evasive.",
         "Un personaje con Evasivo solo puede ser desafiado por un personaje con Evasivo."),
    RULE(reckless_quest, "10.5", "8.7.2", "A character with Reckless cannot quest.",
         "Un personaje con Temerario no puede irse de aventura."),
    RULE(reckless_end, "10.5", "8.7.3",
         "The turn cannot be ended while a ready character with Reckless could challenge.",
         "No se puede terminar el turno mientras un personaje preparado con Temerario pueda desafiar."),
    EACH(resist, "10.6.1", nullptr, nullptr, nullptr,
         "Resist is a replacement effect: that much less damage is dealt instead.",
         "Resistir es un efecto de reemplazo: en su lugar se inflige esa cantidad menos de daño."),
    EACH(resist, nullptr, "8.8.1", "8.8.1", "8.8.1",
         "Resist lowers the damage that is dealt to the card by that much.",
         "Resistir reduce en esa cantidad el daño que se inflige a la carta."),
    RULE(resist_zero, "10.6.3", "8.8.2", "Damage that Resist lowers to 0 counts as none.",
         "El daño que Resistir reduce a 0 cuenta como ninguno."),
    RULE(resist_put, "10.6", "8.8.3", "Resist does not lower damage that is put or moved.",
         "Resistir no reduce el daño que se pone o se mueve."),
    RULE(rush, "10.7", "8.9.1", "A character with Rush can challenge in the turn it is played.",
         "Un personaje con Prisa puede desafiar el turno en que se juega."),
    RULE(shift, "10.8", "8.10.1",
         "Shift is another cost: the card is played on top of a character of the same name.",
         "Cambio es un coste alternativo: la carta se juega encima de un personaje del mismo nombre."),
    RULE(shift_exerted, "10.8", "8.10.2", "A card shifted onto an exerted character enters exerted.",
         "Una carta jugada con Cambio sobre un personaje agotado entra agotada."),
    RULE(shift_dry, "10.8", "8.10.4", "A card shifted onto a dry character is dry.",
         "Una carta jugada con Cambio sobre un personaje seco está seca."),
    RULE(shift_keeps, "10.8", "8.10.5",
         "A shifted card keeps the effects that applied to the character beneath.",
         "Una carta jugada con Cambio conserva los efectos que se aplicaban al personaje de debajo."),
    RULE(shift_damage, "10.8", "8.10.6", "A shifted card keeps the damage of the character beneath.",
         "Una carta jugada con Cambio conserva el daño del personaje de debajo."),
    RULE(shift_stack_leaves, "10.8", "8.10.7",
         "When a shifted card leaves play, the cards under it go with it.",
         "Cuando una carta jugada con Cambio deja el juego, se van con ella las que tiene debajo."),
    RULE(singer, "10.9", "8.11.1", "A character with Singer sings as if its cost were that number.",
         "Un personaje con Cantante canta como si su coste fuera ese número."),
    RULE(sing_together, "10.10", "8.12.1",
         "Sing Together: several characters sing whose costs together are high enough.",
         "Cantar Juntos: cantan varios personajes cuyos costes suman lo suficiente."),
    RULE(support, "10.11", "8.13.1",
         "Support: when the character quests, its strength may be added to another character's this turn.",
         "Apoyo: cuando el personaje se va de aventura, su fuerza se puede sumar este turno a la de otro."),
    RULE(vanish, "10.12", "8.14.1",
         "Vanish: when an opponent chooses the character for an action, it is banished.",
         "Desvanecer: cuando un oponente elige al personaje para una acción, es desterrado."),
    RULE(vanish_after, "10.12", "8.14.2",
         "Vanish resolves after the action, and does nothing if the character has changed zones.",
         "Desvanecer se resuelve después de la acción y no hace nada si el personaje ha cambiado de zona."),
    RULE(ward, "10.13", "8.15.1", "Opponents cannot choose a card with Ward for their effects.",
         "Los oponentes no pueden elegir para sus efectos una carta con Protección."),
};
#undef RULE
#undef EACH

}  // namespace

std::span<const RuleEntry> keyword_rules() { return kRules; }

}  // namespace kawari::lorcana
