// Where cards go in Duel Masters, by the owner of the zone, and what a player does with their own cards.
#include "games/duel_masters/phrases.h"

namespace kawari::duel_masters {
namespace {

#define PUT_ES "pon/poner/pone/ponen"
#define BACK_ES "devolver/devuelve/devuelven"
#define SHUFFLE_ES "barajar/baraja/barajan"
#define ADD_ES "añadir/añade/añaden"
#define PUT_JA "置く/置いて/置き"
#define SHUFFLE_JA "加えてシャッフルする/加えてシャッフルして/加えてシャッフルし"
#define ADD_JA "加える/加えて/加え"

constexpr Row kPlaceRows[] = {
    // --- decks
    {"clause", "(put-into~40 deck-top $o)", "put $o on top of your deck", PUT_ES " $o encima de tu mazo",
     "$o を 山札の上に " PUT_JA},
    {"clause", "(put-into~41 deck-top $o)", "put $o on top of your deck in any order",
     PUT_ES " $o encima de tu mazo en cualquier orden", "$o を 好きな順序で山札の上に " PUT_JA},
    {"clause", "(put-into~42 deck-top $o)", "put $o on top of its owner's deck",
     PUT_ES " $o encima del mazo de su dueño", "$o を 持ち主の山札の上に " PUT_JA},
    {"clause", "(put-into~43 deck-top $o)", "put $o on top of their owners' decks",
     PUT_ES " $o encima de los mazos de sus dueños", "$o を 持ち主の山札の上に " PUT_JA},
    {"clause", "(put-into~44 deck-top $o)", "put $o on top of your opponent's deck",
     PUT_ES " $o encima del mazo de tu oponente", "$o を 相手の山札の上に " PUT_JA},
    {"clause", "(put-into~40 deck-bottom $o)", "put $o on the bottom of your deck in any order",
     PUT_ES " $o en el fondo de tu mazo en cualquier orden", "$o を 好きな順序で山札の下に " PUT_JA},
    {"clause", "(put-into~41 deck-bottom $o)", "put $o on the bottom of his deck",
     PUT_ES " $o en el fondo de su mazo", "$o を 持ち主の山札の下に " PUT_JA},
    {"clause", "(put-into~43 deck-bottom $o)", "put $o on the bottom of their owners' decks",
     PUT_ES " $o en el fondo de los mazos de sus dueños", "$o を 持ち主の山札の下に " PUT_JA},
    {"clause", "(put-into~40 deck-shuffled $o)", "shuffle $o into its owner's deck",
     SHUFFLE_ES " $o en el mazo de su dueño", "$o を 持ち主の山札に " SHUFFLE_JA},
    {"clause", "(put-into~41 deck-shuffled $o)", "shuffle $o into his deck", SHUFFLE_ES " $o en su mazo",
     "$o を 持ち主の山札に " SHUFFLE_JA},
    {"clause", "(put-into~42 deck-shuffled $o)", "shuffle $o into their owners' decks",
     SHUFFLE_ES " $o en los mazos de sus dueños", "$o を 持ち主の山札に " SHUFFLE_JA},

    // --- shields, mana zones, graveyards, the battle zone
    {"clause", "(put-into~40 shields $o)", "add $o to his shields face down",
     ADD_ES " $o boca abajo a sus escudos", "$o を裏向きにして 持ち主のシールドに " ADD_JA},
    {"clause", "(put-into~41 shields $o)", "add $o to their owners' shields face down",
     ADD_ES " $o boca abajo a los escudos de sus dueños", "$o を裏向きにして 持ち主のシールドに " ADD_JA},
    {"clause", "(put-into~42 shields $o)", "add $o to your opponent's shields face down",
     ADD_ES " $o boca abajo a los escudos de tu oponente", "$o を裏向きにして 相手のシールドに " ADD_JA},
    {"clause", "(put-into~40 resource $o)", "put $o into their owners' mana zones",
     PUT_ES " $o en las zonas de maná de sus dueños", "$o を 持ち主のマナゾーンに " PUT_JA},
    {"clause", "(put-into~41 resource-exerted $o)", "put $o into his mana zone tapped",
     PUT_ES " $o girado|girada|girados|giradas@o en su zona de maná",
     "$o をタップして 持ち主のマナゾーンに " PUT_JA},
    {"clause", "(put-into~42 resource-exerted $o)", "put $o into its owner's mana zone tapped",
     PUT_ES " $o girado|girada|girados|giradas@o en la zona de maná de su dueño",
     "$o をタップして 持ち主のマナゾーンに " PUT_JA},
    {"clause", "(put-into~40 discard $o)", "put $o into its owner's graveyard",
     PUT_ES " $o en el cementerio de su dueño", "$o を 持ち主の墓地に " PUT_JA},
    {"clause", "(put-into~41 discard $o)", "put $o into their owners' graveyards",
     PUT_ES " $o en los cementerios de sus dueños", "$o を 持ち主の墓地に " PUT_JA},
    {"clause", "(put-into~40 play $o)", "return $o to the battle zone", BACK_ES " $o a la zona de batalla",
     "$o を バトルゾーンに 戻す/戻して/戻し"},

    // --- as often as there are such cards
    {"sentence1", "(repeat~1 $c (put-into shields (top-of-deck you (number 1))))",
     "add the top card of your deck to your shields face down for each $c:per",
     "añade la primera carta de tu mazo boca abajo a tus escudos por cada $c",
     "$c につき、自分の山札の上から1枚を裏向きにして自分のシールドに加える"},
    {"sentence1", "(repeat~1 $c (put-into resource (top-of-deck you (number 1))))",
     "put the top card of your deck into your mana zone for each $c:per",
     "pon la primera carta de tu mazo en tu zona de maná por cada $c",
     "$c につき、自分の山札の上から1枚をマナゾーンに置く"},

    // --- cards of his own
    {"his-own", "(chosen~40 (all-of (played-by #) $f) none #)", "[sg] one of his $f:np.pl",
     "[sg] uno|una|uno|una@f de sus $f.pl", "自身の $f ‡ 1 枚|体|枚|体@f"},
    {"his-own", "(chosen~41 (all-of (played-by #) $f) $a #)", "[pl] $a:tally of his $f:np.pl",
     "[pl] $a de sus $f.pl", "自身の $f ‡ $a 枚|体|枚|体@f"},
    {"his-own", "(all~40 (all-of (played-by #) $f))", "[pl] all his $f:np.pl",
     "[pl] todos|todas|todos|todas@f sus $f.pl", "自身の $f すべて"},
    {"his-some", "$o", "$o:his-own", "$o", "$o"},
    {"pvp-his", "$a", "$a:pvp-act", "$a", "$a"},
    {"pvp-act", "(banish~40 $o)", "destroys|destroy $o:his-own", "destruir/destruye/destruyen $o",
     "$o を 破壊する/破壊して/破壊し"},
    {"pvp-act", "(exert~40 $o)", "taps|tap $o:his-own", "girar/gira/giran $o",
     "$o を タップする/タップして/タップし"},
    {"pvp-act", "(ready~40 $o)", "untaps|untap $o:his-own", "enderezar/endereza/enderezan $o",
     "$o を アンタップする/アンタップして/アンタップし"},
    {"pvp-act", "(ready~41 (all~100 (all-of $f (in-zone resource #))))",
     "untaps|untap all the $f:np.pl in his mana zone",
     "enderezar/endereza/enderezan todos|todas|todos|todas@f los|las|los|las@f $f.pl de su zona de maná",
     "自身のマナゾーンにある $f をすべて アンタップする/アンタップして/アンタップし"},
    {"pvp-act", "(put-into~40 shields $o)", "adds|add $o:his-some to his shields face down",
     ADD_ES " $o boca abajo a sus escudos", "$o を裏向きにして 自身のシールドに " ADD_JA},
    {"pvp-act", "(put-into~40 deck-top $o)", "puts|put $o:his-some on top of his deck",
     PUT_ES " $o encima de su mazo", "$o を 自身の山札の上に " PUT_JA},
    {"pvp-act", "(put-into~40 deck-bottom $o)", "puts|put $o:his-some on the bottom of his deck",
     PUT_ES " $o en el fondo de su mazo", "$o を 自身の山札の下に " PUT_JA},
    {"pvp-act", "(put-into~41 deck-bottom $o)", "puts|put $o:his-some on the bottom of his deck in any order",
     PUT_ES " $o en el fondo de su mazo en cualquier orden", "$o を 好きな順序で自身の山札の下に " PUT_JA},
    {"pvp-act", "(put-into~40 deck-shuffled (all (in-zone hand #)))",
     "shuffles|shuffle his hand into his deck", SHUFFLE_ES " su mano en su mazo",
     "手札を 山札に " SHUFFLE_JA},
    {"pvp-act", "(put-into~40 deck-shuffled (all (in-zone discard #)))",
     "shuffles|shuffle his graveyard into his deck", SHUFFLE_ES " su cementerio en su mazo",
     "墓地を 山札に " SHUFFLE_JA},
    {"his-vp", "(ready #)", "untaps it|them", "enderezarlo/lo_endereza/lo_enderezan",
     "アンタップする/アンタップして/アンタップし"},
    {"his-vp", "(put-into~30 deck-top #)", "puts it|them on top of his deck",
     "ponerla/la_pone/la_ponen encima de su mazo", "山札の上に " PUT_JA},
    {"his-vp", "(put-into~30 deck-bottom #)", "puts it|them on the bottom of his deck",
     "ponerla/la_pone/la_ponen en el fondo de su mazo", "山札の下に " PUT_JA},
    {"his-vp", "(put-into~30 shields #)", "adds it|them to his shields face down",
     "añadirla/la_añade/la_añaden boca abajo a sus escudos", "裏向きにしてシールドに " ADD_JA},
    {"clause", "(each-player~41 $p (may each-of-them (apply $w each-of-them)))",
     "$p:each-players may $w:pvp-act.pl", "$p puede $w.inf", "$p は $w.inf もよい"},

    // --- discarding
    {"pvp-his", "(discard~40 # (chosen~40 (all-of $f (in-zone hand #)) none #))",
     "discards|discard a $f:np-thing.sg from his hand",
     "descartar/descarta/descartan un|una|unos|unas@f $f de su mano",
     "自身の手札から $f を1枚 捨てる/捨てて/捨て"},
    {"pvp-his", "(discard~41 # (chosen~40 (all-of $f (in-zone hand #)) none #))",
     "chooses|choose and discards|discard a $f:np-thing.sg from his hand",
     "elegir/elige/eligen y descartar/descarta/descartan un|una|unos|unas@f $f de su mano",
     "自身の手札から $f を1枚 選び、 捨てる/捨てて/捨て"},
    {"pvp-his", "(discard~42 # (all (in-zone hand #)))", "discards|discard all the cards from his hand",
     "descartar/descarta/descartan todas las cartas de su mano", "手札をすべて 捨てる/捨てて/捨て"},
    {"pvp-choice", "(discard~40 # (chosen~40 (all-of $f (in-zone hand #)) none #))",
     "discards|discard a $f:np-thing.sg from your hand",
     "descartar/descarta/descartan un|una|unos|unas@f $f de tu mano",
     "自分の手札から $f を1枚 捨てる/捨てて/捨て"},
    {"pvp-choice", "(discard~43 # (at-random (in-zone hand #) $n))",
     "discards|discard $n:cards at random from your hand",
     "descartar/descarta/descartan $n de tu mano al azar",
     "自分の手札から $n を 見ないで選び、 捨てる/捨てて/捨て"},
    {"clause", "(discard~41 opponents $o)", "he discards $o:definite", "descarta $o",
     "相手は $o を 捨てる/捨てて/捨て"},

    // --- what is shown
    {"clause", "(reveal~41 (all (in-zone hand opponents)))", "your opponent shows you his hand",
     "tu oponente te muestra su mano", "相手は手札を自分に 見せる/見せて/見せ"},
    {"clause", "(reveal~42 (all (in-zone hand opponents)))", "your opponent reveals his hand",
     "tu oponente revela su mano", "相手は手札を 見せる/見せて/見せ"},
    {"clause", "(reveal~43 (top-of-deck opponents (number 1)))",
     "your opponent reveals the top card of his deck", "tu oponente revela la primera carta de su mazo",
     "相手は自身の山札の上から1枚を 表向きにする/表向きにして/表向きにし"},

    // --- among cards that were looked at
    {"onto", "(put-into~30 resource #)", "into your mana zone", "en tu zona de maná", "マナゾーンに"},
    {"onto", "(put-into~30 resource-exerted #)", "into your mana zone tapped", "en tu zona de maná, giradas",
     "タップしてマナゾーンに"},
    {"onto", "(put-into~30 play #)", "into the battle zone", "en la zona de batalla", "バトルゾーンに"},
    {"clause", "(seq~40 (apply $v (chosen~30 (same-as (pro looked)))) (apply $w (rest~2 (pro looked))))",
     "put one of them $v:onto and the rest $w:onto", PUT_ES " una de ellas $v y el resto $w",
     "その中の1枚を $v 、残りを $w 置く"},
    {"clause", "(seq~41 (apply $v (chosen~30 (same-as (pro looked)))) (apply $w (rest~1 (pro looked))))",
     "put one of them $v:onto and the other $w:onto", PUT_ES " una de ellas $v y la otra $w",
     "その中の1枚を $v 、もう1枚を $w 置く"},
    {"clause", "(apply $v (chosen~42 (all-of $f (same-as (pro looked)))))",
     "put a $f:np from among them $v:onto", PUT_ES " un|una|unos|unas@f $f de entre ellas $v",
     "その中の $f を1枚 $v 置く"},
    {"clause", "(apply $v (chosen~42 up-to (all-of $f (same-as (pro looked))) $a))",
     "put up to $a:tally $f:np.pl from among them $v:onto", PUT_ES " hasta $a $f.pl de entre ellas $v",
     "その中の $f を $a 枚まで $v 置く"},
    {"clause", "(apply $v (chosen~42 up-to (all-of $f (same-as (pro looked))) (everything)))",
     "put any number of $f:np.pl from among them $v:onto",
     PUT_ES " cualquier número de $f.pl de entre ellas $v", "その中の $f を好きな枚数 $v 置く"},
    {"clause", "(apply $v (all~108 (all-of $f (same-as (pro looked)))))",
     "put all $f:np.pl from among them $v:onto",
     PUT_ES " todos|todas|todos|todas@f los|las|los|las@f $f.pl de entre ellas $v",
     "その中の $f をすべて $v 置く"},

    // --- costs that a player has named
    {"np", "(all-of $n (figure~33 cost:exactly (that-many~4 name-number)))", "$n:np that have that cost",
     "$n con ese coste", "[=n] そのコストの $n"},
    // --- one thing or the other, by what a card is
    {"sentence1", "(if~6 $c $s $o)", "if $c , $s:sentence0 . if it isn't , $o:sentence0",
     "si $c , $s . si no lo es , $o", "$c 、 $s 。そうでなければ、 $o"},
    {"sentence1", "(if~7 $c $s $o)", "if $c , $s:sentence0 . if it's not , $o:sentence0",
     "si $c , $s . si no lo es , $o", "$c 、 $s 。そうでなければ、 $o"},
};

}  // namespace

std::span<const Row> place_rows() { return kPlaceRows; }

}  // namespace kawari::duel_masters
