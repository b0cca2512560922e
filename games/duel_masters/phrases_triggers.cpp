// Further events that Duel Masters' abilities wait for: who summons or casts, what is attacked, whose turn
// begins, and replacements.
#include "games/duel_masters/phrases.h"

namespace kawari::duel_masters {
namespace {

constexpr Row kRows[] = {
    // --- which card
    {"esubj", "(all-of (played-by~13 opponents) $f)", "an opponent's $f:np",
     "un|una|unos|unas@f $f{rival|rival|rivales|rivales}", "[=f] 相手の $f"},
    {"esubj", "(all-of (played-by~14 opponents) $f)", "[sg] any of your opponent's $f:np.pl",
     "[sg] cualquiera de los|las|los|las@f $f.pl{rival|rival|rivales|rivales}", "[=f] 相手の $f"},
    {"esubj", "(any-of $f $g)", "a $f:np or a $g:np", "un|una|unos|unas@f $f o un|una|unos|unas@g $g",
     "[=f] $f または $g"},

    // --- what happened
    {"event", "(event destroyed $f none none (turn-of opponents))",
     "$f:esubj is destroyed during your opponent's turn",
     "$f es destruido|destruida|destruidos|destruidas@f durante el turno de tu oponente",
     "相手のターン中、 $f が破壊された"},
    {"definite", "(role~blocking other)", "the blocking creature", "[f] la criatura bloqueadora",
     "[f] ブロックしているクリーチャー"},
    {"event", "(event summoned $f none you)", "you summon $f:esubj", "invocas $f", "自分が $f を召喚した"},
    {"event", "(event summoned $f none opponents)", "your opponent summons $f:esubj", "tu oponente invoca $f",
     "相手が $f を召喚した"},
    {"event", "(event cast $f none opponents)", "your opponent casts $f:esubj", "tu oponente lanza $f",
     "相手が $f を唱えた"},
    {"event", "(any-event~3 (event summoned $f none opponents) (event cast $g none opponents))",
     "your opponent summons $f:esubj or casts $g:esubj", "tu oponente invoca $f o lanza $g",
     "相手が $f を召喚するか、 $g を唱えた"},
    {"event", "(event entered $f)", "$f:esubj is put into the battle zone", "$f entra en la zona de batalla",
     "$f がバトルゾーンに出た"},
    {"event", "(event entered $f none opponents)", "your opponent puts $f:esubj into the battle zone",
     "tu oponente pone $f en la zona de batalla", "相手が $f をバトルゾーンに出した"},
    {"event", "(event left $f)", "$f:esubj leaves the battle zone", "$f deja la zona de batalla",
     "$f がバトルゾーンを離れた"},
    {"event", "(event put-into-mana $f none you)", "$f:esubj is put into your mana zone",
     "$f va a tu zona de maná", "$f が自分のマナゾーンに置かれた"},
    {"event", "(event shield-broken none none you)", "one of your shields is broken",
     "uno de tus escudos es roto", "自分のシールドがブレイクされた"},
    {"event", "(event shield-broken none none opponents)", "one of your opponent's shields is broken",
     "uno de los escudos de tu oponente es roto", "相手のシールドがブレイクされた"},
    {"event", "(event tapped $f)", "$f:esubj becomes tapped", "$f se gira", "$f がタップされた"},
    {"event", "(event untapped $f)", "$f:esubj becomes untapped", "$f se endereza", "$f がアンタップされた"},
    {"event", "(event drawn none none opponents)", "your opponent draws a card", "tu oponente roba una carta",
     "相手がカードを引いた"},
    {"event", "(event discarded none none opponents)", "your opponent discards a card",
     "tu oponente descarta una carta", "相手がカードを捨てた"},
    {"event", "(event attacked $f $g)", "$f:esubj attacks $g:esubj", "$f ataca a $g", "$f が $g を攻撃する"},
    {"event", "(event attacked:passive $f)", "$f:esubj is attacked",
     "$f es atacado|atacada|atacados|atacadas@f", "$f が攻撃される"},
    {"event", "(event put-into-graveyard (all-of $f (from-zone play)) none you)",
     "$f:esubj is put into your graveyard from the battle zone",
     "$f va de la zona de batalla a tu cementerio", "$f がバトルゾーンから自分の墓地に置かれた"},
    {"event",
     "(event put-into-graveyard (all-of $f (from-zone resource)) none you (matches (role source) (played-by "
     "opponents)))",
     "your opponent causes $f:esubj to be put into your graveyard from your mana zone",
     "tu oponente hace que $f vaya de tu zona de maná a tu cementerio",
     "相手によって $f が自分のマナゾーンから墓地に置かれた"},
    {"event", "(event ability-used none none opponents (ability-keyword =$k))",
     "your opponent uses the \" $k \" ability of one of his shields",
     "tu oponente usa la habilidad \" $k \" de uno de sus escudos",
     "相手が自身のシールドの \" $k \" を使った"},
    {"event", "(event ability-used none none you (ability-keyword =$k))",
     "you use the \" $k \" ability of one of your shields",
     "usas la habilidad \" $k \" de uno de tus escudos", "自分のシールドの \" $k \" を使った"},
    // The draw of the draw step has no causing card.
    {"event", "(event drawn none none you (negate (matches (role source) (any))))",
     "you draw the card at the start of your turn", "robas la carta del inicio de tu turno",
     "自分のターンのはじめにカードを引いた"},
    {"cards", "(number~2 1)", "an extra card", "[f] una carta adicional", "カードをもう ‡ 1 枚"},

    // --- when
    {"at-event", "(event~1 turn-started none none you)", "the start of each of your turns",
     "al inicio de cada uno de tus turnos", "自分の各ターンのはじめに"},
    {"at-event", "(event turn-started none none everyone)", "the start of each player's turn",
     "al inicio del turno de cada jugador", "各プレイヤーのターンのはじめに"},
    {"at-event", "(event turn-started none none opponents)", "the start of each of your opponent's turns",
     "al inicio de cada turno de tu oponente", "相手の各ターンのはじめに"},
    {"at-event", "(event turn-ended none none opponents)", "the end of each of your opponent's turns",
     "al final de cada turno de tu oponente", "相手の各ターンの終わりに"},
    {"at-event", "(event turn-ended none none everyone)", "the end of each turn", "al final de cada turno",
     "各ターンの終わりに"},
    {"at-event", "(event~1 turn-ended none none turn-player)", "the end of this turn",
     "al final de este turno", "このターンの終わりに"},
    {"sentence1", "(delay $e (may you $s))", "at $e:at-event , you may $s:stmt", "$e , puedes $s.inf",
     "$e 、 $s.inf もよい"},
    {"dur-front", "(this-turn~4)", "until the end of the turn", "hasta el final del turno",
     "このターンの終わりまで"},
    {"action-text", "(action-text~1 (if $c $s))", "when you cast this spell , if $c , $s:effect",
     "cuando lanzas este hechizo , si $c , $s", "この呪文を唱えた時、 $c 、 $s"},
    {"sentence1",
     "(create $t (triggered none (event won-battle (same-as (role bound))) none $s) (this-turn))",
     "whenever $t:definite wins a battle this turn , $s:stmt",
     "siempre que $t gana una batalla este turno , $s", "このターン、 $t がバトルに勝った時、 $s"},

    // --- what would happen
    {"would", "(event shield-broken $f)", "$f:esubj would be broken",
     "$f fuera a ser_roto|ser_rota|ser_rotos|ser_rotas@f", "$f がブレイクされる"},
    {"would", "(event discarded $f none you)", "$f:esubj would be discarded from your hand",
     "$f fuera a ser_descartado|ser_descartada|ser_descartados|ser_descartadas@f de tu mano",
     "$f が手札から捨てられる"},
    {"would", "(event put-into-graveyard (all-of (other) (played-by you) $f) none you)",
     "your other $f:np.pl would be put into your graveyard", "tus demás $f.pl fueran a ir a tu cementerio",
     "自分の他の $f が墓地に置かれる"},
    {"clause", "(put-into~11 hand $o)", "return $o:known from the battle zone to your hand",
     "devolver/devuelve/devuelven $o de la zona de batalla a tu mano",
     "$o を バトルゾーンから手札に 戻す/戻して/戻し"},
    {"clause", "(put-into~5 resource $o)", "return $o to your mana zone",
     "devolver/devuelve/devuelven $o a tu zona de maná", "$o を マナゾーンに 戻す/戻して/戻し"},
    {"clause", "(put-into resource-exerted $o)", "put $o into your mana zone tapped",
     "pon/poner/pone/ponen $o en tu zona de maná girado|girada|girados|giradas@o",
     "$o をタップして マナゾーンに 置く/置いて/置き"},
    {"ability", "(replacement~7 $c $e $a $f)",
     "when $e:would , if $c , $a:replacing instead of destroying it . then $f:sentence0 .",
     "cuando $e , si $c , $a en lugar de destruirla . luego $f .",
     "$e 時、 $c 、かわりに $a 。その後、 $f 。"},
    {"keyword-ability",
     "(replacement~1 own-movement none (event put-into-graveyard (same-as $s)) (put-into resource $s))",
     "after you cast $s:selfref , put it into your mana zone instead of your graveyard .",
     "después de lanzar $s , ponlo en tu zona de maná en lugar de en tu cementerio .",
     "$s を唱えた後、墓地のかわりにマナゾーンに置く。"},
    {"ability",
     "(replacement~8 none (event put-into-graveyard (all-of $f (played-with =$k)) none you) (put-into hand "
     "(role "
     "subject)))",
     "after you cast a $f:np by using its \" $k \" ability , put it into your hand instead of your graveyard "
     ".",
     "después de lanzar un|una|unos|unas@f $f mediante su habilidad \" $k \" , devuélvelo a tu mano en lugar "
     "de "
     "ponerlo en tu cementerio .",
     "\" $k \" で $f を唱えた後、墓地のかわりに手札に加える。"},
};

}  // namespace

std::span<const Row> trigger_rows() { return kRows; }

}  // namespace kawari::duel_masters
