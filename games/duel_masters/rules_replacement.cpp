// Section 609: replacement effects, the only section whose numbers are known of version 1.20 too.
#include "games/duel_masters/rule_entry.h"

namespace kawari::duel_masters {
namespace {

constexpr Line kReplacementRules[] = {
    both("609", "About replacement effects, which put another event in the place of one that would happen.",
         "Sobre los efectos de sustitución, que ponen otro evento en lugar del que iba a ocurrir.",
         "起こるはずのイベントを別のイベントに置き換える、置換効果についての規定です。"),
    both(core::replacement, "609.1",
         "A replacement effect watches for an event and lets another one happen in its place, in part or "
         "completely.",
         "Un efecto de sustitución espera a un evento y pone otro en su lugar, en parte o por completo.",
         "置換効果は特定のイベントを待ち、その全部または一部を別のイベントに置き換えます。"),
    older(core::entry_state, "609.1",
          "An effect that says how a card is put into a zone is a replacement effect.",
          "Un efecto que dice cómo se pone una carta en una zona es un efecto de sustitución.",
          "カードがゾーンに置かれる際の状態を変える効果は、置換効果です。"),
    both("609.1a", "“Instead” marks a replacement effect and says what is put in the place of what.",
         "“En su lugar” señala un efecto de sustitución y dice qué se pone en lugar de qué.",
         "「かわりに」と書かれた効果は置換効果です。何を何に置き換えるかを示しています。"),
    both(core::replacement_exists, "609.2", "A replacement effect must be there before the event.",
         "Un efecto de sustitución debe existir antes del evento.",
         "置換効果は、イベントが起こるより前に存在していなければなりません。"),
    both(core::replacement_once, "609.3", "A replacement effect applies once to each event.",
         "Un efecto de sustitución se aplica una sola vez a cada evento.",
         "同じイベントに、1つの置換効果を二度適用することはありません。"),
    both(core::replaced_never_happens, "609.4",
         "A replaced event never happens; the modified event happens, if it can be carried out.",
         "Un evento sustituido nunca ocurre; ocurre el evento modificado, si se puede llevar a cabo.",
         "置換されたイベントは決して起こらず、変更後のイベントが起こります。実行できない場合は置換できません"
         "。"),
    both(core::replacement_infeasible, "609.4",
         "A replacement that cannot be carried out completely does not apply.",
         "Una sustitución que no se puede llevar a cabo por completo no se aplica.",
         "置き換えた後のイベントを完全に実行できない場合、置換することはできません。"),
    both(rule::nothing_to_replace, "609.5",
         "If the event would not happen anyway, the replacement effect does nothing.",
         "Si el evento no iba a ocurrir, el efecto de sustitución no hace nada.",
         "置き換えるイベントがそもそも起こらない場合、置換効果は何もしません。"),
    both(core::replacement_draw, "609.6", "Cards are drawn one by one, and each draw can be replaced.",
         "Las cartas se roban de una en una, y cada robo puede sustituirse.",
         "カードは1枚ずつ引き、それぞれを置換できます。"),
    both("609.6a", "The replacement of a draw is finished before the next card is drawn.",
         "La sustitución de un robo se termina antes de robar la siguiente carta.",
         "カードを引くことを置換した場合、その処理を終えてから次のカードを引きます。"),
    both(core::replacement_added_action, "609.6b",
         "What was to be done with the drawn card is not done when the draw was replaced.",
         "Lo que había que hacer con la carta robada no se hace si el robo se sustituyó.",
         "引くことが置換された場合、引いたカードに対する追加の行動は行いません。"),
    both(core::self_replacement, "609.7",
         "A spell or ability may replace part of its own effect; what that produces is not replaced again.",
         "Un hechizo o una habilidad puede sustituir parte de su propio efecto; lo que produce ya no se "
         "sustituye.",
         "呪文や能力が自身の効果の一部を置き換えるものを自己置換効果といい、その結果はもう置換されません。"),
    both(core::replacement_chooser, "609.8",
         "Of several replacement effects for one event, the turn player's goes first; a player with several "
         "chooses one.",
         "De varios efectos de sustitución para un mismo evento, va primero el del jugador activo; quien "
         "tiene varios elige uno.",
         "1つのイベントに複数の置換効果がある場合、先に適用するのはターン・プレイヤーのものです。自分の置換効"
         "果が複数ある時は、1つを選びます。"),
    says(core::replacement_own_movement, "609.8a",
         "What a spell itself says about where it goes is applied before any other replacement effect.",
         "Lo que el propio hechizo dice sobre adónde va se aplica antes que cualquier otro efecto de "
         "sustitución.",
         "呪文自身の行き先を変える置換効果は、ほかの置換効果より先に適用します。"),
    says(core::replacement_simultaneous, "609.9",
         "Of simultaneous events each may be replaced; the turn player assigns first, and no card is used "
         "twice.",
         "De varios eventos simultáneos cada uno puede sustituirse; asigna primero el jugador activo, y "
         "ninguna carta se usa dos veces.",
         "同時に起こる複数のイベントは、それぞれ置換できます。ターン・プレイヤーから順に決め、同じカードを二"
         "度使うことはできません。"),
    says("609.9a", "Whoever assigns replacement effects also picks every card that these will move or turn.",
         "Quien asigna efectos de sustitución elige también todas las cartas que estos moverán o girarán.",
         "置換効果を割り当てるプレイヤーは、それによって移動したり向きが変わったりするカードもすべて選びます"
         "。"),
    says(rule::picked_once, "609.9b",
         "A card that was picked for one replacement effect is not picked for another.",
         "Una carta elegida para un efecto de sustitución no se elige para otro.",
         "ある置換効果のために選んだカードを、別の置換効果のために選ぶことはできません。"),
};

}  // namespace

std::span<const Line> replacement_rules() { return kReplacementRules; }

}  // namespace kawari::duel_masters
