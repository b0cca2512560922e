// What has happened this turn: as a condition, as a count, as a property of cards, and as the second time of
// an event.
#include "games/lorcana/phrases.h"

namespace kawari::lorcana {
namespace {

constexpr Row kTurnRows[] = {
    // --- what it happened to: any such card, never the one that asks
    {"some-card", "$f", "a $f:np", "un|una|unos|unas@f $f", ""},
    {"some-card", "(all-of (other) $f)", "another $f:np", "otro|otra|otros|otras@f $f", ""},
    {"some-card", "(all-of (played-by you) $f)", "[sg] one of your $f:np.pl",
     "[sg] uno|una|uno|una@f de tus $f.pl", ""},

    // --- it has happened
    {"cond1", "$c", "$c:done-cond", "$c", ""},
    {"done-cond", "(happened (event played $f none you))", "you've played a $f:np this turn",
     "has jugado un|una|unos|unas@f $f este turno", ""},
    {"done-cond", "(happened~1 (event played $f none you))", "you played a $f:np this turn",
     "has jugado un|una|unos|unas@f $f este turno", ""},
    {"done-cond", "(happened at-least (event played $f none you) $a)",
     "you've played $a:num or more $f:np.pl this turn", "has jugado $a o más $f.pl este turno", ""},
    {"done-cond", "(happened at-least (event put-into-discard none none you) $a)",
     "$a:num or more cards were put into your discard this turn",
     "se han puesto $a o más cartas en tu descarte este turno", ""},
    {"done-cond", "(happened at-least (event put-into-discard (other) none you) $a)",
     "$a:num or more other cards were put into your discard this turn",
     "se han puesto otras $a o más cartas en tu descarte este turno", ""},
    {"done-cond", "(happened (event left-discard))", "a card left a player's discard this turn",
     "una carta ha dejado el descarte de un jugador este turno", ""},
    {"done-cond", "(happened (event damage-taken $f))", "$f:some-card was damaged this turn",
     "$f ha recibido daño este turno", ""},
    {"done-cond", "(happened (event banished $f))", "$f:some-card was banished this turn",
     "$f ha sido desterrado este turno", ""},
    {"done-cond", "(happened (event banished (all-of $f (in-challenge))))",
     "$f:some-card was banished in a challenge this turn", "$f ha sido desterrado en un desafío este turno",
     ""},
    {"done-cond", "(happened (event quested $f))", "$f:some-card has quested this turn",
     "$f ha questeado este turno", ""},

    // --- it has not
    {"cond1", "(negate (happened (event played $f none you)))", "you didn't play a $f:np this turn",
     "no has jugado ningún|ninguna|ningún|ninguna@f $f este turno", ""},
    {"cond1", "(negate (happened (event put-into-inkwell none none you)))",
     "you didn't put any cards into your inkwell this turn",
     "no has puesto ninguna carta en tu inkwell este turno", ""},
    {"cond1", "(negate (happened (event quested $f)))", "no $f:np has quested this turn",
     "ningún|ninguna|ningún|ninguna@f $f ha questeado este turno", ""},

    // --- cards that it has happened to, and how many they were
    {"np", "(all-of $n (happened-to (event challenged:passive)))", "$n:np who was challenged this turn",
     "$n que haya sido desafiado|desafiada|desafiados|desafiadas@n este turno", ""},
    {"np", "(all-of $n (happened-to (event damage-taken)))", "$n:np who was damaged this turn",
     "$n que haya recibido daño este turno", ""},
    {"per", "(times-happened (event banished (all-of $f (in-challenge))))",
     "$f:np banished in a challenge this turn",
     "$f desterrado|desterrada|desterrados|desterradas@f en un desafío este turno", ""},

    // --- the second time
    {"event", "(event played $f none you (happened exactly (event played $f none you) (number 2)))",
     "you play a second $f:np in a turn", "juegas en un turno un segundo $f", ""},
    {"event", "(event challenged $f $g none (happened exactly (event challenged) (number 2)))",
     "$f:esubj challenges $g:esubj , if it's the second challenge this turn",
     "$f desafía a $g , si es el segundo desafío de este turno", ""},
    {"event", "(event put-into-inkwell none none you)", "you put a card into your inkwell",
     "pones una carta en tu inkwell", ""},
    {"event",
     "(event put-into-inkwell none none you (happened exactly (event put-into-inkwell none none you) (number "
     "2)))",
     "you put a card into your inkwell , if it's the second card you've put into your inkwell this turn",
     "pones una carta en tu inkwell , si es la segunda que pones en él este turno", ""},

    // --- the first one of a turn: as long as there has been none
    {"static", "(if (negate (happened (event played $f none you))) (cost-change~2 you $f (negative $a)))",
     "you pay $a:num {I} less for the first $f:np you play each turn",
     "pagas $a {I} menos por el primer $f que juegues cada turno", ""},
    {"static",
     "(if (negate (happened (event played $f none you))) (cost-change~2 you $f (negative (times $a $c))))",
     "for each $c:per , you pay $a:num {I} less for the first $f:np you play each turn",
     "por cada $c , pagas $a {I} menos por el primer $f que juegues cada turno", ""},

    // --- as long as the turn lasts, what happened in it stays so
    {"ability", "(static~5 $c (apply $v $t (this-turn)))",
     "if $c:done-cond , $t:subject $v:static-vp@t this turn .", "si $c , $t $v@t este turno .", ""},
};

}  // namespace

std::span<const Row> turn_rows() { return kTurnRows; }

}  // namespace kawari::lorcana
