// The core's rows about decisions and verdicts, the names of things, and the limits that stop a match.
#include "explain/messages.h"

namespace kawari {
namespace {

namespace r = rule;
using M = MessageId;

#define SAY(id, en, es, ja)                 \
  {                                         \
    M::id, en, es, ja, { kNoRule, kNoRule } \
  }

constexpr Message kMessages[] = {
    // --- names
    SAY(ability_of, "{ability} of {card}", "{ability} de {card}", "{card}の{ability}"),
    SAY(unnamed_ability, "the ability of {card}", "la habilidad de {card}", "{card}の能力"),
    SAY(unnamed_effect, "the effect of {card}", "el efecto de {card}", "{card}の効果"),
    SAY(effect_of, "{effect} ({player})", "{effect} ({player})", "{player}の{effect}"),
    SAY(some_effect, "the effect", "el efecto", "その効果"),
    SAY(keyword_first, "{keyword}", "{keyword} ({english})", "{keyword}"),
    SAY(card_alias, "{card} ({alias})", "{card} ({alias})", "{card}（{alias}）"),
    SAY(this_turn, " this turn", " este turno", "このターン、"),
    SAY(zone_of, "{player}'s {zone}", "{zone} de {player}", "{player}の{zone}"),
    SAY(times, "{card} ×{count}", "{card} ×{count}", "{card}×{count}"),
    SAY(list_and, "{first} and {last}", "{first} y {last}", "{first}、{last}"),
    SAY(clauses_and, "{first} and {last}", "{first} y {last}", "{first}。また、{last}"),
    SAY(list_or, "{first} or {last}", "{first} o {last}", "{first}または{last}"),
    SAY(hidden_card, "an unseen card in {zone}", "una carta oculta en {zone}", "{zone}の見えないカード"),
    SAY(hidden_cards, "{count} unseen cards in {zone}", "{count} cartas ocultas en {zone}",
        "{zone}の見えないカード{count}枚"),
    SAY(hidden_shield, "{player}'s shield {number}", "el escudo {number} de {player}",
        "{player}のシールド{number}"),
    SAY(hidden_beneath, "a face-down card beneath another", "una carta boca abajo debajo de otra",
        "カードの下の裏向きのカード"),
    SAY(until_next, " until the start of {player}'s next turn",
        " hasta el inicio del próximo turno de {player}", "次の{player}のターンのはじめまで、"),
    SAY(some_card, "a card", "una carta", "カード"),
    SAY(chance, "chance", "el azar", "無作為"),
    SAY(nobody, "nobody", "nadie", "だれでもないプレイヤー"),

    // --- questions
    SAY(ask_action, "{player} chooses what to do", "{player} elige qué hacer",
        "{player}は、何をするかを選びます"),
    SAY(ask_may, "{player} decides whether to do this: “{text}”", "{player} decide si hace esto: “{text}”",
        "{player}は、「{text}」を行うかどうかを決めます"),
    SAY(ask_use, "{player} decides whether to use {card}", "{player} decide si usa {card}",
        "{player}は、{card}を使うかどうかを決めます"),
    SAY(ask_object, "{player} chooses for “{text}”", "{player} elige para “{text}”",
        "{player}は、「{text}」で選びます"),
    SAY(ask_kind, "{player} chooses {kind%}", "{player} elige {kind%}", "{player}は{kind%}を選びます"),
    SAY(ask_card, "{player} chooses a card", "{player} elige una carta", "{player}はカードを選びます"),
    SAY(ask_number, "{player} chooses a number", "{player} elige un número", "{player}は数を選びます"),
    SAY(ask_mode, "{player} chooses one of the alternatives", "{player} elige una de las opciones",
        "{player}は選択肢の中から1つを選びます"),
    SAY(ask_waiting, "{player} chooses which waiting ability resolves next",
        "{player} elige qué habilidad en espera se resuelve ahora",
        "{player}は、待機している効果のうち、次に解決するものを選びます"),
    SAY(ask_replacement, "{player} chooses which replacement effect applies",
        "{player} elige qué efecto de reemplazo se aplica", "{player}は、適用する置換効果を選びます"),
    SAY(ask_replace, "{player} decides whether {effect} applies", "{player} decide si se aplica {effect}",
        "{player}は、{effect}を適用するかどうかを決めます"),
    SAY(ask_entry, "{player} decides how {card} enters", "{player} decide cómo entra {card}",
        "{player}は、{card}の置き方を決めます"),
    SAY(ask_way, "{player} chooses how {card} is played", "{player} elige cómo se juega {card}",
        "{player}は、{card}の使い方を選びます"),
    SAY(ask_chance, "Chance picks a card", "El azar elige una carta", "カードを無作為に選びます"),
    SAY(ask_shuffle, "Chance decides the next card of {zone}", "El azar decide la carta siguiente de {zone}",
        "{zone}の次のカードを無作為に決めます"),
    SAY(ask_hand, "{player} decides about the opening hand", "{player} decide sobre su mano inicial",
        "{player}は、最初の手札について決めます"),
    SAY(ask_player, "{player} chooses a player", "{player} elige un jugador",
        "{player}はプレイヤーを選びます"),
    SAY(ask_order, "{player} chooses which card comes next", "{player} elige qué carta va ahora",
        "{player}は、次に置くカードを選びます"),
    SAY(ask_name, "{player} names a card", "{player} nombra una carta", "{player}はカード名を1つ言います"),
    SAY(ask_race, "{player} chooses a race", "{player} elige una raza", "{player}は種族を1つ選びます"),
    SAY(ask_colour, "{player} chooses a civilization", "{player} elige una civilización",
        "{player}は文明を1つ選びます"),
    SAY(ask_pay, "{player} chooses what to pay with", "{player} elige con qué paga",
        "{player}は、支払いに使うカードを選びます"),
    SAY(ask_block, "{player} chooses who blocks", "{player} elige quién bloquea",
        "{player}は、ブロックするクリーチャーを選びます"),
    SAY(ask_repeat, "{player} says how often the loop runs", "{player} dice cuántas veces se repite el bucle",
        "{player}は、ループの回数を言います"),
    SAY(ask_other, "{player} decides", "{player} decide", "{player}が決めます"),
    SAY(answer_yes, "yes", "sí", "はい"),
    SAY(answer_no, "no", "no", "いいえ"),
    SAY(answer_done, "no more", "ninguno más", "これ以上選ばない"),
    SAY(answer_decline, "none of them", "ninguno de ellos", "どれも適用しない"),
    SAY(answer_keep, "keep the hand", "quedarse con la mano", "手札をそのままにする"),
    SAY(answer_none, "none", "ninguno", "何も選ばない"),
    SAY(answer_pay, "pay its cost", "pagar su coste", "コストを支払う"),
    SAY(answer_free, "for free", "gratis", "コストを支払わない"),

    // --- verdicts
    SAY(allowed, "That is allowed", "Está permitido", "それは行えます"),
    SAY(refused, "Not allowed. {says}", "No está permitido. {says}", "それは行えません。{says}"),
    SAY(refused_by, "Not allowed ({card}). {says}", "No está permitido ({card}). {says}",
        "それは行えません（{card}）。{says}"),
    SAY(refused_by_text, "Not allowed ({card}: “{text}”). {says}",
        "No está permitido ({card}: “{text}”). {says}", "それは行えません（{card}：「{text}」）。{says}"),
    SAY(refused_unsaid, "Not allowed", "No está permitido", "それは行えません"),

    // --- limits that stop a match
    SAY(fault_none, "no fault", "ningún fallo", "問題なし"),
    SAY(fault_too_many_cards, "more cards than a match can hold",
        "más cartas de las que caben en una partida", "対戦で扱えるカードの枚数を超えました"),
    SAY(fault_too_many_slots, "more objects in play than a match can hold",
        "más objetos en juego de los que caben en una partida", "バトルゾーンで扱える数を超えました"),
    SAY(fault_too_many_effects, "more continuous effects than a match can hold",
        "más efectos continuos de los que caben en una partida", "扱える継続的効果の数を超えました"),
    SAY(fault_too_many_waiting, "more waiting abilities than a match can hold",
        "más habilidades en espera de las que caben en una partida", "待機できる能力の数を超えました"),
    SAY(fault_too_many_frames, "effects nested deeper than a match can hold",
        "efectos anidados a más profundidad de la que cabe en una partida",
        "効果の入れ子が深くなりすぎました"),
    SAY(fault_too_many_refs, "more remembered cards than a match can hold",
        "más cartas recordadas de las que caben en una partida", "記憶できるカードの数を超えました"),
    SAY(fault_too_many_parts, "more simultaneous events than a match can hold",
        "más eventos simultáneos de los que caben en una partida", "同時に扱えるイベントの数を超えました"),
    SAY(fault_too_many_proposals, "events nested deeper than a match can hold",
        "eventos anidados a más profundidad de la que cabe en una partida",
        "イベントの入れ子が深くなりすぎました"),
    SAY(fault_too_many_scopes, "more events under way than a match can hold",
        "más eventos en curso de los que caben en una partida", "進行中のイベントの数が多すぎます"),
    SAY(fault_too_many_applied, "more replacement effects on one event than a match can hold",
        "más efectos de reemplazo sobre un evento de los que caben en una partida",
        "1つのイベントに適用できる置換効果の数を超えました"),
    SAY(fault_too_many_done, "more different events in one turn than a match can hold",
        "más eventos distintos en un turno de los que caben en una partida",
        "1ターンに覚えておけるイベントの種類を超えました"),
    SAY(fault_too_many_asked, "cards that ask about more than 255 kinds of events",
        "cartas que preguntan por más de 255 clases de eventos",
        "カードが参照するイベントの種類が255を超えました"),
    SAY(fault_too_many_rounds, "replacement effects that never come to an end",
        "efectos de reemplazo que no terminan nunca", "置換効果が終わりません"),
    SAY(fault_too_many_options, "more options than a decision can hold",
        "más opciones de las que caben en una decisión", "選択肢の数が多すぎます"),
    SAY(fault_statics_unstable, "static abilities that contradict each other without end",
        "habilidades estáticas que se contradicen sin fin", "常在型能力が互いに矛盾し、定まりません"),
    SAY(fault_endless_loop, "a loop that nobody can leave", "un bucle del que nadie puede salir",
        "だれも抜けられないループです"),
    SAY(fault_unsupported, "something that this build does not play", "algo que esta versión no sabe jugar",
        "この版では扱えない処理です"),
};
#undef SAY

}  // namespace

std::span<const Message> question_messages() { return kMessages; }

}  // namespace kawari
