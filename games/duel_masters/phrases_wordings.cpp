// Other wordings of phrases of Duel Masters: later templates, keywords without quotation marks, joined
// moments and conditions.
#include "games/duel_masters/phrases.h"

namespace kawari::duel_masters {
namespace {

constexpr Row kWordingRows[] = {
    // --- nouns
    {"np", "(all-of $x (figure~7 strength:at-most $a))", "$x:np with power $a:num or less",
     "$x con $a de poder o menos", "[=x] パワー $a 以下の $x"},
    {"np", "(all-of $x (figure~7 strength:at-least $a))", "$x:np with power $a:num or more",
     "$x con $a de poder o más", "[=x] パワー $a 以上の $x"},
    {"np", "(all-of $x (has-keyword~4 =$k))", "$x:np that has $k", "$x con $k", "[=x] $k を持つ $x"},
    {"np", "(all-of $x (has-keyword~5 =$k))", "$x:np that have $k", "$x con $k", "[=x] $k を持つ $x"},
    {"np", "(all-of $x (has-keyword~6 =$k))", "$x:np with \" $k \"", "$x con \" $k \"",
     "[=x] \" $k \" を持つ $x"},
    {"np", "(all-of $n (not~2 $m))", "$n:np that aren't $m:np.pl", "$n que no sea|sean@n $m.pl",
     "[=n] $m 以外の $n"},
    {"np", "(all-of $n (not~3 $m))", "$n:np that isn't a $m:np", "$n que no sea|sean@n un|una|unos|unas@m $m",
     "[=n] $m 以外の $n"},
    {"np", "(all-of $x (figure~8 strength:less-than (stat-of strength $o)))",
     "$x:np that have less power than $o:definite", "$x con menos poder que $o",
     "[=x] $o よりパワーが小さい $x"},
    {"np", "(all-of $x (figure strength:more-than (stat-of strength $o)))",
     "$x:np that has more power than $o:definite", "$x con más poder que $o",
     "[=x] $o よりパワーが大きい $x"},
    {"np", "(all-of $x (in-zone~7 discard opponents))", "$x:np from your opponent's graveyard",
     "$x del cementerio de tu oponente", "[=x] 相手の墓地にある $x"},
    {"np", "(all-of $x (in-zone~7 discard everyone))", "$x:np in either player's graveyard",
     "$x del cementerio de cualquier jugador", "[=x] いずれかのプレイヤーの墓地にある $x"},

    // --- keywords without quotation marks
    {"vp", "(gains~13 # $k ^)", "gets|get $k:keyword-ability", "gana|ganan $k", "$k を得る"},

    // --- moments
    {"event", "(any-event~5 $a $b)", "$a:event1 or whenever $b:event1", "$a o cada vez que $b",
     "$a または $b"},
    {"event", "(any-event~6 $a $b)", "$a:event1 or when $b:event1", "$a o cuando $b", "$a または $b"},
    {"event1", "(event left $f)", "$f:esubj leaves the battle zone", "$f deja la zona de batalla",
     "$f がバトルゾーンを離れた"},
    {"event1", "(event blocked $f)", "$f:esubj blocks", "$f bloquea", "$f がブロックした"},
    {"event1", "(event cast $f none you)", "you cast $f:esubj", "lanzas $f", "自分が $f を唱えた"},

    // --- if he does
    {"sentence1", "(if-done~5 $a $b)", "$a:sentence0 . if he does , $b:sentence0", "$a . si lo hace , $b",
     "$a 。そうした場合、 $b"},
    {"sentence1", "(if-not-done~4 $a $b)", "$a:sentence0 . if he doesn't , $b:sentence0",
     "$a . si no lo hace , $b", "$a 。そうしなかった場合、 $b"},

    // --- what it is put on
    {"keyword-ability", "(keyword~4 =$k none none (any-of~8 $f $g))",
     "$k:keyword-on — put on one of your $f:np.pl or one of your $g:np.pl .",
     "$k — ponla sobre uno|una|uno|una@f de tus $f.pl o uno|una|uno|una@g de tus $g.pl .",
     "$k ：自分の $f または $g 1枚の上に置く。"},
};

}  // namespace

std::span<const Row> wording_rows() { return kWordingRows; }

}  // namespace kawari::duel_masters
