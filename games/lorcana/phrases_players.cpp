// Lorcana's phrases about players, hands, inkwells and what happens to cards in a challenge.
#include "games/lorcana/phrases.h"

namespace kawari::lorcana {
namespace {

constexpr Row kPlayerPhraseRows[] = {
    // --- nouns
    {"noun1", "(not (of-kind character))", "non-character card|cards",
     "[f] carta|cartas que no sea|sean personaje", ""},
    {"noun1", "(not (of-kind location))", "non-location card|cards",
     "[f] carta|cartas que no sea|sean localización", ""},
    {"noun1", "(not (of-kind item))", "non-item card|cards", "[f] carta|cartas que no sea|sean objeto", ""},
    {"np", "(all-of $n (figure~1 strength:at-most $a))", "$n:np with $a:num {S} or less each",
     "$n con $a {S} o menos cada uno|una|uno|una@n", ""},
    {"np", "(all-of $n (in-zone resource you))", "$n:np in your inkwell", "$n de tu inkwell", ""},
    {"shown", "(all~7 (in-zone resource you))", "the cards in your inkwell", "las cartas de tu inkwell", ""},

    // --- where cards are put
    {"onto", "(put-into resource-exerted #)", "into your inkwell facedown and exerted",
     "en tu inkwell , boca abajo y agotada", ""},
    {"onto", "(put-into resource #)", "into your inkwell facedown", "en tu inkwell , boca abajo", ""},
    {"clause", "(put-into~11 hand (at-random (in-zone resource you) $n))",
     "return $n:cards at random from your inkwell to your hand",
     "devolver/devuelve/devuelven $n al azar de tu inkwell a tu mano", ""},

    // --- what players do
    {"pvp-choice", "(banish (chosen (all-of (played-by #) $f) none #))",
     "chooses|choose and banishes|banish one of their $f:np.pl",
     "elegir/elige/eligen y desterrar/destierra/destierran uno|una|uno|una@f de sus $f.pl", ""},
    {"pvp-choice", "(exert (chosen (all-of (played-by #) $f) none #))",
     "chooses|choose and exerts|exert one of their $f:np.pl",
     "elegir/elige/eligen y agotar/agota/agotan uno|una|uno|una@f de sus $f.pl", ""},
    {"pvp-choice", "(put-into~4 resource-exerted (chosen (all-of (played-by #) $f) (number 1) #))",
     "chooses|choose one of their $f:np.pl and puts|put them into their inkwell facedown and exerted",
     "elegir/elige/eligen uno|una|uno|una@f de sus $f.pl y poner/pone/ponen esa carta en su inkwell , "
     "boca abajo y agotada",
     ""},
    {"pvp-choice", "(put-into~3 resource-exerted (chosen (all-of (played-by #) $f) $n #))",
     "chooses|choose $n:num of their $f:np.pl and puts|put them into their inkwell facedown and exerted",
     "elegir/elige/eligen $n de sus $f.pl y ponerlos/los_pone/los_ponen en su inkwell , boca abajo y "
     "agotados",
     ""},
    {"pvp-choice",
     "(or # (discard # (chosen (in-zone hand #) $n #)) (discard # (chosen (all-of $f (in-zone hand #)) $m "
     "#)))",
     "chooses|choose and discards|discard either $n:cards or $m:num $f:typed@m",
     "elegir/elige/eligen y descartar/descarta/descartan $n o bien $m $f@m", ""},

    // --- a whole inkwell
    {"each-players", "(those everyone (compare more-than (count (in-zone resource candidate)) $a))",
     "[sg] each player with more than $a:num cards in their inkwell",
     "[sg] cada jugador con más de $a cartas en su inkwell", ""},
    {"pvp-choice", "(exert (all~7 (in-zone resource #)))", "exerts|exert all the cards in their inkwell",
     "agotar/agota/agotan todas las cartas de su inkwell", ""},
    {"pvp-choice",
     "(put-into~12 hand (at-random (in-zone resource #) (sum (count (in-zone resource #)) (negative $n))))",
     "returns|return cards at random from their inkwell to their hand until they have $n:num cards in their "
     "inkwell",
     "devolver/devuelve/devuelven cartas al azar de su inkwell a su mano hasta que le queden $n", ""},
    {"clause", "(play-card~3 for-free you (chosen (all-of $f (same-as (pro looked)))))",
     "play a $f:np from there for free", "jugar/juega/juegan gratis un|una|unos|unas@f $f de allí", ""},

    // --- what players can't do unless they have done something
    {"each-players", "(opponents~2)", "[sg] each opposing player", "[sg] cada jugador oponente", ""},
    {"static", "(players-cant gain-lore (those $p (negate $c)))",
     "$p:each-players can't gain lore unless $c:their-cond", "$p no puede ganar lore a menos que $c", ""},
    {"their-cond", "(happened (event challenged (all-of (played-by candidate) $f)))",
     "one of their $f:np.pl has challenged this turn",
     "uno|una|uno|una@f de sus $f.pl haya desafiado este turno", ""},

    // --- events
    {"event", "(event banished (all-of $f (in-challenge) (at (self))))",
     "$f:esubj is banished in a challenge while here", "$f es desterrado en un desafío mientras está aquí",
     ""},
    {"event", "(event banished:passive $f (all-of $g (in-challenge)) none (turn-of you))",
     "$f:esubj banishes $g:esubj in a challenge during your turn",
     "$f destierra a $g en un desafío durante tu turno", ""},
    {"event1", "(event challenged:passive $f)", "$f:esubj's challenged", "$f es desafiado", ""},
    {"event1", "(event banished:passive $f (all-of $g (in-challenge)) none (turn-of you))",
     "$f:esubj banishes $g:esubj in a challenge during your turn",
     "$f destierra a $g en un desafío durante tu turno", ""},
};

}  // namespace

std::span<const Row> player_phrase_rows() { return kPlayerPhraseRows; }

}  // namespace kawari::lorcana
