// Decks, hands and discards: looking at the top cards and what happens to them, searching, naming, revealing.
#include "text/grammar.h"

namespace kawari {
namespace {

#define PUT_ES "pon/poner/pone/ponen"
#define SEARCH_ES \
  "buscar/busca/buscan en tu mazo un|una|unos|unas@f $f y la revelar/revela/revelan a todos los jugadores"

constexpr Row kDeckRows[] = {
    // --- where cards are put, without the verb
    {"onto", "(put-into hand #)", "into your hand", "en tu mano", ""},
    {"onto", "(put-into~1 hand #)", "in your hand", "en tu mano", ""},
    {"onto", "(put-into~2 hand #)", "into their hand", "en su mano", ""},
    {"onto", "(put-into deck-top #)", "on the top of your deck", "encima de tu mazo", ""},
    {"onto", "(put-into~1 deck-top #)", "on the top of your deck in any order",
     "encima de tu mazo en cualquier orden", ""},
    {"onto", "(put-into~2 deck-top #)", "on top of your deck", "encima de tu mazo", ""},
    {"onto", "(put-into~3 deck-top #)", "on the top of their deck", "encima de su mazo", ""},
    {"onto", "(put-into~4 deck-top #)", "on top of their deck", "encima de su mazo", ""},
    {"onto", "(put-into~5 deck-top #)", "on top of your deck in any order",
     "encima de tu mazo en cualquier orden", ""},
    {"onto", "(put-into deck-bottom #)", "on the bottom of your deck in any order",
     "en el fondo de tu mazo en cualquier orden", ""},
    {"onto", "(put-into~1 deck-bottom #)", "on the bottom of your deck", "en el fondo de tu mazo", ""},
    {"onto", "(put-into~2 deck-bottom #)", "on the bottom of the deck", "en el fondo del mazo", ""},
    {"onto", "(put-into~3 deck-bottom #)", "on the bottom", "en el fondo", ""},
    {"onto", "(put-into~4 deck-bottom #)", "on the bottom of their deck", "en el fondo de su mazo", ""},
    {"onto", "(put-into~5 deck-bottom #)", "on the bottom of their deck in any order",
     "en el fondo de su mazo en cualquier orden", ""},
    {"onto", "(put-into discard #)", "into your discard", "en tu descarte", ""},
    {"onto", "(put-into~1 discard #)", "in your discard", "en tu descarte", ""},
    {"onto", "(put-into~2 discard #)", "into their discard", "en su descarte", ""},

    // --- among the cards that were looked at or revealed
    {"clause", "(reveal (chosen (all-of $f (same-as (pro looked)))))", "reveal a $f:typed",
     "revelar/revela/revelan un|una|unos|unas@f $f de entre ellas", ""},
    {"clause", "(reveal (chosen up-to (all-of $f (same-as (pro looked))) $a))",
     "reveal up to $a:num $f:typed@a", "revelar/revela/revelan hasta $a $f@a de entre ellas", ""},
    {"clause", "(reveal (chosen up-to (all-of $f (same-as (pro looked))) (everything)))",
     "reveal any number of $f:typed.pl", "revelar/revela/revelan cualquier número de $f.pl de entre ellas",
     ""},
    {"clause",
     "(reveal (both-of (chosen up-to (all-of $f (same-as (pro looked))) $a) (chosen up-to (all-of $g "
     "(same-as "
     "(pro looked))) $b)))",
     "reveal up to $a:num $f:typed@a and up to $b:num $g:typed@b",
     "revelar/revela/revelan hasta $a $f@a y hasta $b $g@b de entre ellas", ""},
    {"clause", "(apply $v (chosen~1 (same-as (pro looked)) (number 1)))", "put one $v:onto",
     PUT_ES " una de ellas $v", ""},
    {"clause", "(apply $v (chosen (same-as (pro looked)) $a))", "put $a:num $v:onto",
     PUT_ES " $a de ellas $v", ""},
    {"clause", "(apply $v (all~7 (all-of $f (same-as (pro looked)))))", "put revealed $f:typed.pl $v:onto",
     PUT_ES " $f.pl reveladas $v", ""},
    {"clause", "(apply $v (all~8 (all-of $f (same-as (pro looked)))))",
     "put all revealed $f:typed.pl $v:onto",
     PUT_ES " todos|todas|todos|todas@f los|las|los|las@f $f.pl revelados $v", ""},
    {"clause", "(reveal~4 (top-of-deck you $a))",
     "reveal a number of cards from the top of your deck equal to $a:measure",
     "revelar/revela/revelan tantas cartas de encima de tu mazo como $a", ""},
    {"clause", "(apply $v (rest (pro looked)))", "put the rest $v:onto", PUT_ES " el resto $v", ""},
    {"clause", "(apply $v (rest~1 (pro looked)))", "put the other $v:onto", PUT_ES " la otra $v", ""},
    {"clause", "(seq~4 (apply $v (chosen (same-as (pro looked)))) (apply $w (rest (pro looked))))",
     "put one $v:onto and the rest $w:onto", PUT_ES " una $v y el resto $w", ""},
    {"clause", "(seq~4 (apply $v (chosen (same-as (pro looked)))) (apply $w (rest~1 (pro looked))))",
     "put one $v:onto and the other $w:onto", PUT_ES " una $v y la otra $w", ""},
    {"clause",
     "(seq~4 (put-into~5 deck-top (chosen up-to (same-as (pro looked)) (everything))) (put-into~5 "
     "deck-bottom (rest (pro looked))))",
     "put any number of them on the top or the bottom of your deck in any order",
     PUT_ES " cualquier número de ellas encima o en el fondo de tu mazo en cualquier orden", ""},
    {"clause", "(put-into~6 deck-top (pro they))", "put them back on the top of your deck in any order",
     "volver_a_poner/vuelve_a_poner/vuelven_a_poner esas cartas encima de tu mazo en cualquier orden", ""},
    {"clause", "(put-into~7 deck-top (pro they))", "put them back in any order",
     "volver_a_poner/vuelve_a_poner/vuelven_a_poner esas cartas en cualquier orden", ""},
    {"clause", "(or~1 you (put-into deck-top $o) (put-into~1 deck-bottom $o))",
     "put $o:known on either the top or the bottom of your deck",
     PUT_ES " $o encima o en el fondo de tu mazo", ""},
    {"clause", "(or~2 you (apply $v $o) (apply $w $o))", "put $o:known $v:onto or $w:onto",
     PUT_ES " $o $v o $w", ""},
    {"np", "(all-of $n (same-as (pro looked)))", "$n:np revealed this way",
     "$n revelado|revelada|revelados|reveladas@n de esta forma", ""},

    {"cond1", "(exists (all-of $f (same-as (pro this-way))))", "any $f:np.pl were moved this way",
     "se ha movido algún|alguna|algún|alguna@f $f.sg de esta forma", ""},

    // --- cards that move, named by themselves
    {"clause", "(put-into~6 hand $o)", "return $o into your hand", "devolver/devuelve/devuelven $o a tu mano",
     ""},
    {"clause", "(put-into~8 hand $o)", "put $o in your hand", PUT_ES " $o en tu mano", ""},
    {"clause", "(put-into~9 hand $o)", "put $o:known into their hand", PUT_ES " $o en su mano", ""},
    {"clause", "(put-into~6 deck-bottom $o)", "put $o on the bottom of their deck",
     PUT_ES " $o en el fondo de su mazo", ""},
    {"clause", "(put-into~7 deck-bottom $o)", "they put $o:known on the bottom of their deck",
     PUT_ES " $o en el fondo de su mazo", ""},
    {"clause", "(put-into~8 deck-bottom (all (in-zone hand you)))",
     "put all the cards in your hand on the bottom of your deck in any order",
     PUT_ES " todas las cartas de tu mano en el fondo de tu mazo en cualquier orden", ""},
    {"clause", "(put-into~5 discard $o)", "put $o into their discard", PUT_ES " $o en su descarte", ""},
    {"clause", "(put-into~6 discard $o)", "they put $o:known into their discard", PUT_ES " $o en su descarte",
     ""},
    {"clause", "(put-into~2 deck-shuffled $o)", "shuffle $o into their deck",
     "barajar/baraja/barajan $o en su mazo", ""},
    {"clause", "(put-into~3 deck-shuffled $o)", "shuffle $o into its player's deck",
     "barajar/baraja/barajan $o en el mazo de su jugador", ""},

    // Cards of a hand without any further description.
    {"!objects1", "(chosen (in-zone hand you) $n)", "$n:cards from your hand", "$n:cards de tu mano",
     "自分の手札から $n:cards"},
    {"!objects1", "(chosen (in-zone hand $p) $n $p)", "$n:cards from their hand", "$n:cards de su mano", ""},

    // --- revealing
    {"shown", "(all (in-zone hand $p))", "$p:possessor hand", "la mano de $p:players", ""},
    {"clause", "(reveal (chosen~1 (all-of $f (in-zone hand you))))", "reveal a $f:typed in your hand",
     "revelar/revela/revelan un|una|unos|unas@f $f de tu mano", ""},
    {"clause", "(reveal~1 (all (in-zone hand $q)))", "$q:one-player reveals|reveal@q their hand",
     "$q revela su mano", ""},
    {"clause",
     "(seq~9 (reveal (all (in-zone hand $q))) (discard (they) (chosen (all-of $f (in-zone hand (they))) none "
     "you)))",
     "$q:one-player reveals|reveal@q their hand and discards|discard@q a $f:np of your choice",
     "$q revela su mano y descarta un|una|unos|unas@f $f a tu elección", ""},
    {"clause", "(reveal~3 (top-of-deck $p (number 1)))", "$p:each-players reveals the top card of their deck",
     "$p revela la primera carta de su mazo", ""},
    {"clause", "(reveal~3 (top-of-deck $q (number 1)))",
     "$q:one-player reveals|reveal@q the top card of their deck", "$q revela la primera carta de su mazo",
     ""},
    // Each player in turn acts with their own card.
    {"sentence1", "(each-player $p (seq~9 (reveal~3 (top-of-deck each-of-them (number 1))) (if $c $s $o)))",
     "$p:each-players reveals the top card of their deck . if $c , $s:sentence0 . otherwise , $o:sentence0",
     "$p revela la primera carta de su mazo . si $c , $s . si no , $o", ""},
    {"sentence1",
     "(seq~9 (reveal (top-until you $f)) (put-into hand (all~7 (all-of $f (same-as (pro looked))))) "
     "(put-into deck-shuffled (rest (pro looked))))",
     "reveal cards from the top of your deck until you reveal a $f:typed . put that card into your hand and "
     "shuffle the rest into your deck",
     "revelar/revela/revelan cartas de encima de tu mazo hasta revelar un|una|unos|unas@f $f . " PUT_ES
     " esa carta en tu mano y barajar/baraja/barajan el resto en tu mazo",
     ""},

    // --- naming
    {"clause", "(name-card you)", "name a card", "nombrar/nombra/nombran una carta", ""},
    {"being", "(named-as)", "the named card", "la carta nombrada", ""},
    {"np", "(all-of $n (named-as))", "$n:np with that name", "$n con ese nombre", ""},

    // --- searching the deck
    {"clause", "(reveal~1 (chosen (all-of $f (in-zone deck you))))",
     "search your deck for a $f:typed and reveal that card to all players", SEARCH_ES, ""},
    {"clause", "(reveal~2 (chosen (all-of $f (in-zone deck you))))",
     "search your deck for a $f:typed and reveal it to all players", SEARCH_ES, ""},
    {"clause", "(seq~4 (reveal~1 (chosen (all-of $f (in-zone deck you)))) (put-into~2 hand (pro it)))",
     "search your deck for a $f:typed , reveal that card to all players , and put it into your hand",
     "buscar/busca/buscan en tu mazo un|una|unos|unas@f $f , la revelar/revela/revelan a todos los jugadores "
     "y la " PUT_ES " en tu mano",
     ""},
    {"clause", "(put-into~7 hand (chosen (in-zone deck you)))",
     "search your deck for any card , put that card into your hand",
     "buscar/busca/buscan cualquier carta en tu mazo , " PUT_ES " esa carta en tu mano", ""},
    {"clause", "(put-into~8 deck-top $o)", "put $o:known on top of it", PUT_ES " $o encima", ""},
    {"typed", "(all-of $n (named =$w))", "$n:typed named $w", "$n llamado|llamada|llamados|llamadas@n $w",
     ""},
    {"typed", "(all-of (any) (named =$w))", "card|cards named $w",
     "[f] carta|cartas llamada|llamada|llamadas|llamadas $w", ""},
    {"typed", "(any-of~1 $a $b)", "$a:typed or a $b:typed", "$a o un|una|unos|unas@b $b", ""},

    // --- other players' discards
    {"np", "(all-of $n (in-zone~3 discard $p))", "$n:np from $p:possessor discard",
     "$n del descarte de $p:players", ""},
    {"np", "(all-of $n (in-zone~4 discard everyone))", "$n:np from any discard", "$n de cualquier descarte",
     ""},

    // --- static
    {"static", "(top-face-up $p)", "$p:each-players plays with the top card of their deck face up",
     "$p juega con la primera carta de su mazo boca arriba", ""},
};

}  // namespace

std::span<const Row> deck_rows() { return kDeckRows; }

}  // namespace kawari
