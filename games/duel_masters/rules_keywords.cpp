// Keywords and recurring clauses.
#include "games/duel_masters/rule_index.h"
#include "games/duel_masters/rule_keys.h"

namespace kawari::duel_masters {
namespace {

// RULE: the number in 1.50.
#define RULE(name, v150, en, es, ja) \
  { rule::key(rule::name), {nullptr, v150, nullptr, nullptr}, en, es, ja }

constexpr RuleEntry kRules[] = {
    RULE(blocker, "507.2", "Blocker: tap it, and the attack goes against this creature.",
         "Bloqueador: se gira, y el ataque pasa a esta criatura.",
         "ブロッカー：タップして、攻撃先をこのクリーチャーに変えます。"),
    RULE(slayer, "115.3d", "Slayer: after a battle that it fought, the other creature is destroyed.",
         "Asesino: después de una batalla, se destruye la otra criatura.",
         "スレイヤー：バトルの後、相手クリーチャーを破壊します。"),
    RULE(power_attacker, "110.7", "Power attacker: more power while attacking; several add up.",
         "Atacante poderoso: más poder mientras ataca; varios se suman.",
         "パワーアタッカー：攻撃中、パワーが増えます。複数ある場合は合計します。"),
    RULE(breaker, "509.2b", "A breaker breaks that many shields.",
         "Un rompedor rompe esa cantidad de escudos.",
         "ブレイカーは、示された数のシールドをブレイクします。"),
    RULE(speed_attacker, "101.2", "Speed attacker: it can attack in the turn in which it comes.",
         "Atacante veloz: puede atacar en el turno en que llega.",
         "スピードアタッカー：召喚酔いせず、出たターンに攻撃できます。"),
    RULE(cant_attack, "506.1a", "A creature that is kept from attacking is not chosen as the attacker.",
         "Una criatura que no puede atacar no se elige como atacante.",
         "攻撃できないクリーチャーは、攻撃クリーチャーに選べません。"),
    RULE(shield_trigger, "112.3a",
         "Shield trigger: its owner may use the card for no cost when it comes from the shields to the hand.",
         "Disparador de escudo: su dueño puede usar la carta sin pagar cuando pasa de los escudos a la mano.",
         "S・トリガー：シールドから手札に加わる時、コストを支払わずに使えます。"),
    RULE(shield_trigger_first, "101.4a", "Shield triggers come before every other waiting effect.",
         "Los disparadores de escudo van antes que cualquier otro efecto en espera.",
         "S・トリガーは、待機しているほかのすべての効果より先に処理します。"),
    RULE(shield_force, "110.4f", "Shield force: a shield is chosen as the creature enters.",
         "Shield force: se elige un escudo mientras la criatura entra.",
         "シールド・フォース：出す際に、自分のシールドを1つ選びます。"),
    RULE(release, "805.1b", "Release: instead of leaving, it is turned to its side of lower cost.",
         "Liberar: en lugar de irse, se le da la vuelta hacia su cara de menor coste.",
         "解除：離れるかわりに、コストの小さい面に裏返します。"),
};
#undef RULE

}  // namespace

std::span<const RuleEntry> keyword_rules() { return kRules; }

}  // namespace kawari::duel_masters
