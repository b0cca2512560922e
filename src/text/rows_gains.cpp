// What cards gain, lose and must do for a while, and sentences that refer to these effects.
#include "text/grammar.h"

namespace kawari {
namespace {

constexpr Row kGainRows[] = {
    // --- several gains in one sentence
    {"vp1", "(loses =$k # ^)", "loses|lose $k", "pierde|pierden $k", ""},
    {"vp1", "(cant-gain =$k # ^)", "can't gain $k", "no puede|pueden ganar $k", ""},
    {"vp1", "(joins =$w # ^)", "gains|gain the $w classification", "gana|ganan la clasificación $w", ""},
    {"vp1", "(gains~2 # $a ^)", "gains|gain \" $a:quoted \"", "gana|ganan \" $a \"", ""},
    {"vp", "(seq~6 (gains # $k ^) (gains # $j ^) $b)",
     "gains|gain $k:keyword-ability and $j:keyword-ability and $b:vp-ban", "gana|ganan $k , $j y $b", ""},
    {"quoted", "(static none $s)", "$s:static", "$s", "$s"},

    // --- sentences
    {"effect", "(seq~then~2 $s $r)", "$s:sentence . then $r:effect", "$s . luego $r", ""},
    {"effect0", "(seq~then~2 $s $r)", "$s:sentence1 . then $r:effect", "$s . luego $r", ""},
    {"modes", "(may you (choose-one 1 $a $b))", "you may choose one : • $a:effect • $b:effect",
     "puedes elegir una opción : • $a • $b", ""},
    {"modes", "(may you (choose-one 1 $a $b $c))", "you may choose one : • $a:effect • $b:effect • $c:effect",
     "puedes elegir una opción : • $a • $b • $c", ""},
    {"sentence1", "(if-done $a (if~2 $c $b))", "$a:sentence0 . if you do and $c , $b:sentence0",
     "$a . si lo haces y $c , $b", ""},
    {"sentence1", "(if-done to (may you $a) (instead $b $c $d))",
     "you may $a:stmt to $b:stmt . if $c , $d:alternative instead",
     "puedes $a.inf para $b.inf . si $c , $d en su lugar", ""},

    // --- what one of several asks for, and what is asked of each
    {"np", "(all-of $n (not (has-keyword =$k)))", "$n:np without $k", "$n sin $k", ""},
    {"np", "(all-of $n (any-of (named =$w) (named =$v)))", "$n:np named $w or $v",
     "$n llamado|llamada|llamados|llamadas@n $w o $v", ""},
    {"cls", "(any-of~1 $a $b)", "$a:cls and $b:cls", "$a y $b", ""},
    {"esubj", "(any-of (same-as $s) (all-of (played-by you) $f))", "[sg] $s:selfref or one of your $f:np.pl",
     "[sg] $s o uno|una|uno|una@f de tus $f.pl", ""},

    // --- conditions and events
    {"prefix", "(both~2 $a $b)", "$a:prefix1 , if $b:cond1", "$a , si $b", ""},
    {"ability", "(triggered none $a $c $s)", "at $a:at-event , if $c $s:effect", "$a , si $c , $s", ""},
    {"event", "(event played $f none you $c)", "you play $f:esubj while $c", "juegas $f mientras $c", ""},
    {"event", "(event played $f)", "$f:esubj is played", "se juega $f", ""},
    {"cond1", "(exists at-least (all-of $f $p) $a)", "$a:num or more $f:np.pl are $p:predicate",
     "$a o más $f.pl están $p:state", ""},
    {"cond1", "(matches~3 (pro they) $n)", "they're $n:being", "es $n", ""},
    {"cond1", "(matches~4 (pro they) $p)", "they're $p:predicate", "está $p:state", ""},
    {"cond1", "(matches~5 (pro discarded) $f)", "you discarded a $f:np",
     "has descartado un|una|unos|unas@f $f", ""},

    // --- as long as something is there
    {"dur-front", "(while-in-play)", "while this item is in play", "mientras este objeto esté en juego", ""},
    {"dur-front", "(while-in-play)", "while this location is in play",
     "mientras esta localización esté en juego", ""},
    {"dur-front", "(while-in-play)", "while this character is in play",
     "mientras este personaje esté en juego", ""},
    {"dur-front", "(this-turn~3)", "for the rest of this turn", "durante el resto de este turno", ""},
};

}  // namespace

std::span<const Row> gain_rows() { return kGainRows; }

}  // namespace kawari
