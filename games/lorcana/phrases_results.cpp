// Results of an instruction: "this way", the card that it was done to, what comes instead. Also events and
// forms of abilities that no other file has.
#include "games/lorcana/phrases.h"

namespace kawari::lorcana {
namespace {

constexpr Row kResultRows[] = {
    // --- how many, how much
    {"per", "(that-many~2 lose-lore)", "1 lore lost this way", "1 de lore perdido de esta forma", ""},
    {"per", "(that-many~7 move-damage)", "damage counter moved this way",
     "contador de daño movido de esta forma", ""},
    {"per", "(how-many (pro done-banish) $f)", "$f:noun banished this way",
     "$f desterrado|desterrada|desterrados|desterradas@f de esta forma", ""},
    {"per", "(how-many (pro discarded) $f)", "$f:typed discarded this way",
     "$f descartado|descartada|descartados|descartadas@f de esta forma", ""},
    {"per", "(how-many (pro done-move) $f)", "$f:typed moved this way",
     "$f movido|movida|movidos|movidas@f de esta forma", ""},
    {"measure", "(that-many~9 lose-lore)", "the lore lost this way", "el lore perdido de esta forma", ""},
    {"measure", "(that-many~10 lose-lore)", "the lore lost", "el lore perdido", ""},
    {"cond1", "(compare at-least (that-many~11 remove-damage) (number 1))", "you removed damage this way",
     "has retirado daño de esta forma", ""},
    {"cond1", "(matches (pro discarded) $f)", "a $f:typed is discarded this way",
     "se descarta de esta forma un|una|unos|unas@f $f", ""},

    // --- the card that it was done to
    {"definite", "(pro the-chosen)", "the chosen character", "el personaje elegido", ""},
    {"definite", "(pro chosen-card)", "the chosen card", "[f] la carta elegida", ""},
    {"definite", "(pro revealed)", "the revealed card", "[f] la carta revelada", ""},
    {"definite", "(pro exerted)", "the exerted character", "el personaje agotado", ""},
    {"definite", "(pro banished)", "the banished character", "el personaje desterrado", ""},
    {"definite", "(pro banished-item)", "the banished item", "el objeto desterrado", ""},
    {"objects1", "(pro each-one)", "[pl] each of them", "[pl] cada uno de ellos", ""},
    {"objects1", "(pro healed)", "[pl] each character you removed damage from this way",
     "[pl] cada personaje del que hayas retirado daño de esta forma", ""},
    {"np", "(all-of $n (figure~2 cost:at-most (stat-of cost (pro returned))))",
     "$n:np with the same cost or less", "$n con el mismo coste o menos", ""},
    {"having", "(same-name $o)", "the same name as $o:known", "el mismo nombre que $o", ""},
    {"sentence0", "(may~1 you $s)", "you may also $s:stmt", "también puedes $s.inf", ""},

    // --- choices
    {"one-player", "(owner-of~2 (pro that-card))", "that player", "ese jugador", ""},
    {"objects1", "(chosen~9 up-to (all-of (played-by you) $f) (everything))",
     "[pl] any number of your $f:np.pl", "[pl] cualquier número de tus $f.pl", ""},
    {"objects1", "(chosen~8 (all-of $c (of-kind~2 character) (played-by you)))", "chosen $c:cls of yours",
     "un $c elegido tuyo", ""},
    {"pvp-choice", "(discard # (chosen up-to (in-zone hand #) (everything) #))",
     "chooses|choose and discards|discard any number of cards",
     "elegir/elige/eligen y descartar/descarta/descartan cualquier número de cartas", ""},
    {"pvp-choice", "(discard # (chosen up-to (all-of $f (in-zone hand #)) (everything) #))",
     "chooses|choose and discards|discard any number of $f:typed.pl",
     "elegir/elige/eligen y descartar/descarta/descartan cualquier número de $f.pl", ""},
    // A character that is exerted with the symbol pays a cost: it must be ready and dry.
    {"clause", "(exert~1 (chosen (all-of (is-ready) $f (dry))))", "{E} chosen ready $f:np",
     "{E} un|una|unos|unas@f $f elegido|elegida|elegidos|elegidas@f "
     "listo|lista|listos|listas@f",
     ""},
    {"clause", "(exert~2 (chosen~2 (all-of (played-by you) $f (is-ready~1) (dry))))",
     "{E} one of your $f:np.pl", "{E} uno|una|uno|una@f de tus $f.pl", ""},
    {"clause", "(start-over)", "repeat this effect", "repetir/repite/repiten este efecto", ""},
    {"modes", "(instead (choose-one 1 $a $b) $c (seq $a $b))",
     "choose one of the following . if $c , choose both instead : • $a:effect • $b:effect",
     "elige una de las siguientes opciones . si $c , elige ambas en su lugar : • $a • $b", ""},

    // --- events
    {"esubj", "(any-of (same-as $s) (all-of (other) $f))", "$s:selfref or another $f:np",
     "$s u otro|otra|otros|otras@f $f", ""},
    {"event", "(event exerted $f)", "$f:esubj is exerted", "$f es agotado", ""},
    {"event", "(event exerted $f)", "$f:esubj exerts", "$f se agota", ""},
    {"event", "(event entered (all-of $f (is-exerted)))", "$f:esubj enters play exerted",
     "$f entra en juego agotado", ""},
    {"esubj", "(all-of (other) $f (played-by you))", "another $f:noun of yours",
     "otro|otra|otros|otras@f $f tuyo|tuya|tuyos|tuyas@f", ""},
    {"event", "(event chosen (same-as $s) none opponents)",
     "an opponent chooses $s:selfref for an action or ability",
     "un oponente elige $s para una acción o una habilidad", ""},
    {"sentence1",
     "(create $o (triggered next-time none (event challenged (same-as (role bound)) $g) none $s) "
     "(this-turn))",
     "the next time $o:known-subject challenges|challenge@o $g:esubj this turn , $s:stmt",
     "la próxima vez que $o desafíe|desafíen@o a $g este turno , $s", ""},

    // --- frames of abilities
    {"ability", "(static~6 none $s)", "$s:static", "$s", ""},
    {"ability", "(static~7 (both~3 $p $c) $s)", "$p:prefix , $s:static while $c .", "$p , $s mientras $c .",
     ""},
    {"ability", "(static~8 (both~3 $p $c) $s)", "$p:prefix , if $c , $s:static .", "$p , si $c , $s .", ""},
    {"ability", "(static~9 (both~3 $p $c) $s)", "$p:prefix , $s:static if $c .", "$p , $s si $c .", ""},
    {"ability", "(triggered once-during-your-turn (turn-of you) $e $c $s)",
     "once during your turn , whenever $e , if $c , $s:effect",
     "una vez durante tu turno , cada vez que $e , si $c , $s", ""},
    {"ability", "(triggered $p $e $c $s)", "$p:prefix , when $e , if $c , $s:effect",
     "$p , cuando $e , si $c , $s", ""},
    {"ability", "(replacement~4 none (event discarded:by-effect none none you) (nothing))",
     "if an effect would cause you to discard one or more cards , you don't discard .",
     "si un efecto fuera a hacer que descartaras una o más cartas , no las descartas .", ""},
    {"ability", "(replacement~5 $p (event discarded:by-effect none none you) (nothing))",
     "$p:prefix , if an effect would cause you to discard one or more cards from your hand , you don't "
     "discard .",
     "$p , si un efecto fuera a hacer que descartaras una o más cartas de tu mano , no las descartas .", ""},
    {"ability", "(replacement~6 none (event damage-removed (all-of (played-by you) $f)) (nothing))",
     "if damage would be removed from your $f:np.pl , it isn't removed .",
     "si se fuera a retirar daño de tus $f.pl , no se retira .", ""},
    {"static-vp", "(cant~1 ready-at-start # ^)", "can't ready at the start of their turn",
     "no puede|pueden ponerse listo|lista|listos|listas al inicio de su turno", ""},

    // --- what an action says about how it is played
    {"action-line", "$a", "$a:card-rule", "$a", ""},
    {"card-rule", "(static~4 (negate $c) (cant be-played $s))", "you can't play $s:selfref unless $c .",
     "no puedes jugar $s a menos que $c .", ""},
    {"card-rule", "(static~2 $c (cost-change you (same-as $s) (negative $a)))",
     "if $c , you pay $a:num {I} less to play $s:selfref .", "si $c , pagas $a {I} menos por jugar $s .", ""},
};

}  // namespace

std::span<const Row> result_rows() { return kResultRows; }

}  // namespace kawari::lorcana
