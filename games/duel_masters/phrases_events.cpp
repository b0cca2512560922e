// What happens, or would happen, in Duel Masters: entering, attacking, battling, breaking, being destroyed.
#include "games/duel_masters/phrases.h"

namespace kawari::duel_masters {
namespace {

constexpr Row kHappeningRows[] = {
    // --- what happened
    {"event", "(event entered $f none you)", "you put $f:esubj into the battle zone",
     "pones $f en la zona de batalla", "$f をバトルゾーンに出した"},
    {"event", "(event destroyed $f)", "$f:esubj is destroyed",
     "$f es destruido|destruida|destruidos|destruidas@f", "$f が破壊された"},
    {"event", "(event attacked $f)", "$f:esubj attacks", "$f ataca", "$f が攻撃する"},
    {"event", "(event blocked $f)", "$f:esubj blocks", "$f bloquea", "$f がブロックした"},
    {"event", "(event blocked:passive $f)", "$f:esubj becomes blocked",
     "$f es bloqueado|bloqueada|bloqueados|bloqueadas@f", "$f がブロックされた"},
    {"event", "(event won-battle $f)", "$f:esubj wins a battle", "$f gana una batalla",
     "$f がバトルに勝った"},
    {"event", "(event lost-battle $f)", "$f:esubj loses a battle", "$f pierde una batalla",
     "$f がバトルに負けた"},
    {"event", "(event shield-broken:passive $f)", "$f:esubj breaks a shield", "$f rompe un escudo",
     "$f がシールドをブレイクした"},
    {"event", "(event about-to-break $f)", "$f:esubj is about to break a shield",
     "$f está a punto de romper un escudo", "$f がシールドをブレイクしようとする"},
    {"event", "(event put-into-graveyard $f none you)", "$f:esubj is put into your graveyard",
     "$f va a tu cementerio", "$f が自分の墓地に置かれた"},
    {"event", "(event cast $f none everyone)", "a player casts $f:esubj", "un jugador lanza $f",
     "プレイヤーが $f を唱えた"},
    {"event", "(event cast $f none you)", "you cast $f:esubj", "lanzas $f", "自分が $f を唱えた"},
    {"event", "(event ability-used (all-of (played-by you) $f) none you (ability-named 'ninja-strike))",
     "you use the \" ninja strike \" ability of one of your $f:np.pl",
     "usas la habilidad \" ataque ninja \" de uno|una|uno|una@f de tus $f.pl",
     "自分の $f の \" ニンジャ・ストライク \" を使った"},

    {"at-event", "(event~1 turn-ended none none you)", "the end of each of your turns",
     "al final de cada uno de tus turnos", "自分の各ターンの終わりに"},
    {"event1", "(event entered $f none you)", "you put $f:esubj into the battle zone",
     "pones $f en la zona de batalla", "$f をバトルゾーンに出した"},
    {"event1", "(event destroyed $f)", "$f:esubj is destroyed",
     "$f es destruido|destruida|destruidos|destruidas@f", "$f が破壊された"},
    {"event1", "(event attacked $f)", "$f:esubj attacks", "$f ataca", "$f が攻撃する"},

    // --- what would happen
    {"would", "(event destroyed $f)", "$f:esubj would be destroyed",
     "$f fuera a ser_destruido|ser_destruida|ser_destruidos|ser_destruidas@f", "$f が破壊される"},
    {"would", "(event destroyed $f none none $c)", "$f:esubj would be destroyed by $c:cause",
     "$f fuera a ser_destruido|ser_destruida|ser_destruidos|ser_destruidas@f por $c",
     "$c によって $f が破壊される"},
    {"would", "(event left $f)", "$f:esubj would leave the battle zone",
     "$f fuera a dejar la zona de batalla", "$f がバトルゾーンを離れる"},
    {"would", "(event put-into-graveyard $f none you)",
     "$f:esubj would be put into your graveyard from anywhere",
     "$f fuera a ir a tu cementerio desde cualquier zona", "$f がどこからでも墓地に置かれる"},
    {"would", "(event put-into-graveyard (all-of $f (from-zone play)) none you)",
     "$f:esubj would be put into your graveyard from the battle zone",
     "$f fuera a ir de la zona de batalla a tu cementerio", "$f がバトルゾーンから墓地に置かれる"},
    {"would", "(event returned-to-hand $f none you $c)",
     "$f:esubj would be returned to your hand by $c:cause", "$f fuera a volver a tu mano por $c",
     "$c によって $f が手札に戻される"},
    {"would", "(event discarded $f none you $c)", "$f:esubj would be discarded from your hand by $c:cause",
     "$f fuera a ser_descartado|ser_descartada|ser_descartados|ser_descartadas@f de tu mano por $c",
     "$c によって $f が手札から捨てられる"},
    {"would", "(event discarded $f none you (turn-of opponents))",
     "$f:esubj would be discarded from your hand during your opponent's turn",
     "$f fuera a ser_descartado|ser_descartada|ser_descartados|ser_descartadas@f de tu mano durante el turno "
     "de tu oponente",
     "相手のターン中、 $f が手札から捨てられる"},
    {"would", "(event battled $f $g)", "$f:esubj would battle $g:esubj", "$f fuera a batallar con $g",
     "$f が $g とバトルする"},
    {"would", "(event shield-broken:passive $f (in-zone shields everyone))", "$f:esubj would break a shield",
     "$f fuera a romper un escudo", "$f がシールドをブレイクする"},
    {"would", "(event entered $f none opponents)", "your opponent would put $f:esubj into the battle zone",
     "tu oponente fuera a poner $f en la zona de batalla", "相手が $f をバトルゾーンに出す"},
    {"would", "(event entered (all-of $f (unpaid)) none opponents)",
     "your opponent would put $f:esubj into the battle zone for no cost",
     "tu oponente fuera a poner $f en la zona de batalla sin pagar su coste",
     "相手がコストを支払わずに $f をバトルゾーンに出す"},
    {"would", "(event put-from-deck $f none everyone)",
     "$f:esubj would be put from a player's deck into a zone other than his hand",
     "$f fuera a ir del mazo de un jugador a una zona que no sea su mano",
     "$f がプレイヤーの山札から手札以外のゾーンに置かれる"},
    {"would", "(event~1 put-from-deck $f none everyone)",
     "$f:esubj would be put from a player's deck into a zone other than their hand",
     "$f fuera a ir del mazo de un jugador a una zona que no sea su mano",
     "$f がプレイヤーの山札から手札以外のゾーンに置かれる"},

    // --- by what
    {"cause",
     "(matches (role source) (all-of (played-by opponents) (any-of (of-kind action) (of-kind character))))",
     "one of your opponent's spells or by an ability of one of your opponent's creatures",
     "uno de los hechizos de tu oponente o por una habilidad de una de las criaturas de tu oponente",
     "相手の呪文またはクリーチャーの能力"},
    {"cause", "(matches (role source) (all-of (played-by you) (named =$w)))", "the ability of your $w",
     "la habilidad de tu $w", "自分の《 $w 》の能力"},

    // --- how things are
    {"cond1", "(exists (all-of (played-by you) (named =$w)))", "you have $w in the battle zone",
     "tienes $w en la zona de batalla", "自分の《 $w 》がバトルゾーンにあれば"},
    {"cond1", "(exists at-least (in-zone resource you) $a)",
     "you have $a:num or more cards in your mana zone", "tienes $a o más cartas en tu zona de maná",
     "自分のマナゾーンにカードが $a 枚以上あれば"},
    {"cond1", "(exists at-most (in-zone shields opponents) $a)", "your opponent has $a:num or fewer shields",
     "tu oponente tiene $a escudos o menos", "相手のシールドが $a 枚以下なら"},
    {"prefix1", "(turn-of opponents)", "during your opponent's turn", "durante el turno de tu oponente",
     "相手のターン中"},
    {"prefix1", "(matches (self) (is-challenging))", "while attacking", "mientras ataca", "攻撃中"},
};

}  // namespace

std::span<const Row> happening_rows() { return kHappeningRows; }

}  // namespace kawari::duel_masters
