// Attacks in Duel Masters: who attacks, blocks or must do so, what happens if no creature blocks, after the
// battle, and shields that effects break.
#include "games/duel_masters/phrases.h"

namespace kawari::duel_masters {
namespace {

// The amount of an attack, a block or an unblocked attack is the number of attacked players.
#define AGAINST_PLAYER "(compare at-least (event-amount) (number 1))"

constexpr Row kCombatRows[] = {
    // --- what happened
    {"event", "(event unblocked $f none none " AGAINST_PLAYER ")",
     "$f:esubj is attacking your opponent and isn't blocked", "$f ataca a tu oponente y no es bloqueada",
     "$f が相手を攻撃して、ブロックされなかった"},
    {"event", "(event blocked:passive $f none none " AGAINST_PLAYER ")",
     "$f:esubj is attacking your opponent and becomes blocked", "$f ataca a tu oponente y es bloqueada",
     "$f が相手を攻撃して、ブロックされた"},
    {"event", "(event unblocked $f)", "$f:esubj attacks and isn't blocked", "$f ataca y no es bloqueada",
     "$f が攻撃して、ブロックされなかった"},
    {"event", "(event attacked $f none none " AGAINST_PLAYER ")", "$f:esubj attacks a player",
     "$f ataca a un jugador", "$f がプレイヤーを攻撃する"},
    {"event", "(event battled $f)", "$f:esubj battles", "$f batalla", "$f がバトルする"},
    {"event", "(event battled $f $g)", "$f:esubj battles $g:esubj", "$f batalla con $g",
     "$f が $g とバトルする"},
    {"event", "(event challenge-ended $f)", "$f:esubj finishes attacking", "$f termina de atacar",
     "$f の攻撃が終わった"},

    {"event", "(event destroyed $f none none (turn-of opponents))",
     "$f:esubj is destroyed during your opponent's turn",
     "$f es destruido|destruida|destruidos|destruidas@f durante el turno de tu oponente",
     "相手のターン中に $f が破壊された"},

    // --- later in the same attack
    {"sentence1", "(delay (event battle-ended) $s)", "$s:stmt after the battle", "$s después de la batalla",
     "バトルの後で、 $s"},
    {"sentence1", "(delay~1 (event battle-ended) $s)", "$s:stmt after it battles",
     "$s después de que batalle", "バトルの後で、 $s"},
    {"sentence1", "(delay (event challenge-ended) $s)", "$s:stmt after the attack", "$s después del ataque",
     "攻撃の後で、 $s"},
    {"clause", "(cant battle (role subject) (this-challenge))", "no battle happens", "no hay batalla",
     "バトルは起こらない"},

    // --- shields
    {"clause", "(break-shields $t (chosen (in-zone shields opponents) (number 1)))",
     "$t:subject breaks|break@t one of your opponent's shields",
     "$t rompe|rompen@t uno de los escudos de tu oponente", "$t は 相手のシールドを1枚ブレイクする"},
    {"clause", "(break-shields~1 $t (chosen (in-zone shields opponents) (number 1)))",
     "$t:subject breaks|break@t one of his shields", "$t rompe|rompen@t uno de sus escudos",
     "$t は 相手のシールドを1枚ブレイクする"},
    {"clause", "(break-shields $t (chosen (in-zone shields opponents) $n))",
     "$t:subject breaks|break@t $n:num of your opponent's shields",
     "$t rompe|rompen@t $n de los escudos de tu oponente", "$t は 相手のシールドを $n 枚ブレイクする"},
    {"vp", "(gets breaking # (number 1) ^)", "breaks|break one more shield", "rompe|rompen un escudo más",
     "シールドをさらに1枚ブレイクする"},
    {"vp", "(double-power # ^)", "gets|get double power", "gana|ganan el doble de poder",
     "パワーを2倍にする"},
    {"vp", "(double-power~1 # ^)", "has|have its|their power doubled", "tiene|tienen su poder duplicado",
     "パワーが2倍になる"},

    // --- battles that an effect orders
    {"clause", "(battle $o $p)", "$o:subject battles $p:objects", "$o batalla contra $p",
     "$o と $p を バトルさせる/バトルさせて/バトルさせ"},
    {"clause", "(battle~1 $o $p)", "have $o battle $p:objects", "haz que $o batalle contra $p",
     "$o と $p を バトルさせる/バトルさせて/バトルさせ"},
    {"sentence1", "(battle~2 $o $p)", "choose $o:objects1 and $p:objects1 . they battle",
     "elige $o y $p . batallan entre sí", "$o と $p を選ぶ。それらをバトルさせる"},
    {"sentence1", "(battle~3 $o $p)",
     "choose $o:objects1 and $p:objects1 . those creatures battle each other",
     "elige $o y $p . esas criaturas batallan entre sí",
     "$o と $p を選ぶ。それらのクリーチャーをバトルさせる"},

    // --- what they must do
    {"static-vp", "(must-attack~1 # ^)", "attacks|attack if able", "ataca|atacan si puede|pueden",
     "可能なら攻撃する"},
    {"clause", "(must-attack $t (this-turn))", "$t:subject attacks|attack@t this turn if able",
     "$t ataca|atacan@t este turno si puede|pueden@t", "このターン、 $t は 可能なら攻撃する"},
    {"static", "(must-attack 1 (all (all-of (played-by opponents) (of-kind character))) none $f)",
     "your opponent's attacking creatures attack $f:np.pl if able",
     "las criaturas atacantes de tu oponente atacan a $f.pl si pueden",
     "相手の攻撃クリーチャーは、可能なら $f を攻撃する"},
    {"static", "(must-attack (all (all-of (played-by opponents) $f)) none (same-as $s))",
     "your opponent's $f:np.pl must attack $s:known if able",
     "los|las|los|las@f $f.pl de tu oponente deben atacar a $s si pueden",
     "相手の $f は可能なら $s を攻撃しなければならない"},
    {"sentence1", "(must-attack (all (all-of (played-by opponents) $f)) (during-next-turn))",
     "during your opponent's next turn , each of his $f:np.pl attacks if able",
     "durante el próximo turno de tu oponente , cada uno|una|uno|una@f de sus $f.pl ataca si puede",
     "相手の次のターン中、相手の $f はそれぞれ可能なら攻撃する"},
    {"static", "(must-attack~1 (all (all-of (played-by opponents) $f)))",
     "each of his $f:np.pl attacks if able", "cada uno|una|uno|una@f de sus $f.pl ataca si puede",
     "相手の $f はそれぞれ可能なら攻撃する"},
    {"cond1", "(negate (matches $o (happened-to (event attacked:passive))))",
     "$o:nominative hasn't been attacked that turn", "no ha sido atacada ese turno",
     "このターン攻撃されていなければ"},
    {"static-vp", "(must block # ^)", "blocks|block if able", "bloquea|bloquean si puede|pueden",
     "可能ならブロックする"},
    {"ability", "(static~9 none (must block $s))",
     "whenever an opponent's creature attacks , $s:selfref blocks if able .",
     "cada vez que ataque una criatura de tu oponente , $s bloquea si puede .",
     "相手のクリーチャーが攻撃する時、 $s は可能ならブロックする。"},

    // --- what they can do
    {"vp-ban", "(can win-battles # ^)", "wins|win all battles", "gana|ganan todas las batallas",
     "すべてのバトルに勝つ"},
    {"clause", "(can be-attacked-untapped $o (this-turn) (all-of (played-by you) $f))",
     "your $f:np.pl can attack $o:known this turn as though it were tapped",
     "tus $f.pl pueden atacar a $o este turno como si estuviera girada",
     "このターン、自分の $f は $o をタップしているかのように攻撃できる"},

    {"vp", "(seq~6 $b (gains~5 # $k ^))", "$b:vp-ban and has|have \" $k:keyword-ability \"",
     "$b y tiene|tienen \" $k \"", "$b 、 \" $k \" を得る"},

    // --- for a while
    {"static-vp", "(gains~10 # (static (matches (self) (is-challenging)) (gets =$s (self) $a)) ^)",
     "gets|get $a:signed $s during its|their attacks", "gana|ganan $a $s durante sus ataques",
     "攻撃中、 $s を $a:signed する"},
    {"sentence1", "(create~1 none (triggered none $e none $s) (this-turn))",
     "this turn , whenever $e , $s:stmt", "este turno , cada vez que $e , $s", "このターン、 $e 時、 $s"},
    {"sentence1", "(create~1 (pro it) (triggered none $e none $s) (this-turn))",
     "this turn , whenever $e , $s:stmt", "este turno , cada vez que $e , $s", "このターン、 $e 時、 $s"},

    {"clause",
     "(seq~9 (apply $v $t $e) (create $t (triggered none (event battled (same-as (role bound))) none (delay "
     "(event "
     "battle-ended) $x)) (this-turn)))",
     "$e:dur-front , $t:subject $v@t . whenever any of those creatures battles this turn , $x:stmt after the "
     "battle",
     "$e , $t $v@t . cada vez que cualquiera de esas criaturas batalle este turno , $x después de la batalla",
     "$e 、 $t は $v 。このターン、それらのクリーチャーがバトルする時、バトルの後で、 $x"},

    // --- what the explanations say of it
    {"!esubj", "(same-as $o)", "$o:definite", "$o", "$o"},
    {"!vp-ban", "(cant attack-creatures # ^ (not $f))", "can't attack creatures except $f:np.pl",
     "no puede|pueden atacar a criaturas salvo $f.pl", "$f 以外のクリーチャーを攻撃できない"},
    {"!clause", "(can attack-player-anyway $o $d)",
     "ignore any effects that would prevent $o from attacking your opponent $d",
     "ignora los efectos que impedirían a $o atacar a tu oponente $d",
     "$d 、 $o は「相手を攻撃できない」効果を無視する"},
    {"!vp-ban", "(cant be-played # ^)", "can't be used", "no puede|pueden usarse", "使えない"},
    {"!clause", "(create $t (triggered none (event battled (same-as (role bound))) none $s) (this-turn))",
     "whenever any of $t battles this turn , $s:sentence1",
     "cada vez que cualquiera de $t batalle este turno , $s", "このターン、 $t がバトルする時、 $s"},

    // --- turns
    {"clause", "(extra-turn you)", "take an extra turn after this one",
     "jugar/juega/juegan un turno adicional después de este",
     "このターンの後にもう一度 自分のターンを行う/自分のターンを行って/自分のターンを行い"},
};

}  // namespace

std::span<const Row> combat_rows() { return kCombatRows; }

}  // namespace kawari::duel_masters
