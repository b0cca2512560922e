#include "explain/messages.h"

#include <array>
#include <vector>

namespace kawari {
namespace {

namespace r = rule;
using M = MessageId;

constexpr Message row(M id, const char* en, const char* es, const char* ja, r::Core one = r::none_,
                      r::Core two = r::none_) {
  return {id, en, es, ja, {r::key(one), r::key(two)}};
}

#define SAY(id, en, es, ja) row(M::id, en, es, ja)
#define CITE(id, rule1, en, es, ja) row(M::id, en, es, ja, r::rule1)
#define CITE2(id, rule1, rule2, en, es, ja) row(M::id, en, es, ja, r::rule1, r::rule2)

constexpr Message kMessages[] = {
    // --- replacement effects
    CITE(would_happen, replaced_never_happens, "{event}", "{event}", "{event}"),
    CITE(would_happen_instead, replaced_never_happens, "Instead, {event}", "En su lugar, {event}",
         "かわりに、{event}"),
    CITE(replaced, replacement, "{effect} applies: instead, {result}",
         "Se aplica {effect}: en su lugar, {result}", "{effect}を適用します。かわりに、{result}"),
    CITE(replaced_on, replacement, "{effect} applies", "Se aplica {effect}", "{effect}を適用します"),
    CITE(replaced_by_nothing, replacement, "{effect} applies: nothing happens instead",
         "Se aplica {effect}: en su lugar no ocurre nada",
         "{effect}を適用します。かわりに、何も起こりません"),
    CITE(replaced_by_staying, replacement, "{effect} applies: instead, {card} {card?stays|stay} in {zone}",
         "Se aplica {effect}: en su lugar, {card} se {card?queda|quedan} en {zone}",
         "{effect}を適用します。かわりに、{card}は{zone}にとどまります"),
    CITE(self_replaced, self_replacement,
         "{effect} replaces its own effect, because “{condition}” is true. Instead, {result}",
         "{effect} reemplaza su propio efecto, porque se cumple “{condition}”. En su lugar, {result}",
         "「{condition}」が満たされているので、{effect}は自身の効果を置き換えます。かわりに、{result}"),
    CITE(self_replaced_on, self_replacement,
         "{effect} replaces its own effect, because “{condition}” is true",
         "{effect} reemplaza su propio efecto, porque se cumple “{condition}”",
         "「{condition}」が満たされているので、{effect}は自身の効果を置き換えます"),
    CITE(self_replaced_by_nothing, self_replacement,
         "{effect} replaces its own effect, because “{condition}” is true. Nothing happens instead",
         "{effect} reemplaza su propio efecto, porque se cumple “{condition}”. En su lugar no ocurre nada",
         "「{condition}」が満たされているので、{effect}"
         "は自身の効果を置き換えます。かわりに、何も起こりません"),
    CITE2(covered, replacement_event, replacement_once,
          "{effect} already applies to this event and covers this as well: instead, {result}",
          "{effect} ya se aplica a este evento y cubre también esto: en su lugar, {result}",
          "{effect}はすでにこのイベントに適用されており、これも置き換えます。かわりに、{result}"),
    CITE2(covered_by_nothing, replacement_event, replacement_once,
          "{effect} already applies to this event and covers this as well: nothing happens instead",
          "{effect} ya se aplica a este evento y cubre también esto: en su lugar no ocurre nada",
          "{effect}はすでにこのイベントに適用されており、これも置き換えます。かわりに、何も起こりません"),
    CITE(candidates_affected, replacement_chooser,
         "More than one replacement effect could apply: {list}. {player} is the affected player and chooses",
         "Podría aplicarse más de un efecto de reemplazo: {list}. El jugador afectado es {player}, así que "
         "elige {player}",
         "適用できる置換効果が複数あります（{list}）。影響を受けるプレイヤーである{player}が選びます"),
    CITE(candidates_turn, replacement_chooser,
         "{player} could apply more than one replacement effect: {list}. {player} chooses one of them",
         "{player} podría aplicar más de un efecto de sustitución: {list}. {player} elige uno de ellos",
         "{player}には適用できる置換効果が複数あります（{list}）。{player}がそのうち1つを選びます"),
    CITE(candidates_mixed, replacement_chooser,
         "More than one replacement effect could apply: {list}. Only one does, and {player}'s goes first",
         "Podría aplicarse más de un efecto de sustitución: {list}. Solo se aplica uno, y va primero el de "
         "{player}",
         "適用できる置換効果が複数あります（{list}）。適用するのは1つだけで、{player}の効果が優先されます"),
    CITE(candidates_same, replacement_same,
         "{count} instances of the same replacement effect could apply: {effect}. Only one of them does",
         "Podrían aplicarse {count} instancias del mismo efecto de reemplazo: {effect}. Solo se aplica una",
         "同じ置換効果を{count}つ適用できます（{effect}）。適用するのはそのうち1つだけです"),
    CITE(candidate_optional, replacement, "{effect} could apply, and {player} decides whether it does",
         "Podría aplicarse {effect}, y {player} decide si se aplica",
         "{effect}を適用できます。適用するかどうかは{player}が決めます"),
    CITE(declined, replacement, "{player} does not use {effect}", "{player} no usa {effect}",
         "{player}は{effect}を適用しません"),
    CITE(ceased, replacement_same,
         "Another instance of the same effect, {effect}, cannot apply to this event and ceases to exist",
         "Otra instancia del mismo efecto, {effect}, no puede aplicarse a este evento y deja de existir",
         "同じ効果のもう1つ（{effect}）は、このイベントには適用されず、なくなります"),
    CITE(ceased_here, replacement_same,
         "Another instance of the same effect, {effect}, cannot apply to this event",
         "Otra instancia del mismo efecto, {effect}, no puede aplicarse a este evento",
         "同じ効果のもう1つ（{effect}）は、このイベントには適用されません"),
    CITE(attempted, replacement_attempt, "{effect} goes on: it was attempted, and that is enough",
         "{effect} continúa: se intentó, y eso basta",
         "行おうとしたことで条件が満たされるので、{effect}の続きを処理します"),
    CITE(infeasible, replacement_infeasible, "{event}; {effect} cannot be carried out, so it does not apply",
         "{event}; {effect} no se puede llevar a cabo, así que no se aplica",
         "{event}が、{effect}は完全には実行できないので適用されません"),
    CITE(closed, replacement_no_chain,
         "{effect} does not apply to that, because it comes from a replacement effect already",
         "{effect} no se aplica a eso, porque ya viene de un efecto de sustitución",
         "これは置換効果によって起こるイベントなので、{effect}は適用されません"),
    SAY(ended, "{effect} {effect?ends|end}", "{effect?Termina|Terminan} {effect}",
        "{effect}の効力が終わります"),
    SAY(used, "{effect} is used up", "{effect} queda {effect!gastado|gastada}", "{effect}は使い終わりました"),

    // --- damage, prohibitions, entries
    SAY(calculated, "The damage to {card} is calculated: {base} becomes {amount}",
        "Se calcula el daño a {card}: {base} {base?pasa|pasan} a ser {amount}",
        "{card}へのダメージを計算します。{base}が{amount}になります"),
    SAY(calculated_by, "{effect} lowers the damage from {base} to {amount}",
        "{effect} reduce el daño de {base} a {amount}",
        "{effect}によって、ダメージが{base}から{amount}に減ります"),
    CITE(calculated_zero, damage_zero, "{effect} lowers the damage from {base} to 0: {card} is dealt none",
         "{effect} reduce el daño de {base} a 0: {card} no recibe ninguno",
         "{effect}によって、ダメージが{base}から0に減ります。{card}にダメージは与えられません"),
    CITE(prevented, cant_beats_can, "{event}, but that is forbidden: it does not happen",
         "{event}, pero está prohibido: no ocurre", "{event}が、それはできないので起こりません"),
    CITE(prevented_by, cant_beats_can, "{event}, but {effect} forbids it: it does not happen",
         "{event}, pero {effect} lo impide: no ocurre",
         "{event}が、{effect}によってできないので起こりません"),
    CITE(impossible, as_much_as_possible, "{event}, but there is nothing to do it with",
         "{event}, pero no hay con qué hacerlo", "{event}が、行えるものがありません"),
    SAY(exchange_fails, "{event}, but then only half of it would change places: nothing is exchanged",
        "{event}, pero entonces solo la mitad cambiaría de sitio: no se intercambia nada",
        "{event}が、片方しか入れ替わらなくなるので、入れ替えは行われません"),
    CITE(entry_exerted, entry_state, "{card} enters in that state because of {effect}",
         "{card} entra en ese estado por {effect}", "{effect}によって、{card}はその状態で置かれます"),
    CITE(entry_exerted_chosen, entry_state, "{card} enters in that state, as {player} decided",
         "{card} entra en ese estado, como ha decidido {player}",
         "{player}が決めたとおり、{card}はその状態で置かれます"),
    SAY(entry_ready_chosen, "{player} decides that {card} enters as usual",
        "{player} decide que {card} entre como es habitual",
        "{player}は、{card}を通常どおり置くことにします"),
    CITE(entry_damaged, entry_state, "{card} enters with {amount} damage because of {effect}",
         "{card} entra con {amount} de daño por {effect}",
         "{effect}によって、{card}は{amount}ダメージを受けた状態で置かれます"),
    CITE(entry_other, entry_state, "{effect} says how {card} enters", "{effect} dice cómo entra {card}",
         "{effect}が、{card}の置かれ方を定めます"),

    // --- abilities
    CITE2(triggered, trigger, trigger_waits, "{effect} triggers and waits to be resolved",
          "Se dispara {effect} y espera a resolverse", "{effect}が誘発し、待機します"),
    CITE(not_triggered, secondary_condition, "{effect} does not trigger, because “{condition}” is false",
         "{effect} no se dispara, porque no se cumple “{condition}”",
         "「{condition}」が満たされていないので、{effect}は誘発しません"),
    CITE(not_seen, leave_together,
         "{effect} does not trigger, because its own card left at the same moment and saw only itself "
         "leave",
         "{effect} no se dispara, porque su propia carta se fue en el mismo momento y solo se vio irse a "
         "sí misma",
         "{effect}は誘発しません。そのカード自身も同時に離れたので、自身が離れたことだけを見ます"),
    CITE(resolving, effect_order, "{effect} resolves", "Se resuelve {effect}", "{effect}を解決します"),
    CITE(resolving_waiting, waiting_order, "{effect} resolves", "Se resuelve {effect}",
         "待機していた{effect}を解決します"),
    CITE(resolving_passed, waiting_order, "{effect} resolves; it is {player}'s",
         "Se resuelve {effect}, que es de {player}", "{player}の待機していた{effect}を解決します"),
    CITE(resolving_next, waiting_order, "{effect} resolves next; it is {player}'s as well",
         "Después se resuelve {effect}, que también es de {player}",
         "続けて、{player}の待機していた{effect}を解決します"),
    CITE(resolving_deferred, played_by_effect, "Now {effect} resolves", "Ahora se resuelve {effect}",
         "ここで{effect}を解決します"),
    CITE(resolving_text, effect_order, "{player} resolves “{text}”", "{player} resuelve “{text}”",
         "{player}が「{text}」を解決します"),
    SAY(says, "{line}: “{text}”", "{line}: “{text}”", "{line}：「{text}」"),
    SAY(resolved, "{effect} has resolved", "{effect} se ha resuelto", "{effect}の解決が終わりました"),
    CITE(secondary_false, secondary_condition, "{effect} has no effect, because “{condition}” is false",
         "{effect} no tiene efecto, porque no se cumple “{condition}”",
         "「{condition}」が満たされていないので、{effect}は何もしません"),
    CITE(condition_false, if_false, "That part of {effect} does nothing, because “{condition}” is false",
         "Esa parte de {effect} no hace nada, porque no se cumple “{condition}”",
         "「{condition}」が満たされていないので、{effect}のその部分は何もしません"),
    CITE(nothing_to_choose, no_legal_choice,
         "Nothing can be chosen for “{condition}”: that part of {effect} does nothing",
         "No hay nada que elegir para “{condition}”: esa parte de {effect} no hace nada",
         "「{condition}」で選べるものがないので、{effect}のその部分は何もしません"),
    SAY(not_done, "The first part was not done completely, so this does not happen: “{text}”",
        "La primera parte no se hizo por completo, así que esto no ocurre: “{text}”",
        "前の部分が行われなかったので、「{text}」は行いません"),
    SAY(cannot_be_done, "Nothing of this can be done: “{text}”", "Nada de esto se puede hacer: “{text}”",
        "「{text}」は、まったく実行できません"),
    SAY(no_effect, "{effect} does nothing", "{effect} no hace nada", "{effect}は何もしません"),

    // --- choices
    CITE(chose_use, may, "{player} decides to use {card}", "{player} decide usar {card}",
         "{player}は{card}を使うことにします"),
    CITE(chose_not_use, may, "{player} decides not to use {card}", "{player} decide no usar {card}",
         "{player}は{card}を使わないことにします"),
    CITE(chose_yes, may, "{player} decides to do it", "{player} decide hacerlo",
         "{player}はそうすることにします"),
    CITE(chose_no, may, "{player} decides not to do it", "{player} decide no hacerlo",
         "{player}はそうしないことにします"),
    CITE(chose, choices_on_resolution, "{player} chooses {choice}", "{player} elige {choice^a }{choice}",
         "{player}は{choice}を選びます"),
    CITE(chose_none, up_to, "{player} chooses nothing", "{player} no elige nada", "{player}は何も選びません"),
    CITE(chose_order, waiting_order, "{player} resolves {effect} next", "{player} resuelve ahora {effect}",
         "{player}は、次に{effect}を解決します"),
    CITE(chose_replacement, replacement_chooser, "{player} chooses {effect}", "{player} elige {effect}",
         "{player}は{effect}を適用します"),
    SAY(chose_chance, "Chance decides: {choice}", "El azar decide: {choice}", "無作為に決めます：{choice}"),
    SAY(chose_keep, "{player} keeps the hand", "{player} se queda con su mano",
        "{player}は手札をそのままにします"),

    // --- the check, the turn, the end
    CITE(check_found, state_check, "The state of the game is checked: this concerns {card}",
         "Se revisa el estado de la partida: afecta a {card}",
         "状況起因処理を確認します。{card}が該当します"),
    SAY(stays_in_zone, "{card} is in the zone where it was before: it has not been put there",
        "{card} está en la zona donde estaba antes: no se ha puesto allí",
        "{card}は元のゾーンにあるので、そこに置かれたことにはなりません"),
    SAY(tapped_below, "{card} is put tapped, because one of the creatures below it is tapped",
        "{card} entra girada, porque una de las criaturas de debajo está girada",
        "{card}は、下のクリーチャーの1体がタップしているので、タップして出ます"),
    SAY(castle_falls, "The shield that {card} fortifies has left",
        "El escudo que {card} fortifica ya no está", "{card}が要塞化していたシールドがなくなりました"),
    SAY(stays_blocked,
        "{card} stays blocked, although its blocker is no longer there: no battle, and no shield is broken",
        "{card} sigue bloqueada aunque ya no esté su bloqueador: no hay batalla ni se rompe ningún escudo",
        "ブロックしたクリーチャーがいなくなっても、{card}"
        "はブロックされたままです。バトルもブレイクも行われません"),
    SAY(check_lethal, "The check finds {card}", "El chequeo encuentra {card}",
        "状況起因処理を確認します。{card}が該当します"),
    SAY(check_win, "The check finds that {player} has won", "El chequeo encuentra que {player} ha ganado",
        "状況起因処理を確認します。{player}の勝ちです"),
    SAY(check_deck, "The check finds that {player} has lost", "El chequeo encuentra que {player} ha perdido",
        "状況起因処理を確認します。{player}の負けです"),
    SAY(check_last, "Only {player} is left", "Solo queda {player}", "残っているのは{player}だけです"),
    CITE(won, game_end, "{player} wins the game", "{player} gana la partida", "{player}はゲームに勝ちます"),
    CITE(lost, game_end, "{player} loses the game", "{player} pierde la partida",
         "{player}はゲームに負けます"),
    SAY(reading, "The rules leave this open; the reading used here: {text}",
        "Las reglas no lo deciden; la lectura que se usa aquí: {text}",
        "ルールでは定まっていないので、ここでは次のように扱います：{text}"),
    SAY(fault, "The match stops here: {text}", "La partida se detiene aquí: {text}",
        "対戦はここで止まります：{text}"),
    SAY(phase_began, "{phase} of {player} begins", "Empieza {phase} de {player}",
        "{player}の{phase}が始まります"),
    CITE(phase_skipped, skip_step, "{player} skips {phase}: it does not happen, and nothing in it triggers",
         "{player} se salta {phase}: no ocurre, y nada de él se dispara",
         "{player}は{phase}を飛ばします。それは行われず、その中では何も誘発しません"),
    CITE(phase_skipped_by, skip_step,
         "{effect} applies: {player} skips {phase}. It does not happen, and nothing in it triggers",
         "Se aplica {effect}: {player} se salta {phase}. No ocurre, y nada de él se dispara",
         "{effect}を適用します。{player}は{phase}を飛ばします。それは行われず、その中では何も誘発しません"),
};
#undef SAY
#undef CITE
#undef CITE2

constexpr std::string_view kNames[] = {
#define EVENT(id) #id, #id "_would",
    KAWARI_EVENT_MESSAGES(EVENT)
#undef EVENT
#define ACTION(id) #id, #id "_option",
        KAWARI_ACTION_MESSAGES(ACTION)
#undef ACTION
#define MESSAGE(id) #id,
            KAWARI_PLAIN_MESSAGES(MESSAGE) KAWARI_WHY_MESSAGES(MESSAGE)
#undef MESSAGE
#define FAULT(id, sentence) "fault_" #id,
                KAWARI_FAULTS(FAULT)
#undef FAULT
};

}  // namespace

std::string_view name_of(MessageId id) {
  if (id < MessageId::count_) return kNames[static_cast<int>(id)];
  for (const ObstacleInfo& obstacle : core_obstacles())
    if (message_of(obstacle.id) == id) return obstacle.name;
  return {};
}

const char* Message::in(Language language) const {
  if (language == Language::es && es != nullptr) return es;
  if (language == Language::ja && ja != nullptr) return ja;
  return en;
}

std::span<const Message> core_messages() {
  static const std::vector<Message> kAll = [] {
    std::vector<Message> all;
    for (const std::span<const Message> part :
         {event_messages(), std::span<const Message>(kMessages), question_messages(), outcome_messages(),
          why_messages(), obstacle_messages()})
      all.insert(all.end(), part.begin(), part.end());
    return all;
  }();
  return kAll;
}

const Message* find_message(std::span<const Message> game, MessageId id) {
  for (const Message& row : game)
    if (row.id == id) return &row;
  static const auto kById = [] {
    std::vector<const Message*> rows;
    for (const Message& row : core_messages()) {
      const auto at = static_cast<std::size_t>(row.id);
      if (at >= rows.size()) rows.resize(at + 1, nullptr);
      rows[at] = &row;
    }
    return rows;
  }();
  const auto at = static_cast<std::size_t>(id);
  return at < kById.size() ? kById[at] : nullptr;
}

}  // namespace kawari
