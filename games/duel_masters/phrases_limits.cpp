// What creatures and players of Duel Masters cannot do, and what they may do beyond the rules; several such
// statements in one sentence.
#include "games/duel_masters/phrases.h"

namespace kawari::duel_masters {
namespace {

#define BLOCKED_ES "no puede|pueden ser_bloqueado|ser_bloqueada|ser_bloqueados|ser_bloqueadas"
#define ATTACKED_ES "no puede|pueden ser_atacado|ser_atacada|ser_atacados|ser_atacadas"

constexpr Row kLimitRows[] = {
    // --- two prohibitions
    {"vp-ban", "(seq~43 (cant attack # ^) (cant block # ^))", "can't attack or block",
     "no puede|pueden atacar ni bloquear", "攻撃もブロックもできない"},
    {"vp-ban", "(seq~43 (cant be-attacked # ^) (cant be-blocked # ^))", "can't be attacked or blocked",
     ATTACKED_ES " ni bloqueado|bloqueada|bloqueados|bloqueadas", "攻撃もブロックもされない"},
    {"vp-ban", "(seq~43 (cant be-attacked # ^ $f) (cant be-blocked # ^ $f))",
     "can't be attacked or blocked by $f:np.pl",
     ATTACKED_ES " ni bloqueado|bloqueada|bloqueados|bloqueadas por $f.pl",
     "$f によって攻撃もブロックもされない"},
    {"vp-ban", "(cant~2 be-blocked # ^ (not $f))", "can't be blocked except by $f:np.pl",
     BLOCKED_ES " salvo por $f.pl", "$f 以外にはブロックされない"},
    {"vp-ban", "(cant block # ^ $f)", "can't block $f:np.pl", "no puede|pueden bloquear a $f.pl",
     "$f をブロックできない"},
    {"static", "(cant~2 attack-players (all~8 (all-of (played-by opponents) $f)))",
     "your opponent's $f:np.pl can't attack you", "el|la|los|las@f $f.pl de tu oponente no pueden atacarte",
     "相手の $f は自分を攻撃できない"},
    {"clause", "(cant~2 attack-players (all~8 (all-of (played-by opponents) $f)) $d)",
     "your opponent's $f:np.pl can't attack you $d",
     "el|la|los|las@f $f.pl de tu oponente no pueden atacarte $d", "$d 、相手の $f は自分を攻撃できない"},
    {"clause", "(cant~3 attack-players (all~8 (all-of (played-by opponents) $f)) $e)",
     "$e:dur-front , your opponent's $f:np.pl can't attack you",
     "$e , el|la|los|las@f $f.pl de tu oponente no pueden atacarte", "$e 、相手の $f は自分を攻撃できない"},

    // --- what nothing keeps from attacking
    {"np", "(all-of $x (not (banned~1 attack)) (not (banned~1 attack-creatures)))",
     "$x:np that can attack creatures", "$x que pueda|puedan@x atacar a criaturas",
     "[=x] クリーチャーを攻撃できる $x"},
    {"np",
     "(all-of $x (is-ready~3) (not (banned~2 attack)) (not (all-of (banned~2 attack-players) (banned~2 "
     "attack-creatures))))",
     "$x:np that can attack", "$x que pueda|puedan@x atacar", "[=x] 攻撃できる $x"},
    {"clause", "(must-attack~3 $t (this-turn~6))", "$t:subject attacks|attack@t that turn if able",
     "$t ataca|atacan@t ese turno si puede|pueden@t", "そのターン、 $t は可能なら攻撃する"},
    // Both parts name the place: a place that is named once could apply to both.
    {"objects1", "(chosen~44 (any-of~7 $f $g))", "[sg] a $f:np-placed or a $g:np-placed",
     "[sg] un|una|unos|unas@f $f o un|una|unos|unas@g $g", "$f または $g ‡ 1 枚|体|枚|体@f"},
    {"np-placed", "(all-of $x (played-by everyone))", "$x:np in the battle zone", "$x en la zona de batalla",
     "[=x] バトルゾーンにある $x"},
    {"np-placed", "(all-of $x (in-zone~3 resource everyone))", "$x:np in either player's mana zone",
     "$x de la zona de maná de cualquier jugador", "[=x] いずれかのプレイヤーのマナゾーンにある $x"},
    {"np-placed", "(all-of $x (in-zone resource opponents))", "$x:np in your opponent's mana zone",
     "$x de la zona de maná de tu oponente", "[=x] 相手のマナゾーンにある $x"},
    {"np-placed", "(all-of $x (in-zone resource you))", "$x:np in your mana zone", "$x de tu zona de maná",
     "[=x] 自分のマナゾーンにある $x"},
    {"np-placed", "(all-of $x (in-zone discard you))", "$x:np in your graveyard", "$x de tu cementerio",
     "[=x] 自分の墓地にある $x"},

    // --- permissions
    {"vp-ban", "(can~1 attack-untapped # ^ (all-of (of-kind character) $g))",
     "can attack untapped creatures that have $g:being-had",
     "puede|pueden atacar a criaturas enderezadas con $g", "$g のアンタップしているクリーチャーを攻撃できる"},
    {"vp-ban", "(can~2 attack-untapped # ^ (any-of $c $d))",
     "can attack untapped $c:cls creatures and untapped $d:cls creatures",
     "puede|pueden atacar a criaturas $c enderezadas y a criaturas $d enderezadas",
     "アンタップしている $c クリーチャーと $d クリーチャーを攻撃できる"},

    // --- other words for the same
    {"static-vp", "(must-attack~2 # ^)", "must attack each turn if able",
     "debe|deben atacar cada turno si puede|pueden", "可能なら毎ターン攻撃する"},
    {"static-vp", "(cant~1 ready-at-start # ^)", "doesn't|don't untap at the start of your turn",
     "no se endereza|enderezan al inicio de tu turno", "自分のターンのはじめにアンタップしない"},
    {"static-vp", "(cant~2 ready-at-start # ^)", "doesn't|don't untap at the start of each of your turns",
     "no se endereza|enderezan al inicio de cada uno de tus turnos",
     "自分の各ターンのはじめにアンタップしない"},
    {"static", "(enters~1 exerted $t)", "$t:static-subject enters|enter@t the battle zone tapped",
     "$t entra|entran@t girado|girada|girados|giradas@t en la zona de batalla",
     "$t はタップしてバトルゾーンに出る"},
    {"static", "(players-cant~1 use-trigger opponents)",
     "your opponent can't use the \" shield trigger \" abilities of his shields",
     "tu oponente no puede usar los \" disparadores de escudo \" de sus escudos",
     "相手は自身のシールドの \" S・トリガー \" を使えない"},
    {"vp", "(gets~10 breaking # (number 1) ^)", "breaks|break an additional shield",
     "rompe|rompen un escudo adicional", "シールドをさらに1つブレイクする"},
    {"ability", "(static~17 none (cant be-chosen (self)))",
     "whenever your opponent would choose one of your creatures in the battle zone , he can't choose this "
     "one .",
     "cada vez que tu oponente fuera a elegir una de tus criaturas en la zona de batalla , no puede elegir "
     "esta .",
     "相手がバトルゾーンにある自分のクリーチャーを選ぶ時、このクリーチャーは選べない。"},

    // --- two verbs, each with its time
    {"clause", "(seq~42 (apply $v $t $d) (apply $b (pro elided) $e))",
     "$t:subject $v:vp1@t $d and $b:vp-ban@t $e:duration", "$t $v@t $d y $b@t $e",
     "$d 、 $t は $v 。 $e 、 $b"},

    // --- costs
    {"static", "(cost-change opponents $f $a)", "your opponent's $f:np.pl each cost $a:num more to summon",
     "el|la|los|las@f $f.pl de tu oponente cuestan $a más de invocar",
     "相手の $f の召喚コストを $a 多くする"},
    {"static", "(cost-change opponents $f $a)", "your opponent's $f:np.pl each cost $a:num more to cast",
     "el|la|los|las@f $f.pl de tu oponente cuestan $a más de lanzar",
     "相手の $f を唱えるコストを $a 多くする"},
    {"static", "(cost-change you $f (negative $a) none $n)",
     "your $f:np.pl each cost $a:num less to generate . they can't cost less than $n:num",
     "tus $f.pl cuestan $a menos de generar cada uno . no pueden costar menos de $n",
     "自分の $f のジェネレートコストを $a 少なくする。ただし、コストは $n より少なくならない"},
    {"static", "(cost-change you $f (negative $a) none $n)",
     "your $f:np.pl each cost $a:num less to use . they can't cost less than $n:num",
     "tus $f.pl cuestan $a menos de usar cada uno . no pueden costar menos de $n",
     "自分の $f を使うコストを $a 少なくする。ただし、コストは $n より少なくならない"},
};

}  // namespace

std::span<const Row> limit_rows() { return kLimitRows; }

}  // namespace kawari::duel_masters
