// Abilities: the possible lines of a card.
#include "text/grammar.h"

namespace kawari {
namespace {

constexpr Row kAbilityRows[] = {
    {"action-text", "(action-text $s)", "$s:effect", "$s", "$s"},
    {"action-line", "$a", "$a:action-text", "$a", "$a"},
    {"action-line", "$a", "$a:keyword-ability", "$a", "$a"},

    // --- keywords
    {"ability", "$a", "$a:keyword-ability", "$a", "$a"},
    {"keyword-ability", "(keyword =$k)", "$k:keyword-plain", "$k", "$k"},
    {"keyword-ability", "(keyword =$k (number =$n))", "$k:keyword-plus + $n", "$k + $n", "$k + $n"},
    {"keyword-ability", "(keyword =$k (number =$m))", "$k:keyword-number $m", "$k $m", "$k $m"},

    // --- triggered: prefix, event, secondary condition
    {"ability", "(triggered none $e none $s)", "whenever $e , $s:effect0", "cada vez que $e , $s",
     "$e 時、 $s"},
    {"ability", "(triggered none $e none $s)", "when $e , $s:effect0", "cuando $e , $s", "$e 時、 $s"},
    {"ability", "(triggered none $e $c $s)", "whenever $e , if $c , $s:effect",
     "cada vez que $e , si $c , $s", "$e 時、 $c 、 $s"},
    {"ability", "(triggered none $e $c $s)", "when $e , if $c , $s:effect", "cuando $e , si $c , $s",
     "$e 時、 $c 、 $s"},
    {"ability", "(triggered $p $e none $s)", "$p:prefix , whenever $e , $s:effect0",
     "$p , cada vez que $e , $s", "$p 、 $e 時、 $s"},
    {"ability", "(triggered $p $e none $s)", "$p:prefix , when $e , $s:effect0", "$p , cuando $e , $s",
     "$p 、 $e 時、 $s"},
    {"ability", "(triggered $p $e $c $s)", "$p:prefix , whenever $e , if $c , $s:effect",
     "$p , cada vez que $e , si $c , $s", ""},
    {"ability", "(triggered none $a none $s)", "at $a:at-event , $s:effect0", "$a , $s", "$a 、 $s"},
    {"ability", "(triggered none $a $c $s)", "at $a:at-event , if $c , $s:effect", "$a , si $c , $s",
     "$a 、 $c 、 $s"},
    {"ability", "(triggered first-time-each-turn $p $e none $s)",
     "$p:prefix , the first time $e , $s:effect0", "$p , la primera vez que $e , $s", ""},
    {"ability", "(triggered first-time-each-turn none $e none $s)",
     "the first time $e each turn , $s:effect0", "la primera vez que $e cada turno , $s", ""},
    {"ability", "(triggered once-during-your-turn (turn-of you) $e none $s)",
     "once during your turn , whenever $e , $s:effect0", "una vez durante tu turno , cada vez que $e , $s",
     ""},
    {"ability", "(triggered~1 once-per-turn none $e none $s)", "once per turn , when $e , $s:effect0",
     "una vez por turno , cuando $e , $s", ""},
    {"ability", "(triggered once-per-turn none $e none $s)", "once per turn , whenever $e , $s:effect0",
     "una vez por turno , cada vez que $e , $s", ""},

    {"ability", "(triggered~2 once-per-turn none $e none $s)", "once each turn , when $e , $s:effect0",
     "una vez por turno , cuando $e , $s", "各ターンに一度、 $e 時、 $s"},

    // --- the same inside quotation marks: the full stop stands behind them
    {"quoted", "(triggered none $e none $s)", "whenever $e , $s:sentence", "cada vez que $e , $s",
     "$e 時、 $s"},
    {"quoted", "(triggered none $e none $s)", "when $e , $s:sentence", "cuando $e , $s", "$e 時、 $s"},
    {"quoted", "(activated $c $s)", "$c — $s:sentence", "$c — $s", ""},

    {"quoted", "(replacement none $e $a)", "if $e:would , $a:replacing instead", "si $e , $a en su lugar",
     "$e 時、かわりに $a"},
    {"quoted", "(replacement~2 none $e $a)", "when $e:would , $a:replacing instead",
     "cuando $e , $a en su lugar", "$e 時、かわりに $a"},

    // --- activated
    {"ability", "(activated $c $s)", "$c — $s:effect", "$c — $s", ""},
    {"ability", "(activated once-per-turn $c $s)", "once per turn , $c — $s:effect",
     "una vez por turno , $c — $s", ""},
    {"ability", "(free-use =$w $c $s)", "if $c , you may use $s:selfref's $w ability for free .",
     "si $c , puedes usar gratis la habilidad $w de $s .", ""},

    // --- static
    {"ability", "(static none $s)", "$s:static .", "$s .", "$s 。"},
    {"ability", "(static $p $s)", "$p:prefix , $s:static .", "$p , $s .", "$p 、 $s 。"},
    {"ability", "(static~1 $c $s)", "$s:static while $c .", "$s mientras $c .", "$c 、 $s 。"},
    {"ability", "(static~2 $c $s)", "if $c , $s:static .", "si $c , $s .", "$c 、 $s 。"},
    {"ability", "(static~3 (negate $c) $s)", "$s:static unless $c .", "$s a menos que $c .", ""},
    {"static", "(apply $v $t)", "$t:static-subject $v:static-vp@t", "$t $v@t", "$t は $v"},
    {"static", "(seq~1 $a $b)", "$a:static1 and $b:static1", "$a y $b", "$a 、 $b"},
    {"!static", "(seq $a $b)", "$a:static1 and $b:static1", "$a y $b", "$a 、 $b"},
    {"static1", "(apply $v $t)", "$t:static-subject $v:static-vp@t", "$t $v@t", "$t は $v"},
    {"static-subject", "$o", "$o:subject", "$o", "$o"},
    {"static-subject", "$o", "$o:bare", "$o", "$o"},
    {"static-vp", "$v", "$v:vp", "$v", "$v"},
    {"static", "(skip-step =$w you)", "skip your turn's $w:step step", "sáltate el paso $w de tu turno", ""},
    {"static", "(seq (gains $t (keyword =$k (times $a $c))) (gets =$s $t (times $b $c)))",
     "for each $c:per , $t:subject gains|gain@t $k:keyword-plus + $a:num and gets|get@t $b:signed $s",
     "por cada $c , $t gana|ganan@t $k + $a y gana|ganan@t $b $s", ""},
    {"static", "(gets~4 =$s $t (times $b $c))", "for each $c:per , $t:subject gets|get@t $b:signed $s",
     "por cada $c , $t gana|ganan@t $b $s", ""},

    // --- replacement
    {"ability", "(replacement none $e $a)", "if $e:would , $a:replacing instead .",
     "si $e , $a en su lugar .", "$e 時、かわりに $a 。"},
    {"ability", "(replacement none $e $a)", "whenever $e:would , $a:replacing instead .",
     "cada vez que $e , $a en su lugar .", "$e 時、かわりに $a 。"},
    {"ability", "(replacement optional none $e $a)", "if $e:would , you may $a:replacing instead .",
     "si $e , puedes $a.inf en su lugar .", "$e 時、かわりに $a.inf もよい。"},
    {"ability", "(replacement~2 none $e $a)", "when $e:would , $a:replacing instead .",
     "cuando $e , $a en su lugar .", "$e 時、かわりに $a 。"},
    {"ability", "(replacement~1 optional none $e $a)", "whenever $e:would , you may $a:replacing instead .",
     "cada vez que $e , puedes $a.inf en su lugar .", "$e 時、かわりに $a.inf もよい。"},
    {"ability", "(replacement~2 optional none $e $a)", "when $e:would , you may $a:replacing instead .",
     "cuando $e , puedes $a.inf en su lugar .", "$e 時、かわりに $a.inf もよい。"},
    {"ability", "(replacement~3 optional none $e $a)", "when $e:would you may $a:replacing instead .",
     "cuando $e , puedes $a.inf en su lugar .", "$e 時、かわりに $a.inf もよい。"},
    {"ability", "(replacement optional none $e $a $f)",
     "if $e:would , you may $a:replacing instead . if you do , $f:sentence0 .",
     "si $e , puedes $a.inf en su lugar . si lo haces , $f .",
     "$e 時、かわりに $a.inf もよい。そうした場合、 $f 。"},
    {"ability", "(replacement~2 optional none $e $a $f)",
     "when $e:would , you may $a:replacing instead . if you do , $f:sentence0 .",
     "cuando $e , puedes $a.inf en su lugar . si lo haces , $f .",
     "$e 時、かわりに $a.inf もよい。そうした場合、 $f 。"},
    {"ability", "(replacement~2 $c $e $a)", "when $e:would , if $c , $a:replacing instead .",
     "cuando $e , si $c , $a en su lugar .", "$e 時、 $c 、かわりに $a 。"},
    {"ability", "(replacement~1 $p $e $a)", "$p:prefix , whenever $e:would , $a:replacing instead .",
     "$p , cada vez que $e , $a en su lugar .", "$p 、 $e 時、かわりに $a 。"},
    {"ability", "(replacement $p $e $a)", "$p:prefix , if $e:would , $a:replacing instead .",
     "$p , si $e , $a en su lugar .", "$p 、 $e 時、かわりに $a 。"},
    {"ability", "(replacement first-time $p $e $a)",
     "$p:prefix , the first time $e:would , $a:replacing instead .",
     "$p , la primera vez que $e , $a en su lugar .", ""},
    {"ability", "(replacement next-time none $e $a)", "the next time $e:would , $a:replacing instead .",
     "la próxima vez que $e , $a en su lugar .", ""},
};

}  // namespace

std::span<const Row> ability_rows() { return kAbilityRows; }

}  // namespace kawari
