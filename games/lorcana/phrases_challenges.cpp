// Phrases about challenges: who takes damage, who must be chosen, who must act; and what moving costs.
#include "games/lorcana/phrases.h"

namespace kawari::lorcana {
namespace {

constexpr Row kChallengeRows[] = {
    // --- damage in challenges
    {"vp-ban", "(cant challenge-damage # ^)", "takes|take no damage from challenges",
     "no recibe|reciben daño en los desafíos", ""},
    {"clause", "(cant challenge-damage $t (this-challenge))",
     "$t:subject takes|take@t no damage from the challenge", "$t no recibe|reciben@t daño en el desafío", ""},
    {"duration", "(this-challenge)", "during that challenge", "durante ese desafío", ""},
    {"ability", "(static none (deals-with =$s $t))",
     "during challenges , $t:subject deals|deal@t damage with their $s instead of their {S} .",
     "durante los desafíos , $t inflige|infligen@t daño con su $s en lugar de su {S} .", ""},
    {"event", "(event is-dealt-damage $f)", "$f:esubj is dealt damage", "se inflige daño a $f", ""},
    {"event", "(event damage-dealt:passive $f (all-of $g (in-challenge)))",
     "$f:esubj deals damage to $g:esubj in a challenge", "$f inflige daño a $g en un desafío", ""},
    {"static", "(floor =$s $t)", "$t:objects1 ' $s can't be reduced below their printed value",
     "la $s de $t no se puede reducir por debajo de su valor impreso", ""},

    // --- in a challenge, and after it
    {"predicate", "(being-challenged)", "being challenged", "siendo desafiado", ""},
    {"state", "(being-challenged)", "being challenged", "siendo desafiado", ""},
    {"static-subject", "(all~7 (is-challenging))", "[sg] the challenging character",
     "[sg] el personaje desafiante", ""},
    {"ability", "(static~5 none (apply $v (all~2 (all-of (played-by you) $f (being-challenged)))))",
     "while being challenged , your $f:np.pl $v:static-vp.pl .",
     "mientras son desafiados , tus $f.pl $v.pl .", ""},
    {"ability",
     "(static (both (matches (self) (is-challenging)) (exists (all-of $f (being-challenged)))) (apply $v "
     "$s))",
     "while challenging a $f:np , $s:selfref $v:static-vp@s .",
     "mientras desafía a un|una|unos|unas@f $f , $s $v@s .", ""},
    {"clause",
     "(gains~7 $t (static (both (matches (self) (is-challenging)) (exists (all-of $f (being-challenged)))) "
     "(gets =$s (self) $a)) $d)",
     "$t:subject gets|get@t $a:signed $s while challenging a $f:np $d",
     "$t gana|ganan@t $a $s mientras desafíe|desafíen@t a un|una|unos|unas@f $f $d", ""},
    {"ability", "(static~6 none (apply $v (all (all-of (played-by you) $f $p))))",
     "while one of your $f:np.pl is $p:predicate , that character $v:static-vp.sg .",
     "mientras uno|una|uno|una@f de tus $f.pl esté $p:state , ese personaje $v.sg .", ""},
    {"event", "(event banished (all-of $f (being-challenged) (at (self))))",
     "$f:esubj is challenged and banished while here", "$f es desafiado y desterrado mientras está aquí", ""},
    {"event", "(event banished (all-of $f (is-challenging)))", "$f:esubj challenges and is banished",
     "$f desafía y es desterrado", ""},
    {"event", "(event challenged:passive $f none none $c)", "$f:esubj is challenged while $c",
     "$f es desafiado mientras $c", ""},
    {"sentence1", "(unless-pays (owner-of~3 $t) $a (apply $v $t $d))",
     "$t:definite $v:vp@t $d unless their player pays $a:num {I}",
     "$t $v@t $d a menos que su jugador pague $a {I}", ""},
    {"sentence1", "(delay (event challenge-ended) $s)", "$s:stmt after the challenge",
     "$s después del desafío", ""},
    {"sentence1",
     "(create (pro they) (triggered none (event challenged (same-as (role bound)) $g) none $s) (this-turn))",
     "whenever they challenge $g:esubj this turn , $s:sentence0", "cada vez que desafíe a $g este turno , $s",
     ""},

    // --- what is allowed, forbidden and demanded
    {"vp-ban", "(can challenge-ready # ^ (all-of (damaged) $f))", "can challenge ready damaged $f:np.pl",
     "puede|pueden desafiar a $f.pl listos y dañados", ""},
    {"clause", "(can~1 challenge-ready $t $d)", "$t:nominative may also challenge ready characters $d",
     "también puede|pueden@t desafiar a personajes listos $d", ""},
    {"vp-ban", "(seq~5 (cant challenge # ^) (cant quest # ^))", "can't challenge or quest",
     "no puede|pueden desafiar ni questear", ""},
    {"vp-ban", "(must quest # ^)", "must quest if able", "debe|deben questear si puede|pueden", ""},
    {"vp-ban", "(must challenge # ^)", "must challenge if able", "debe|deben desafiar si puede|pueden", ""},
    {"static", "(must-choose opponents $s)",
     "opponents must choose $s:selfref for actions and abilities if able",
     "los oponentes deben elegir $s para acciones y habilidades si pueden", ""},
    {"static", "(cant be-chosen $t)", "opponents can't choose $t:objects1 for abilities or effects",
     "los oponentes no pueden elegir $t para habilidades ni efectos", ""},
    {"static", "(players-cant lose-lore you)", "you can't lose lore", "no puedes perder lore", ""},
    {"vp-ban", "(cant~4 ready-at-start # ^)", "can't ready at the start of their turn",
     "no puede|pueden ponerse listo|lista|listos|listas al inicio de su turno", ""},
    {"static-vp", "(seq~6 (enters exerted #) $b)", "enters|enter play exerted and $b:static-ban",
     "entra|entran en juego agotado|agotados y $b", ""},
    {"static-ban", "$b", "$b:vp-ban", "$b", ""},
    {"static-ban", "(cant ready-at-start # ^)", "can't ready at the start of your turn",
     "no puede|pueden ponerse listo|lista|listos|listas al inicio de tu turno", ""},
    {"clause", "(cant~2 ready-at-start $t (during-next-turn) (not $p))",
     "$t:subject can't ready at the start of their next turn unless they're $p:predicate",
     "$t no puede|pueden@t ponerse listo|lista|listos|listas@t al inicio de su próximo turno a menos que "
     "esté|estén@t $p:state",
     ""},
    {"clause", "(cant~3 ready-at-start $t (during-next-turn))",
     "$t:subject doesn't|don't@t ready at the start of their next turn",
     "$t no se pone|ponen@t listo|lista|listos|listas@t al inicio de su próximo turno", ""},

    // --- which one it was
    {"definite", "(pro discarded)", "the discarded character", "el personaje descartado", ""},
    {"definite", "(pro those)", "[pl] those characters", "[pl] esos personajes", ""},

    // --- each player for themselves, and what follows for those cards
    {"sentence1", "(each-player $p (seq~1 (apply $w each-of-them) $b))",
     "$p:each-players $w:pvp-choice@p . $b:those-clause", "$p $w@p . $b", ""},
    {"those-clause", "(cant~5 ready-at-start (pro those) (during-next-turn))",
     "those characters can't ready at the start of their next turn",
     "esos personajes no pueden ponerse listos al inicio de su próximo turno", ""},

    // --- places
    {"noun", "(any-of~3 $a $b)", "$a:noun and $b:noun-there", "$a y $b", ""},
    {"np", "$n", "$n:noun-there", "$n", ""},
    {"noun-there", "(all-of $n (at~1 (all (of-kind location))))", "$n:kind-there at locations",
     "$n en localizaciones", ""},
    {"kind-there", "(of-kind =$k)", "$k.pl", "$k.pl", ""},
    {"kind-there", "(all-of $c (of-kind =$k))", "$c:cls $k.pl", "$k.pl $c", ""},
    {"event", "(event moved (all-of $f (from-zone play)) (same-as (self)) you)",
     "you move $f:esubj here from a location", "mueves $f aquí desde una localización", ""},
    {"static", "(move-cost you (all-of (played-by you) $f) (of-kind location) (negative $a))",
     "you pay $a:num {I} less to move your $f:np.pl to a location",
     "pagas $a {I} menos por mover tus $f.pl a una localización", ""},
    {"static", "(move-cost you (all-of $f (played-by you)) (same-as (self)) (negative $a))",
     "you pay $a:num {I} less to move a $f:noun of yours here",
     "pagas $a {I} menos por mover aquí un|una|unos|unas@f $f tuyo|tuya|tuyos|tuyas@f", ""},

    // --- figures and costs
    {"stat-name", "(leaf willpower)", "{W}", "la {W}", ""},
    {"stat-name", "(leaf lore)", "{L}", "el {L}", ""},
    {"cond1", "(compare at-least (count (in-zone resource you)) $a)",
     "you have $a:num or more cards in your inkwell", "tienes $a o más cartas en tu inkwell", ""},
    {"cond1", "(exists~1 (all-of (played-by you) (of-kind =$k) $q))",
     "you have any $k.pl in play with $q:having", "tienes $k.pl en juego con $q", ""},
    {"cond1", "(exists~2 (all-of (played-by you) (of-kind character) $q))",
     "you have any in play with $q:having", "tienes alguno en juego con $q", ""},
    {"cost1", "(damage-self (number =$n))", "deal $n damage to this character",
     "inflige $n de daño a este personaje", ""},
    {"cost1", "(banish-other~2 (all-of (played-by you) $f) (number =$n))", "banish $n of your $f:np.pl",
     "destierra $n de tus $f.pl", ""},
};

}  // namespace

std::span<const Row> challenge_rows() { return kChallengeRows; }

}  // namespace kawari::lorcana
