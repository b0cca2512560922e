// Points that the rules of Duel Masters leave open: the question, the reading that is used, and the other
// one.
#include "games/duel_masters/duel_masters.h"
#include "games/duel_masters/rule_keys.h"

namespace kawari::duel_masters {
namespace {

// Columns of the rule index: duel-masters-1.20, duel-masters-1.50, duel-masters-tcg.
constexpr std::uint8_t kAll = 0b111, kOlder = 0b101;

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
    {other_reading::entry_after_replacement,
     "entry-after-replacement",
     kOlder,
     ::kawari::rule::key(::kawari::rule::entry_state),
     {"A replacement effect puts a card into a zone: does what says how cards are put there apply as well?",
      "Un efecto de sustitución pone una carta en una zona: ¿se aplica además lo que dice cómo se ponen allí "
      "las cartas?",
      "置換効果でカードがゾーンに置かれる時、その置かれ方を定める効果も適用されますか。"},
     {"no, it is a replacement effect itself, and nothing is replaced twice",
      "no, también es un efecto de sustitución, y nada se sustituye dos veces",
      "適用されません。それも置換効果であり、二度は置換できないからです"},
     {"yes, only sentences with “instead” bar each other",
      "sí, solo se excluyen entre sí las frases con «en su lugar»",
      "適用されます。互いに妨げ合うのは「かわりに」と書かれた文だけです"}},
};

}  // namespace

std::span<const OpenPoint> open_points() { return kPoints; }

}  // namespace kawari::duel_masters
