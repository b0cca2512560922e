// Conditions, in front of a clause or behind it.
#include "text/grammar.h"

namespace kawari {
namespace {

constexpr Row kConditionRows[] = {
    {"cond", "(both~1 $a $b)", "$a:cond1 and $b:cond1", "$a y $b", ""},
    {"!cond", "(both $a $b)", "$a:cond1 and $b:cond1", "$a y $b", ""},
    {"cond", "$a", "$a:cond1", "$a", "$a"},
    {"cond1", "(exists (all-of (played-by you) $f))", "you have a $f:np in play",
     "tienes un|una|unos|unas@f $f en juego", ""},
    {"cond1", "(exists (all-of (played-by you) (other) $f))", "you have another $f:np in play",
     "tienes otro|otra|otros|otras@f $f en juego", ""},
    {"cond1", "(exists at-least (all-of (played-by you) $f) $a)", "you have $a:num or more $f:np.pl in play",
     "tienes $a o más $f.pl en juego", ""},
    {"cond1", "(negate (exists (all-of (played-by you) $f)))", "you have no $f:np.pl in play",
     "no tienes $f.pl en juego", ""},
    {"cond1", "(negate~1 (exists (all-of (played-by you) $f)))", "you don't have a $f:np in play",
     "no tienes ningún|ninguna|ningún|ninguna@f $f en juego", ""},
    {"cond",
     "(both (exists (all-of (played-by you) (of-kind =$k) (named =$a))) (exists (all-of (played-by you) "
     "(of-kind =$k) (named =$b))))",
     "you have $k.pl named $a and $b in play",
     "tienes $k.pl llamado|llamada|llamados|llamadas@k $a y $b en juego", ""},
    {"cond1", "(exists (all-of (played-by opponents) $f))", "an opponent has a $f:np in play",
     "un oponente tiene un|una|unos|unas@f $f en juego", ""},
    {"cond1", "(exists (all-of $f (played-by everyone)))", "a $f:np is in play",
     "un|una|unos|unas@f $f está en juego", ""},
    {"cond1", "(exists (all-of $f (at (self))))", "you have a $f:np here",
     "tienes un|una|unos|unas@f $f aquí", ""},
    {"cond1", "(exists $f)", "there is a $f:np", "hay un|una|unos|unas@f $f", ""},
    {"cond1", "(matches $o $p)", "$o:known-subject is|are@o $p:predicate", "$o está|están@o $p:state", ""},
    {"cond1", "(matches $o $n)", "$o:known-subject is|are@o $n:being", "$o es|son@o $n", "$o が $n であれば"},
    {"cond1", "(matches $o $q)", "$o:known-subject has|have@o $q:having", "$o tiene|tienen@o $q", "$o の $q"},
    {"cond1", "(matches $o (named =$w))", "$o:known-subject is|are@o named $w", "$o se llama|llaman@o $w",
     ""},
    {"cond1", "(negate (matches $o $p))", "$o:known-subject isn't|aren't@o $p:predicate",
     "$o no está|están@o $p:state", ""},
    {"cond1", "(matches~1 (pro chosen) $f)", "a $f:np is chosen", "se elige un|una|unos|unas@f $f", ""},
    {"cond1", "(compare less-than (hand-size you) $a)", "you have fewer than $a:num cards in your hand",
     "tienes menos de $a cartas en la mano", ""},
    {"cond1", "(compare at-least (hand-size you) $a)", "you have $a:num or more cards in your hand",
     "tienes $a o más cartas en la mano", "自分の手札が $a 枚以上あれば"},
    {"cond1", "(compare at-most (hand-size you) (number 0))", "you have no cards in your hand",
     "no tienes cartas en la mano", "自分の手札が1枚もなければ"},
    {"cond1", "(turn-of you)", "it's your turn", "es tu turno", ""},
    {"cond1", "(turn-of opponents)", "it's an opponent's turn", "es el turno de un oponente", ""},
    {"cond1", "(matches $o (played-with =$k))", "you used $k to play $o:known", "has usado $k para jugar $o",
     ""},
    {"cond1", "(matches $o (in-zone discard you))", "$o:known-subject is in your discard",
     "$o está en tu descarte", ""},
    {"cond1", "(matches~2 $o $n)", "$o:nominative's $n:being", "$o es $n", "$o が $n であれば"},
    {"cond1", "(compare at-least (cards-under $o) (number 1))", "there's a card under $o:known",
     "hay una carta debajo de $o", ""},
    {"cond1", "(was-done _)", "you do", "lo haces", ""},

    {"predicate", "(is-exerted)", "exerted", "agotado", ""},
    {"predicate", "(is-ready)", "ready", "listo", ""},
    {"state", "(is-exerted)", "exerted", "agotado", ""},
    {"state", "(is-ready)", "ready", "listo", ""},
    {"being", "$c", "a $c:cls", "$c", "$c カード"},
    {"being", "$f", "a $f:np", "un|una|unos|unas@f $f", "$f"},
    {"having", "(has-keyword =$k)", "$k", "$k", ""},

    // --- in front of an ability
    {"prefix", "(both $a $b)", "$a:prefix1 , $b:prefix1", "$a , $b", ""},
    {"prefix", "$a", "$a:prefix1", "$a", "$a"},
    {"prefix1", "(turn-of you)", "during your turn", "durante tu turno", "自分のターン中"},
    {"prefix1", "(turn-of opponents)", "during each opponent's turn", "durante el turno de cada oponente",
     ""},
    {"prefix1", "(turn-of opponents)", "during opponents' turns", "durante los turnos de los oponentes", ""},
    {"prefix1", "(turn-of opponents)", "during an opponent's turn", "durante el turno de un oponente", ""},
    {"prefix1", "$c", "while $c:cond", "mientras $c", "$c"},
};

}  // namespace

std::span<const Row> condition_rows() { return kConditionRows; }

}  // namespace kawari
