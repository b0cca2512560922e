// Events: what triggered abilities and replacement effects wait for.
#include "text/grammar.h"

namespace kawari {
namespace {

constexpr Row kEventRows[] = {
    // --- the card that it happens to
    {"esubj", "(same-as $s)", "$s:selfref", "$s", "$s"},
    {"esubj", "(same-as (pro he))", "he", "este", ""},
    {"esubj", "(same-as (pro she))", "she", "esta", ""},
    {"esubj", "(same-as (pro they))", "[pl] they", "[sg] este", ""},
    {"esubj", "(same-as (pro it))", "it", "este", ""},
    {"esubj", "$f", "a $f:np", "un|una|unos|unas@f $f", "$f"},
    {"esubj", "(all-of (other) $f)", "another $f:np", "otro|otra|otros|otras@f $f", "[=f] 他の $f"},
    {"esubj", "(all-of (played-by you) $f)", "[sg] one of your $f:np.pl",
     "[sg] uno|una|uno|una@f de tus $f.pl", "[=f] 自分の $f"},

    {"when", "$e", "whenever $e:event", "cada vez que $e", "$e 時"},
    {"event", "(event played $f none you)", "you play $f:esubj", "juegas $f", ""},
    {"event", "(event played $f none opponents)", "an opponent plays $f:esubj", "un oponente juega $f", ""},
    {"event", "(event entered $f)", "$f:esubj enters play", "$f entra en juego", ""},
    {"event", "(event left $f)", "$f:esubj leaves play", "$f deja el juego", ""},
    {"event", "(event put-under none $f you)", "you put a card under $f:esubj",
     "pones una carta debajo de $f", ""},
    {"event", "(event drawn none none you)", "you draw a card", "robas una carta", "自分がカードを引いた"},
    {"event", "(event drawn none none opponents)", "an opponent draws a card", "un oponente roba una carta",
     ""},
    {"event", "(event drawn none none turn-player)", "they draw a card", "ese jugador roba una carta", ""},
    {"event", "(event drawn none none turn-player $c)", "they draw a card while $c",
     "ese jugador roba una carta mientras $c", ""},
    {"event", "(event discarded:together none none opponents)", "your opponent discards 1 or more cards",
     "tu oponente descarta 1 o más cartas", ""},
    {"event", "(event discarded none none you)", "you discard a card", "descartas una carta", ""},
    {"event", "(event discarded (same-as $s) none you)", "you discard $s:selfref", "descartas $s", ""},
    {"event", "(any-event $a $b)", "$a:event1 and whenever $b:event1", "$a y cada vez que $b", ""},
    {"event", "(any-event~1 $a $b)", "$a:event1 and when $b:event1", "$a y cuando $b", ""},

    {"at-event", "(event turn-started none none you)", "the start of your turn", "al inicio de tu turno",
     "自分のターンのはじめに"},
    {"at-event", "(event turn-ended none none you)", "the end of your turn", "al final de tu turno",
     "自分のターンの終わりに"},
    {"at-event", "(event turn-ended none none turn-player)", "the end of the turn", "al final del turno",
     "このターンの終わりに"},

    // --- what would happen
    {"would", "(event drawn none none everyone)", "a player would draw one or more cards",
     "un jugador fuera a robar una o más cartas", ""},
    {"would", "(event~1 drawn none none everyone)", "a player would draw a card",
     "un jugador fuera a robar una carta", ""},
    {"would", "(event drawn none none you)", "you would draw a card", "fueras a robar una carta",
     "自分がカードを引く"},
    {"would", "(event drawn none none opponents)", "an opponent would draw a card",
     "un oponente fuera a robar una carta", ""},

    // --- what happens in its place
    {"replacing", "$s", "$s:stmt", "$s", "$s"},
    {"replacing", "(nothing)", "nothing happens", "no ocurre nada", "何も起こらない"},
    {"replacing", "(nothing)", "they draw no cards", "no roba cartas", ""},
    {"replacing", "(nothing)", "draw no cards", "no robas cartas", ""},

};

}  // namespace

std::span<const Row> event_rows() { return kEventRows; }

}  // namespace kawari
