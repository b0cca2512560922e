// The messages of the outcome: what has changed, in one sentence.
#include "explain/messages.h"

namespace kawari {
namespace {

using M = MessageId;

#define SAY(id, en, es, ja)                 \
  {                                         \
    M::id, en, es, ja, { kNoRule, kNoRule } \
  }

constexpr Message kMessages[] = {
    SAY(now_damage, "{card} {card?has|have} {amount} damage", "{card} {card?tiene|tienen} {amount} de daño",
        "{card}のダメージは{amount}です"),
    SAY(now_undamaged, "{card} {card?has|have} no damage", "{card} no {card?tiene|tienen} daño",
        "{card}のダメージはなくなります"),
    SAY(now_lore, "{player} has {amount} lore", "{player} tiene {amount} de lore",
        "{player}の得点は{amount}です"),
    SAY(now_stat, "{card} has {amount} {stat}", "{card} tiene {amount} de {stat}",
        "{card}の{stat}は{amount}です"),
    SAY(outcome_no_damage, "{card} takes no damage", "{card} no recibe daño", "{card}はダメージを受けません"),
    SAY(outcome_stays, "{card} stays in {zone}", "{card} se queda en {zone}", "{card}は{zone}に残ります"),
    SAY(outcome_nothing, "Nothing changes", "No cambia nada", "何も変わりません"),
    SAY(outcome_no_winner, "The game ends without a winner", "La partida termina sin ganador",
        "勝者のないままゲームが終わります"),
    SAY(outcome_more, "{count?one thing more changes|# things more change}",
        "{count?cambia una cosa más|cambian # cosas más}", "ほかに{count}つの変化があります"),
    SAY(outcome_because, "{outcome}, because of {effects}", "{outcome}, por {effects}",
        "{effects}により、{outcome}"),

    // --- what is different from another position
    SAY(now_in, "{card} {card?is|are} in {zone}", "{card} {card?está|están} en {zone}",
        "{card}は{zone}にあります"),
    SAY(now_on_top, "{card} is on top of {zone}", "{card} está encima de {zone}",
        "{card}は{zone}の一番上にあります"),
    SAY(now_at_bottom, "{card} is at the bottom of {zone}", "{card} está en el fondo de {zone}",
        "{card}は{zone}の一番下にあります"),
    SAY(now_begins, "{zone} begins with {card}, from the top down",
        "{zone} empieza con {card}, de arriba abajo", "{zone}の上から順に{card}があります"),
    SAY(now_ends, "{zone} ends with {card}, from the top down", "{zone} termina con {card}, de arriba abajo",
        "{zone}の下に上から順に{card}があります"),
    SAY(now_under, "{card} {card?is|are} under {other}", "{card} {card?está|están} debajo de {other}",
        "{card}は{other}の下にあります"),
    SAY(now_at, "{card} {card?is|are} at {other}", "{card} {card?está|están} en {other}",
        "{card}は{other}にいます"),
    SAY(now_nowhere, "{card} {card?is|are} at no location",
        "{card} no {card?está|están} en ninguna localización", "{card}はどの場所にもいません"),
    SAY(now_exerted, "{card} {card?is|are} exerted",
        "{card} {card?está|están} {card!agotado|agotada|agotados|agotadas}", "{card}はタップ状態です"),
    SAY(now_ready, "{card} {card?is|are} ready",
        "{card} {card?está|están} {card!preparado|preparada|preparados|preparadas}",
        "{card}はアンタップ状態です"),
    SAY(now_keyword, "{card} has {keyword}", "{card} tiene {keyword}", "{card}は{keyword}を持っています"),
    SAY(now_no_keyword, "{card} has no {keyword}", "{card} no tiene {keyword}",
        "{card}は{keyword}を持っていません"),
    SAY(now_waits_for, "“{text}” still applies to {card}", "“{text}” sigue valiendo para {card}",
        "{card}には「{text}」が続いています"),
    SAY(now_in_force, "“{text}” still applies", "“{text}” sigue valiendo", "「{text}」が続いています"),
    SAY(now_resources, "{count} {count?card|cards} in {zone} {count?is|are} ready",
        "{count} {count?carta|cartas} en {zone} {count?está preparada|están preparadas}",
        "{zone}の使えるカードは{count}枚です"),
    SAY(now_seen, "{player} has seen {card} in {zone}", "{player} ha visto {card} en {zone}",
        "{player}は{zone}の{card}を見ました"),
    SAY(now_used, "{effect} has been used this turn", "{effect} ya se ha usado este turno",
        "{effect}はこのターンに使われました"),
    SAY(now_turn, "it is {player}'s turn", "es el turno de {player}", "{player}のターンです"),
    SAY(now_side, "{card} is on its other side", "{card} está por su otra cara", "{card}は裏の面です"),
    SAY(now_bound, "{card} is bound to {other} in {zone}",
        "{card} está {card!unido|unida} a {other} en {zone}", "{card}は{zone}の{other}を選んでいます"),
    SAY(now_controller, "{player} controls {card}", "{player} controla {card}", "{card}は{player}のものです"),
};
#undef SAY

}  // namespace

std::span<const Message> outcome_messages() { return kMessages; }

}  // namespace kawari
