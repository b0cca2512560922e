// What other players do and choose: loops over players, "may" and "have" of another player, "unless",
// "until".
#include "text/grammar.h"

namespace kawari {
namespace {

#define CHOOSE_ES "elegir/elige/eligen uno|una|uno|una@f de sus $f.pl y "

constexpr Row kPlayerRows[] = {
    // --- players
    {"players", "(chosen-player)", "chosen player", "un jugador elegido", ""},
    {"possessor", "(chosen-player)", "chosen player's", "un jugador elegido", ""},
    {"each-players", "(most-in-hand)", "[sg] the player or players with the most cards in their hand",
     "[sg] el jugador o los jugadores con más cartas en la mano", ""},

    // --- another player may
    {"sentence0", "(may $p (apply $v (they)))", "$p:one-player may $v:pvp.pl", "$p puede $v.inf", ""},
    {"sentence0", "(may $p (apply $w (they)))", "$p:one-player may $w:pvp-choice.pl", "$p puede $w.inf", ""},
    {"sentence0", "(may $p (play-card for-free (they) $o))", "$p:one-player may play $o:known for free",
     "$p puede jugar $o gratis", ""},
    {"sentence0", "(may $p (play-card (they) $o))", "$p:one-player may play $o:known", "$p puede jugar $o",
     ""},
    {"clause", "(play-card for-free (they) $o)", "they play $o:known for free", "ese jugador juega $o gratis",
     ""},
    {"clause", "(play-card (they) $o)", "they play $o:known", "ese jugador juega $o", ""},
    {"clause", "(each-player~1 $p (may each-of-them (apply $w each-of-them)))",
     "$p:each-players may $w:pvp-choice.pl", "$p puede $w.inf", ""},
    {"sentence1", "(if-not-done $a $b)", "$a:sentence0 . if they don't , $b:sentence0",
     "$a . si no lo hace , $b", ""},
    {"sentence1", "(if-not-done~3 $a $b)", "$a:sentence0 . if you don't , $b:sentence0",
     "$a . si no lo haces , $b", ""},
    {"sentence1", "(if-done $a (if-not-done~1 $b $c))",
     "$a:sentence0 . if you do , $b:sentence0 . otherwise , $c:sentence0",
     "$a . si lo haces , $b . si no , $c", ""},
    {"sentence0", "(if-not-done~unless (may $p $s) $b)", "$b:clause unless $p:one-player $s:their-act",
     "$b a menos que $p $s", ""},
    {"their-act", "(put-into deck-bottom $o)", "puts $o:known on the bottom of their deck",
     "ponga $o en el fondo de su mazo", ""},
    {"their-act", "(discard (they) (chosen (in-zone hand (they)) $n (they)))",
     "chooses and discards $n:cards", "elija y descarte $n", ""},

    // --- for each of them who did not
    {"per", "(who-did-not)", "opponent who doesn't", "oponente que no lo haga", ""},
    {"per", "(who-did-not)", "player who doesn't", "jugador que no lo haga", ""},

    // --- a player is made to do something
    {"sentence1", "(if-done~3 to (may you $a) (apply $w $q))",
     "you may $a:stmt to have $q:one-player $w:pvps.pl", "puedes $a.inf para que $q $w@q", ""},
    {"sentence1", "(if-done~3 to (may you $a) (each-player $p (apply $w each-of-them)))",
     "you may $a:stmt to have $p:each-players $w:pvps.pl", "puedes $a.inf para que $p $w@p", ""},

    {"sentence1", "(if-done to $a (instead $b $c $d))", "$a:stmt to $b:stmt . if $c , $d:alternative instead",
     "$a para $b.inf . si $c , $d en su lugar", ""},
    {"clause", "(apply (seq~6 (gains~3 # $k ^) (gains~4 # $a ^)) $o $d)",
     "give $o:objects $k:keyword-ability and \" $a:quoted \" $d", "dar/da/dan a $o $k y \" $a \" $d", ""},

    // --- what a player may do in place of the last thing said
    {"sentence1", "(may you (seq~1 $a (if~3 $c (or you $d $b) $b)))",
     "you may $a:clause and $b:clause . if $c , you may $d:other-deed",
     "puedes $a.inf y $b.inf . si $c , puedes $d.inf", ""},
    {"other-deed", "$d", "$d:clause instead", "$d en su lugar", ""},

    // --- players choose among their own cards
    {"pvp-choice", "(put-into~9 deck-bottom (chosen (all-of (played-by #) $f) none #))",
     "chooses|choose one of their $f:np.pl and puts|put that card on the bottom of their deck",
     CHOOSE_ES "poner/pone/ponen esa carta en el fondo de su mazo", ""},
    {"pvp-choice", "(put-into~10 hand (chosen (all-of (played-by #) $f) none #))",
     "chooses|choose one of their $f:np.pl and returns|return that card to their hand",
     CHOOSE_ES "devolver/devuelve/devuelven esa carta a su mano", ""},

    // --- the size of a hand
    {"cond1", "(compare more-than (hand-size (they)) $a)", "they have more than $a:num cards in their hand",
     "tiene más de $a cartas en la mano", ""},
    {"cond1", "(compare less-than (hand-size (they)) $a)", "they have fewer than $a:num cards in their hand",
     "tiene menos de $a cartas en la mano", ""},
    {"pvp", "(draw-until~1 # (number =$n))", "draws|draw until they have $n",
     "robar/roba/roban hasta tener $n", ""},
    {"pvp-choice", "(discard # (chosen (in-zone hand #) (sum (hand-size #) (negative $n)) #))",
     "chooses|choose and discards|discard cards until they have $n:num",
     "elegir/elige/eligen y descartar/descarta/descartan cartas hasta tener $n", ""},
    {"pvp-choice", "(discard # (chosen~6 (in-zone hand #) (sum (hand-size #) (negative $n)) #))",
     "discards|discard until they have $n:num cards in their hand",
     "descartar/descarta/descartan hasta tener $n cartas en la mano", ""},
    {"clause",
     "(each-player $p (if~2 (compare less-than (hand-size each-of-them) $a) (apply $v each-of-them)))",
     "$p:each-players with fewer than $a:num cards in their hand $v:pvp@p",
     "$p con menos de $a cartas en la mano $v@p", ""},
    {"sentence1",
     "(each-player (chosen-players) (seq~9 (discard each-of-them (all (in-zone hand each-of-them))) (draw "
     "each-of-them $a)))",
     "choose any number of players . they discard their hands and draw $a:cards each",
     "elige cualquier número de jugadores . cada uno de ellos descarta su mano y roba $a", ""},

    // --- modes behind a "may"
    {"effect", "(may~1 you $m)", "you may $m:modes", "puedes $m", ""},
    {"effect0", "(may~1 you $m)", "you may $m:modes", "puedes $m", ""},
    {"effect", "(if-done~4 to (may you $a) $m)", "you may $a:stmt to $m:modes", "puedes $a.inf para $m", ""},
    {"effect0", "(if-done~4 to (may you $a) $m)", "you may $a:stmt to $m:modes", "puedes $a.inf para $m", ""},

    // --- events
    {"event", "(any-event~2 $a $b)", "$a:event1 and at $b:at-event", "$a y $b", ""},
    {"at-event", "(event turn-ended none none everyone)", "the end of each player's turn",
     "al final del turno de cada jugador", ""},
    {"at-event", "(event turn-ended none none opponents)", "the end of each opponent's turn",
     "al final del turno de cada oponente", ""},
    {"at-event", "(event turn-started none none opponents)", "the start of each opponent's turn",
     "al inicio del turno de cada oponente", ""},
    {"esubj", "(all-of (played-by~4 opponents) $f)", "[sg] one of your opponents' $f:np.pl",
     "[sg] uno|una|uno|una@f de los|las|los|las@f $f.pl de tus oponentes", ""},
    {"event", "(event returned-to-hand (all-of $f (from-zone play)))",
     "$f:esubj is returned to your hand from play", "$f vuelve del juego a tu mano", ""},
    {"event", "(event~1 returned-to-hand (all-of $f (from-zone play)))",
     "$f:esubj is returned to their hand from play", "$f vuelve del juego a su mano", ""},
    {"event", "(event returned-to-hand (all-of $f (from-zone discard)) none you)",
     "you return a $f:np from your discard to your hand",
     "devuelves un|una|unos|unas@f $f de tu descarte a tu mano", ""},
    // Two conditions that exclude each other are two cases of one effect, not a condition of the ability.
    {"ability", "(triggered none $a none (seq~cases (if $c $s) (if $d $t)))",
     "at $a:at-event , if $c , $s:sentence0 . if $d , $t:sentence0 .", "$a , si $c , $s . si $d , $t .", ""},
};

}  // namespace

std::span<const Row> player_rows() { return kPlayerRows; }

}  // namespace kawari
