// Rules that are cited without a number: those of the older English game, points that the rules leave open,
// and rules that only other games have.
#include "games/duel_masters/rule_entry.h"

namespace kawari::duel_masters {
namespace {

constexpr Line kUnnumberedRules[] = {
    says(rule::both_lose, nullptr, "If both players lose at the same time, the game is a draw.",
         "Si ambos jugadores pierden a la vez, la partida termina en empate.",
         "両方のプレイヤーが同時に負けた場合は、引き分けになります。"),
    says(core::concede, nullptr, "A player may concede at any moment and loses the game.",
         "Un jugador puede rendirse en cualquier momento y pierde la partida.",
         "プレイヤーはいつでも投了でき、その場合はゲームに負けます。"),
    says(core::keyword, nullptr, "A keyword stands for an ability.",
         "Una palabra clave representa una habilidad.", "キーワード能力は、能力を短く表したものです。"),
    says(core::floating_trigger, nullptr, "An ability that waits for a while can trigger again and again.",
         "Una habilidad que espera un tiempo puede dispararse varias veces.",
         "一定期間待ち受ける能力は、その間、何度でも誘発します。"),

    says(core::loop, nullptr, "The turn player breaks a loop that only choices keep going.",
         "El jugador activo rompe un bucle que solo se mantiene por elecciones.",
         "選択だけで続くループは、ターン・プレイヤーが止めなければなりません。"),

    says(rule::endless_loop, nullptr, "A loop that nobody can leave ends the game in a draw.",
         "Un bucle del que nadie puede salir termina la partida en empate.",
         "誰にも止められない無限ループになった場合は、引き分けになります。"),
    says(rule::survivor, nullptr, "Each of a player's Survivors has the survivor abilities of all of them.",
         "Cada Survivor de un jugador tiene las habilidades de superviviente de todos ellos.",
         "自分のサバイバーはすべて、それぞれのサバイバー能力を共有します。"),
    says(rule::turbo_rush, nullptr,
         "Turbo rush holds for the turn in which another of the player's creatures broke a shield.",
         "Carga turbo vale en el turno en que otra criatura del jugador rompió un escudo.",
         "ターボラッシュは、自分の他のクリーチャーがシールドをブレイクしたターンの間、有効です。"),
    says(rule::wave_striker, nullptr,
         "Wave striker holds while two or more other creatures in the battle zone have it.",
         "Golpe de oleada vale mientras otras dos criaturas o más en la zona de batalla lo tengan.",
         "ウェーブストライカーは、バトルゾーンに他のウェーブストライカーが2体以上いる間、有効です。"),
    says(rule::accelerator, nullptr, "Accelerator holds while a cross gear is crossed with the creature.",
         "Acelerador vale mientras la criatura tenga un cross gear cruzado.",
         "アクセルは、そのクリーチャーがクロスギアをクロスしている間、有効です。"),

    says(rule::sympathy, nullptr,
         "Sympathy: it costs 1 less for each such creature of its player, but not less than 2.",
         "Simpatía: cuesta 1 menos por cada criatura así de su jugador, pero no menos de 2.",
         "シンパシーは、自分のそのようなクリーチャー1体につきコストを1少なくします。ただし2より少なくなりませ"
         "ん。"),

    // --- what other games have
    says(core::damage_calculation, nullptr, "The amount of damage is calculated.",
         "Se calcula la cantidad de daño.", "ダメージの量を計算します。"),
    says(core::damage_zero, nullptr, "No damage left means that none is dealt.",
         "Si no queda daño, no se inflige ninguno.", "ダメージが残らなければ、ダメージは与えられません。"),
    says(core::deal, nullptr, "Damage is dealt.", "El daño se inflige.", "ダメージを与えます。"),
    says(core::put, nullptr, "Damage is put on a card.", "El daño se pone en una carta.",
         "ダメージをカードに置きます。"),
    says(core::remove, nullptr, "Damage is removed from a card.", "El daño se retira de una carta.",
         "ダメージをカードから取り除きます。"),
    says(core::move, nullptr, "Damage is moved to another card.", "El daño se mueve a otra carta.",
         "ダメージをほかのカードに移します。"),
    says(core::first_time, nullptr, "“The first time” counts events: only the first one can trigger.",
         "“La primera vez” cuenta eventos: solo el primero puede dispararla.",
         "「はじめて」は出来事の回数を数え、最初の1回だけで誘発します。"),
    says(core::once, nullptr, "“Once” is used up when the ability has resolved.",
         "“Una vez” se gasta cuando la habilidad se ha resuelto.",
         "「一度」の能力は、解決すると使い終わります。"),
    says(core::replacement_again, nullptr, "The modified event is not looked at again.",
         "El evento modificado no se vuelve a revisar.",
         "変更後のイベントに、さらに置換効果を適用することはありません。"),
    says(core::replacement_same, nullptr, "Of several equal replacement effects only one applies.",
         "De varios efectos de sustitución iguales solo se aplica uno.",
         "同じ置換効果が複数あっても、適用されるのは1つだけです。"),
    says(core::leave_play, nullptr, "What leaves the battle zone keeps nothing of its state.",
         "Lo que deja la zona de batalla no conserva nada de su estado.",
         "バトルゾーンを離れたカードは、それまでの状態を失います。"),
    says(core::takes, nullptr, "A card takes damage.", "Una carta recibe daño.",
         "カードがダメージを受けます。"),
    says(core::lore, nullptr, "Points are gained and lost.", "Se ganan y se pierden puntos.",
         "点を得たり失ったりします。"),
    says(core::ability_for_free, nullptr, "An ability is used without paying for it.",
         "Una habilidad se usa sin pagarla.", "コストを支払わずに能力を使います。"),
    says(core::player_leaves, nullptr, "What belongs to a player who leaves the game goes as well.",
         "Lo que es de un jugador que deja la partida se va con él.",
         "ゲームを離れたプレイヤーのカードは、すべて取り除かれます。"),
};

}  // namespace

std::span<const Line> unnumbered_rules() { return kUnnumberedRules; }

}  // namespace kawari::duel_masters
