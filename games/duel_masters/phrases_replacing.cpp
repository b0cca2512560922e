// Further replacement effects of Duel Masters: into whose graveyard, hand or mana zone; and effects that do
// something first, after which the event happens or not.
#include "games/duel_masters/phrases.h"

namespace kawari::duel_masters {
namespace {

constexpr Row kReplacingRows[] = {
    // --- into a graveyard
    {"would", "(event~1 put-into-graveyard $f none you)", "$f:esubj would be put into your graveyard",
     "$f fuera a ir a tu cementerio", "$f が自分の墓地に置かれる"},
    {"would", "(event put-into-graveyard $f none opponents)",
     "$f:esubj would be put into your opponent's graveyard", "$f fuera a ir al cementerio de tu oponente",
     "$f が相手の墓地に置かれる"},
    {"would", "(event~1 put-into-graveyard $f none opponents)",
     "$f:esubj would be put into your opponent's graveyard from anywhere",
     "$f fuera a ir al cementerio de tu oponente desde cualquier zona",
     "$f がどこからでも相手の墓地に置かれる"},
    {"would", "(event put-into-graveyard $f none everyone)", "$f:esubj would be put into a graveyard",
     "$f fuera a ir a un cementerio", "$f が墓地に置かれる"},
    {"would", "(event~1 put-into-graveyard $f none everyone)",
     "$f:esubj would be put into a graveyard from anywhere",
     "$f fuera a ir a un cementerio desde cualquier zona", "$f がどこからでも墓地に置かれる"},
    {"would", "(event~2 put-into-graveyard $f none everyone)",
     "$f:esubj would be put into its owner's graveyard", "$f fuera a ir al cementerio de su dueño",
     "$f が持ち主の墓地に置かれる"},
    {"would", "(event put-into-graveyard (all-of $f (from-zone play)) none everyone)",
     "$f:esubj would be put into a graveyard from the battle zone",
     "$f fuera a ir de la zona de batalla a un cementerio", "$f がバトルゾーンから墓地に置かれる"},
    {"would", "(event~1 put-into-graveyard (all-of $f (from-zone play)) none everyone)",
     "$f:esubj would be put into its owner's graveyard from the battle zone",
     "$f fuera a ir de la zona de batalla al cementerio de su dueño",
     "$f がバトルゾーンから持ち主の墓地に置かれる"},

    // --- into a hand
    {"would", "(event returned-to-hand $f none you)", "$f:esubj would be returned to your hand",
     "$f fuera a volver a tu mano", "$f が自分の手札に戻される"},
    {"would", "(event returned-to-hand $f none everyone)", "$f:esubj would be returned to its owner's hand",
     "$f fuera a volver a la mano de su dueño", "$f が持ち主の手札に戻される"},

    // --- out of a hand
    {"would", "(event discarded $f none opponents)", "$f:esubj would be discarded from your opponent's hand",
     "$f fuera a ser_descartado|ser_descartada|ser_descartados|ser_descartadas@f de la mano de tu oponente",
     "$f が相手の手札から捨てられる"},
    {"would", "(event~1 discarded $f none opponents)", "your opponent would discard $f:esubj",
     "tu oponente fuera a descartar $f", "相手が $f を捨てる"},
    {"would", "(event~1 discarded $f none you)", "you would discard $f:esubj", "fueras a descartar $f",
     "自分が $f を捨てる"},

    // --- into a mana zone
    {"would", "(event put-into-mana $f none you)", "$f:esubj would be put into your mana zone",
     "$f fuera a ir a tu zona de maná", "$f が自分のマナゾーンに置かれる"},
    {"would", "(event put-into-mana $f none opponents)",
     "$f:esubj would be put into your opponent's mana zone", "$f fuera a ir a la zona de maná de tu oponente",
     "$f が相手のマナゾーンに置かれる"},

    // --- into the battle zone
    {"would", "(event entered $f none you)", "you would put $f:esubj into the battle zone",
     "fueras a poner $f en la zona de batalla", "自分が $f をバトルゾーンに出す"},
    {"would", "(event~1 entered $f none everyone)", "$f:esubj would be put into the battle zone",
     "$f fuera a ir a la zona de batalla", "$f がバトルゾーンに出る"},
    {"would", "(event~1 put-into-mana $f none opponents)",
     "your opponent would put $f:esubj into his mana zone", "tu oponente fuera a poner $f en su zona de maná",
     "相手が $f をマナゾーンに置く"},
    {"would", "(event entered $f none everyone)", "a player would put $f:esubj into the battle zone",
     "un jugador fuera a poner $f en la zona de batalla", "プレイヤーが $f をバトルゾーンに出す"},

    // --- where it is put instead
    {"clause", "(put-into~37 deck-bottom $o)", "put $o on the bottom of its owner's deck",
     "pon/poner/pone/ponen $o en el fondo del mazo de su dueño", "$o を 持ち主の山札の下に 置く/置いて/置き"},
    {"clause", "(put-into~38 deck-bottom $o)", "he puts $o on the bottom of his deck",
     "pone $o en el fondo de su mazo", "$o を 持ち主の山札の下に 置く/置いて/置き"},

    // --- first this; then the event happens, or not
    {"ability", "(replacement~7 none $e (seq~11 $a (if~11 $c $t)))",
     "whenever $e:would , $a:top-shown . if $c , $t:stay .", "cada vez que $e , $a . si $c , $t .",
     "$e 時、 $a 。 $c 、 $t 。"},
    {"ability", "(replacement~7 none $e (seq~then~2 $a (if~11 $c $t)))",
     "whenever $e:would , $a:top-moved . if $c:moved-cond , $t:stay .", "cada vez que $e , $a . si $c , $t .",
     "$e 時、 $a 。 $c 、 $t 。"},
    {"ability", "(replacement~7 optional none $e (seq~11 $a (if~11 $c $t)))",
     "whenever $e:would , you may $a:top-shown . if $c , $t:stay .",
     "cada vez que $e , puedes $a.inf . si $c , $t .", "$e 時、 $a.inf もよい。 $c 、 $t 。"},
    {"ability", "(replacement~7 optional none $e (seq~then~2 $a (if~11 $c $t)))",
     "whenever $e:would , you may $a:top-moved . if $c:moved-cond , $t:stay .",
     "cada vez que $e , puedes $a.inf . si $c , $t .", "$e 時、 $a.inf もよい。 $c 、 $t 。"},
    {"ability", "(replacement~8 none $e (seq~11 $a (if~11 $c $t)))",
     "when $e:would , $a:top-shown . if $c , $t:stay .", "cuando $e , $a . si $c , $t .",
     "$e 時、 $a 。 $c 、 $t 。"},
    {"ability", "(replacement~8 none $e (seq~then~2 $a (if~11 $c $t)))",
     "when $e:would , $a:top-moved . if $c:moved-cond , $t:stay .", "cuando $e , $a . si $c , $t .",
     "$e 時、 $a 。 $c 、 $t 。"},
    {"ability", "(replacement~8 optional none $e (seq~11 $a (if~11 $c $t)))",
     "when $e:would , you may $a:top-shown . if $c , $t:stay .", "cuando $e , puedes $a.inf . si $c , $t .",
     "$e 時、 $a.inf もよい。 $c 、 $t 。"},
    {"ability", "(replacement~8 optional none $e (seq~then~2 $a (if~11 $c $t)))",
     "when $e:would , you may $a:top-moved . if $c:moved-cond , $t:stay .",
     "cuando $e , puedes $a.inf . si $c , $t .", "$e 時、 $a.inf もよい。 $c 、 $t 。"},
    {"top-shown", "(reveal (top-of-deck you (number 1)))", "reveal the top card of your deck",
     "revelar/revela/revelan la primera carta de tu mazo",
     "自分の山札の上から1枚を 表向きにする/表向きにして/表向きにし"},
    {"top-moved", "(put-into discard (top-of-deck you (number 1)))",
     "put the top card of your deck into your graveyard",
     "pon/poner/pone/ponen la primera carta de tu mazo en tu cementerio",
     "自分の山札の上から1枚を墓地に 置く/置いて/置き"},
    {"top-moved", "(put-into resource (top-of-deck you (number 1)))",
     "put the top card of your deck into your mana zone",
     "pon/poner/pone/ponen la primera carta de tu mazo en tu zona de maná",
     "自分の山札の上から1枚をマナゾーンに 置く/置いて/置き"},
    {"moved-cond", "(matches~2 (pro this-way) $f)", "that card $f:topped", "esa carta $f", "そのカード $f"},
    {"moved-cond", "(matches~3 (pro this-way) $f)", "it's a $f:np", "es un|una|un|una@f $f",
     "それが $f であれば"},
    {"moved-cond", "(matches~4 (pro this-way) (any-of~9 $f $g))", "it's a $f:np or a $g:np",
     "es un|una|un|una@f $f o un|una|un|una@g $g", "それが $f か $g であれば"},
    {"moved-cond", "(matches~5 (pro this-way) (any-of~8 $f (classified-like =$w)))",
     "it's a $f:np or has $w:name in its race", "es un|una|un|una@f $f o tiene $w en su raza",
     "それが $f か、種族に $w とあれば"},
    {"!cond1", "$c", "$c:moved-cond", "$c:moved-cond", "$c:moved-cond"},
    {"topped", "(classified-like =$w)", "has $w:name in its race", "tiene $w en su raza",
     "の種族に $w とあれば"},
    {"topped", "$f", "is a $f:np", "es un|una|un|una@f $f", "が $f であれば"},
    {"topped", "(any-of~7 (classified-like =$w) $f)", "has $w:name in its race or is a $f:np",
     "tiene $w en su raza o es un|una|un|una@f $f", "の種族に $w とあるか、 $f であれば"},
    {"topped", "(any-of~8 $f (classified-like =$w))", "is a $f:np or has $w:name in its race",
     "es un|una|un|una@f $f o tiene $w en su raza", "が $f か、種族に $w とあれば"},
    {"topped", "(any-of~9 $f $g)", "is a $f:np or a $g:np", "es un|una|un|una@f $f o un|una|un|una@g $g",
     "が $f か $g であれば"},
    {"stay", "(stays~11 $o)", "$o:stayer stays in the battle zone instead",
     "$o permanece en la zona de batalla en su lugar", "かわりに $o はバトルゾーンにとどまる"},
    {"stay", "(stays~12 $o)", "$o:stayer stays in the battle zone", "$o permanece en la zona de batalla",
     "$o はバトルゾーンにとどまる"},
    {"stayer", "(role~30 subject)", "the creature", "[f] la criatura", "[f] そのクリーチャー"},
    {"stayer", "(role~31 subject)", "that creature", "[f] esa criatura", "[f] そのクリーチャー"},
    {"stayer", "(role~32 subject)", "it", "[f] esa criatura", "[f] それ"},
    {"stayer", "$s", "$s:selfref", "$s", "$s"},
    {"cond1", "(matches~4 (pro it) (any-of~8 (classified =$x) (classified-like =$w)))",
     "it's a $x:race or has $w:name in its race", "es $x:race o tiene $w en su raza",
     "それが $x:race か、種族に $w とあれば"},

    // --- for a while
    {"sentence1", "(create~31 none (replacement none $e $a) $d)",
     "$d:dur-front , whenever $e:would , $a:replacing instead", "$d , cada vez que $e , $a en su lugar",
     "$d 、 $e 時、かわりに $a"},
    {"sentence1", "(create~32 $t (replacement none (event destroyed (same-as (role bound))) $x) (this-turn))",
     "whenever $t:definite would be destroyed this turn , $x:replacing instead",
     "cada vez que $t fuera a ser destruida este turno , $x en su lugar",
     "このターン、 $t が破壊される時、かわりに $x"},
    {"sentence1", "(create~33 $t (replacement none (event destroyed (same-as (role bound))) $x) (this-turn))",
     "when $t:definite would be destroyed this turn , $x:replacing instead",
     "cuando $t fuera a ser destruida este turno , $x en su lugar",
     "このターン、 $t が破壊される時、かわりに $x"},
    {"sentence1", "(create~32 $t (replacement none (event left (same-as (role bound))) $x) (this-turn))",
     "whenever $t:definite would leave the battle zone this turn , $x:replacing instead",
     "cada vez que $t fuera a dejar la zona de batalla este turno , $x en su lugar",
     "このターン、 $t がバトルゾーンを離れる時、かわりに $x"},

    // --- battles
    {"would", "(event battled $f)", "$f:esubj would battle", "$f fuera a batallar", "$f がバトルする"},
    {"would", "(event lost-battle $f)", "$f:esubj would lose a battle", "$f fuera a perder una batalla",
     "$f がバトルに負ける"},
    {"ability", "(static~15 none (cant die-in-battle $s))",
     "when $s:selfref loses a battle , it isn't destroyed .",
     "cuando $s pierde una batalla , no es destruida .", "$s がバトルに負けた時、破壊されない。"},

    {"definite", "(role~33 other)", "the other creature", "[f] la otra criatura",
     "[f] もう一方のクリーチャー"},

    // --- draws and discards
    {"would", "(event~1 drawn none none opponents)", "your opponent would draw a card",
     "tu oponente fuera a robar una carta", "相手がカードを引く"},
    {"would", "(event~2 discarded (same-as $s) none you)", "$s:selfref would be discarded",
     "$s fuera a ser descartada", "$s が捨てられる"},

    // --- what never happens
    {"vp-ban", "(cant leave # ^)", "can't leave the battle zone", "no puede|pueden dejar la zona de batalla",
     "バトルゾーンを離れない"},
    {"vp-ban", "(cant~1 leave # ^)", "doesn't|don't leave the battle zone",
     "no deja|dejan la zona de batalla", "バトルゾーンを離れない"},
    {"vp-ban", "(cant be-destroyed # ^ (all-of (played-by opponents) $f))",
     "can't be destroyed by your opponent's $f:np.pl",
     "no puede|pueden ser_destruido|ser_destruida|ser_destruidos|ser_destruidas por los|las|los|las@f $f.pl "
     "de "
     "tu oponente",
     "相手の $f によって破壊されない"},
    {"vp-ban", "(cant die-in-battle # ^)", "can't be destroyed in battles",
     "no puede|pueden ser_destruido|ser_destruida|ser_destruidos|ser_destruidas en batallas",
     "バトルで破壊されない"},
    {"static", "(cant be-chosen (all (all-of (played-by you) $f)))",
     "your opponent can't choose your $f:np.pl", "tu oponente no puede elegir tus $f.pl",
     "相手は自分の $f を選べない"},
    {"static", "(can~1 attack-anyway $s)", "ignore any effects that would prevent $s:selfref from attacking",
     "ignora los efectos que impedirían atacar a $s", "$s は「攻撃できない」効果を無視する"},
    {"static", "(can~1 attack-player-anyway $s)",
     "ignore any effects that would prevent $s:selfref from attacking your opponent",
     "ignora los efectos que impedirían a $s atacar a tu oponente",
     "$s は相手プレイヤーを「攻撃できない」効果を無視する"},
    {"vp", "(gets breaking # (times (number 1) $c) ^)", "breaks|break one more shield for each $c:per",
     "rompe|rompen un escudo más por cada $c", "$c につき、シールドをさらに1枚ブレイクする"},
    {"vp-ban", "(cant~1 be-chosen # ^)", "can't be chosen by your opponent",
     "no puede|pueden ser_elegido|ser_elegida|ser_elegidos|ser_elegidas por tu oponente", "相手に選ばれない"},

    // --- the top card of a player's own deck
    {"his-some", "(top-of-deck~4 # (number 1))", "[sg] the top card of his deck",
     "[f] [sg] la primera carta de su mazo", "自身の山札の上から1枚"},
    {"his-some", "(top-of-deck~4 # $a)", "[pl] the top $a:num cards of his deck",
     "[f] [pl] las $a primeras cartas de su mazo", "自身の山札の上から $a 枚"},

    // A choice of a player among their own cards, printed by itself.
    {"!objects1", "(chosen (all-of (played-by each-of-them) $f) none each-of-them)",
     "[sg] one of his $f:np.pl", "[sg] uno|una|uno|una@f de sus $f:np.pl", "[=f] 自身の $f:np 1つ"},

    // --- winning and losing
    {"clause", "(lose-game you)", "you lose the game", "pierdes la partida",
     "自分はゲームに 負ける/負けて/負け"},
    {"clause", "(lose-game~1 opponents)", "your opponent loses the game", "tu oponente pierde la partida",
     "相手はゲームに 負ける/負けて/負け"},
    {"clause", "(lose-game~3 everyone)", "each player loses the game", "cada jugador pierde la partida",
     "各プレイヤーはゲームに 負ける/負けて/負け"},
    {"clause", "(lose-game~4 everyone)", "both players lose the game", "ambos jugadores pierden la partida",
     "両方のプレイヤーはゲームに 負ける/負けて/負け"},
    {"clause", "(lose-game~2 opponents)", "you win the game", "ganas la partida",
     "自分はゲームに 勝つ/勝って/勝ち"},
};

}  // namespace

std::span<const Row> replacing_rows() { return kReplacingRows; }

}  // namespace kawari::duel_masters
