// Points that the rules of Duel Masters leave open: the question, the reading that is used, and the other
// one.
#include "games/duel_masters/duel_masters.h"
#include "games/duel_masters/rule_keys.h"

namespace kawari::duel_masters {
namespace {

// Columns of the rule index: duel-masters-1.20, duel-masters-1.50, duel-masters-tcg.
constexpr std::uint8_t kAll = 0b111;

constexpr OpenPoint kPoints[] = {
    {kTurnPlayerLoses,
     "both-lose",
     kAll,
     rule::key(rule::both_lose),
     {"Both players lose at the same moment: who wins?", "Los dos jugadores pierden a la vez: ¿quién gana?",
      "両方のプレイヤーが同時に負ける場合、どちらが勝ちますか。"},
     {"nobody, the game is a draw", "nadie, la partida queda en empate", "勝者はなく、引き分けです"},
     {"the turn player loses first, so the other player wins",
      "el jugador del turno pierde primero, así que gana el otro",
      "ターン・プレイヤーが先に負け、相手が勝ちます"}},
    {kTapNeedsPlayerAttack,
     "tap-ability-without-attack",
     kAll,
     rule::key(rule::tap_ability),
     {"May a creature that can't attack players use its tap ability in place of an attack?",
      "¿Puede una criatura que no puede atacar a jugadores usar su habilidad de girar en lugar de atacar?",
      "プレイヤーを攻撃できないクリーチャーは、攻撃するかわりにタップ能力を使えますか。"},
     {"yes, since it can attack creatures in principle", "sí, porque en principio puede atacar a criaturas",
      "使えます。クリーチャーへの攻撃は可能だからです"},
     {"no", "no", "使えません"}},
    {kSeveralBlockers,
     "several-blockers",
     kAll,
     rule::key(rule::several_blockers),
     {"May several creatures be tapped to block one attacker?",
      "¿Se pueden girar varias criaturas para bloquear a un atacante?",
      "1体の攻撃クリーチャーに対して、複数のブロッカーを使えますか。"},
     {"no, one creature blocks", "no, bloquea una sola criatura", "使えません。ブロックするのは1体だけです"},
     {"yes, and the last of them is the one that blocks", "sí, y bloquea la última de ellas",
      "使えます。最後に使ったクリーチャーがブロックします"}},
};

}  // namespace

std::span<const OpenPoint> open_points() { return kPoints; }

}  // namespace kawari::duel_masters
