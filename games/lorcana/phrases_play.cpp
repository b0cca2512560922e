// Ways of playing cards: for free, for another cost, from elsewhere, exerted; and what is paid.
#include "games/lorcana/phrases.h"
#include "games/lorcana/words.h"

namespace kawari::lorcana {
namespace {

static_assert(static_cast<int>(Keyword::shift) == 8);  // the rows below use this number

constexpr Row kRows[] = {
    // --- what a player may do to play a card for free
    {"!np", "(all-of $n (any-of (in-zone hand you) (in-zone discard you)))",
     "$n:np from your hand or discard", "$n:np de tu mano o tu descarte", ""},
    {"!cost1", "(exert-other $f none $d)", "{E} chosen $f:np and deal them $d:damage",
     "{E} un|una|unos|unas@f $f:np{elegido|elegida|elegidos|elegidas} , infligirle $d:damage", ""},
    {"may-cost", "(exert-other $f none $d)", "{E} chosen $f:np and deal them $d:damage",
     "{E} un|una|unos|unas@f $f{elegido|elegida|elegidos|elegidas} , infligirle $d", ""},
    {"may-cost", "(exert-other $f $a)", "exert $a:num $f:np@a", "agotar $a $f@a", ""},
    {"may-cost", "(banish-other (all-of $f (played-by you)) (number 1))", "banish chosen $f:noun of yours",
     "desterrar un|una|unos|unas@f $f{elegido|elegida|elegidos|elegidas} tuyo|tuya|tuyos|tuyas@f", ""},
    {"may-cost", "(pay-ink (number =$n))", "pay $n {I}", "pagar $n {I}", ""},
    {"may-cost", "(discard-cost $f (number 1))", "choose and discard a $f:np",
     "elegir y descartar un|una|unos|unas@f $f", ""},
    {"static", "(other-cost you (same-as $s))", "you can play $s:selfref for free", "puedes jugar gratis $s",
     ""},
    {"static", "(other-cost~1 you (same-as $s))", "you may play $s:selfref for free",
     "puedes jugar gratis $s", ""},
    {"static", "(other-cost you $f)", "you may play $f:np.pl for free", "puedes jugar gratis $f.pl", ""},
    {"static", "(other-cost you (same-as $s) $c)", "you may $c:may-cost to play $s:selfref for free",
     "puedes $c para jugar gratis $s", ""},
    {"static", "(play-from you (all-of $f (under $s)))", "you may play $f:np.pl from under $s:selfref",
     "puedes jugar $f.pl de debajo de $s", ""},
    {"clause", "(play-from you (all-of $f (under $s)) $d)",
     "$d:dur-front , you may play $f:np.pl from under $s:selfref", "$d , puedes jugar $f.pl de debajo de $s",
     ""},

    // --- used like an activated ability, without the dash
    {"ability", "(activated~1 once-per-turn $c $s)", "once per turn , you may $c:may-cost to $s:effect",
     "una vez por turno , puedes $c para $s.inf", ""},
    {"ability", "(activated~1 once-during-your-turn $c $s)",
     "once during your turn , you may $c:may-cost to $s:effect",
     "una vez durante tu turno , puedes $c para $s.inf", ""},
    {"ability", "(activated~1 (banish-self~1) $s $p)",
     "$p:prefix , you may banish this location to $s:effect",
     "$p , puedes desterrar esta localización para $s.inf", ""},
    {"ability", "(activated~1 (banish-self) $s $p)", "$p:prefix , you may banish this item to $s:effect",
     "$p , puedes desterrar este objeto para $s.inf", ""},
    // It simply applies to the next one, and is there again in the next turn.
    {"ability", "(static (turn-of you) (cost-change 1 you $f (negative $a)))",
     "once during your turn , you pay $a:num {I} less for the next $f:np you play this turn .",
     "una vez durante tu turno , pagas $a {I} menos por el|la@f siguiente $f que juegues este turno .", ""},

    // --- by an effect
    {"clause", "(play-card~4 you $o)", "play $o:known as if it were in your hand",
     "jugar/juega/juegan $o como si estuviera en tu mano", ""},
    {"clause", "(play-card exerted you $o)", "play $o:known and they enter play exerted",
     "jugar/juega/juegan $o y entra en juego agotado", ""},
    {"clause", "(play-card exerted you $o)", "play $o:known and it enters play exerted",
     "jugar/juega/juegan $o y entra en juego agotado", ""},
    {"clause", "(play-card exerted you $o)", "play $o:known and he enters play exerted",
     "jugar/juega/juegan $o y entra en juego agotado", ""},
    {"clause", "(play-card exerted you $o)", "play $o:known and she enters play exerted",
     "jugar/juega/juegan $o y entra en juego agotada", ""},
    {"other-deed", "(play-card for-free+exerted you $o)",
     "play $o:known for free instead and it enters play exerted",
     "jugar/juega/juegan gratis $o en su lugar , y entra en juego agotada", ""},
    {"cond1", "(matches $o (figure~2 cost:at-most $a))", "$o:known-subject costs|cost $a:num or less",
     "$o cuesta|cuestan@o $a o menos", ""},
    {"clause", "(play-card for-free+exerted you $o)", "play $o:known for free and they enter play exerted",
     "jugar/juega/juegan $o gratis y entra en juego agotado", ""},
    {"clause", "(play-card for-free+exerted you $o)", "play $o:known for free and it enters play exerted",
     "jugar/juega/juegan $o gratis y entra en juego agotado", ""},
    {"clause", "(play-card for-free+exerted you $o)", "play $o:known for free and he enters play exerted",
     "jugar/juega/juegan $o gratis y entra en juego agotado", ""},
    {"clause", "(play-card for-free+exerted you $o)", "play $o:known for free and she enters play exerted",
     "jugar/juega/juegan $o gratis y entra en juego agotada", ""},
    {"clause",
     "(play-card for-free you (chosen (all-of $f (any-of (in-zone hand you) (in-zone discard you)) (figure "
     "cost:at-most $a))))",
     "play a $f:noun from your hand or discard with cost $a:num or less for free",
     "jugar/juega/juegan gratis un|una|unos|unas@f $f de tu mano o de tu descarte con coste $a o menos", ""},
    {"clause",
     "(play-card for-free+exerted you (chosen (all-of $f (any-of (in-zone hand you) (in-zone discard you)) "
     "(figure cost:at-most $a))))",
     "play a $f:noun from your hand or discard with cost $a:num or less for free , exerted",
     "jugar/juega/juegan gratis , agotado|agotada|agotados|agotadas@f , un|una|unos|unas@f $f de tu mano o "
     "de "
     "tu descarte con coste $a o menos",
     ""},
    {"clause",
     "(play-card for-free you (chosen (all-of $f (any-of (in-zone hand you) (in-zone discard you)))))",
     "play a $f:noun from your hand or discard for free",
     "jugar/juega/juegan gratis un|una|unos|unas@f $f de tu mano o de tu descarte", ""},
    {"sentence0", "(may $p (play-card for-free $p (chosen (all-of $f (in-zone discard $p)) none $p)))",
     "$p:one-player may play a $f:np from their discard for free",
     "$p puede jugar gratis un|una|unos|unas@f $f de su descarte", ""},
    {"clause",
     "(each-player $p (may each-of-them (seq (reveal (chosen (all-of $f (in-zone hand each-of-them)) none "
     "each-of-them)) (play-card for-free each-of-them (pro it)))))",
     "$p:each-players may reveal a $f:typed from their hand and play it for free",
     "$p puede revelar un|una|unos|unas@f $f de su mano y jugarla gratis", ""},
    {"sentence1", "(if-not-done~4 (may you $a) $b)", "you may $a:stmt . otherwise , $b:sentence0",
     "puedes $a.inf . si no , $b", ""},
    {"clause", "(put-into~4 discard $o)", "put $o in your discard", "pon/poner/pone/ponen $o en tu descarte",
     ""},
    {"static", "(may-enter exerted $s $t)", "$s:selfref may enter play exerted to $t:stmt",
     "$s puede entrar en juego agotado para $t.inf", ""},

    // --- what is paid
    {"static", "(cost-change you (all-of $f (played-with shift)) (negative $a))",
     "you pay $a:num {I} less to play $f:np.pl using their Shift ability",
     "pagas $a {I} menos por jugar $f.pl usando su habilidad Cambio", ""},
    {"static", "(cost-change you (all-of (same-as $s) (played-with shift)) (negative (times $a $c)))",
     "for each $c:per , you pay $a:num {I} less to play $s:selfref using their Shift ability",
     "por cada $c , pagas $a {I} menos por jugar $s usando su habilidad Cambio", ""},
    {"static", "(cost-change~1 you (all-of (same-as $s) (played-with shift)) (negative (times $a $c)))",
     "for each $c:per , you pay $a:num {I} less to play $s:selfref using her Shift ability", "", ""},
    {"static", "(cost-change~2 you (all-of (same-as $s) (played-with shift)) (negative (times $a $c)))",
     "for each $c:per , you pay $a:num {I} less to play $s:selfref using his Shift ability", "", ""},
    // A line of an action about the action itself is not part of its effect.
    {"action-line", "$a", "$a:action-static", "$a", ""},
    {"action-static", "(static none (cost-change you (same-as $s) (negative (times $a $c))))",
     "for each $c:per , you pay $a:num {I} less to play $s:selfref .",
     "por cada $c , pagas $a {I} menos por jugar $s .", ""},
    {"action-static", "(static~2 $c (cost-change you (same-as $s) (negative $a)))",
     "if $c , you pay $a:num {I} less to play $s:selfref .", "si $c , pagas $a {I} menos por jugar $s .", ""},
    {"action-static", "(static~4 (negate $c) (cant be-played $s))", "you can't play $s:selfref unless $c .",
     "no puedes jugar $s a menos que $c .", ""},
    {"clause", "(cost-change~1 1 you $f (negative $a) (this-turn))",
     "pay $a:num {I} less for the next $f:np you play this turn",
     "pagar/paga/pagan $a {I} menos por el|la@f siguiente $f que juegues este turno", ""},
    {"per", "(damage-on (all~4 $f))", "1 damage on $f:np.pl", "1 de daño sobre $f.pl", ""},
    {"static-vp", "(seq~9 (toll quest # $a) (toll challenge # $a))",
     "can't quest or challenge unless you pay $a:num {I}",
     "no puede|pueden irse de aventura ni desafiar a menos que pagues $a {I}", ""},
    {"static-vp", "(toll quest # $a)", "can't quest unless you pay $a:num {I}",
     "no puede|pueden irse de aventura a menos que pagues $a {I}", ""},
    {"static-vp", "(toll challenge # $a)", "can't challenge unless you pay $a:num {I}",
     "no puede|pueden desafiar a menos que pagues $a {I}", ""},
    {"event", "(event played none none you (compare at-most (event-amount) $a))",
     "you pay $a:num {I} or less to play a card", "pagas $a {I} o menos por jugar una carta", ""},

    // --- moving for free
    {"static", "(move-free $t (self))", "$t:static-subject may move here for free",
     "$t puede|pueden@t moverse aquí gratis", ""},
    {"sentence0", "(may~1 you (move-to~1 for-free $t (chosen (all-of (of-kind location) (played-by you)))))",
     "$t:subject may move to a location for free", "$t puede|pueden@t moverse gratis a una localización", ""},
    {"sentence0", "(may~1 you (move-to~1 for-free $t (that location)))", "$t:subject may move there for free",
     "$t puede|pueden@t moverse allí gratis", ""},
    {"clause", "(move-to~2 for-free $o (chosen (all-of (of-kind location) (played-by you))))",
     "move $o to the same location for free", "mover/mueve/mueven gratis $o a la misma localización", ""},
    {"definite", "(pro the-other)", "the other character", "el otro personaje", ""},
    {"objects1", "(chosen~6 up-to (all-of (played-by you) $f) (everything))",
     "[pl] any number of your $f:np.pl", "[pl] cualquier número de tus $f.pl", ""},
    {"per", "(that-many~8)", "character you moved", "personaje que hayas movido", ""},

    // --- the same for each
    {"objects1", "(chosen~9 $f)", "a chosen $f:np",
     "un|una|unos|unas@f $f{elegido|elegida|elegidos|elegidas}", ""},
    {"objects1", "(chosen~8 $f)", "any $f:np", "cualquier $f", ""},
    {"typed", "(any-of (of-kind~2 =$a) (of-kind~2 =$b) (of-kind~1 =$c))",
     "$a.sg , $b.sg , or $c.sg card|cards", "[f] carta|cartas de $a.sg , $b.sg o $c.sg %adj", ""},
    {"typed", "(any-of (of-kind~2 =$a) (of-kind~1 =$b))", "$a.sg or $b.sg card|cards",
     "[f] carta|cartas de $a.sg o $b.sg %adj", ""},
    {"event", "(event quested (same-as $s) none none $c)", "$s:selfref quests while $c",
     "$s se va de aventura mientras $c", ""},
    {"event", "(event damage-dealt $f none none (matches (role source) $g))",
     "$g:esubj deals damage to $f:esubj", "$g inflige daño a $f", ""},
    {"ability", "(triggered~3 none $e $c (may you $s))", "if $c , you may $s:stmt when $e .",
     "si $c , puedes $s.inf cuando $e .", ""},

    // --- decks: only the check of a deck reads these
    {"static", "(deck-limit 0 (named =$w))", "you may have any number of cards named $w in your deck",
     "puedes tener cualquier número de cartas llamadas $w en tu mazo", ""},
    {"static", "(deck-limit~1 =$n (named =$w))", "you may have up to $n copies of $w in your deck",
     "puedes tener hasta $n copias de $w en tu mazo", ""},
    {"static", "(deck-limit =$n (named =$w))", "you may only have $n copies of $w in your deck",
     "solo puedes tener $n copias de $w en tu mazo", ""},
};

}  // namespace

std::span<const Row> play_rows() { return kRows; }

}  // namespace kawari::lorcana
