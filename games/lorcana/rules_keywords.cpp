// Chapter 8: the keywords. The edition 1.x is numbered as in the printing that has twelve of them (10.2
// to 10.13).
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr Line kKeywordRules[] = {
    // --- keywords in general
    same("10", "8", "The keywords, one by one.", "Las palabras clave, una por una."),
    same("10.1", "8.1", "What all keywords have in common.",
         "Lo que tienen en común todas las palabras clave."),
    same("7.3.1", "8.1.1", "A keyword stands for one or more abilities.",
         "Una palabra clave representa una o más habilidades."),
    same(core::keyword, kNone, kNone, "A keyword.", "Una palabra clave."),
    same(rule::keyword_stacks, "10.1.1", "8.1.2",
         "Only keywords with +N add up; any other is not gained a second time.",
         "Solo se apilan las palabras clave con +N; las demás no se ganan por segunda vez."),

    // --- Alert, Bodyguard, Boost
    same(kNone, "8.2", "Alert: a character that can challenge in spite of Evasive.",
         "Alerta (Alert): un personaje que puede desafiar a pesar de Evasivo."),
    same(rule::alert, kNone, "8.2.1", "A character with Alert can challenge as if it had Evasive.",
         "Un personaje con Alerta puede desafiar como si tuviera Evasivo."),
    same(kNone, "8.2.2", "Alert does not give Evasive; the character can gain that from something else.",
         "Alerta no da Evasivo; el personaje puede ganarlo por otra cosa."),
    same(kNone, "8.3", "Bodyguard: a character that may enter exerted and draws challenges to itself.",
         "Guardaespaldas (Bodyguard): un personaje que puede entrar agotado y atrae los desafíos."),
    same(kNone, "8.3.1", "Bodyguard stands for two abilities.", "Guardaespaldas representa dos habilidades."),
    same(rule::bodyguard_enter, "10.2", "8.3.2", "A character with Bodyguard may enter play exerted.",
         "Un personaje con Guardaespaldas puede entrar en juego agotado."),
    same(rule::bodyguard_challenge, "10.2", "8.3.3",
         "A character with Bodyguard must be chosen for a challenge if able.",
         "Si es posible, hay que elegir para el desafío a un personaje con Guardaespaldas."),
    same(kNone, "8.4", "Boost: paying to put a card of the deck under the card.",
         "Impulso (Boost): pagar para poner una carta del mazo debajo de la carta."),
    same(rule::boost, kNone, "8.4.1",
         "Boost: once during the turn, its player pays and puts the top card of the deck under it.",
         "Impulso: una vez durante su turno, su jugador paga y pone debajo la primera carta del mazo."),
    same(kNone, "8.4.2",
         "Nobody may look at a card that was put facedown under another, not even its player.",
         "Nadie puede mirar una carta puesta boca abajo debajo de otra, ni siquiera su jugador."),
    same(kNone, "8.4.3", "A card put under another with Boost is not in play and has not been played.",
         "Una carta puesta debajo de otra con Impulso no está en juego ni se ha jugado."),

    // --- Challenger, Evasive, Reckless
    same(kNone, "8.5", "Challenger: more strength while challenging.",
         "Desafiante (Challenger): más fuerza mientras se desafía."),
    same(rule::challenger, "10.3", kNone,
         "Challenger gives strength while the character is challenging, not while it is being challenged.",
         "Desafiante da fuerza mientras el personaje desafía, no mientras es desafiado."),
    same(rule::challenger, kNone, "8.5.1", "Challenger gives strength while the character is challenging.",
         "Desafiante da fuerza mientras el personaje desafía."),
    same(rule::not_when_challenged, kNone, "8.5.2",
         "Challenger gives nothing while the character is being challenged.",
         "Desafiante no da nada mientras el personaje es desafiado."),
    same(kNone, "8.6", "Evasive: a limit on who may challenge the card.",
         "Evasivo (Evasive): un límite a quién puede desafiar a la carta."),
    same(rule::evasive, "10.4", "8.6.1",
         "A character with Evasive can be challenged only by a character with Evasive.",
         "Un personaje con Evasivo solo puede ser desafiado por un personaje con Evasivo."),
    same(kNone, "8.7", "Reckless: a character that cannot quest and holds up the end of the turn.",
         "Imprudente (Reckless): un personaje que no puede questear y retiene el final del turno."),
    same(kNone, "8.7.1", "Reckless stands for two static abilities.",
         "Imprudente representa dos habilidades estáticas."),
    same(rule::reckless_quest, "10.5", kNone,
         "A character with Reckless cannot quest, but can be exerted for abilities and songs.",
         "Un personaje con Imprudente no puede questear, pero se puede agotar para habilidades y "
         "canciones."),
    same(rule::reckless_quest, kNone, "8.7.2", "A character with Reckless cannot quest.",
         "Un personaje con Imprudente no puede questear."),
    same(rule::reckless_end, "10.5", "8.7.3",
         "The turn cannot be ended while a ready character with Reckless could challenge.",
         "No se puede terminar el turno mientras un personaje listo con Imprudente pueda desafiar."),
    same(rule::reckless_exerts, kNone, "8.7.4",
         "A character with Reckless can still be exerted for abilities and songs.",
         "Un personaje con Imprudente se puede agotar igualmente para habilidades y canciones."),

    // --- Resist, Rush
    same(kNone, "8.8", "Resist: less damage is dealt to the card.",
         "Resistencia (Resist): se inflige menos daño a la carta."),
    same(rule::resist, "10.6.1", kNone,
         "Resist is a replacement effect: that much less damage is dealt instead.",
         "Resistencia es un efecto de reemplazo: en su lugar se inflige esa cantidad menos de daño."),
    same(rule::resist, kNone, "8.8.1", "Resist lowers the damage that is dealt to the card by that much.",
         "Resistencia reduce en esa cantidad el daño que se inflige a la carta."),
    each(kNone, kNone, kNone, "8.8.2", "Of damage that is lowered to 0 the card takes none.",
         "Del daño que se reduce a 0 la carta no recibe ninguno."),
    same(
        rule::resist_put, "10.6", kNone,
        "Resist lowers damage that is dealt, whatever deals it; it does not lower damage that is put or "
        "moved.",
        "Resistencia reduce el daño que se inflige, venga de donde venga; no reduce el daño que se pone o se "
        "mueve."),
    same(rule::resist_put, kNone, "8.8.3", "Resist does not lower damage that is put or moved.",
         "Resistencia no reduce el daño que se pone o se mueve."),
    same(kNone, "8.9", "Rush: challenging without having to be dry.",
         "Prisa (Rush): desafiar sin tener que estar seco."),
    same(rule::rush, "10.7", "8.9.1", "A character with Rush can challenge in the turn it is played.",
         "Un personaje con Prisa puede desafiar el turno en que se juega."),

    // --- Shift
    same(kNone, "8.10", "Shift: playing a character on top of another one.",
         "Shift: jugar un personaje encima de otro."),
    same(rule::shift, "10.8", "8.10.1",
         "Shift is another cost, paid instead of the ink cost: the card is played on top of a character of "
         "the same name.",
         "Shift es un coste alternativo, que se paga en lugar de su coste de tinta: la carta se juega encima "
         "de "
         "un personaje del mismo nombre."),
    same(rule::shift_exerted, "10.8", "8.10.2", "A card shifted onto an exerted character enters exerted.",
         "Una carta jugada con Shift sobre un personaje agotado entra agotada."),
    same(rule::shift_enters_exerted, kNone, "8.10.3",
         "If an effect has the shifted character enter exerted, it does so even on top of a ready card.",
         "Si un efecto hace que el personaje jugado con Shift entre agotado, así entra aunque la carta de "
         "debajo esté lista."),
    same(rule::shift_dry, "10.8", "8.10.4",
         "A card shifted onto a dry character is dry, onto a drying one drying.",
         "Una carta jugada con Shift sobre un personaje seco está seca; sobre uno que se está secando, "
         "secándose."),
    each(rule::shift_onto_item, kNone, kNone, kNone, "8.10.4.1",
         "A character shifted onto a card that is no character is dry if that card was in play since its "
         "player's turn began, otherwise drying.",
         "Un personaje jugado con Shift sobre una carta que no es un personaje está seco si esta estaba en "
         "juego desde que empezó el turno de su jugador; si no, se está secando."),
    each(rule::shift_onto_two, kNone, kNone, kNone, "8.10.4.2",
         "On top of two characters of which one is drying, the shifted character is drying; of which one is "
         "exerted, it is exerted.",
         "Encima de dos personajes de los que uno se está secando, el personaje jugado con Shift se está "
         "secando; si uno está agotado, está agotado."),
    same(rule::shift_keeps, "10.8", "8.10.5",
         "A shifted card keeps the effects that applied to the character beneath, can act as that one could, "
         "and has nothing of its text.",
         "Una carta jugada con Shift conserva los efectos que se aplicaban al personaje de debajo, puede "
         "actuar como este podía y no tiene nada de su texto."),
    same(rule::shift_damage, "10.8", "8.10.6", "A shifted card keeps the damage of the character beneath.",
         "Una carta jugada con Shift conserva el daño del personaje de debajo."),
    same(rule::shift_stack_leaves, "10.8", "8.10.7",
         "When a shifted card leaves play, the cards under it go with it.",
         "Cuando una carta jugada con Shift deja el juego, se van con ella las que tiene debajo."),
    each(rule::shift_variants, "10.8.7", "8.10.8", "8.10.8", kNone,
         "Shift has two variants, [Classification] Shift and Universal Shift; otherwise they follow the "
         "rules of Shift.",
         "Shift tiene dos variantes, Shift de [clasificación] y Shift Universal; en lo demás siguen las "
         "reglas de Shift."),
    each(rule::shift_variants, kNone, kNone, kNone, "8.10.8",
         "Shift has six variants: [Classification], Universal, Duo, Combo, Temporary and Potato Shift; "
         "otherwise they follow the rules of Shift.",
         "Shift tiene seis variantes: de [clasificación], Universal, Duo, Combo, Temporary y Potato Shift; "
         "en lo demás siguen las reglas de Shift."),
    same(rule::shift_classification, kNone, "8.10.8.1",
         "[Classification] Shift: on top of one of your characters that has the classification.",
         "Shift de [clasificación]: encima de uno de tus personajes que tenga la clasificación."),
    same(rule::shift_universal, kNone, "8.10.8.2", "Universal Shift: on top of any of your characters.",
         "Shift Universal: encima de cualquiera de tus personajes."),
    each(rule::shift_duo, kNone, kNone, kNone, "8.10.8.3",
         "Duo Shift: on top of two of your characters, one for each name of the card; you choose the order "
         "of the two cards beneath.",
         "Duo Shift: encima de dos de tus personajes, uno por cada nombre de la carta; tú eliges el orden de "
         "las dos cartas de debajo."),
    each(rule::shift_combo, kNone, kNone, kNone, "8.10.8.4",
         "Combo Shift: on top of one of your characters that shares a name with the card, or of two, one for "
         "each name.",
         "Combo Shift: encima de uno de tus personajes que comparta un nombre con la carta, o de dos, uno "
         "por cada nombre."),
    each(rule::shift_temporary, kNone, kNone, kNone, "8.10.8.5",
         "Temporary Shift: at the end of your turn, if the card is still in play, all damage is removed from "
         "it and only that card returns to your hand.",
         "Temporary Shift: al final de tu turno, si la carta sigue en juego, se retira todo su daño y solo "
         "esa carta vuelve a tu mano."),
    each(rule::shift_potato, kNone, kNone, kNone, "8.10.8.6",
         "Potato Shift: on top of one of your items named Potato; dry if that item was in play since your "
         "turn began.",
         "Potato Shift: encima de uno de tus objetos llamado Potato; seco si ese objeto estaba en juego "
         "desde que empezó tu turno."),
    each(rule::shift_combined, kNone, kNone, kNone, "8.10.9",
         "An ability that combines variants of Shift can be used only if the conditions of all of them are "
         "met.",
         "Una habilidad que combina variantes de Shift solo se puede usar si se cumplen las condiciones de "
         "todas."),

    // --- Singer, Sing Together
    same(kNone, "8.11", "Singer: another cost for singing songs.",
         "Cantante (Singer): otro coste para cantar canciones."),
    same(rule::singer, "10.9", kNone,
         "A character with Singer sings as if its cost were that number; its cost does not change.",
         "Un personaje con Cantante canta como si su coste fuera ese número; su coste no cambia."),
    same(rule::singer, kNone, "8.11.1", "A character with Singer sings as if its cost were that number.",
         "Un personaje con Cantante canta como si su coste fuera ese número."),
    same(kNone, "8.11.2",
         "That number counts only for singing, while the song is being played; the character's cost does not "
         "change.",
         "Ese número cuenta solo para cantar, mientras se juega la canción; el coste del personaje no "
         "cambia."),
    each(rule::singing_more, kNone, kNone, "8.11.3", "8.11.3",
         "An effect of “+N cost to sing” is added to the number of Singer.",
         "Un efecto de “+N de coste para cantar” se suma al número de Cantante."),
    same(kNone, "8.12", "Sing Together: several characters sing one song.",
         "Cantar Juntos (Sing Together): varios personajes cantan una canción."),
    same(rule::sing_together, "10.10", "8.12.1",
         "Sing Together: several characters sing whose costs together are high enough.",
         "Cantar Juntos: cantan varios personajes cuyos costes suman lo suficiente."),
    same(rule::singers_total, kNone, "8.12.2",
         "The costs of one or more ready characters are added; they can sing if the sum reaches the number "
         "of Sing Together.",
         "Se suman los costes de uno o más personajes listos; pueden cantar si la suma alcanza el número "
         "de Cantar Juntos."),
    same(rule::each_sings, kNone, "8.12.3",
         "Each character that takes part sings the song and can trigger from that.",
         "Cada personaje que participa canta la canción y puede dispararse por ello."),

    // --- Support, Vanish, Ward
    same(kNone, "8.13", "Support: a questing character lends its strength.",
         "Apoyo (Support): un personaje que questea presta su fuerza."),
    same(rule::support, "10.11", "8.13.1",
         "Support: when the character quests, its strength may be added to another character's this turn.",
         "Apoyo: cuando el personaje questea, su fuerza se puede sumar este turno a la de otro."),
    same(kNone, "8.14", "Vanish: a character that is banished when an opponent's action chooses it.",
         "Desvanecer (Vanish): un personaje que es desterrado cuando lo elige una acción de un oponente."),
    same(rule::vanish, "10.12", "8.14.1",
         "Vanish: when an opponent chooses the character for an action, it is banished.",
         "Desvanecer: cuando un oponente elige al personaje para una acción, es desterrado."),
    same(rule::vanish_after, "10.12", "8.14.2",
         "Vanish resolves after the action, and does nothing if the character has changed zones.",
         "Desvanecer se resuelve después de la acción y no hace nada si el personaje ha cambiado de zona."),
    same(kNone, "8.15", "Ward: a card that opponents cannot choose.",
         "Protección (Ward): una carta que los oponentes no pueden elegir."),
    same(rule::ward, "10.13", kNone, "Opponents cannot choose a card with Ward, except to challenge it.",
         "Los oponentes no pueden elegir una carta con Protección, salvo para desafiarla."),
    same(rule::ward, kNone, "8.15.1", "Opponents cannot choose a card with Ward for their effects.",
         "Los oponentes no pueden elegir para sus efectos una carta con Protección."),
    same(kNone, "8.15.2", "Effects that choose nothing still reach a card with Ward.",
         "Los efectos que no eligen nada alcanzan igualmente a una carta con Protección."),
};

}  // namespace

std::span<const Line> keyword_rules() { return kKeywordRules; }

}  // namespace kawari::lorcana
