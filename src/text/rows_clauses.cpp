// Clauses: one instruction each, and how instructions are joined to sentences and effects.
#include "text/grammar.h"

namespace kawari {
namespace {

constexpr Row kRows[] = {
    // --- effects: sentences, one after the other
    {"effect", "$s", "$s:sentence .", "$s .", ""},
    {"effect", "(seq $s $r)", "$s:sentence . $r:effect", "$s . $r", ""},
    {"effect", "(seq~3 $s $r)", "$s:sentence . then , $r:effect", "$s . luego , $r", ""},
    {"effect", "$m", "$m:modes", "$m", ""},
    // Behind a trigger: an "if" there is the secondary condition, not part of the effect.
    {"effect0", "$s", "$s:sentence1 .", "$s .", ""},
    {"effect0", "(seq $s $r)", "$s:sentence1 . $r:effect", "$s . $r", ""},
    {"effect0", "(seq~3 $s $r)", "$s:sentence1 . then , $r:effect", "$s . luego , $r", ""},
    {"effect0", "$m", "$m:modes", "$m", ""},
    {"modes", "(choose-one 1 $a $b)", "choose one : • $a:effect • $b:effect", "elige una opción : • $a • $b", ""},
    {"modes", "(choose-one 1 $a $b $c)", "choose one : • $a:effect • $b:effect • $c:effect",
     "elige una opción : • $a • $b • $c", ""},

    // --- sentences
    {"sentence0", "$s", "$s:stmt", "$s", ""},
    {"sentence0", "(may you $s)", "you may $s:stmt", "puedes $s.inf", ""},
    {"sentence0", "(may $p $s)", "$p:one-player may $s:stmt", "$p puede $s.inf", ""},
    {"sentence", "$s", "$s:sentence1", "$s", ""},
    {"sentence1", "$s", "$s:sentence0", "$s", ""},
    {"sentence", "(if $c $s)", "if $c , $s:sentence0", "si $c , $s", ""},
    {"sentence1", "(if~1 $c $s)", "$s:sentence0 if $c", "$s si $c", ""},
    {"sentence1", "(if $c $s $o)", "if $c , $s:sentence0 . otherwise , $o:sentence0", "si $c , $s . si no , $o", ""},
    {"sentence1", "(if-done $a $b)", "$a:sentence0 . if you do , $b:sentence0", "$a . si lo haces , $b", ""},
    {"sentence1", "(if-done~1 $a $b)", "$a:stmt to $b:stmt", "$a para $b.inf", ""},
    {"sentence1", "(if-done~1 (may you $a) $b)", "you may $a:stmt to $b:stmt", "puedes $a.inf para $b.inf", ""},
    {"sentence1", "(if-done~2 $a $b)", "$a:sentence0 . if they do , $b:sentence0", "$a . si lo hace , $b", ""},
    {"sentence1", "(instead $b $c $a)", "$b:stmt . if $c , $a:alternative instead", "$b . si $c , $a en su lugar", ""},
    {"sentence1", "(may you (instead $b $c $a))", "you may $b:stmt . if $c , $a:alternative instead",
     "puedes $b.inf . si $c , $a en su lugar", ""},
    {"sentence1", "(unreduced $s)", "$s:stmt . this damage can't be reduced", "$s . este daño no se puede reducir", ""},
    {"sentence1", "(or you $a $b)", "$a:stmt or $b:stmt", "$a o $b", ""},
    {"sentence1", "(may you (or you $a $b))", "you may $a:stmt or $b:stmt", "puedes $a.inf o $b.inf", ""},
    {"sentence1", "(delay $e $s)", "at $e:at-event , $s:stmt", "$e , $s", ""},
    {"sentence1", "(seq~2 $a (may you $b))", "$a:clause , then you may $b:stmt", "$a , y luego puedes $b.inf", ""},

    // What stands before "instead" may leave out the target that it shares with the sentence before.
    {"alternative", "$s", "$s:stmt", "$s", ""},
    {"alternative", "(apply $v $t (same-duration))", "$t:subject $v@t", "$t $v@t", ""},
    {"alternative", "(deal (pro elided) $a)", "deal $a:damage", "infligir/inflige/infligen $a", ""},

    // --- joined clauses
    {"stmt1", "$s", "$s:clause", "$s", ""},
    {"stmt1", "(seq~1 $a $b)", "$a:clause and $b:clause", "$a y $b", ""},
    {"stmt1", "(seq~1 $a $b $c)", "$a:clause , $b:clause , and $c:clause", "$a , $b y $c", ""},
    {"stmt", "$s", "$s:stmt1", "$s", ""},
    {"!stmt", "(seq $a $b)", "$a:clause and $b:clause", "$a y $b", ""},
    {"!stmt", "(seq $a $b $c)", "$a:clause , $b:clause , and $c:clause", "$a , $b y $c", ""},
    {"stmt", "(seq~2 $a $b)", "$a:stmt1 , then $b:stmt1", "$a , y luego $b", ""},

    // --- a subject and what it does
    {"clause", "(apply $v $t)", "$t:subject $v@t", "$t $v@t", ""},
    {"clause", "(apply $v $t $d)", "$t:subject $v@t $d", "$t $v@t $d", ""},
    {"clause", "(apply $v $t $e)", "$e:dur-front , $t:subject $v@t", "$e , $t $v@t", ""},
    {"clause", "(apply $v you)", "$v:pvp.pl", "$v.pl", ""},
    {"clause", "(apply $v (you~1))", "you $v:pvp.pl", "", ""},
    {"clause", "(apply $w you)", "$w:pvps.pl", "$w.pl", ""},
    {"clause", "(apply $v $p)", "$p:each-players $v:pvp@p", "$p $v@p", ""},
    {"clause", "(apply $v $q)", "$q:one-player $v:pvp@q", "$q $v@q", ""},
    {"clause", "(apply $w $q)", "$q:one-player $w:pvps@q", "$q $w@q", ""},
    {"clause", "(each-player $p (apply $w each-of-them))", "$p:each-players $w:pvps@p", "$p $w@p", ""},

    // --- verb phrases of cards
    {"vp", "(gets =$s # $a ^)", "gets|get $a:signed $s", "obtiene|obtienen $a $s", ""},
    {"vp", "(gets =$s # (times $a $c) ^)", "gets|get $a:signed $s for each $c:per", "obtiene|obtienen $a $s por cada $c", ""},
    {"vp", "(seq~1 (gets =$s # $a ^) (gets =$r # $b ^))", "gets|get $a:signed $s and $b:signed $r",
     "obtiene|obtienen $a $s y $b $r", ""},
    {"vp", "(gains # $k ^)", "gains|gain $k:keyword-ability", "gana|ganan $k", ""},
    {"vp", "(gains~1 # $k ^)", "has|have $k:keyword-ability", "tiene|tienen $k", ""},
    {"vp", "(seq~1 (gains # $k ^) (gains # $j ^))", "gains|gain $k:keyword-ability and $j:keyword-ability",
     "gana|ganan $k y $j", ""},
    {"vp", "(seq~2 (gains # $k ^) (gains # $j ^) (gains # $i ^))",
     "gains|gain $k:keyword-ability , $j:keyword-ability , and $i:keyword-ability", "gana|ganan $k , $j y $i", ""},
    {"vp", "(gains~2 # $a ^)", "gains|gain \" $a:quoted \"", "gana|ganan \" $a \"", ""},
    {"vp", "(seq~1 $a $b)", "$a:vp1 and $b:vp1", "$a y $b", ""},
    {"vp", "$a", "$a:vp1", "$a", ""},
    {"vp1", "(gets =$s # $a ^)", "gets|get $a:signed $s", "obtiene|obtienen $a $s", ""},
    {"vp1", "(gains # $k ^)", "gains|gain $k:keyword-ability", "gana|ganan $k", ""},
    {"vp1", "$b", "$b:vp-ban", "$b", ""},

    // --- verb phrases of players
    {"pvp", "(draw # $a)", "draws|draw $a:cards %per(a)", "robar/roba/roban $a %per(a)", ""},
    {"pvp", "(draw-until # (number =$n))", "draws|draw until you have $n cards in your hand",
     "robar/roba/roban hasta tener $n cartas en la mano", ""},
    {"pvps", "(seq $a $b)", "$a:pvpa and $b:pvpa", "$a y $b", ""},
    {"pvps", "(seq~2 $a $b)", "$a:pvpa , then $b:pvpa", "$a y luego $b", ""},
    {"pvps", "$a", "$a:pvp-choice", "$a", ""},
    {"pvpa", "$a", "$a:pvp", "$a", ""},
    {"pvpa", "$a", "$a:pvp-choice", "$a", ""},
    {"pvp-choice", "(discard # (chosen (in-zone hand #) $n #))", "chooses|choose and discards|discard $n:cards",
     "elegir/elige/eligen y descartar/descarta/descartan $n", ""},
    {"pvp-choice", "(discard # (chosen (all-of $f (in-zone hand #)) (number 1) #))", "chooses|choose and discards|discard a $f:typed",
     "elegir/elige/eligen y descartar/descarta/descartan un|una|unos|unas@f $f", ""},
    {"pvp-choice", "(discard # (chosen~5 (all-of $f (in-zone hand #)) $n #))",
     "chooses|choose and discards|discard $n:num $f:typed@n", "elegir/elige/eligen y descartar/descarta/descartan $n $f@n", ""},
    {"pvp-choice", "(discard # (all (in-zone hand #)))", "discards|discard their hand", "descartar/descarta/descartan su mano", ""},
    {"pvp-choice", "(discard~1 # (all (in-zone hand #)))", "discards|discard your hand", "descartar/descarta/descartan tu mano", ""},
    {"pvp-choice", "(discard~2 # (all (in-zone hand #)))", "discards|discard all cards in their hand",
     "descartar/descarta/descartan todas las cartas de su mano", ""},

    // --- imperatives
    {"clause", "(deal $t $a)", "deal $a:damage to $t", "infligir/inflige/infligen $a a $t", ""},
    {"clause", "(deal $t (times $a $c))", "deal $a:damage to $t for each $c:per",
     "infligir/inflige/infligen $a a $t por cada $c", ""},
    {"clause", "(deal~1 $t $a)", "deal damage to $t equal to $a:measure", "infligir/inflige/infligen a $t daño igual a $a", ""},
    {"clause", "(put-damage $t $a)", "put $a:counters on $t", "pon/poner/pone/ponen $a sobre $t", ""},
    {"clause", "(remove-damage $t $a)", "remove $a:damage from $t", "retirar/retira/retiran $a de $t", ""},
    {"clause", "(move-damage $f $t $a)", "move $a:counters from $f to $t", "mover/mueve/mueven $a de $f a $t", ""},
    {"clause", "(reveal $o)", "reveal $o", "revelar/revela/revelan $o", ""},
    {"clause", "(look-at you $o)", "look at $o", "mirar/mira/miran $o", ""},
    {"clause", "(select $o)", "choose $o", "elegir/elige/eligen $o", ""},
    {"clause", "(shuffle you)", "shuffle your deck", "barajar/baraja/barajan tu mazo", ""},
    {"clause", "(put-into hand $o)", "return $o to their player's hand", "devolver/devuelve/devuelven $o a la mano de su jugador", ""},
    {"clause", "(put-into~1 hand $o)", "return $o to your hand", "devolver/devuelve/devuelven $o a tu mano", ""},
    {"clause", "(put-into~2 hand $o)", "put $o into your hand", "pon/poner/pone/ponen $o en tu mano", ""},
    {"clause", "(put-into~3 hand $o)", "return $o to its player's hand", "devolver/devuelve/devuelven $o a la mano de su jugador", ""},
    {"clause", "(put-into~4 hand $o)", "return $o to their players' hands",
     "devolver/devuelve/devuelven $o a las manos de sus jugadores", ""},
    {"clause", "(put-into deck-bottom $o)", "put $o on the bottom of their player's deck",
     "pon/poner/pone/ponen $o en el fondo del mazo de su jugador", ""},
    {"clause", "(put-into~1 deck-bottom $o)", "put $o on the bottom of your deck", "pon/poner/pone/ponen $o en el fondo de tu mazo", ""},
    {"clause", "(put-into deck-top $o)", "put $o on the top of your deck", "pon/poner/pone/ponen $o encima de tu mazo", ""},
    {"clause", "(put-into deck-shuffled $o)", "shuffle $o into your deck", "barajar/baraja/barajan $o en tu mazo", ""},
    {"clause", "(put-into discard $o)", "put $o into your discard", "pon/poner/pone/ponen $o en tu descarte", ""},
    {"clause", "(put-into deck-bottom-instead-of-discard $o)", "put $o on the bottom of your deck instead of into your discard",
     "pon/poner/pone/ponen $o en el fondo de tu mazo en lugar de en tu descarte", ""},
    // Cards are played from the hand unless the text says from where.
    {"clause", "(play-card you $o)", "play $o:known", "jugar/juega/juegan $o", ""},
    {"clause", "(play-card for-free you $o)", "play $o:known for free", "jugar/juega/juegan $o gratis", ""},
    {"clause", "(play-card you (chosen (all-of $f (in-zone hand you))))", "play a $f:np", "jugar/juega/juegan un|una|unos|unas@f $f", ""},
    {"clause", "(play-card for-free you (chosen (all-of $f (in-zone hand you))))", "play a $f:np for free",
     "jugar/juega/juegan gratis un|una|unos|unas@f $f", ""},
    {"clause", "(play-card you (chosen (all-of $f (in-zone discard you))))", "play a $f:np from your discard",
     "jugar/juega/juegan un|una|unos|unas@f $f desde tu descarte", ""},
    {"clause", "(play-card for-free you (chosen (all-of $f (in-zone discard you))))", "play a $f:np from your discard for free",
     "jugar/juega/juegan gratis un|una|unos|unas@f $f desde tu descarte", ""},
    {"clause", "(play-card~1 you $o)", "play $o:known from your discard", "jugar/juega/juegan $o desde tu descarte", ""},
    {"clause", "(play-card~1 for-free you $o)", "play $o:known again from your discard for free",
     "volver_a_jugar/vuelve_a_jugar/vuelven_a_jugar $o desde tu descarte gratis", ""},
    {"clause", "(play-card~2 for-free you $o)", "play $o:known from your discard for free",
     "jugar/juega/juegan $o desde tu descarte gratis", ""},
    {"clause", "(draw~1 you $a)", "draw cards equal to $a:measure", "robar/roba/roban tantas cartas como $a", ""},
};

}  // namespace

std::span<const Row> clause_rows() { return kRows; }

}  // namespace kawari
