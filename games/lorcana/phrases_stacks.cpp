// Cards beneath cards: Boost, Shift and its variants; singing, and the inkwell.
#include "games/lorcana/phrases.h"

namespace kawari::lorcana {
namespace {

constexpr Row kStackRows[] = {
    // --- Shift: what the card is put on
    {"keyword-ability", "(keyword =$k (number =$n) none $c)", "$c:cls $k:keyword-number $n", "$k $c $n", ""},
    {"keyword-ability", "(keyword =$k (number~1 =$n) none $c)", "$c:cls $k:keyword-number $n {I}",
     "$k $c $n {I}", ""},
    {"keyword-ability", "(keyword =$k (number =$n) none (of-kind character))",
     "Universal $k:keyword-number $n", "$k universal $n", ""},
    {"keyword-ability", "(keyword =$k (number~1 =$n) none (of-kind character))",
     "Universal $k:keyword-number $n {I}", "$k universal $n {I}", ""},
    {"keyword-ability", "(keyword =$k (number =$n) none (all-of (of-kind item) (named 'Potato)))",
     "Potato $k:keyword-number $n", "$k patata $n", ""},
    {"keyword-ability", "(keyword =$k (number~1 =$n) none (all-of (of-kind item) (named 'Potato)))",
     "Potato $k:keyword-number $n {I}", "$k patata $n {I}", ""},
    {"keyword-ability", "(keyword =$k (number =$n) none (variant 1))", "Duo $k:keyword-number $n",
     "$k dúo $n", ""},
    {"keyword-ability", "(keyword =$k (number~1 =$n) none (variant 1))", "Duo $k:keyword-number $n {I}",
     "$k dúo $n {I}", ""},
    {"keyword-ability", "(keyword =$k (number =$n) none (variant 2))", "Combo $k:keyword-number $n",
     "$k combo $n", ""},
    {"keyword-ability", "(keyword =$k (number~1 =$n) none (variant 2))", "Combo $k:keyword-number $n {I}",
     "$k combo $n {I}", ""},
    {"keyword-ability", "(keyword =$k (number =$n) none (variant 3))", "Temporary $k:keyword-number $n",
     "$k temporal $n", ""},
    {"keyword-ability", "(keyword =$k (number~1 =$n) none (variant 3))", "Temporary $k:keyword-number $n {I}",
     "$k temporal $n {I}", ""},
    {"keyword-ability", "(keyword =$k (number =$n) none (variant 3 $c))",
     "Temporary $c:cls $k:keyword-number $n", "$k temporal $c $n", ""},
    {"keyword-ability", "(keyword =$k (number~1 =$n) none (variant 3 $c))",
     "Temporary $c:cls $k:keyword-number $n {I}", "$k temporal $c $n {I}", ""},
    {"static", "(shift-base $s)",
     "you may play any character with Shift on $s:selfref as if $s:selfref had any name",
     "puedes jugar cualquier personaje con Shift sobre $s como si tuviera cualquier nombre", ""},
    {"static", "(shift-base 1 $s)", "you can shift any character on top of $s:selfref",
     "puedes cambiar cualquier personaje sobre $s", ""},
    {"static", "(shift-name =$w $s)", "$s:selfref also counts as being named $w for Shift",
     "$s también cuenta como si se llamara $w para Shift", ""},
    {"event", "(event played (all-of (same-as $s) (played-with shift)) none you)", "you shift $s:selfref",
     "cambias $s", ""},
    {"event", "(event played $f (same-as $s) you)", "you play $f:esubj on $s:selfref", "juegas $f sobre $s",
     ""},

    // --- cards beneath cards
    {"clause", "(put-under $o $t)", "put $o facedown under $t",
     "pon/poner/pone/ponen $o boca abajo debajo de $t", ""},
    {"clause", "(put-under~1 $o $t)", "put $o under $t facedown",
     "pon/poner/pone/ponen $o boca abajo debajo de $t", ""},
    {"clause", "(put-under~2 (under-cards~1 $o) $t)", "put all cards that were under $o:known under $t",
     "pon/poner/pone/ponen debajo de $t todas las cartas que estaban debajo de $o", ""},
    {"clause", "(put-under 1 $o $t)", "put $o under $t faceup",
     "pon/poner/pone/ponen $o boca arriba debajo de $t", ""},
    {"objects1", "(under-cards $o)", "[pl] all cards under $o:known",
     "[f] [pl] todas las cartas que están debajo de $o", ""},
    {"objects1", "(under-cards~1 $o)", "[pl] all cards that were under $o:known",
     "[f] [pl] todas las cartas que estaban debajo de $o", ""},
    {"!objects1", "(under-cards $o $f)", "[pl] all $f:np.pl that were under $o:known",
     "[pl] todo_el|toda_la|todos_los|todas_las@f $f.pl que estaban debajo de $o", ""},
    {"per", "(cards-under~1 $o)", "card that was under $o:known", "carta que estaba debajo de $o", ""},
    {"np", "(all-of $n (has-under))", "$n:np that has|have@n a card under them",
     "$n que tenga|tengan@n una carta debajo", ""},
    {"cond1", "(compare at-least (how-many (under-cards~1 $o $f)) (number 1))",
     "any of the cards that were under $o:known are $f:np.pl",
     "alguna de las cartas que estaban debajo de $o es $f.sg", ""},
    {"clause", "(play-card~5 for-free you (those-cards =$k))", "play those $k.pl from your discard for free",
     "jugar/juega/juegan gratis desde tu descarte esos|esas|esos|esas@k $k.pl", ""},
    {"event", "(event ability-used $f none you (ability-keyword =$k))", "you use the $k ability of $f:esubj",
     "usas la habilidad $k de $f", ""},

    // --- singing
    {"vp", "(gets singing # $a ^)", "counts|count as having $a:signed cost to sing songs",
     "cuenta|cuentan como si tuviera|tuvieran coste $a para cantar canciones", ""},
    {"np", "(all-of $n (sang $s))", "$n:np that sang $s:selfref", "$n que haya|hayan@n cantado $s", ""},
    {"cond1", "(exists at-least (all-of $f (sang $s)) $a)", "$a:num or more $f:np.pl sang $s:selfref",
     "$a o más $f.pl han cantado $s", ""},
    {"event", "(event sang:together (all-of (played-by you) $f) $g)",
     "one or more of your $f:np.pl sings $g:esubj", "uno o más de tus $f.pl cantan $g", ""},
    {"definite", "(those-cards =$k)", "[pl] those $k.pl", "[pl] esos|esas|esos|esas@k $k.pl", ""},

    // --- the inkwell
    {"static", "(extra-ink you (number 1))",
     "you may put an additional card from your hand into your inkwell facedown",
     "puedes poner una carta más de tu mano en tu inkwell , boca abajo", ""},
    {"clause", "(extra-ink you (number 1) $d)",
     "$d:dur-front , you may put an additional card from your hand into your inkwell facedown",
     "$d , puedes poner una carta más de tu mano en tu inkwell , boca abajo", ""},
    {"static", "(inkable $f)", "all $f:np.pl count as having {IW}",
     "todos|todas|todos|todas@f $f.pl cuentan como si tuvieran {IW}", ""},
    {"np", "(all-of $n (has-inkwell))", "$n:np with {IW}", "$n con {IW}", ""},
    {"typed", "(has-inkwell)", "card|cards with {IW}", "[f] carta|cartas con {IW}", ""},
};

}  // namespace

std::span<const Row> stack_rows() { return kStackRows; }

}  // namespace kawari::lorcana
