// Nouns, what narrows them, and the ways to point at cards: chosen, each, this, it.
#include "text/grammar.h"

namespace kawari {
namespace {

#define CHOSEN_ES "{elegido|elegida|elegidos|elegidas}"

constexpr Row kRows[] = {
    // --- nouns
    {"noun", "(of-kind =$k)", "$k", "$k %adj", ""},
    {"noun", "(any)", "card|cards", "[f] carta|cartas %adj", ""},
    {"noun", "(of-kind~1 =$k)", "$k.sg card|cards", "[f] carta|cartas de $k.sg %adj", ""},
    {"noun", "(all-of $c $n)", "[@n] $c:cls $n:noun", "$n $c %adj", ""},
    {"noun", "(any-of $a $b)", "$a:noun or $b:noun", "$a o $b %adj", ""},
    {"noun", "(any-of $a $b $c)", "$a:noun , $b:noun , or $c:noun", "$a , $b o $c %adj", ""},
    {"noun", "(any-of~1 $a $b)", "$a:noun and $b:noun", "$a y $b %adj", ""},
    {"cls", "(classified =$w)", "$w", "$w", ""},
    {"cls", "(any-of $a $b)", "$a:cls or $b:cls", "$a o $b", ""},
    {"cls", "(any-of $a $b $c)", "$a:cls , $b:cls , or $c:cls", "$a , $b o $c", ""},

    // A card that is more than just a card.
    {"typed", "(of-kind~1 =$k)", "$k.sg card|cards", "[f] carta|cartas de $k.sg %adj", ""},
    {"typed", "(all-of $c $n)", "[@n] $c:cls $n:typed", "$n $c", ""},
    {"typed", "(any-of $a $b)", "$a:typed or $b:typed", "$a o $b", ""},
    {"typed", "(all-of $n (figure cost:at-most $a))", "$n:typed with cost $a:num or less", "$n con coste $a o menos", ""},

    // --- before the noun
    {"np", "$n", "$n:noun", "$n", ""},
    {"np", "(all-of (played-by opponents) $n)", "opposing $n:np", "$n rival|rivales@n %adj", ""},
    {"np", "(all-of (damaged) $n)", "damaged $n:np", "$n dañado|dañada|dañados|dañadas@n %adj", ""},
    {"np", "(all-of (not (damaged)) $n)", "undamaged $n:np", "$n sin dañar %adj", ""},
    {"np", "(all-of (is-exerted) $n)", "exerted $n:np", "$n agotado|agotada|agotados|agotadas@n %adj", ""},
    {"np", "(all-of (is-ready) $n)", "ready $n:np", "$n preparado|preparada|preparados|preparadas@n %adj", ""},
    {"np", "(all-of (other) $n)", "other $n:np", "otro|otra|otros|otras@n $n", ""},
    // --- behind the noun
    {"np", "(all-of $n (played-by you))", "$n:np of yours", "$n tuyo|tuya|tuyos|tuyas@n", ""},
    {"np", "(all-of $n (played-by~2 you))", "$n:np you have in play", "$n que tengas en juego", ""},
    {"np", "(all-of $n (played-by~3 opponents))", "$n:np opponents have in play", "$n que tengan en juego los oponentes", ""},
    {"np", "(all-of $n (played-by everyone))", "$n:np in play", "$n en juego", ""},
    {"np", "(all-of $n (named =$w))", "$n:np named $w", "$n llamado|llamada|llamados|llamadas@n $w", ""},
    {"np", "(all-of $n (not (named =$w)))", "$n:np not named $w", "$n que no se llame|llamen@n $w", ""},
    {"np", "(all-of $n (has-keyword =$k))", "$n:np with $k", "$n con $k", ""},
    {"np", "(all-of $n (figure cost:at-most $a))", "$n:np with cost $a:num or less", "$n con coste $a o menos", ""},
    {"np", "(all-of $n (figure cost:at-least $a))", "$n:np with cost $a:num or more", "$n con coste $a o más", ""},
    {"np", "(all-of $n (figure cost:exactly $a))", "$n:np with cost $a:num", "$n con coste $a", ""},
    {"np", "(all-of $n (not (damaged~1)))", "$n:np with no damage", "$n sin daño", ""},
    {"np", "(all-of $n (damaged~1))", "$n:np with damage", "$n con daño", ""},
    {"np", "(all-of $n (not (of-kind =$k)))", "$n:np that isn't a $k", "$n que no sea un|una|unos|unas@k $k", ""},
    {"np", "(all-of $n (in-zone hand you))", "$n:np in your hand", "$n de tu mano", ""},
    {"np", "(all-of $n (in-zone~1 hand you))", "$n:np from your hand", "$n de tu mano", ""},
    {"np", "(all-of $n (in-zone discard you))", "$n:np in your discard", "$n de tu descarte", ""},
    {"np", "(all-of $n (in-zone~1 discard you))", "$n:np from your discard", "$n de tu descarte", ""},
    {"np", "(all-of $n (in-zone hand $p))", "$n:np in $p:possessor hand", "$n de la mano de $p:players", ""},
    {"np", "(all-of $n (same-as (pro that-card)))", "$n:np of that name", "", ""},

    // --- pointing
    {"objects1", "(chosen $f)", "chosen $f:np", "un|una|unos|unas@f $f" CHOSEN_ES, ""},
    {"objects1", "(chosen (all-of (other) $f))", "another chosen $f:np", "otro|otra|otros|otras@f $f" CHOSEN_ES, ""},
    {"objects1", "(chosen up-to $f $a)", "up to $a:num chosen $f:np@a", "[@a] hasta $a $f@a" CHOSEN_ES, ""},
    {"objects1", "(chosen up-to (all-of (other) $f) $a)", "up to $a:num other chosen $f:np@a",
     "[@a] hasta $a $f@a" CHOSEN_ES " más", ""},
    {"objects1", "(chosen up-to $f (everything))", "[pl] any number of chosen $f:np.pl", "[pl] cualquier número de $f.pl" CHOSEN_ES, ""},
    {"objects1", "(chosen $f $a)", "$a:num chosen $f:np@a", "[@a] $a $f@a" CHOSEN_ES, ""},
    {"objects1", "(chosen~1 $f)", "a $f:np", "un|una|unos|unas@f $f", ""},
    {"objects1", "(chosen~1 (all-of (other) $f))", "another $f:np", "otro|otra|otros|otras@f $f", ""},
    {"objects1", "(chosen~2 (all-of (played-by you) $f))", "[sg] one of your $f:np.pl", "[sg] uno|una|uno|una@f de tus $f.pl", ""},
    {"objects1", "(chosen~3 up-to $f $a)", "up to $a:num $f:np@a", "[@a] hasta $a $f@a", ""},
    {"objects1", "(chosen~4 $f $a)", "$a:num $f:np@a", "[@a] $a $f@a", ""},
    {"objects1", "(all $f)", "each $f:np", "cada $f", ""},
    {"objects1", "(all~1 $f)", "all $f:np.pl", "todo_el|toda_la|todos_los|todas_las@f $f.pl", ""},
    {"objects1", "(all~2 (all-of (played-by you) $f))", "your $f:np.pl", "tus $f.pl", ""},
    {"objects1", "(all~3 (all-of (played-by you) $f))", "[sg] each of your $f:np.pl", "[sg] cada uno|una|uno|una@f de tus $f.pl", ""},
    {"bare", "(all~4 $f)", "$f:np.pl", "el|la|los|las@f $f.pl", ""},
    {"objects1", "(both-of $a $b)", "[pl] $a:selfref and $b:objects1", "[pl] $a y $b", ""},
    {"objects1", "$o", "$o:definite", "$o", ""},
    {"definite", "$s", "$s:selfref", "$s", ""},
    {"definite", "(that =$k)", "that $k", "ese|esa|esos|esas@k $k", ""},
    {"definite", "(pro that-card)", "that card", "[f] esa carta", ""},
    {"definite", "(ref _)", "that card", "[f] esa carta", ""},
    {"definite", "(role _)", "that card", "[f] esa carta", ""},
    {"objects1", "$o", "$o:top", "$o", ""},
    {"top", "(top-of-deck $p (number 1))", "the top card of $p:possessor deck", "[f] la primera carta de $p:their-deck", ""},
    {"top", "(top-of-deck $p $a)", "[@a] the top $a:num cards of $p:possessor deck",
     "[f] [@a] las $a primeras cartas de $p:their-deck", ""},

    // --- pronouns: as a subject, as an object, as an owner
    {"subject", "$o", "$o:objects1", "$o", ""},
    {"subject", "$o", "$o:nominative", "$o", ""},
    {"known-subject", "$o", "$o:definite", "$o", ""},
    {"known-subject", "$o", "$o:nominative", "$o", ""},
    {"nominative", "(pro it)", "it", "", ""},
    {"nominative", "(pro they)", "[pl] they", "", ""},
    {"nominative", "(pro he)", "he", "", ""},
    {"nominative", "(pro she)", "she", "", ""},
    {"nominative", "(pro them-all)", "[pl] they all", "", ""},
    {"objects", "$o", "$o:objects1", "$o", ""},
    {"objects", "$o", "$o:accusative", "$o", ""},
    {"known", "$o", "$o:definite", "$o", ""},
    {"known", "$o", "$o:accusative", "$o", ""},
    {"accusative", "(pro it)", "it", "", ""},
    {"accusative", "(pro they)", "[pl] them", "", ""},
    {"accusative", "(pro he)", "him", "", ""},
    {"accusative", "(pro she)", "her", "", ""},
    {"owner", "(pro it)", "its", "su", ""},
    {"owner", "(pro they)", "their", "su", ""},
    {"owner", "(pro he)", "his", "su", ""},
    {"owner", "(pro she)", "her", "su", ""},
    {"owner", "$o", "$o:objects1's", "de $o", ""},
    {"first-owner", "(pro~1 it)", "its", "su", ""},
    {"first-owner", "(pro~1 they)", "their", "su", ""},
    {"first-owner", "(pro~1 he)", "his", "su", ""},
    {"first-owner", "(pro~1 she)", "her", "su", ""},

    // --- players
    {"players", "you", "you", "tú", ""},
    {"players", "opponents", "[sg] each opponent", "[sg] cada oponente", ""},
    {"players", "everyone", "[sg] each player", "[sg] cada jugador", ""},
    {"players", "(chosen-opponent)", "chosen opponent", "un oponente elegido", ""},
    {"players", "(owner-of $o)", "$o:owner player", "su jugador", ""},
    {"players", "(they)", "[pl] they", "[sg] ese jugador", ""},
    {"each-players", "opponents", "[sg] each opponent", "[sg] cada oponente", ""},
    {"each-players", "everyone", "[sg] each player", "[sg] cada jugador", ""},
    {"one-player", "(chosen-opponent)", "chosen opponent", "un oponente elegido", ""},
    {"one-player", "(chosen-player)", "chosen player", "un jugador elegido", ""},
    {"one-player", "(owner-of $o)", "$o:owner player", "su jugador", ""},
    {"one-player", "(they)", "[pl] they", "[sg] ese jugador", ""},
    {"possessor", "you", "your", "tu", ""},
    {"possessor", "opponents", "each opponent's", "cada oponente", ""},
    {"possessor", "everyone", "each player's", "cada jugador", ""},
    {"possessor", "(chosen-opponent)", "chosen opponent's", "un oponente elegido", ""},
    {"possessor", "(they)", "their", "su", ""},
    {"possessor", "(owner-of $o)", "$o:owner player's", "su jugador", ""},
    {"their-deck", "you", "your deck", "tu mazo", ""},
    {"their-deck", "(they)", "their deck", "su mazo", ""},
    {"their-deck", "$p", "the deck of $p:players", "el mazo de $p", ""},
};

}  // namespace

std::span<const Row> noun_rows() { return kRows; }

}  // namespace kawari
