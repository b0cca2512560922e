// The messages of the outcome: what is different now, in one sentence.
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
};
#undef SAY

}  // namespace

std::span<const Message> outcome_messages() { return kMessages; }

}  // namespace kawari
