// Lorcana's phrases about players, hands, inkwells and what happens to cards in a challenge.
#include "games/lorcana/phrases.h"

namespace kawari::lorcana {
namespace {

constexpr Row kRows[] = {
    // --- nouns
    {"noun1", "(not (of-kind character))", "non-character card|cards",
     "[f] carta|cartas que no sea|sean personaje", ""},
    {"noun1", "(not (of-kind location))", "non-location card|cards",
     "[f] carta|cartas que no sea|sean localización", ""},
    {"noun1", "(not (of-kind item))", "non-item card|cards", "[f] carta|cartas que no sea|sean objeto", ""},
    {"np", "(all-of $n (figure~1 strength:at-most $a))", "$n:np with $a:num {S} or less each",
     "$n con $a {S} o menos cada uno|una|uno|una@n", ""},
    {"np", "(all-of $n (in-zone resource you))", "$n:np in your inkwell", "$n de tu pozo de tinta", ""},
    {"shown", "(all~7 (in-zone resource you))", "the cards in your inkwell", "las cartas de tu pozo de tinta",
     ""},

    // --- where cards are put
    {"onto", "(put-into resource-exerted #)", "into your inkwell facedown and exerted",
     "en tu pozo de tinta , boca abajo y agotada", ""},
    {"onto", "(put-into resource #)", "into your inkwell facedown", "en tu pozo de tinta , boca abajo", ""},
    {"clause", "(put-into~11 hand (at-random (in-zone resource you) $n))",
     "return $n:cards at random from your inkwell to your hand",
     "devolver/devuelve/devuelven $n al azar de tu pozo de tinta a tu mano", ""},

    // --- what players do
    {"pvp-choice", "(banish (chosen (all-of (played-by #) $f) none #))",
     "chooses|choose and banishes|banish one of their $f:np.pl",
     "elegir/elige/eligen y desterrar/destierra/destierran uno|una|uno|una@f de sus $f.pl", ""},
    {"pvp-choice", "(exert (chosen (all-of (played-by #) $f) none #))",
     "chooses|choose and exerts|exert one of their $f:np.pl",
     "elegir/elige/eligen y agotar/agota/agotan uno|una|uno|una@f de sus $f.pl", ""},
    {"pvp-choice", "(put-into~3 resource-exerted (chosen (all-of (played-by #) $f) none #))",
     "chooses|choose one of their $f:np.pl and puts|put them into their inkwell facedown and exerted",
     "elegir/elige/eligen uno|una|uno|una@f de sus $f.pl y poner/pone/ponen esa carta en su pozo de tinta , "
     "boca abajo y agotada",
     ""},

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

std::span<const Row> player_phrase_rows() { return kRows; }

}  // namespace kawari::lorcana
