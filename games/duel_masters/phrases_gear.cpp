// Cross gear and the creature that it is crossed with, cards that cost less or nothing, and what a creature
// has during attacks and battles.
#include "games/duel_masters/phrases.h"

namespace kawari::duel_masters {
namespace {

constexpr Row kGearRows[] = {
    // --- the crossed creature
    {"definite", "(place-of~1 (self))", "the creature crossed with this cross gear",
     "[f] la criatura cruzada con este cross gear", "[f] このクロスギアをクロスしているクリーチャー"},
    {"esubj", "(same-as (place-of~1 (self)))", "the creature crossed with this cross gear",
     "[f] la criatura cruzada con este cross gear", "[f] このクロスギアをクロスしているクリーチャー"},
    {"clause", "(move-to~1 $g $o)", "cross $g with $o for no cost",
     "cruzar/cruza/cruzan $g con $o sin pagar su coste",
     "$g をコストを支払わずに $o に クロスする/クロスして/クロスし"},
    {"event", "(event crossed $f $g)", "$f:esubj is crossed with $g:esubj", "$f se cruza con $g",
     "$f が $g にクロスされた"},
    {"event", "(event crossed:passive $f)", "$f:esubj becomes crossed", "$f queda cruzada",
     "$f がクロスした"},
    {"ability", "(static~21 none (cant be-chosen $o))",
     "whenever your opponent would choose a creature in the battle zone , he can't choose $o:definite .",
     "cada vez que tu oponente fuera a elegir una criatura en la zona de batalla , no puede elegir $o .",
     "相手がバトルゾーンにあるクリーチャーを選ぶ時、 $o は選べない。"},

    // --- in the middle of something
    {"static-vp", "(gains~11 # (static (matches (self) (is-challenging)) (gets =$s (self) $a)) ^)",
     "gets|get $a:signed $s while attacking", "gana|ganan $a $s mientras ataca|atacan",
     "攻撃中、 $s を $a する"},
    {"static-vp", "(gains~12 # (static (matches (self) (is-exerted)) (gets =$s (self) $a)) ^)",
     "gets|get $a:signed $s while it's tapped", "gana|ganan $a $s mientras esté girada",
     "タップされている間、 $s を $a する"},
    {"ability", "(static~22 (both~3 (matches (self) (battling)) (exists (all-of (other) (battling) $f))) $s)",
     "$s:static while battling a $f:np .", "$s mientras batalla con un|una|unos|unas@f $f .",
     "$f とバトル中、 $s 。"},
    {"ability", "(static~24 none (choose-shields opponents (same-as $s)))",
     "whenever $s:selfref would break a shield , your opponent chooses the shield instead of you .",
     "cada vez que $s fuera a romper un escudo , tu oponente elige el escudo en tu lugar .",
     "$s がシールドをブレイクする時、自分のかわりに相手がシールドを選ぶ。"},
    {"vp1", "(loses~1 =$k # ^)", "loses|lose \" $k \"", "pierde|pierden \" $k \"", "\" $k \" を失う"},
    {"clause", "(cant~3 ready-at-start $t (during-next-turn~2))",
     "$t:subject doesn't|don't@t untap at the start of his next turn",
     "$t no se endereza|enderezan@t al inicio de su próximo turno",
     "$t は次の持ち主のターンのはじめにアンタップしない"},
    {"clause", "(cant~3 ready-at-start $t (during-next-turn~3))",
     "$t:subject doesn't|don't@t untap at the start of your opponent's next turn",
     "$t no se endereza|enderezan@t al inicio del próximo turno de tu oponente",
     "$t は次の相手のターンのはじめにアンタップしない"},

    // --- what it costs, and when it can be played
    {"static", "(cost-change you (same-as $s) (negative $a))", "$s:selfref costs $a:num less to summon",
     "$s cuesta $a menos de invocar", "$s の召喚コストを $a 少なくする"},
    {"static", "(cost-change you (same-as $s) (negative $a))", "$s:selfref costs $a:num less to cast",
     "$s cuesta $a menos de lanzar", "$s を唱えるコストを $a 少なくする"},
    {"ability", "(static~25 $c (cant be-played $s))", "you can't summon $s:selfref if $c .",
     "no puedes invocar $s si $c .", "$c 、 $s は召喚できない。"},
    {"ability", "(static~26 $c (other-cost you (same-as $s)))",
     "you may summon $s:selfref for no cost if $c .", "puedes invocar $s sin pagar su coste si $c .",
     "$c 、 $s をコストを支払わずに召喚してもよい。"},
    {"ability", "(static~27 $c (other-cost you (same-as $s)))",
     "if $c , you may summon $s:selfref for no cost .", "si $c , puedes invocar $s sin pagar su coste .",
     "$c 、 $s をコストを支払わずに召喚してもよい。"},
    {"clause", "(play-card~4 for-free you $x)", "summon $x for no cost",
     "invocar/invoca/invocan $x sin pagar su coste", "$x を コストを支払わずに 召喚する/召喚して/召喚し"},

    // --- players, for a while
    {"clause", "(players-cant play $p $d $f)", "$p:players-all can't cast $f:np.pl $d",
     "$p no puede|pueden@p lanzar $f.pl $d", "$d 、 $p は $f を唱えられない"},
    {"clause", "(players-cant~2 play $p $e $f)", "$e:dur-front , $p:players-all can't cast $f:np.pl",
     "$e , $p no puede|pueden@p lanzar $f.pl", "$e 、 $p は $f を唱えられない"},
    {"clause", "(players-cant~1 play $p $d $f)", "$p:players-all can't summon $f:np.pl $d",
     "$p no puede|pueden@p invocar $f.pl $d", "$d 、 $p は $f を召喚できない"},
    {"clause", "(players-cant~3 play $p $e $f)", "$e:dur-front , $p:players-all can't summon $f:np.pl",
     "$e , $p no puede|pueden@p invocar $f.pl", "$e 、 $p は $f を召喚できない"},
    {"clause", "(players-cant~2 use-trigger opponents $d)",
     "your opponent can't use the \" shield trigger \" abilities of his shields $d",
     "tu oponente no puede usar los \" disparadores de escudo \" de sus escudos $d",
     "$d 、相手は自身のシールドの \" S・トリガー \" を使えない"},

    // --- players and their cards
    {"one-player", "(owner-of~31 (pro it))", "[sg] its owner", "[sg] su dueño", "その持ち主"},
    {"esubj", "(all-of (played-by~16 opponents) $f)", "your opponent's $f:np.sg",
     "un|una|unos|unas@f $f{rival|rival|rivales|rivales}", "[=f] 相手の $f"},
    {"objects1", "(all~10 (all-of (played-by opponents) $f))", "[pl] all of your opponent's $f:np.pl",
     "[pl] todos_los|todas_las|todos_los|todas_las@f $f.pl{rival|rival|rivales|rivales}",
     "[=f] 相手の $f すべて"},
    {"clause",
     "(banish (both-of~2 (chosen~2 (all-of (played-by you) $f)) (chosen~3 (all-of (played-by opponents) "
     "$g))))",
     "destroy one of your $f:np.pl and one of your opponent's $g:np.pl",
     "destruir/destruye/destruyen uno|una|uno|una@f de tus $f.pl y uno|una|uno|una@g de los|las|los|las@g "
     "$g.pl de tu oponente",
     "自分の $f 1体と相手の $g 1体を 破壊する/破壊して/破壊し"},
    {"pvp-his", "(banish~41 (all~106 (all-of (played-by #) $f (other~1))))",
     "destroys|destroy the rest of his $f:np.pl", "destruir/destruye/destruyen el resto de sus $f.pl",
     "自身の残りの $f を 破壊する/破壊して/破壊し"},
    {"pvp-his", "(discard~44 # (chosen~41 (in-zone hand #) none #))",
     "chooses|choose a card in his hand and discards|discard it",
     "elegir/elige/eligen una carta de su mano y descartarla/la_descarta/la_descartan",
     "自身の手札から1枚選び、 捨てる/捨てて/捨て"},
    {"clause", "(shuffle everyone)", "each player shuffles his deck", "cada jugador baraja su mazo",
     "各プレイヤーは山札を シャッフルする/シャッフルして/シャッフルし"},
    {"clause", "(reveal~47 (all (in-zone hand everyone)))", "each player reveals his hand",
     "cada jugador revela su mano", "各プレイヤーは手札を 見せる/見せて/見せ"},
    {"clause", "(apply $w (you~1))", "you $w:pvp-choice.pl", "$w", "自分は $w"},
    {"clause", "(select~3 $o)", "you choose $o:objects1", "eliges $o", "自分は $o を 選ぶ/選んで/選び"},
    {"cond1", "(happened (event cast (all-of (other) $f) none you))", "you have cast another $f:np this turn",
     "has lanzado otro|otra|otros|otras@f $f este turno", "このターン自分が他の $f を唱えていれば"},

    // --- as many as
    {"per", "(that-many~8 banish)", "creature destroyed this way", "[f] criatura destruida así",
     "こうして破壊されたクリーチャー1体"},
    {"per", "(that-many~9 exert)", "creature tapped this way", "[f] criatura girada así",
     "こうしてタップされたクリーチャー1体"},
    {"np", "(all-of $x (figure~6 cost:less-than (count $f)))",
     "$x:np that costs less than the number of $f:np.pl",
     "$x que cueste|cuesten@x menos que el número de $f.pl", "[=x] コストが $f の数より小さい $x"},

    // --- later
    {"sentence1", "(delay~2 (event turn-ended none none turn-player) $s)", "$s:clause at the end of the turn",
     "$s al final del turno", "ターンの終わりに、 $s"},
    {"sentence1", "(extra-turn~1 you (lose-game you))",
     "take an extra turn after this one . at the end of that turn , you lose the game",
     "juega un turno adicional después de este . al final de ese turno , pierdes la partida",
     "このターンの後にもう一度自分のターンを行う。そのターンの終わりに、自分はゲームに負ける"},

    // --- among cards that were looked at
    {"clause", "(apply $v (chosen~46 (same-as (pro looked)) $a))", "put $a:tally of them $v:onto",
     "pon/poner/pone/ponen $a de ellas $v", "その中の $a 枚を $v 置く"},
    {"clause", "(apply $v (chosen~46 up-to (same-as (pro looked)) $a))", "put up to $a:tally of them $v:onto",
     "pon/poner/pone/ponen hasta $a de ellas $v", "その中の $a 枚までを $v 置く"},
    {"clause", "(seq~46 (apply $v (chosen~46 (same-as (pro looked)) $a)) (apply $w (rest~2 (pro looked))))",
     "put $a:tally of them $v:onto and the rest $w:onto", "pon/poner/pone/ponen $a de ellas $v y el resto $w",
     "その中の $a 枚を $v 、残りを $w 置く"},
    {"clause",
     "(seq~46 (apply $v (chosen~46 up-to (same-as (pro looked)) $a)) (apply $w (rest~2 (pro looked))))",
     "put up to $a:tally of them $v:onto and the rest $w:onto",
     "pon/poner/pone/ponen hasta $a de ellas $v y el resto $w", "その中の $a 枚までを $v 、残りを $w 置く"},
    {"clause",
     "(seq~47 (apply $v (chosen~42 (all-of $f (same-as (pro looked))))) (apply $w (rest~2 (pro looked))))",
     "put a $f:np from among them $v:onto and the rest $w:onto",
     "pon/poner/pone/ponen un|una|unos|unas@f $f de entre ellas $v y el resto $w",
     "その中の $f を1枚 $v 、残りを $w 置く"},
    {"clause", "(seq~45 (apply $v (chosen~30 (same-as (pro looked)))) (apply $w (rest~5 (pro looked))))",
     "put one of them $v:onto and the other one $w:onto", "pon/poner/pone/ponen una de ellas $v y la otra $w",
     "その中の1枚を $v 、もう1枚を $w 置く"},
    {"clause", "(or~3 you (put-into hand $o) (put-into resource $o))",
     "put $o:known into your hand or your mana zone",
     "pon/poner/pone/ponen $o en tu mano o en tu zona de maná", "$o を手札またはマナゾーンに置く"},
    {"sentence1",
     "(seq~49 (reveal~46 (top-until you $f)) (apply $v (all~109 (all-of $f (same-as (pro looked))))) (apply "
     "$w (rest~7 (pro looked))))",
     "reveal cards from the top of your deck until you reveal a $f:np . put that creature $v:onto and the "
     "rest $w:onto",
     "revela cartas de encima de tu mazo hasta revelar un|una|unos|unas@f $f . pon esa criatura $v y el "
     "resto "
     "$w",
     "$f が出るまで自分の山札の上からカードを表向きにする。そのクリーチャーを $v 、残りを $w 置く"},
};

}  // namespace

std::span<const Row> gear_rows() { return kGearRows; }

}  // namespace kawari::duel_masters
