// Static statements of Duel Masters: what groups of creatures have, what cards cost, what players may not do.
#include "games/duel_masters/phrases.h"

namespace kawari::duel_masters {
namespace {

#define BLOCKED_BY_ES "no puede|pueden ser_bloqueado|ser_bloqueada|ser_bloqueados|ser_bloqueadas por "
#define ATTACKED_BY_ES "no puede|pueden ser_atacado|ser_atacada|ser_atacados|ser_atacadas por "

constexpr Row kStandingRows[] = {
    // --- figures and abilities
    {"vp", "(gets~9 =$s # $a ^)", "each get $a:signed $s", "ganan $a $s cada uno", "$s を $a する"},
    {"vp", "(seq~6 (gains~5 # $k ^) (gains~5 # $j ^))",
     "has|have \" $k:keyword-ability \" and \" $j:keyword-ability \"", "tiene|tienen \" $k \" y \" $j \"",
     "\" $k \" と \" $j \" を得る"},
    {"vp", "(seq~6 (gets =$s # $a ^) (gains~6 # $k ^))", "gets|get $a:signed $s and \" $k:keyword-ability \"",
     "gana|ganan $a $s y \" $k \"", "$s を $a し、 \" $k \" を得る"},
    {"vp", "(gains~7 # $q ^)", "gets|get \" $q:quoted \"", "gana|ganan \" $q \"", "\" $q \" を得る"},
    {"vp", "(gains~8 # $q ^)", "has|have \" $q:quoted \"", "tiene|tienen \" $q \"", "\" $q \" を得る"},
    {"vp", "(seq~6 $a $b $c)", "$a:vp1 , $b:vp1 , and $c:vp1", "$a , $b y $c", "$a 、 $b 、 $c"},
    {"vp1", "(gains~5 # $k ^)", "has|have \" $k:keyword-ability \"", "tiene|tienen \" $k \"",
     "\" $k \" を得る"},
    {"vp1", "(joins~1 =$w # ^)", "is|are a $w in addition to its other races",
     "es|son también $w además de sus otras razas", "種族に $w を追加する"},
    {"vp1", "(joins~2 =$w # ^)", "are $w:race.pl in addition to their other races",
     "es|son también $w además de sus otras razas", "種族に $w を追加する"},
    {"vp", "(seq~9 (loses =$k # ^) (gains~5 # (keyword =$j) ^))", "has|have \" $j \" instead of \" $k \"",
     "tiene|tienen \" $j \" en lugar de \" $k \"", "\" $k \" のかわりに \" $j \" を得る"},
    {"objects1", "(all~3 (all-of (played-by opponents) $f))", "[sg] each of your opponent's $f:np.pl",
     "[sg] cada uno|una|uno|una@f de los|las|los|las@f $f.pl{rival|rival|rivales|rivales}",
     "[=f] 相手の $f すべて"},

    {"static-subject", "(all~3 (all-of (played-by~15 opponents) $f))", "[sg] each of his $f:np.pl",
     "[sg] cada uno|una|uno|una@f de sus $f.pl", "[=f] 相手の $f すべて"},
    // A line whose full stop is missing on the printed card.
    {"ability", "(static~16 $p $s)", "$p:prefix , $s:static", "$p , $s .", "$p 、 $s 。"},

    // --- inside quotation marks
    {"quoted", "(triggered none $a none $s)", "at $a:at-event , $s:sentence", "$a , $s", "$a 、 $s"},
    {"quoted", "(static $p $s)", "$p:prefix , $s:static", "$p , $s", "$p 、 $s"},

    // --- by whom
    {"vp-ban", "(cant be-blocked # ^ $f)", "can't be blocked by $f:np.pl", BLOCKED_BY_ES "$f.pl",
     "$f によってブロックされない"},
    {"vp-ban", "(cant~1 be-blocked # ^ $f)", "can't be blocked by any $f:np",
     BLOCKED_BY_ES "ningún|ninguna|ningún|ninguna@f $f", "$f によってブロックされない"},
    {"vp-ban",
     "(gains~9 # (static (both~3 (matches (self) (is-challenging)) (exists (all-of $f (being-challenged)))) "
     "(cant "
     "be-blocked (self))) ^)",
     "can't be blocked while attacking a $f:np",
     "no puede|pueden ser_bloqueado|ser_bloqueada|ser_bloqueados|ser_bloqueadas mientras ataca|atacan a "
     "un|una|unos|unas@f $f",
     "$f を攻撃中、ブロックされない"},
    {"vp-ban", "(cant be-attacked # ^ $f)", "can't be attacked by $f:np.pl", ATTACKED_BY_ES "$f.pl",
     "$f によって攻撃されない"},
    {"vp-ban", "(cant~1 be-attacked # ^ $f)", "can't be attacked by any $f:np",
     ATTACKED_BY_ES "ningún|ninguna|ningún|ninguna@f $f", "$f によって攻撃されない"},
    {"vp-ban", "(can attack-untapped # ^ $c)", "can attack untapped $c:cls creatures",
     "puede|pueden atacar a criaturas $c enderezadas", "アンタップしている $c クリーチャーを攻撃できる"},
    {"vp-ban", "(seq~9 (cant attack-players # ^) (cant attack-creatures # ^ (not $f)))",
     "can attack only $f:np.pl", "solo puede|pueden atacar a $f.pl", "$f しか攻撃できない"},
    {"static", "(cant be-chosen $s)", "your opponent can't choose $s:selfref",
     "tu oponente no puede elegir $s", "相手は $s を選べない"},
    {"static", "(cant be-exerted $s none (played-by opponents))", "your opponent can't tap $s:selfref",
     "tu oponente no puede girar $s", "相手は $s をタップできない"},
    {"ability", "(static~12 none (cant be-chosen (self)))",
     "whenever your opponent would choose a creature in the battle zone , he can't choose this one .",
     "cada vez que tu oponente fuera a elegir una criatura en la zona de batalla , no puede elegir esta .",
     "相手がバトルゾーンにあるクリーチャーを選ぶ時、このクリーチャーは選べない。"},
    {"ability", "(static~13 none (cant die-in-battle $s none $g))",
     "when $s:selfref loses a battle against $g:esubj , $s:selfref isn't destroyed .",
     "cuando $s pierde una batalla contra $g , $s no es destruida .",
     "$s が $g とのバトルに負けた時、 $s は破壊されない。"},
    {"ability", "(static~14 none (cant die-in-battle $s none $g))",
     "whenever $s:selfref loses a battle against $g:esubj , $s:selfref isn't destroyed .",
     "cada vez que $s pierde una batalla contra $g , $s no es destruida .",
     "$s が $g とのバトルに負けた時、 $s は破壊されない。"},
    {"ability", "(static~9 none (choose-shields you (all-of (played-by opponents) $f)))",
     "whenever an opponent's $f:np would break a shield , you choose the shield instead of your opponent .",
     "cada vez que un|una|unos|unas@f $f{rival|rival|rivales|rivales} fuera a romper un escudo , eliges tú "
     "el "
     "escudo en lugar de tu oponente .",
     "相手の $f がシールドをブレイクする時、相手のかわりに自分がシールドを選ぶ。"},

    // --- what is ignored
    {"!clause", "(can attack-player-anyway $o $d)",
     "you ignore any effects that would prevent $o:subject from attacking your opponent $d",
     "ignoras los efectos que impedirían a $o:subject atacar a tu oponente $d",
     "$d 、 $o:subject は相手プレイヤーを「攻撃できない」効果を無視する"},
    {"!vp-ban", "(cant attack-creatures # ^ (not $f))", "can't attack creatures that aren't $f:np.pl",
     "no puede|pueden atacar a criaturas que no sean $f:np.pl", "$f:np 以外のクリーチャーを攻撃できない"},
    {"clause", "(can attack-player-anyway (all (all-of (played-by you) $f)) $d)",
     "$d:dur-front , ignore any effects that would prevent your $f:np.pl from attacking your opponent",
     "$d , ignora los efectos que impedirían a tus $f.pl atacar a tu oponente",
     "$d 、自分の $f は相手プレイヤーを「攻撃できない」効果を無視する"},
    {"clause", "(seq~9 (apply $v $t $d) (can attack-player-anyway $o $d))",
     "$d:dur-front , $t:subject $v@t and you ignore any effects that would prevent $o:definite from "
     "attacking "
     "your opponent",
     "$d , $t $v@t y tú ignoras los efectos que impedirían a $o atacar a tu oponente",
     "$d 、 $t は $v 。 $o は相手プレイヤーを「攻撃できない」効果を無視する"},

    // --- costs
    {"static", "(cost-change everyone $f $a)", "each $f:np costs $a:num more to summon",
     "cada $f cuesta $a más de invocar", "各 $f の召喚コストを $a 多くする"},
    {"static", "(cost-change everyone $f $a)", "each $f:np costs $a:num more to cast",
     "cada $f cuesta $a más de lanzar", "各 $f を唱えるコストを $a 多くする"},
    {"static", "(seq~9 (cost-change everyone $f $a) (cost-change~1 everyone $g $b))",
     "each $f:np costs $a:num more to summon , and each $g:np costs $b:num more to cast",
     "cada $f cuesta $a más de invocar , y cada $g cuesta $b más de lanzar",
     "各 $f の召喚コストを $a 多くし、各 $g を唱えるコストを $b 多くする"},
    {"static", "(cost-change you $f (negative $a) none $n)",
     "your $f:np.pl each cost $a:num less to summon . they can't cost less than $n:num",
     "tus $f.pl cuestan $a menos de invocar . no pueden costar menos de $n",
     "自分の $f の召喚コストを $a 少なくする。ただし、コストは $n より少なくならない"},
    {"static", "(cost-change you $f (negative $a) none $n)",
     "your $f:np.pl each cost $a:num less to cast . they can't cost less than $n:num",
     "tus $f.pl cuestan $a menos de lanzar . no pueden costar menos de $n",
     "自分の $f を唱えるコストを $a 少なくする。ただし、コストは $n より少なくならない"},
    {"static", "(cost-change you (same-as $s) (negative (times $a $c)) none $n)",
     "$s:selfref costs $a:num less to summon for each $c:per . it can't cost less than $n:num",
     "$s cuesta $a menos de invocar por cada $c . no puede costar menos de $n",
     "$c につき、 $s の召喚コストを $a 少なくする。ただし、コストは $n より少なくならない"},
    {"ability", "(static~11 (negate $c) (cant be-played $s))", "you can summon $s:selfref only if $c .",
     "solo puedes invocar $s si $c .", "$c 、 $s を召喚できる。"},
    {"action-line", "$a", "$a:card-rule", "$a", "$a"},
    {"!ability", "(static~15 (negate $c) (cant be-played $s))", "you can cast $s:selfref only if $c .",
     "solo puedes lanzar $s si $c .", "$c 、 $s を唱えられる。"},
    {"card-rule", "(static~15 (negate $c) (cant be-played $s))", "you can cast $s:selfref only if $c .",
     "solo puedes lanzar $s si $c .", "$c 、 $s を唱えられる。"},

    // --- what players can't do
    {"static", "(players-cant play $p none $f)", "$p:players-all can't cast $f:np.pl",
     "$p no puede|pueden@p lanzar $f.pl", "$p は $f を唱えられない"},
    {"static", "(players-cant~1 play $p none $f)", "$p:players-all can't summon $f:np.pl",
     "$p no puede|pueden@p invocar $f.pl", "$p は $f を召喚できない"},
    {"static", "(players-cant use-trigger $p none $f)",
     "$p:players-all can't use the \" shield trigger \" abilities of $f:np.pl",
     "$p no puede|pueden@p usar el \" disparador de escudo \" de $f.pl",
     "$p は $f の \" S・トリガー \" を使えない"},
    {"static", "(players-cant use-trigger opponents)",
     "your opponent can't use the \" shield trigger \" ability of his shields",
     "tu oponente no puede usar el \" disparador de escudo \" de sus escudos",
     "相手は自身のシールドの \" S・トリガー \" を使えない"},
    {"static", "(players-cant use-tap-abilities $p)",
     "$p:players-all can't use the {tap} abilities of their creatures",
     "$p no puede|pueden@p usar las habilidades de giro de sus criaturas", "$p はTT能力を使えない"},
    {"static", "(players-cant use-tap-abilities $p)",
     "$p:players-all can't use the abilities of their creatures",
     "$p no puede|pueden@p usar las habilidades de sus criaturas", "$p はTT能力を使えない"},
    {"players-all", "(everyone)", "[pl] players", "[pl] los jugadores", "各プレイヤー"},
    {"players-all", "(everyone)", "[pl] player's", "[pl] los jugadores", "各プレイヤー"},
    {"players-all", "(opponents)", "[sg] your opponent", "[sg] tu oponente", "相手"},
    {"static", "(players-cant ready-at-start you none (in-zone resource you))",
     "you can't untap the cards in your mana zone at the start of each of your turns",
     "no puedes enderezar las cartas de tu zona de maná al inicio de cada uno de tus turnos",
     "自分の各ターンのはじめに、自分のマナゾーンにあるカードをアンタップできない"},
    {"static-vp", "(cant ready-at-start # ^)", "doesn't|don't untap at the start of each player's turn",
     "no se endereza|enderezan al inicio del turno de cada jugador",
     "各プレイヤーのターンのはじめにアンタップしない"},

    // --- a tap ability that others share
    {"ability", "(activated~2 (exert-other (all-of (played-by you) $f) (number 1)) $s)",
     "each of your $f:np.pl may tap instead of attacking to use this creature's {tap} ability . {tap} "
     "$s:effect",
     "cada uno|una|uno|una@f de tus $f.pl puede girarse en lugar de atacar para usar la habilidad de esta "
     "criatura : $s",
     "自分の $f は攻撃するかわりに、タップしてこのクリーチャーのTT能力を使ってもよい。 $s"},
    {"ability", "(activated~3 (exert-other (all-of (played-by you) $f) (number 1)) $s)",
     "each of your $f:np.pl may tap instead of attacking to use this creature's ability . : $s:effect",
     "cada uno|una|uno|una@f de tus $f.pl puede girarse en lugar de atacar para usar la habilidad de esta "
     "criatura : $s",
     "自分の $f は攻撃するかわりに、タップしてこのクリーチャーのTT能力を使ってもよい。 $s"},
    {"!cost1", "(exert-other (all-of (played-by you) $f) (number 1))", "tap one of your $f:np.pl",
     "gira uno|una|uno|una@f de tus $f.pl", "自分の $f 1 枚|体|枚|体@f をタップする"},
};

}  // namespace

std::span<const Row> standing_rows() { return kStandingRows; }

}  // namespace kawari::duel_masters
