// What effects do in Duel Masters: destroying, moving cards between its zones, tapping, discarding.
#include "games/duel_masters/phrases.h"

namespace kawari::duel_masters {
namespace {

constexpr Row kEffectRows[] = {
    // --- sentences
    {"effect", "(seq~then $s $r)", "$s:sentence . then $r:effect", "$s . luego , $r", "$s 。その後、 $r"},
    {"effect0", "(seq~then $s $r)", "$s:sentence1 . then $r:effect", "$s . luego , $r", "$s 。その後、 $r"},
    {"sentence1", "(instead~1 $b (exists at-least (in-zone resource you) (number 7)) $a)",
     "$b:stmt . metamorph : $a:alternative instead", "$b . metamorfosis : $a en su lugar",
     "$b 。メタモーフ：かわりに $a"},
    {"sentence1",
     "(instead~2 (put-into resource $o) (exists at-least (in-zone resource you) (number 7)) "
     "(put-into resource $p))",
     "put $o into your mana zone . metamorph {metamorph} instead of $o , put $p into your mana zone",
     "pon $o en tu zona de maná . metamorfosis : en lugar de $o , pon $p en tu zona de maná",
     "$o をマナゾーンに置く。メタモーフ： $o のかわりに $p をマナゾーンに置く"},

    {"sentence1",
     "(instead~3 (banish (chosen~3 (all-of (played-by opponents) $f))) (exists at-least (in-zone resource "
     "you) "
     "(number 7)) (banish $p))",
     "destroy one of your opponent's $f:np.pl . metamorph {metamorph} instead of a $f:np.sg , destroy $p",
     "destruye uno|una|uno|una@f de los|las|los|las@f $f.pl{rival|rival|rivales|rivales} . metamorfosis : en "
     "lugar de un|una|un|una@f $f.sg , destruye $p",
     "相手の $f 1 枚|体|枚|体@f を破壊する。メタモーフ：かわりに $p を破壊する"},

    {"sentence1",
     "(instead~4 (draw you $n) (exists at-least (in-zone resource you) (number 7)) (draw you $m))",
     "draw $n:cards . metamorph {metamorph} instead of drawing $n:cards , draw $m:cards",
     "roba $n . metamorfosis : en lugar de robar $n , roba $m",
     "$n を引く。メタモーフ： $n のかわりに $m を引く"},

    // --- creatures
    {"clause", "(banish $o)", "destroy $o", "destruir/destruye/destruyen $o",
     "$o を 破壊する/破壊して/破壊し"},
    {"clause", "(exert $o)", "tap $o", "girar/gira/giran $o", "$o を タップする/タップして/タップし"},
    {"clause", "(ready $o)", "untap $o", "enderezar/endereza/enderezan $o",
     "$o を アンタップする/アンタップして/アンタップし"},
    {"clause", "(turn-over $o)", "turn $o over to its other side",
     "dar_la_vuelta_a/da_la_vuelta_a/dan_la_vuelta_a $o", "$o を 裏返す/裏返して/裏返し"},
    {"clause", "(stays $o)", "$o:subject stays|stay@o in the battle zone",
     "$o permanece|permanecen@o en la zona de batalla", "$o は バトルゾーンに とどまる/とどまって/とどまり"},

    // --- between zones; a card goes only to zones of its owner
    {"clause", "(put-into~13 hand $o)", "return $o to its owner's hand",
     "devolver/devuelve/devuelven $o a la mano de su dueño", "$o を 持ち主の手札に 戻す/戻して/戻し"},
    {"clause", "(put-into~14 hand $o)", "return $o to their owners' hands",
     "devolver/devuelve/devuelven $o a las manos de sus dueños", "$o を 持ち主の手札に 戻す/戻して/戻し"},
    {"clause", "(put-into resource $o)", "put $o into your mana zone",
     "pon/poner/pone/ponen $o en tu zona de maná", "$o を マナゾーンに 置く/置いて/置き"},
    {"clause", "(put-into~1 resource $o)", "put $o into his mana zone",
     "pon/poner/pone/ponen $o en su zona de maná", "$o を 持ち主のマナゾーンに 置く/置いて/置き"},
    {"clause", "(put-into~2 resource $o)", "put $o into its owner's mana zone",
     "pon/poner/pone/ponen $o en la zona de maná de su dueño", "$o を 持ち主のマナゾーンに 置く/置いて/置き"},
    {"clause", "(put-into~3 resource $o)", "he puts $o into his mana zone", "pone $o en su zona de maná",
     "$o を 持ち主のマナゾーンに 置く/置いて/置き"},
    {"clause", "(put-into~4 resource $o)", "they put $o into their mana zone", "pone $o en su zona de maná",
     "$o を 持ち主のマナゾーンに 置く/置いて/置き"},
    {"clause", "(put-into discard $x)", "put $x into your graveyard",
     "pon/poner/pone/ponen $x en tu cementerio", "$x を 墓地に 置く/置いて/置き"},
    {"clause", "(put-into~13 discard $o)", "put $o into his graveyard",
     "pon/poner/pone/ponen $o en su cementerio", "$o を 持ち主の墓地に 置く/置いて/置き"},
    {"clause", "(put-into~14 discard $o)", "he puts $o into his graveyard", "pone $o en su cementerio",
     "$o を 持ち主の墓地に 置く/置いて/置き"},
    {"clause", "(put-into~7 discard $o)", "your opponent puts $o:definite into his graveyard",
     "tu oponente pone $o en su cementerio", "相手は $o を 墓地に 置く/置いて/置き"},
    {"clause", "(put-into shields $o)", "add $o to your shields face down",
     "añadir/añade/añaden $o boca abajo a tus escudos",
     "$o を裏向きにして 自分のシールドに 加える/加えて/加え"},
    {"clause", "(put-into play $o)", "put $o into the battle zone",
     "pon/poner/pone/ponen $o en la zona de batalla", "$o を バトルゾーンに 出す/出して/出し"},
    {"clause", "(put-into reserve $o)", "return $o to your hyperspatial zone",
     "devolver/devuelve/devuelven $o a tu zona hiperespacial", "$o を 超次元ゾーンに 戻す/戻して/戻し"},
    {"clause", "(put-into~13 deck-shuffled $o)", "that player shuffles $o into his deck",
     "ese jugador baraja $o en su mazo", "そのプレイヤーは $o を 山札に 加えてシャッフルする"},
    {"clause", "(put-into~14 deck-shuffled $o)", "that player shuffles $o into their deck",
     "ese jugador baraja $o en su mazo", "そのプレイヤーは $o を 山札に 加えてシャッフルする"},
    {"clause", "(play-card for-free you $x)", "cast $x:objects for no cost",
     "lanzar/lanza/lanzan $x sin pagar su coste", "$x を コストを支払わずに 唱える/唱えて/唱え"},
    {"clause", "(play-card~4 for-free you (chosen~42 (all-of $f (same-as (pro looked)))))",
     "cast a $f:np from among them for no cost",
     "lanzar/lanza/lanzan un|una|unos|unas@f $f de entre ellas sin pagar su coste",
     "その中から $f 1枚を コストを支払わずに 唱える/唱えて/唱え"},

    // --- hands
    {"pvp-his", "(discard # (chosen~6 (in-zone hand #) $n #))",
     "chooses|choose and discards|discard $n:cards from his hand",
     "elegir/elige/eligen y descartar/descarta/descartan $n de su mano",
     "自身の手札から $n を 選び、 捨てる/捨てて/捨て"},
    {"pvp-choice", "(discard # (chosen~7 (in-zone hand #) $n #))", "discards|discard $n:cards from your hand",
     "descartar/descarta/descartan $n de tu mano", "自分の手札から $n を 捨てる/捨てて/捨て"},
    {"pvp-his", "(discard~3 # (at-random (in-zone hand #) $n))",
     "discards|discard $n:cards at random from his hand",
     "descartar/descarta/descartan $n de su mano al azar",
     "自身の手札から $n を 見ないで選び、 捨てる/捨てて/捨て"},
    {"pvp-his", "(discard~4 # (all (in-zone hand #)))", "discards|discard all cards from his hand",
     "descartar/descarta/descartan todas las cartas de su mano", "手札をすべて 捨てる/捨てて/捨て"},
    {"alternative", "(each-player opponents (discard~7 each-of-them (all (in-zone hand each-of-them))))",
     "they discard their hand", "descarta su mano", "相手は手札をすべて 捨てる/捨てて/捨て"},
    {"!objects1", "(chosen (in-zone hand you) $n you)", "$n:cards from your hand", "$n de tu mano",
     "自分の手札から $n"},
    {"clause", "(discard~6 you $o)", "discard $o:definite", "descartar/descarta/descartan $o",
     "$o を 捨てる/捨てて/捨て"},
    {"!clause", "(discard you $o)", "discard $o:definite", "descartar/descarta/descartan $o",
     "$o を 捨てる/捨てて/捨て"},
    {"cards", "(up-to (number =$n))", "[pl] up to $n cards", "[f] hasta $n cartas", "カード ‡ $n 枚まで"},

    // --- how long
    {"duration", "(this-turn~3)", "until the end of the turn", "hasta el final del turno",
     "このターンの終わりまで"},

    {"per", "(that-many~2)", "creature destroyed", "[f] criatura destruida", "破壊されたクリーチャー1体"},

    // --- turns
    {"sentence1", "(extra-turn you (lose-game you))",
     "take an extra turn after this one . you lose the game at the end of that turn",
     "juega un turno adicional después de este . pierdes la partida al final de ese turno",
     "このターンの後にもう一度自分のターンを行う。そのターンの終わりに、自分はゲームに負ける"},

    // --- verb phrases
    {"static-vp", "(must-attack # ^)", "attacks|attack each turn if able",
     "ataca|atacan cada turno si puede|pueden", "可能なら毎ターン攻撃する"},
    {"sentence1", "(no-trigger $t)", "you can't use the \" shield trigger \" ability of $t:definite",
     "no puedes usar el \" disparador de escudo \" de $t", "$t の \" S・トリガー \" は使えない"},
    {"vp-ban", "(cant be-destroyed # ^)", "can't be destroyed",
     "no puede|pueden ser_destruido|ser_destruida|ser_destruidos|ser_destruidas", "破壊されない"},
    {"vp-ban", "(cant attack # ^)", "can't attack", "no puede|pueden atacar", "攻撃できない"},
    {"vp-ban", "(cant attack-players # ^)", "can't attack players", "no puede|pueden atacar a jugadores",
     "プレイヤーを攻撃できない"},
    {"vp-ban", "(cant attack-creatures # ^)", "can't attack creatures", "no puede|pueden atacar a criaturas",
     "クリーチャーを攻撃できない"},
    {"vp-ban", "(cant be-blocked # ^)", "can't be blocked",
     "no puede|pueden ser_bloqueado|ser_bloqueada|ser_bloqueados|ser_bloqueadas", "ブロックされない"},
    {"vp-ban", "(cant be-attacked # ^)", "can't be attacked",
     "no puede|pueden ser_atacado|ser_atacada|ser_atacados|ser_atacadas", "攻撃されない"},
    {"vp-ban", "(cant block # ^)", "can't block", "no puede|pueden bloquear", "ブロックできない"},
    {"vp-ban", "(can attack-untapped # ^)", "can attack untapped creatures",
     "puede|pueden atacar a criaturas enderezadas", "アンタップしているクリーチャーを攻撃できる"},
    {"!clause", "(gets =$s $t $a $d)", "", "", "$d 、 $t:subject の $s を $a:signed する"},
    {"!static", "(gets =$s $t $a)", "", "", "$t:subject の $s を $a:signed する"},
    {"!static", "(gets =$s $t (times $a $c))", "", "", "$c:per につき、 $t:subject の $s を $a:signed する"},
    {"vp", "(gains~4 # $k ^)", "gets|get \" $k:keyword-ability \"", "gana|ganan \" $k \"", "\" $k \" を得る"},
    {"vp", "(seq~6 (gains~4 # $k ^) (gains~4 # $j ^))",
     "gets|get \" $k:keyword-ability \" and \" $j:keyword-ability \"", "gana|ganan \" $k \" y \" $j \"",
     "\" $k \" と \" $j \" を得る"},
    {"vp", "(gains~5 # $k ^)", "has|have \" $k:keyword-ability \"", "tiene|tienen \" $k \"",
     "\" $k \" を得る"},
    {"vp", "(seq~6 (gains~5 # $k ^) (gains~5 # $q ^))",
     "has|have \" $k:keyword-ability \" and \" $q:quoted \"", "tiene|tienen \" $k \" y \" $q \"",
     "\" $k \" と \" $q \" を得る"},
    {"!vp", "(gains # $q ^)", "gains|gain \" $q:quoted \"", "gana|ganan \" $q \"", "\" $q \" を得る"},

    // --- for a turn
    {"sentence1", "(create none (replacement none $e $a) (this-turn))",
     "whenever $e:would this turn , $a:replacing instead", "cada vez que $e este turno , $a en su lugar",
     "このターン、 $e 時、かわりに $a"},
    {"clause",
     "(seq~9 (apply $v $t $d) (create $t (replacement none (event destroyed (same-as (role bound))) $x) "
     "(this-turn)))",
     "$t:subject $v@t $d . whenever any of those creatures would be destroyed this turn , $x:replacing "
     "instead",
     "$t $v@t $d . cada vez que cualquiera de esas criaturas fuera a ser destruida este turno , $x en su "
     "lugar",
     "$d 、 $t は $v 。このターン、それらのクリーチャーが破壊される時、かわりに $x"},
    {"sentence1", "(create $t (replacement none (event destroyed (same-as (role bound))) $x) (this-turn))",
     "whenever $t:bound-subject would be destroyed this turn , $x:replacing instead",
     "cada vez que $t fuera a ser destruida este turno , $x en su lugar",
     "このターン、 $t が破壊される時、かわりに $x"},
    {"bound-subject", "(all $f)", "each $f:np", "cada $f", "各 $f"},
};

}  // namespace

std::span<const Row> effect_rows() { return kEffectRows; }

}  // namespace kawari::duel_masters
