#include "table/words.h"

namespace kawari {
namespace {

struct WordRow {
  Word word;
  const char* en;
  const char* es;
  const char* ja;
};

using W = Word;
constexpr WordRow kRows[] = {
    {W::holds, "holds", "se cumple", "成立"},
    {W::fails, "FAILS", "FALLA", "不成立"},
    {W::error, "ERROR", "ERROR", "エラー"},
    {W::found, "Found", "Hay", "実際"},
    {W::note, "Note", "Nota", "備考"},
    {W::rules, "Rules", "Reglas", "ルール"},
    {W::never_happened, "never happened", "no ocurrió", "起こらなかった"},
    {W::checks, "Checks", "Comprobaciones", "確認"},
    {W::card_text, "Card text", "Texto de las cartas", "カードの文章"},
    {W::all_hold, "{count?One check holds|All # checks hold}.",
     "{count?Se cumple una comprobación|Se cumplen las # comprobaciones}.", "{count}件の確認がすべて成立。"},
    {W::why, "Why", "Por qué", "理由"},
    {W::open_point, "The rules leave this open", "Las reglas no lo deciden", "ルールでは決まっていません"},
    {W::reading_used, "The reading used here", "La lectura que se usa aquí", "ここでの解釈"},
    {W::under_other, "Under the other reading", "Con la otra lectura", "別の解釈では"},

    {W::editions_agree, "The same under every edition.", "Lo mismo en todas las ediciones.",
     "どの版でも同じです。"},
    {W::told_differently, "Where they part", "Donde se separan", "分かれるところ"},
    {W::rules_changed, "The rule that changed", "La regla que cambió", "変わったルール"},
    {W::rules_changed_together, "No single change decides; between them these changed",
     "Ningún cambio decide por sí solo; entre ellas cambiaron",
     "1つの変更だけでは決まりません。変わったルール"},

    {W::effects_applied, "Replacement effects applied: {count}.", "Efectos de reemplazo aplicados: {count}.",
     "適用した置換効果：{count}。"},

    {W::last_event, "Last that happened to it: {event}.", "Lo último que le ocurrió: {event}.",
     "最後に起こったこと：{event}。"},
    {W::no_event, "Nothing has happened to it.", "No le ha ocurrido nada.", "何も起こっていません。"},
    {W::sees, "{player} sees it ({zone}).", "{player} la ve ({zone}).", "{player}には見えます（{zone}）。"},
    {W::does_not_see, "{player} does not see it ({zone}).", "{player} no la ve ({zone}).",
     "{player}には見えません（{zone}）。"},
    {W::is_shown, "It is shown to {player} ({zone}).", "Se muestra a {player} ({zone}).",
     "{player}に見せられています（{zone}）。"},
    {W::is_not_shown, "It is not shown to {player} ({zone}).", "No se muestra a {player} ({zone}).",
     "{player}に見せられていません（{zone}）。"},
    {W::waiting, "Waiting: {list}.", "En espera: {list}.", "待機中：{list}。"},
    {W::triggered_times, "It triggered {count} {count?time|times}. Triggered: {list}.",
     "Se disparó {count} {count?vez|veces}. Se dispararon: {list}.",
     "誘発した回数：{count}。誘発したもの：{list}。"},
    {W::happened_times, "It happened {count} {count?time|times}.", "Ocurrió {count} {count?vez|veces}.",
     "起こった回数：{count}。"},
    {W::replaced_times, "It was replaced {count} {count?time|times}.",
     "Fue reemplazado {count} {count?vez|veces}.", "置き換えられた回数：{count}。"},
    {W::nearest, "Nearest: {event}.", "Lo más parecido: {event}.", "最も近いもの：{event}。"},
    {W::out_of_order, "Not found after the others: {event}.", "No está después de los demás: {event}.",
     "ほかの出来事より後に見つかりません：{event}。"},
    {W::cited, "Cited: {list}.", "Se citan: {list}.", "引用したルール：{list}。"},
    {W::cited_nothing, "No rule is cited.", "No se cita ninguna regla.", "引用したルールはありません。"},
    {W::the_rule_is, "The rule is {rule}. {why}", "La regla es {rule}. {why}", "ルールは{rule}です。{why}"},
    {W::no_rule_cited, "No rule is cited. {why}", "No se cita ninguna regla. {why}",
     "引用したルールはありません。{why}"},
    {W::nothing, "nothing", "nada", "なし"},
    {W::none, "none", "ninguna", "なし"},
    {W::nobody_won, "Nobody has won.", "Nadie ha ganado.", "まだだれも勝っていません。"},
    {W::has_won, "{player} has won.", "Ha ganado {player}.", "{player}が勝ちました。"},

    {W::asked, "{question} On offer: {offer}.", "{question} Se ofrece: {offer}.",
     "{question}選択肢：{offer}。"},
    {W::game_over, "Nobody is asked anything: the game is over.",
     "No se pregunta nada a nadie: la partida ha terminado.", "ゲームは終わっており、だれも何も選びません。"},
    {W::may_act, "{player} may act freely; no decision is open.",
     "{player} puede actuar libremente; no hay ninguna decisión abierta.",
     "{player}は自由に行動できます。選ぶことはありません。"},
    {W::on_offer, "On offer", "Se ofrece", "選択肢"},

    {W::no_answer, "A decision has no answer. {open}", "Una decisión no tiene respuesta. {open}",
     "答えのない選択があります。{open}"},
    {W::answer_refused, "The answer \"{answer}\" cannot be taken. {why}",
     "La respuesta «{answer}» no se puede tomar. {why}", "「{answer}」という答えは選べません。{why}"},
    {W::answer_left, "The answer \"{answer}\" is left over. {open}", "La respuesta «{answer}» sobra. {open}",
     "「{answer}」という答えが余っています。{open}"},
    {W::no_decision_for_stop, "`stop` finds no open decision. {open}",
     "`stop` no encuentra ninguna decisión abierta. {open}", "`stop`の時点で選ぶことがありません。{open}"},
    {W::no_decision, "There is no open decision to answer. {open}",
     "No hay ninguna decisión abierta que responder. {open}", "答えるべき選択がありません。{open}"},
    {W::nothing_more, "The game is over: nothing more can be done.",
     "La partida ha terminado: no se puede hacer nada más.", "ゲームは終わっており、もう何もできません。"},
    {W::left_already, "{player} has left the game already.", "{player} ya ha dejado la partida.",
     "{player}はすでにゲームから離れています。"},
    {W::still_open, "A decision is still open. {open}", "Todavía hay una decisión abierta. {open}",
     "まだ選ぶことが残っています。{open}"},
    {W::action_refused, "The action is refused: {action}. {why}", "La acción se rechaza: {action}. {why}",
     "この行動はできません：{action}。{why}"},
    {W::allowed, "The action is allowed.", "La acción está permitida.", "この行動はできます。"},
    {W::cannot_go_on, "The match cannot go on: {why}.", "La partida no puede continuar: {why}.",
     "対戦を続けられません：{why}。"},
    {W::without_options, "A decision without options is open. {open}",
     "Hay una decisión abierta sin opciones. {open}", "選択肢のない選択があります。{open}"},
    {W::not_asked_hand, "Nobody is asked about an opening hand. {open}",
     "No se pregunta a nadie por su mano inicial. {open}", "最初の手札についての選択はありません。{open}"},
    {W::not_the_one, "{player} is not the one who is asked. {open}",
     "No es {player} a quien se pregunta. {open}", "選ぶのは{player}ではありません。{open}"},
    {W::hand_not_so, "The hand cannot be kept like this. {open}", "La mano no se puede quedar así. {open}",
     "手札をこのままにはできません。{open}"},
    {W::not_on_offer, "\"{name}\" is not on offer. {open}", "«{name}» no se ofrece. {open}",
     "「{name}」は選択肢にありません。{open}"},
    {W::ambiguous, "\"{name}\" is ambiguous. Write one of: {list}.",
     "«{name}» es ambiguo. Escribe uno de: {list}.",
     "「{name}」は1つに決まりません。次のどれかを書いてください：{list}。"},
    {W::choice_complete, "The choice is complete without \"{name}\". {open}",
     "La elección está completa sin «{name}». {open}", "「{name}」がなくても選択は終わっています。{open}"},
    {W::choice_incomplete, "The choice is not complete: {count} more must be chosen. {open}",
     "La elección no está completa: {count?falta|faltan} {count}. {open}",
     "選択が終わっていません：あと{count}つ選びます。{open}"},
    {W::should_not_be_offered, "\"{name}\" should not be on offer. {open}",
     "«{name}» no debería ofrecerse. {open}", "「{name}」は選択肢にないはずです。{open}"},
    {W::not_chance, "This is not left to chance. {open}", "Esto no se deja al azar. {open}",
     "これは無作為に決めるものではありません。{open}"},
    {W::should_be_refused, "\"{name}\" should be refused, but it is accepted. {open}",
     "«{name}» debería rechazarse, pero se acepta. {open}",
     "「{name}」は認められないはずですが、認められています。{open}"},
    {W::no_ability_now, "{card} does not have the ability \"{ability}\" now.",
     "{card} no tiene ahora la habilidad «{ability}».", "{card}は今「{ability}」の能力を持っていません。"},
    {W::not_the_actor, "{player} is the one who may act now, not {other}.",
     "Es {player} quien puede actuar ahora, no {other}.", "今行動できるのは{other}ではなく{player}です。"},
    {W::action_not_offered, "The action is not on offer.", "La acción no se ofrece.",
     "この行動は選択肢にありません。"},
    {W::nobody_pays, "Nobody is asked which cards pay.", "No se pregunta a nadie qué cartas pagan.",
     "支払うカードの選択はありません。"},

    {W::all_summary, "{outcomes?One outcome|# outcomes} in {lines?one line|# lines} of play.",
     "{outcomes?Un resultado|# resultados} en {lines?una línea|# líneas} de juego.",
     "結果{outcomes}通り、進行{lines}通り。"},
    {W::all_unused,
     "{count?One answer of the file was|# answers of the file were} not used: every choice is tried.",
     "{count?No se usó una respuesta|No se usaron # respuestas} del archivo: se prueban todas las "
     "elecciones.",
     "ファイルの答え{count}件は使わず、すべての選択を試しました。"},
    {W::all_limit, "The limit of {limit} positions was reached: there may be more outcomes.",
     "Se alcanzó el límite de {limit} posiciones: puede haber más resultados.",
     "調べる局面の上限（{limit}）に達しました。ほかにも結果があるかもしれません。"},
    {W::all_loop, "A position repeats: the players can go round in a loop.",
     "Una posición se repite: los jugadores pueden entrar en un bucle.",
     "同じ局面が繰り返されます。ループが可能です。"},
    {W::in_every_outcome, "In every outcome: {text}", "En todos los resultados: {text}",
     "どの結果でも：{text}"},
    {W::nothing_else, "Nothing else changes.", "No cambia nada más.", "ほかには何も変わりません。"},
    {W::outcome_heading, "Outcome {number} ({lines?one line|# lines}): {text}",
     "Resultado {number} ({lines?una línea|# líneas}): {text}", "結果{number}（進行{lines}通り）：{text}"},
    {W::choices_heading, "Choices", "Elecciones", "選択"},
    {W::outcome_of_step, "Line {line} cannot be carried out: {step}. {why}",
     "La línea {line} no se puede llevar a cabo: {step}. {why}", "{line}行目は実行できません：{step}。{why}"},
    {W::to_outcome, "outcome {number}", "resultado {number}", "結果{number}"},
    {W::as_above, "as from [{number}]", "como desde [{number}]", "[{number}]からと同じ"},
    {W::back_to, "back to [{number}]: a loop", "vuelve a [{number}]: un bucle", "[{number}]に戻る（ループ）"},
    {W::not_explored, "not explored", "sin explorar", "調べていません"},
    {W::it_is, "it is {card}", "es {card}", "それは{card}"},
    {W::more_outcomes, "… and {count?one more outcome|# more outcomes}; --json has them all.",
     "… y {count?un resultado|# resultados} más; --json los tiene todos.",
     "…ほかに{count}通り。--jsonにすべてあります。"},
    {W::more_choices, "… and {count?one more question|# more questions}; --json has them all.",
     "… y {count?una pregunta|# preguntas} más; --json las tiene todas.",
     "…ほかに質問{count}件。--jsonにすべてあります。"},
    {W::on_this_line, "On this line: {line}.", "En esta línea: {line}.", "この進行で：{line}。"},
    {W::never_reached, "No line of play comes to this check.",
     "Ninguna línea de juego llega a esta comprobación.", "この確認にたどり着く進行がありません。"},
    {W::never_taken, "No line of play can take this step.", "Ninguna línea de juego puede dar este paso.",
     "この手順を実行できる進行がありません。"},
    {W::limit_before_all, "The limit of {limit} positions was reached before every line was looked at.",
     "Se alcanzó el límite de {limit} posiciones antes de mirar todas las líneas.",
     "すべての進行を調べる前に、局面の上限（{limit}）に達しました。"},
    {W::loop_not_counted, "A loop can be gone round any number of times, so what happened cannot be counted.",
     "Un bucle se puede repetir cuantas veces se quiera, así que no se puede contar lo ocurrido.",
     "ループは何回でも繰り返せるため、起こったことを数えられません。"},

    {W::stopped, "STOPPED", "PARADO", "中断"},
    {W::stopped_steps, "Stopped after {count?one step|# steps} of work.",
     "Parado tras {count?un paso|# pasos} de trabajo.", "処理が{count}ステップに達したため中断しました。"},
    {W::stopped_time, "Stopped: the time allowed for it is over.", "Parado: se acabó el tiempo permitido.",
     "制限時間を過ぎたため中断しました。"},
    {W::stopped_memory, "Stopped: it needs more than {count} bytes of memory.",
     "Parado: necesita más de {count} bytes de memoria.", "メモリが{count}バイトを超えるため中断しました。"},
    {W::stopped_cancelled, "Stopped on request.", "Parado a petición.", "要求により中断しました。"},
    {W::found_until_then, "{why} Found until then: {text}", "{why} Hasta entonces: {text}",
     "{why}それまでの結果：{text}"},
    {W::maybe_more, "{why} There may be more outcomes.", "{why} Puede haber más resultados.",
     "{why}ほかにも結果があるかもしれません。"},
    {W::before_all, "{why} Not every line was looked at.", "{why} No se miraron todas las líneas.",
     "{why}すべての進行は調べていません。"},
};

}  // namespace

const char* text_of(Language language, Word word) {
  for (const WordRow& row : kRows) {
    if (row.word != word) continue;
    if (language == Language::ja) return row.ja;
    return language == Language::es ? row.es : row.en;
  }
  return "";
}

Sentence tell(Language language, Word word, const Slots& slots) {
  return fill(text_of(language, word), slots, language);
}

std::string say(Language language, Word word, const Slots& slots) {
  return tell(language, word, slots).text();
}

}  // namespace kawari
