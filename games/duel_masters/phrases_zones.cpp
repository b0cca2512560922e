// Shields, decks, hands, mana and graveyards in Duel Masters: searching, looking, putting back, adding.
#include "games/duel_masters/phrases.h"

namespace kawari::duel_masters {
namespace {

#define PUT_ES "pon/poner/pone/ponen"
#define BACK_ES "devolver/devuelve/devuelven"

constexpr Row kZoneRows[] = {
    // --- where a card is
    {"np", "(all-of $x (in-zone deck you))", "$x:np in your deck", "$x de tu mazo",
     "[=x] 自分の山札にある $x"},
    {"np", "(all-of $x (in-zone~1 deck you))", "$x:np from your deck", "$x de tu mazo",
     "[=x] 自分の山札にある $x"},
    {"np", "(all-of $x (in-zone~2 deck opponents))", "$x:np from his deck", "$x de su mazo",
     "[=x] 相手の山札にある $x"},
    {"np", "(all-of $x (in-zone~3 deck (they)))", "$x:np from that deck", "$x de ese mazo",
     "[=x] その山札にある $x"},
    {"np", "(all-of $x (in-zone~1 resource opponents))", "$x:np from your opponent's mana zone",
     "$x de la zona de maná de tu oponente", "[=x] 相手のマナゾーンにある $x"},
    {"np", "(all-of $x (in-zone~2 resource opponents))", "$x:np in his mana zone", "$x de su zona de maná",
     "[=x] 相手のマナゾーンにある $x"},
    {"np", "(all-of $x (in-zone~3 resource everyone))", "$x:np in either player's mana zone",
     "$x de la zona de maná de cualquier jugador", "[=x] いずれかのプレイヤーのマナゾーンにある $x"},
    {"np", "(all-of $x (in-zone~4 resource (owner-of~30 (pro it))))", "$x:np in that player's mana zone",
     "$x de la zona de maná de ese jugador", "[=x] そのプレイヤーのマナゾーンにある $x"},
    {"np", "(all-of $x (in-zone~5 resource (owner-of~30 (pro it))))", "$x:np in that mana zone",
     "$x de esa zona de maná", "[=x] そのマナゾーンにある $x"},
    {"np", "(all-of $x (in-zone discard opponents))", "$x:np in your opponent's graveyard",
     "$x del cementerio de tu oponente", "[=x] 相手の墓地にある $x"},
    {"np", "(all-of $x (in-zone~5 hand (whose)))", "$x:np in it", "$x de ella", "[=x] そこにある $x"},
    {"np", "(all-of $x (in-zone~6 hand (whose)))", "$x:np from it", "$x de ella", "[=x] その中の $x"},
    {"np", "(all-of $x (played-by~30 everyone))", "$x:np from the battle zone", "$x de la zona de batalla",
     "[=x] バトルゾーンの $x"},
    {"np", "(all-of $x (any-of (in-zone~1 discard you) (in-zone~2 resource you)))",
     "$x:np from your graveyard and your mana zone", "$x de tu cementerio y de tu zona de maná",
     "[=x] 自分の墓地とマナゾーンにある $x"},
    {"np", "(all-of $x (figure~1 cost:at-least $a))", "$x:np that costs $a:num or more",
     "$x que cueste|cuesten@x $a o más", "[=x] コスト $a 以上の $x"},
    {"np", "(all-of $x (figure~4 cost:at-least $a))", "$x:np that cost $a:num or more",
     "$x que cueste|cuesten@x $a o más", "[=x] コスト $a 以上の $x"},
    {"np", "(all-of $x (figure~2 cost:at-most $a))", "$x:np that costs $a:num or less",
     "$x que cueste|cuesten@x $a o menos", "[=x] コスト $a 以下の $x"},
    {"np", "(all-of $x (figure~5 cost:at-most $a))", "$x:np that cost $a:num or less",
     "$x que cueste|cuesten@x $a o menos", "[=x] コスト $a 以下の $x"},
    {"np", "(all-of $x (figure~3 cost:at-most (count $f)))",
     "$x:np that costs|cost@x the same as or less than the number of $f:np.pl",
     "$x que cueste|cuesten@x lo mismo que el número de $f.pl o menos", "[=x] コストが $f の数以下の $x"},
    {"np", "(all-of $x (figure~1 cost:exactly (stat-of cost $o)))",
     "$x:np that has the same cost as $o:definite", "$x con el mismo coste que $o",
     "[=x] $o と同じコストの $x"},
    {"np", "(all-of $x (same-name~1 $o))", "$x:np that has the same name as $o:definite",
     "$x con el mismo nombre que $o", "[=x] $o と同じ名前の $x"},
    {"np", "(all-of $x (same-name~2 (pro it)))", "$x:np that have that name", "$x con ese nombre",
     "[=x] その名前の $x"},
    {"np", "(all-of $x (total-within strength $a))", "$x:np that have total power $a:num or less",
     "$x con un poder total de $a o menos", "[=x] パワーの合計が $a 以下の $x"},
    {"np", "(all-of $x (not (has-keyword~1 =$k)))", "$x:np that don't have \" $k \"", "$x sin \" $k \"",
     "[=x] \" $k \" を持たない $x"},
    {"np", "(all-of $x (not (has-keyword~2 =$k)))", "$x:np that doesn't have \" $k \"", "$x sin \" $k \"",
     "[=x] \" $k \" を持たない $x"},
    {"np", "(all-of $x (has-keyword~2 =$k) (figure~2 strength:at-most $a))",
     "$x:np that has \" $k \" and power $a:num or less", "$x con \" $k \" y $a de poder o menos",
     "[=x] \" $k \" を持つパワー $a 以下の $x"},
    {"cls", "(not (of-colour light))", "non-light", "que no sea de luz", "光ではない"},
    {"cls", "(not (of-colour water))", "non-water", "que no sea de agua", "水ではない"},
    {"cls", "(not (of-colour darkness))", "non-darkness", "que no sea de oscuridad", "闇ではない"},
    {"cls", "(not (of-colour fire))", "non-fire", "que no sea de fuego", "火ではない"},
    {"cls", "(not (of-colour nature))", "non-nature", "que no sea de naturaleza", "自然ではない"},
    {"np", "(all-of (any-of~6 (all-of (is-ready) (of-colour =$c)) (all-of (is-ready) (of-colour =$d))) $n)",
     "untapped $c or untapped $d $n:noun",
     "$n $c enderezado|enderezada|enderezados|enderezadas@n o $d "
     "enderezado|enderezada|enderezados|enderezadas@n",
     "[=n] アンタップしている $c または $d の $n"},

    // --- to a zone of the card's owner
    {"clause", "(put-into~31 hand $o)", "return $o to his hand", BACK_ES " $o a su mano",
     "$o を 持ち主の手札に 戻す/戻して/戻し"},
    {"clause", "(put-into~32 hand $o)", "return $o to your opponent's hand",
     BACK_ES " $o a la mano de tu oponente", "$o を 相手の手札に 戻す/戻して/戻し"},
    {"clause", "(put-into~33 hand $o)", "put $o into his hand", PUT_ES " $o en su mano",
     "$o を 持ち主の手札に 加える/加えて/加え"},
    {"clause", "(put-into~34 hand $o)", "your opponent puts $o:known into his hand",
     "tu oponente pone $o en su mano", "相手は $o を 手札に 加える/加えて/加え"},
    {"clause", "(put-into~31 deck-top $o)", "put $o on top of his deck", PUT_ES " $o encima de su mazo",
     "$o を 持ち主の山札の上に 置く/置いて/置き"},
    {"clause", "(put-into~31 resource $o)", "put $o into your opponent's mana zone",
     PUT_ES " $o en la zona de maná de tu oponente", "$o を 相手のマナゾーンに 置く/置いて/置き"},
    {"clause", "(put-into~33 resource $o)", "your opponent puts $o:known into his mana zone",
     "tu oponente pone $o en su zona de maná", "相手は $o を マナゾーンに 置く/置いて/置き"},
    {"clause", "(put-into~31 discard $o)", "put $o into your opponent's graveyard",
     PUT_ES " $o en el cementerio de tu oponente", "$o を 相手の墓地に 置く/置いて/置き"},
    {"clause", "(put-into~33 discard $o)", "put $o into that player's graveyard",
     PUT_ES " $o en el cementerio de ese jugador", "$o を そのプレイヤーの墓地に 置く/置いて/置き"},
    {"clause", "(put-into~34 discard $o)", "your opponent puts $o:accusative into his graveyard",
     "tu oponente pone $o en su cementerio", "相手は $o を 墓地に 置く/置いて/置き"},
    {"clause", "(put-into~31 shields $o)", "add $o to its owner's shields face down",
     "añadir/añade/añaden $o boca abajo a los escudos de su dueño",
     "$o を裏向きにして 持ち主のシールドに 加える/加えて/加え"},
    {"clause", "(put-into~33 play $o)", "that player puts $o:known into the battle zone",
     "ese jugador pone $o en la zona de batalla", "そのプレイヤーは $o を バトルゾーンに 出す/出して/出し"},

    // --- the top of a deck
    {"top", "(top-of-deck~1 you (up-to $a))", "[pl] up to $a:tally cards from the top of your deck",
     "[f] [pl] hasta $a cartas de encima de tu mazo", "自分の山札の上から $a 枚まで"},
    {"top", "(top-of-deck~2 you (number 1))", "a card from the top of your deck",
     "[f] una carta de encima de tu mazo", "自分の山札の上から1枚"},
    {"shown", "(both-of (all (in-zone hand opponents)) (top-of-deck~3 opponents (number 1)))",
     "your opponent's hand and at the top card of his deck",
     "la mano de tu oponente y la primera carta de su mazo", "相手の手札と山札の上から1枚"},
    {"shown",
     "(both-of~1 (all (in-zone hand opponents)) (all (all-of (played-by opponents) (in-zone shields "
     "everyone))))",
     "your opponent's hand and shields", "la mano y los escudos de tu oponente", "相手の手札とシールド"},
    {"shown", "$o", "$o:objects1", "$o", "$o"},

    // --- searching
    {"clause", "(search you $p)", "search $p:possessor deck", "buscar/busca/buscan en $p:their-deck",
     "$p:possessor 山札を 見る/見て/見"},
    {"clause", "(search you (chosen-player~1))", "search a player's deck",
     "buscar/busca/buscan en el mazo de un jugador", "プレイヤー1人の山札を 見る/見て/見"},
    {"clause", "(select~take $o)", "take $o:objects1", "tomar/toma/toman $o", "$o を 取る/取って/取り"},
    {"clause", "(reveal~30 $o)", "show $o to your opponent", "mostrar/muestra/muestran $o a tu oponente",
     "$o を相手に 見せる/見せて/見せ"},
    {"clause",
     "(seq~31 (select~take (chosen~1 (all-of (classified =$w) (in-zone~1 deck you)))) (reveal~30 (pro it)) "
     "(put-into~2 hand (pro it)))",
     "take a $w:race from your deck , show that $w:race to your opponent , and put it into your hand",
     "tomar/toma/toman un|una|un|una@w $w:race de tu mazo , mostrar/muestra/muestran esa carta a tu oponente "
     "y "
     "ponla/ponerla/la_pone/la_ponen en tu mano",
     "自分の山札から $w:race を1枚取り、相手に見せ、手札に 加える/加えて/加え"},
    {"clause", "(shuffle opponents)", "your opponent shuffles his deck", "tu oponente baraja su mazo",
     "相手は山札を シャッフルする/シャッフルして/シャッフルし"},
    {"clause", "(shuffle (they))", "the player shuffles his deck", "el jugador baraja su mazo",
     "そのプレイヤーは山札を シャッフルする/シャッフルして/シャッフルし"},

    // --- looking, and putting back
    {"clause", "(stays~30 (pro it))", "put it back where it was",
     "volver_a_dejarla/déjala/déjanla donde estaba", "それを元の場所に 戻す/戻して/戻し"},
    {"clause", "(stays~30 (pro they))", "put them back where they were", "déjalas donde estaban",
     "それらを元の場所に 戻す/戻して/戻し"},
    {"clause", "(stays~30 (all~101 (in-zone shields opponents)))", "put the shields back where they were",
     "deja los escudos donde estaban", "シールドを元の場所に 戻す/戻して/戻し"},
    {"clause", "(reveal~31 $o)", "turn $o:known face up", "pon/poner/pone/ponen $o boca arriba",
     "$o を 表向きにする/表向きにして/表向きにし"},
    {"clause", "(reveal~32 (all (in-zone hand you)))", "show your hand to your opponent",
     "mostrar/muestra/muestran tu mano a tu oponente", "自分の手札を相手に 見せる/見せて/見せ"},
    {"clause",
     "(each-player opponents (seq~31 (reveal~33 (all (in-zone hand each-of-them))) (discard~31 each-of-them "
     "(all (all-of "
     "$f (in-zone hand each-of-them))))))",
     "your opponent shows you his hand and discards from it each $f:np",
     "tu oponente te muestra su mano y descarta cada $f de ella",
     "相手は手札を見せ、その中の $f をすべて捨てる"},
    {"clause",
     "(seq~32 (look-at you (all (in-zone hand opponents))) (select (chosen~26 (all-of $f (in-zone~6 hand "
     "opponents)))))",
     "look at your opponent's hand and choose a $f:np from it",
     "mirar/mira/miran la mano de tu oponente y elegir/elige/eligen un|una|un|una@f $f de ella",
     "相手の手札を見て、その中から $f を1枚 選ぶ/選んで/選び"},

    // --- discarding
    {"clause", "(discard~30 opponents $o)", "your opponent discards $o:definite", "tu oponente descarta $o",
     "相手は $o を 捨てる/捨てて/捨て"},
    {"clause", "(discard~31 you (all (all-of $f (in-zone~7 hand (whose)))))", "discard from it each $f:np",
     "descartar/descarta/descartan cada $f de ella", "その中の $f をすべて 捨てる/捨てて/捨て"},
    {"pvp-his", "(discard~32 # (all (all-of $f (in-zone hand #))))", "discards|discard all $f:np.pl from it",
     "descartar/descarta/descartan todos|todas|todos|todas@f los|las|los|las@f $f.pl de ella",
     "その中の $f をすべて 捨てる/捨てて/捨て"},
    {"pvp-his", "(discard~34 # (all (all-of $f (in-zone hand #) $g)))",
     "discards|discard all $f:np.pl from it that have $g:being-had",
     "descartar/descarta/descartan todos|todas|todos|todas@f los|las|los|las@f $f.pl de ella con $g",
     "その中の $g の $f をすべて 捨てる/捨てて/捨て"},
    {"being-had", "(figure strength:at-most $a)", "power $a:num or less", "$a de poder o menos",
     "パワー $a 以下"},
    {"pvp-his", "(discard~33 # (all (in-zone hand #)))", "discards|discard his hand",
     "descartar/descarta/descartan su mano", "手札をすべて 捨てる/捨てて/捨て"},
    {"pvp-choice", "(discard~35 # (chosen up-to (in-zone hand #) (everything) #))",
     "discards|discard any number of cards from your hand",
     "descartar/descarta/descartan cualquier número de cartas de tu mano",
     "自分の手札から好きな枚数を 捨てる/捨てて/捨て"},
    {"pvp-his", "(discard~35 # (chosen (in-zone hand #) $n #))", "discards|discard $n:cards from his hand",
     "descartar/descarta/descartan $n de su mano", "自身の手札から $n を 捨てる/捨てて/捨て"},
    {"pvp-his", "(discard~36 # (at-random (in-zone hand #) (times $n $c)))",
     "discards|discard $n:cards at random from his hand for each $c:per",
     "descartar/descarta/descartan $n de su mano al azar por cada $c",
     "$c につき、手札から $n を見ないで選び、 捨てる/捨てて/捨て"},
    {"pvp-his", "(discard~36 # (chosen (in-zone hand #) (times $n $c) #))",
     "chooses|choose and discards|discard $n:cards from his hand for each $c:per-his",
     "elegir/elige/eligen y descartar/descarta/descartan $n de su mano por cada $c",
     "$c につき、手札から $n を選び、 捨てる/捨てて/捨て"},

    // --- drawing
    {"pvp", "(draw~31 # (count $f))", "draws|draw a number of cards equal to the number of $f:np.pl",
     "robar/roba/roban tantas cartas como el número de $f.pl", "$f の数だけカードを 引く/引いて/引き"},
    {"clause", "(seq~33 (put-into deck-shuffled (all (in-zone hand you))) (draw you (that-many~6)))",
     "count the cards in your hand , shuffle those cards into your deck , then draw that many cards",
     "cuenta las cartas de tu mano , barájalas en tu mazo y roba esa cantidad de cartas",
     "自分の手札の枚数を数え、それを山札に加えてシャッフルし、その枚数のカードを 引く/引いて/引き"},
    {"clause",
     "(each-player $p (seq~33 (put-into deck-shuffled (all (in-zone hand each-of-them))) (draw each-of-them "
     "(that-many~6))))",
     "$p:each-players counts the cards in his hand , shuffles these cards into his deck , then draws that "
     "many "
     "cards",
     "$p cuenta las cartas de su mano , las baraja en su mazo y roba esa cantidad de cartas",
     "$p は手札の枚数を数え、それを山札に加えてシャッフルし、その枚数のカードを引く"},

    // --- among the cards that were looked at
    {"onto", "(put-into~30 discard #)", "into your graveyard", "en tu cementerio", "墓地に"},
    {"clause", "(apply $v (chosen~30 (same-as (pro looked))))", "put one of them $v:onto",
     PUT_ES " una de ellas $v", "その中の1枚を $v 置く"},
    {"clause", "(apply $v (chosen~31 (all-of (same-as (pro looked)) (has-keyword =$k))))",
     "put one of them that has \" $k \" $v:onto", PUT_ES " una de ellas que tenga \" $k \" $v",
     "その中の \" $k \" を持つ1枚を $v 置く"},
    {"clause",
     "(seq~34 (apply $v (all~102 (all-of $f (same-as (pro looked))))) (apply $w (rest~2 (pro looked))))",
     "put all $f:np.pl from among them $v:onto and the rest $w:onto",
     PUT_ES " todos|todas|todos|todas@f los|las|los|las@f $f.pl de entre ellas $v y el resto $w",
     "その中の $f をすべて $v 、残りを $w 置く"},
    {"clause", "(put-into~35 hand (all~103 (all-of (any-of~5 $a $b) (same-as (pro looked)))))",
     "put all $a:np.pl and all $b:np.pl from the revealed cards into your hand",
     PUT_ES " en tu mano todos|todas|todos|todas@a los|las|los|las@a $a.pl y todos|todas|todos|todas@b "
            "los|las|los|las@b $b.pl de las cartas reveladas",
     "公開されたカードの中の $a と $b をすべて手札に加える"},
    {"stmt", "(seq~35 $a $b)", "$a:clause , and $b:clause", "$a , y $b", "$a.link 、 $b"},

    // --- until one of a kind is there
    {"sentence0",
     "(seq~36 (reveal~34 (top-until (owner-of~30 (pro it)) $f)) (put-into~36 play (all~105 (all-of $f "
     "(same-as (pro "
     "looked))))) (put-into~36 discard (rest~3 (pro looked))))",
     "its owner reveals cards from the top of his deck until he reveals a $f:np . he puts that creature into "
     "the "
     "battle zone and puts the rest of those cards into his graveyard",
     "su dueño revela cartas de encima de su mazo hasta revelar un|una|un|una@f $f . pone esa criatura en la "
     "zona de "
     "batalla y el resto de esas cartas en su cementerio",
     "その持ち主は $f "
     "が出るまで山札の上からカードを表向きにする。そのクリーチャーをバトルゾーンに出し、残りを墓地に置く"},

    // --- where a spell goes
    {"sentence1",
     "(instead~30 (banish (chosen~3 (all-of (played-by opponents) $f))) (exists at-least (in-zone resource "
     "you) (number "
     "7)) (banish (chosen~3 (all-of (played-by opponents) $g))))",
     "destroy one of your opponent's $f:np.pl . metamorph {metamorph} instead of a $f:np , destroy one of "
     "your "
     "opponent's $g:np.pl",
     "destruye uno|una|uno|una@f de los|las|los|las@f $f.pl de tu oponente . metamorfosis : en lugar de "
     "un|una|un|una@f "
     "$f , destruye uno|una|uno|una@g de los|las|los|las@g $g.pl de tu oponente",
     "相手の $f を1体破壊する。メタモーフ： $f のかわりに相手の $g を1体破壊する"},

    {"clause", "(put-into~36 hand $s)", "return $s:selfref from the battle zone to your hand",
     BACK_ES " $s de la zona de batalla a tu mano", "$s をバトルゾーンから手札に 戻す/戻して/戻し"},

    // --- sentences
    {"sentence1", "(or~30 you $a $b)", "$a:stmt , or $b:stmt", "$a , o $b", "$a か、または $b"},
    {"sentence1", "(no-trigger~1 $t)", "you can't use the \" shield trigger \" abilities of $t:definite",
     "no puedes usar los \" disparadores de escudo \" de $t", "$t の \" S・トリガー \" は使えない"},
    {"cond1", "(matches~1 $o (classified-like =$w))", "$o:known-subject has|have@o $w:name in its race",
     "$o tiene|tienen@o $w en su raza", "$o の種族に $w とあれば"},
    {"cond1", "(compare~1 less-than (stat-of strength (pro those-any)) (stat-of strength $s))",
     "they have total power less than $s:selfref's power", "tienen en total menos poder que $s",
     "それらのパワーの合計が $s のパワーより小さければ"},
    {"sentence1", "(if~30 $c $s)", "when you cast this spell , if $c , $s:sentence0",
     "cuando lances este hechizo , si $c , $s", "この呪文を唱えた時、 $c 、 $s"},
    {"effect", "(create~30 none (triggered none $e none $s) (this-turn))",
     "whenever $e this turn , $s:effect0", "cada vez que $e este turno , $s", "このターン、 $e 時、 $s"},
    // "It" in the event is the card that the sentence before is about.
    {"effect", "(create~30 (pro it) (triggered none $e none $s) (this-turn))",
     "whenever $e this turn , $s:effect0", "cada vez que $e este turno , $s", "このターン、 $e 時、 $s"},
    {"clause", "(cant~30 attack-players (all~4 (all-of $f (played-by~33 opponents) (also-later))) $e)",
     "$e:dur-front , $f:np.pl can't attack you even if your opponent puts them into the battle zone after "
     "you cast this spell",
     "$e , el|la|los|las@f $f.pl no pueden atacarte , aunque tu oponente los|las|los|las@f ponga en la zona "
     "de batalla después de que lances este hechizo",
     "$e 、 $f は、この呪文を唱えた後に相手が出したものも、自分を攻撃できない"},
    {"effect", "(delay~31 $e $s)", "at $e:at-event , $s:effect0", "$e , $s", "$e 、 $s"},
    {"sentence1",
     "(instead~31 (each-player opponents (apply $w each-of-them)) (exists at-least (in-zone resource you) "
     "(number 7)) "
     "(seq~39 (look-at you (all (in-zone hand opponents))) (discard opponents (chosen~28 (in-zone hand "
     "opponents)))))",
     "your opponent $w:pvp-his . metamorph {metamorph} instead of your opponent choosing the card to discard "
     ", look at "
     "your opponent's hand , choose a card from it and discard it",
     "tu oponente $w . metamorfosis : en lugar de que tu oponente elija la carta que descarta , mira su mano "
     ", elige "
     "una carta de ella y descártala",
     "相手は $w 。メタモーフ：相手が選ぶかわりに、相手の手札を見て、その中から1枚選び、捨てさせる"},
};

}  // namespace

std::span<const Row> zone_rows() { return kZoneRows; }

}  // namespace kawari::duel_masters
