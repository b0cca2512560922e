// Comparisons: players with each other, cards with each other, figures with amounts.
#include "games/lorcana/phrases.h"

namespace kawari::lorcana {
namespace {

constexpr Row kComparisonRows[] = {
    // --- a player and the others
    {"cond1", "(some-player opponents (compare more-than (hand-size candidate) (hand-size you)))",
     "an opponent has more cards in their hand than you", "un oponente tiene más cartas en la mano que tú",
     ""},
    {"cond1",
     "(some-player opponents (compare more-than (count (in-zone resource candidate)) (count (in-zone "
     "resource "
     "you))))",
     "an opponent has more cards in their inkwell than you",
     "un oponente tiene más cartas en su inkwell que tú", ""},
    {"cond1", "(some-player opponents (compare at-most (hand-size candidate) (number 0)))",
     "an opponent has no cards in their hand", "un oponente no tiene cartas en la mano", ""},
    {"cond1", "(some-player~1 opponents (compare at-most (hand-size candidate) (number 0)))",
     "one or more opponents have no cards in their hands", "uno o más oponentes no tienen cartas en la mano",
     ""},
    {"cond1", "(some-player opponents (compare at-least (lore-of candidate) $a))",
     "an opponent has $a:num or more lore", "un oponente tiene $a o más de lore", ""},
    {"cond1", "(every-player opponents (compare more-than (hand-size you) (hand-size candidate)))",
     "you have more cards in your hand than each opponent", "tienes más cartas en la mano que cada oponente",
     ""},
    {"cond1",
     "(every-player opponents (compare more-than (count (all-of (played-by you) $f)) (count (all-of "
     "(played-by "
     "candidate) $f))))",
     "you have more $f:np.pl in play than each opponent", "tienes más $f.pl en juego que cada oponente", ""},
    {"each-players", "(those opponents (compare more-than (lore-of candidate) (lore-of you)))",
     "[sg] each opponent with more lore than you", "[sg] cada oponente con más lore que tú", ""},
    {"each-players", "(opponents~1)", "[pl] all opponents", "[sg] cada oponente", ""},
    {"static", "(need-lore opponents (number =$n))", "opponents need $n lore to win the game",
     "los oponentes necesitan $n de lore para ganar la partida", ""},

    {"!cond1", "(compare more-than (hand-size each-of-them) (hand-size you))",
     "that opponent has more cards in their hand than you", "ese oponente tiene más cartas en la mano que tú",
     ""},
    // The opponent is chosen first, and the following words are about that opponent.
    {"if-chosen",
     "(each-player (chosen-opponent) (if (compare more-than (hand-size each-of-them) (hand-size you)) $s))",
     "if chosen opponent has more cards in their hand than you , $s:sentence0",
     "si un oponente elegido tiene más cartas en la mano que tú , $s", ""},
    {"sentence", "$s", "$s:if-chosen", "$s", ""},
    {"effect0", "$s", "$s:if-chosen .", "$s .", ""},
    {"clause", "(draw-until you (hand-size each-of-them))", "draw cards until you have the same number",
     "robar/roba/roban cartas hasta tener las mismas", ""},

    // --- a card and the others
    {"cond1", "(exists (all-of (played-by you) $f (figure strength:more-than (greatest strength $g))))",
     "you have a $f:np in play with more {S} than each $g:np",
     "tienes en juego un|una|unos|unas@f $f con más {S} que cada $g", ""},
    {"np", "(all-of $n (figure strength:less-than (stat-of strength $o)))",
     "$n:np with less {S} than $o:known", "$n con menos {S} que $o", ""},
    {"np", "(all-of $n (figure cost:at-most $m))", "$n:np with cost equal to or less than $m:measure",
     "$n con coste igual o inferior a $m", ""},
    {"np", "(all-of $n (figure strength:at-most $m))", "$n:np with {S} equal to or less than $m:measure",
     "$n con {S} igual o inferior a $m", ""},
    {"np", "(all-of $n (figure strength:exactly $a))", "$n:np with $a:num {S}", "$n con $a {S}", ""},
    {"np", "(all-of $n (figure~1 strength:at-least $a))", "$n:np with $a:num {S} or greater",
     "$n con $a {S} o más", ""},
    {"np", "(all-of $n (total-within strength $a))", "$n:np with total {S} $a:num or less",
     "$n con {S} total de $a o menos", ""},
    {"np", "(all-of $n (same-name $o))", "$n:np with the same name as $o:known",
     "$n con el mismo nombre que $o", ""},
    {"objects1", "(both-of~1 (chosen $f) (all~1 (all-of (other) $f (same-name (pro chosen)))))",
     "[pl] chosen $f:np and all other $f:np.pl with the same name",
     "[pl] un|una|unos|unas@f $f{elegido|elegida|elegidos|elegidas} y todos|todas|todos|todas@f "
     "los|las|los|las@f demás $f.pl con el mismo nombre",
     ""},
    {"measure", "(stat-of~2 =$s $o)", "the $s $o:nominative had in play", "la $s que tenía en juego", ""},
    {"measure", "(count (all-of (played-by you) $f))", "the number of your $f:np.pl",
     "el número de tus $f.pl", ""},
    {"measure", "(cards-under $o)", "the number of cards under $o:known", "el número de cartas debajo de $o",
     ""},
    {"measure", "(stat-of cost $o)", "$o:owner cost", "el coste $o", ""},
    {"measure", "(stat-of~1 cost $o)", "the cost of $o:objects1", "el coste de $o", ""},
    {"np", "(all-of $n (played-by~4 you) (at (self)))", "$n:np you have here", "$n que tengas aquí", ""},
    {"first-measure", "(stat-of =$s $o)", "$o:first-owner $s", "$s:stat-name $o", ""},

    // --- figures and amounts
    {"cond1", "(compare at-least (damage-on $o) $a)", "$o:known-subject has|have@o $a:num or more damage",
     "$o tiene|tienen@o $a o más de daño", ""},
    {"cond1", "(exists at-least $f $a)", "there are $a:num or more $f:np.pl", "hay $a o más $f.pl", ""},
    {"cond1", "(exists (all-of $f (in-zone discard you)))", "you have a $f:typed in your discard",
     "tienes un|una|unos|unas@f $f en tu descarte", ""},
    {"pvp", "(gain-lore~2 # (capped $m (number =$n)))",
     "gains|gain lore equal to $m:measure , to a maximum of $n lore",
     "ganar/gana/ganan lore igual a $m , hasta un máximo de $n de lore", ""},
    {"clause", "(gets~7 =$s $t (negative $m) $d)", "$t:subject loses|lose@t $s equal to $m:measure $d",
     "$t pierde|pierden@t $s igual a $m $d", ""},
    {"clause", "(deal~2 $t $m)", "deal damage equal to $m:first-measure to $t",
     "infligir/inflige/infligen daño igual a $m a $t", ""},
    {"clause", "(deal~3 $t $a)", "deal $a:damage each to $t", "infligir/inflige/infligen $a a cada uno de $t",
     ""},
    {"clause", "(remove-damage~1 $t $a)", "remove $a:damage each from $t",
     "retirar/retira/retiran $a de cada uno de $t", ""},

    // --- counted first, used in the next sentence
    {"sentence1", "(cost-change~1 1 you $f (negative (count $g)) (this-turn))",
     "count the number of $g:np.pl . you pay that amount of {I} less for the next $f:np you play this turn",
     "cuenta el número de $g.pl . pagas esa cantidad de {I} menos por el|la|los|las@f siguiente $f que "
     "juegues este "
     "turno",
     ""},
    {"sentence1", "(gets~8 =$s $t (negative (count $g)) $d)",
     "count the number of $g:np.pl . $t:subject loses|lose@t $s equal to that number $d",
     "cuenta el número de $g.pl . $t pierde|pierden@t $s igual a ese número $d", ""},
};

}  // namespace

std::span<const Row> comparison_rows() { return kComparisonRows; }

}  // namespace kawari::lorcana
