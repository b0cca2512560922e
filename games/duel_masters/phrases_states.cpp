// States in Duel Masters: conditions of abilities, and counts.
#include "games/duel_masters/phrases.h"

namespace kawari::duel_masters {
namespace {

#define BATTLE_ES " en la zona de batalla"

constexpr Row kStateRows[] = {
    // --- what you have
    {"cond1", "(exists (all-of (played-by you) $f))", "you have a $f:np in the battle zone",
     "tienes un|una|unos|unas@f $f" BATTLE_ES, "バトルゾーンに自分の $f があれば"},
    {"cond1", "(exists (all-of (played-by you) $f))", "you have any $f:np.pl in the battle zone",
     "tienes algún|alguna|algún|alguna@f $f.sg" BATTLE_ES, "バトルゾーンに自分の $f があれば"},
    {"cond1", "(exists at-least (all-of (played-by you) $f) $a)",
     "you have $a:num or more $f:np.pl in the battle zone", "tienes $a o más $f.pl" BATTLE_ES,
     "バトルゾーンに自分の $f が $a 枚以上|体以上|枚以上|体以上@f あれば"},
    {"cond1", "(exists at-least (all-of (played-by you) $f) $a)",
     "you have at least $a:num $f:np@a in the battle zone", "tienes al menos $a $f@a" BATTLE_ES,
     "バトルゾーンに自分の $f が $a 枚以上|体以上|枚以上|体以上@f あれば"},
    {"cond1", "(exists at-least (all-of (played-by you) $f) (number~1 1))",
     "you have at least one $f:np in the battle zone", "tienes al menos un|una|un|una@f $f" BATTLE_ES,
     "バトルゾーンに自分の $f が1枚以上|1体以上|1枚以上|1体以上@f あれば"},
    {"cond1", "(negate (exists (all-of (played-by you) $f)))", "you have no $f:np.pl in the battle zone",
     "no tienes $f.pl" BATTLE_ES, "バトルゾーンに自分の $f がなければ"},
    {"cond1", "(exists at-least (in-zone shields you) $a)", "you have $a:num or more shields",
     "tienes $a o más escudos", "自分のシールドが $a 枚以上なら"},
    {"cond1", "(exists at-most (in-zone shields you) $a)", "you have $a:num or fewer shields",
     "tienes $a escudos o menos", "自分のシールドが $a 枚以下なら"},
    {"cond1", "(negate (exists (in-zone shields you)))", "you have no shields", "no tienes escudos",
     "自分のシールドがなければ"},
    {"cond1", "(exists (all-of $f (in-zone resource you)))", "you have a $f:np in your mana zone",
     "tienes un|una|unos|unas@f $f en tu zona de maná", "自分のマナゾーンに $f があれば"},
    {"cond1", "(exists (all-of $f (in-zone discard you)))", "you have a $f:np in your graveyard",
     "tienes un|una|unos|unas@f $f en tu cementerio", "自分の墓地に $f があれば"},
    {"cond1", "(negate (exists (all-of (not $f) (in-zone resource you))))",
     "all the cards in your mana zone are $f:np.pl", "todas las cartas de tu zona de maná son $f.pl",
     "自分のマナゾーンにあるカードがすべて $f なら"},
    {"cond1", "(negate (exists (all-of (other) (played-by you) $f)))",
     "this is your only $f:np in the battle zone", "es tu único|única|único|única@f $f" BATTLE_ES,
     "バトルゾーンに自分の他の $f がなければ"},

    // --- what the other player has
    {"cond1", "(exists (all-of (played-by opponents) $f))", "your opponent has a $f:np in the battle zone",
     "tu oponente tiene un|una|unos|unas@f $f" BATTLE_ES, "バトルゾーンに相手の $f があれば"},
    {"cond1", "(exists at-least (all-of (played-by opponents) $f) $a)",
     "your opponent has $a:num or more $f:np.pl in the battle zone",
     "tu oponente tiene $a o más $f.pl" BATTLE_ES,
     "バトルゾーンに相手の $f が $a 枚以上|体以上|枚以上|体以上@f あれば"},
    {"cond1", "(negate (exists (all-of (played-by opponents) $f)))",
     "your opponent has no $f:np.pl in the battle zone", "tu oponente no tiene $f.pl" BATTLE_ES,
     "バトルゾーンに相手の $f がなければ"},
    {"cond1", "(exists at-least (in-zone shields opponents) $a)", "your opponent has $a:num or more shields",
     "tu oponente tiene $a o más escudos", "相手のシールドが $a 枚以上なら"},
    {"cond1", "(negate (exists (in-zone shields opponents)))", "your opponent has no shields",
     "tu oponente no tiene escudos", "相手のシールドがなければ"},
    {"cond1", "(exists at-least (in-zone resource opponents) $a)",
     "your opponent has $a:num or more cards in his mana zone",
     "tu oponente tiene $a o más cartas en su zona de maná", "相手のマナゾーンにカードが $a 枚以上あれば"},

    {"cond1", "(compare at-most (hand-size you) $a)", "you have $a:num or fewer cards in your hand",
     "tienes $a cartas o menos en la mano", "自分の手札が $a 枚以下なら"},
    {"cond1", "(compare at-most (hand-size opponents) (number 0))", "your opponent has no cards in his hand",
     "tu oponente no tiene cartas en la mano", "相手の手札がなければ"},
    {"cond1", "(compare at-least (hand-size opponents) $a)",
     "your opponent has $a:num or more cards in his hand", "tu oponente tiene $a o más cartas en la mano",
     "相手の手札が $a 枚以上なら"},

    // --- more than the other
    {"cond1",
     "(compare more-than (count (all-of (played-by opponents) $f)) (count (all-of (played-by you) $f)))",
     "your opponent has more $f:np.pl in the battle zone than you do",
     "tu oponente tiene más $f.pl en la zona de batalla que tú",
     "バトルゾーンに相手の $f が自分のより多ければ"},
    {"cond1",
     "(compare more-than (count (all-of (played-by you) $f)) (count (all-of (played-by opponents) $f)))",
     "you have more $f:np.pl in the battle zone than your opponent does",
     "tienes más $f.pl en la zona de batalla que tu oponente",
     "バトルゾーンに自分の $f が相手のより多ければ"},
    {"cond1", "(compare more-than (count (in-zone shields opponents)) (count (in-zone shields you)))",
     "your opponent has more shields than you do", "tu oponente tiene más escudos que tú",
     "相手のシールドが自分のより多ければ"},
    {"cond1", "(compare more-than (count (in-zone shields you)) (count (in-zone shields opponents)))",
     "you have more shields than your opponent does", "tienes más escudos que tu oponente",
     "自分のシールドが相手のより多ければ"},
    {"cond1", "(compare more-than (count (in-zone resource opponents)) (count (in-zone resource you)))",
     "your opponent has more cards in his mana zone than you have in yours",
     "tu oponente tiene más cartas en su zona de maná que tú en la tuya",
     "相手のマナゾーンにあるカードが自分のより多ければ"},

    // --- what a card is, or what it does
    {"cond1", "(matches $o (is-exerted))", "$o:known-subject is|are@o tapped",
     "$o está|están@o girado|girada|girados|giradas@o", "$o がタップされていれば"},
    {"cond1", "(matches $o (is-ready))", "$o:known-subject is|are@o untapped",
     "$o está|están@o enderezado|enderezada|enderezados|enderezadas@o", "$o がアンタップされていれば"},
    {"cond", "(both~4 $a (turn-of opponents))", "$a:cond1 during your opponent's turn",
     "$a durante el turno de tu oponente", "相手のターン中 $a"},
    {"having", "(classified-like =$w)", "$w:name in its race", "$w en su raza", "種族に $w とあれば"},
    {"cond1", "(exists (all-of (other) (named =$w) (played-by everyone)))",
     "another $w is in the battle zone", "hay otra $w en la zona de batalla",
     "バトルゾーンに他の《 $w 》があれば"},
    {"prefix1", "(both~3 (matches (self) (is-challenging)) (exists (all-of $f (being-challenged))))",
     "while attacking a $f:np", "mientras ataca a un|una|unos|unas@f $f", "$f を攻撃中"},
    {"prefix1", "(both~3 (matches (self) (battling)) (exists (all-of (other) (battling) $f)))",
     "while battling a $f:np", "mientras batalla con un|una|unos|unas@f $f", "$f とバトル中"},
    {"ability", "(static~10 $c $s)", "$s:static if $c .", "$s si $c .", "$c 、 $s 。"},

    // --- what has happened this turn
    {"cond1", "(matches $s (happened-to (event shield-broken:passive)))",
     "$s:selfref broke any shields that turn", "$s ha roto algún escudo ese turno",
     "そのターン $s がシールドをブレイクしていれば"},
    {"cond1", "(happened (event cast $f none you))", "you have cast a $f:np this turn",
     "has lanzado un|una|unos|unas@f $f este turno", "このターン自分が $f を唱えていれば"},
    {"cond1", "(happened (event summoned $f none you))", "you have summoned a $f:np this turn",
     "has invocado un|una|unos|unas@f $f este turno", "このターン自分が $f を召喚していれば"},

    // --- what is counted
    {"per", "(count (all-of (played-by opponents) $f))", "of your opponent's $f:np.pl",
     "uno|una|uno|una@f de los|las|los|las@f $f.pl{rival|rival|rivales|rivales}",
     "相手の $f 1 枚|体|枚|体@f"},
    {"per", "(different-colours (in-zone resource you))", "civilization in your mana zone",
     "civilización de tu zona de maná", "自分のマナゾーンにある文明1つ"},
    {"np", "(all-of $x (played-by~11 opponents))", "$x:np your opponent has in the battle zone",
     "$x que tenga tu oponente en la zona de batalla", "[=x] バトルゾーンにある相手の $x"},
    {"np", "(in-zone~2 shields you)", "shield|shields you have", "escudo|escudos que tengas",
     "自分のシールド"},
    {"np", "(in-zone~2 shields opponents)", "shield|shields your opponent has",
     "escudo|escudos que tenga tu oponente", "相手のシールド"},
    {"np", "(in-zone~2 shields everyone)", "shield|shields you and your opponent have",
     "escudo|escudos que tengáis tú y tu oponente", "自分と相手のシールド"},
    {"np", "(all-of $n (not $m))", "$n:np other than $m:np.pl", "$n que no sea|sean@n $m.pl",
     "[=n] $m 以外の $n"},
    {"np", "(all-of $n (not~1 $m))", "$n:np except $m:np.pl", "$n excepto $m.pl", "[=n] $m 以外の $n"},
};

}  // namespace

std::span<const Row> state_rows() { return kStateRows; }

}  // namespace kawari::duel_masters
