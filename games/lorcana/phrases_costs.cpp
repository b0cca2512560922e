// Costs of Lorcana's cards and abilities.
#include "games/lorcana/phrases.h"

namespace kawari::lorcana {
namespace {

constexpr Row kCostRows[] = {
    // --- before the dash of an activated ability
    {"cost1", "(exert-self)", "{E}", "{E}", ""},
    {"cost1", "(pay-ink (number =$n))", "$n {I}", "$n {I}", ""},
    {"cost1", "(banish-self)", "banish this item", "destierra este objeto", ""},
    {"cost1", "(banish-self)", "banish this character", "destierra este personaje", ""},
    {"cost1", "(discard-cost $f (number 1))", "choose and discard a $f:np",
     "elige y descarta un|una|unos|unas@f $f", ""},
    {"cost1", "(banish-other (all-of (played-by you) $f) (number 1))", "banish one of your $f:np.pl",
     "destierra uno|una|uno|una@f de tus $f.pl", ""},
    {"cost1", "(exert-other (all-of (played-by you) $f) (number 1))", "{E} one of your $f:np.pl",
     "{E} uno|una|uno|una@f de tus $f.pl", ""},
    {"cost1", "(banish-other~1 (all-of $f (played-by you)) (number 1))", "banish chosen $f:noun of yours",
     "destierra un|una|unos|unas@f $f{elegido|elegida|elegidos|elegidas} tuyo|tuya|tuyos|tuyas@f", ""},
    {"cost1", "(discard-cost~1 (any) (number 1))", "discard a card", "descarta una carta", ""},

    // --- ink
    {"static", "(cost-change you (same-as $s) (negative $a))", "you pay $a:num {I} less to play $s:selfref",
     "pagas $a {I} menos por jugar $s", ""},
    {"static", "(cost-change you (same-as $s) (negative (times $a $c)))",
     "for each $c:per , you pay $a:num {I} less to play $s:selfref",
     "por cada $c , pagas $a {I} menos por jugar $s", ""},
    {"static", "(cost-change~1 you (same-as $s) (negative (times $a $c)))",
     "you pay $a:num {I} less to play $s:selfref for each $c:per",
     "pagas $a {I} menos por jugar $s por cada $c", ""},
    {"static", "(cost-change you $f (negative $a))", "you pay $a:num {I} less to play $f:np.pl",
     "pagas $a {I} menos por jugar $f.pl", ""},
    {"static", "(cost-change everyone $f $a)", "each player pays $a:num {I} more to play $f:np.pl",
     "cada jugador paga $a {I} más por jugar $f.pl", ""},
    {"clause", "(cost-change 1 you $f (negative $a) (this-turn))",
     "you pay $a:num {I} less for the next $f:np you play this turn",
     "pagas $a {I} menos por el|la|los|las@f siguiente $f que juegues este turno", ""},
    {"static", "(players-cant play opponents none $f)", "opponents can't play $f:np.pl",
     "los oponentes no pueden jugar $f.pl", ""},
    {"clause", "(players-cant play opponents $d $f)", "opponents can't play $f:np.pl $d",
     "los oponentes no pueden jugar $f.pl $d", ""},

    // --- the inkwell
    {"clause", "(put-into~2 resource-exerted $o)", "put $o into its player's inkwell facedown and exerted",
     "pon/poner/pone/ponen $o en el inkwell de su jugador , boca abajo y agotada", ""},
    {"clause", "(put-into resource $o)", "put $o into your inkwell facedown",
     "pon/poner/pone/ponen $o en tu inkwell , boca abajo", ""},
    {"clause", "(put-into~1 resource $o)", "put $o into their player's inkwell facedown",
     "pon/poner/pone/ponen $o en el inkwell de su jugador , boca abajo", ""},
};

}  // namespace

std::span<const Row> cost_rows() { return kCostRows; }

}  // namespace kawari::lorcana
