// Phrases about damage, and about damage counters.
#include "games/lorcana/phrases.h"

namespace kawari::lorcana {
namespace {

constexpr Row kDamageRows[] = {
    // --- nouns
    {"np", "(all-of (damaged) $n)", "damaged $n:np", "$n dañado|dañada|dañados|dañadas@n %adj", ""},
    {"np", "(all-of (not (damaged)) $n)", "undamaged $n:np", "$n sin dañar %adj", ""},
    {"np", "(all-of $n (not (damaged~1)))", "$n:np with no damage", "$n sin daño", ""},
    {"np", "(all-of $n (damaged~1))", "$n:np with damage", "$n con daño", ""},
    // --- "2 damage", "2 damage counters"
    {"damage", "$a", "$a:amount damage", "$a de daño", ""},
    {"damage", "(everything)", "all damage", "todo el daño", ""},
    {"damage", "(that-many)", "that much damage", "esa cantidad de daño", ""},
    {"counters", "(number =$n)", "$n damage counter|counters@n", "$n contador|contadores@n de daño", ""},
    {"counters", "(up-to (number =$n))", "up to $n damage counter|counters@n",
     "hasta $n contador|contadores@n de daño", ""},
    {"counters", "(that-many)", "that many damage counters", "esa cantidad de contadores de daño", ""},
    {"counters", "(everything)", "all damage counters", "todos los contadores de daño", ""},
    {"per", "(damage-on $o)", "1 damage on $o:known", "1 de daño de $o", ""},
    {"per", "(that-many~1)", "1 damage removed this way", "1 de daño retirado de esta forma", ""},
    {"measure", "(damage-on $o)", "the damage on $o:objects", "el daño de $o", ""},
    // --- conditions
    {"cond1", "(exists (all-of $f (damaged)))", "a $f:np has damage", "un|una|unos|unas@f $f tiene daño", ""},
    {"predicate", "(damaged)", "damaged", "dañado", ""},
    {"state", "(damaged)", "damaged", "dañado", ""},
    {"having", "(damaged~1)", "damage", "daño", ""},
    {"having", "(not (damaged~1))", "no damage", "ningún daño", ""},
    // --- clauses
    {"sentence1", "(unreduced $s)", "$s:stmt . this damage can't be reduced",
     "$s . este daño no se puede reducir", ""},
    {"alternative", "(deal (pro elided) $a)", "deal $a:damage", "infligir/inflige/infligen $a", ""},
    {"clause", "(deal $t $a)", "deal $a:damage to $t", "infligir/inflige/infligen $a a $t", ""},
    {"clause", "(deal $t (times $a $c))", "deal $a:damage to $t for each $c:per",
     "infligir/inflige/infligen $a a $t por cada $c", ""},
    {"clause", "(deal~1 $t $a)", "deal damage to $t equal to $a:measure",
     "infligir/inflige/infligen a $t daño igual a $a", ""},
    {"clause", "(put-damage $t $a)", "put $a:counters on $t", "pon/poner/pone/ponen $a sobre $t", ""},
    {"clause", "(remove-damage $t $a)", "remove $a:damage from $t", "retirar/retira/retiran $a de $t", ""},
    {"clause", "(move-damage~1 $f $t $a)", "move $a:damage from $f to $t", "mover/mueve/mueven $a de $f a $t",
     ""},
    {"clause", "(move-damage $f $t $a)", "move $a:counters from $f to $t", "mover/mueve/mueven $a de $f a $t",
     ""},
    // --- events, and what happens in their place
    {"event", "(event damage-taken $f)", "$f:esubj is damaged", "$f recibe daño", ""},
    {"event", "(event damage-taken $f)", "$f:esubj takes|take@f damage", "$f recibe daño", ""},
    {"event", "(event damage-removed $f)", "damage is removed from $f:esubj", "se retira daño de $f", ""},
    {"event", "(event damage-removed $f none you)", "you remove 1 or more damage from $f:esubj",
     "retiras 1 o más de daño de $f", ""},
    {"would", "(event damage-dealt $f)", "$f:esubj would be dealt damage", "se fuera a infligir daño a $f",
     ""},
    {"would", "(event damage-taken $f)", "$f:esubj would take damage", "$f fuera a recibir daño", ""},
    {"would", "(event damage-removed $f)", "damage would be removed from $f:esubj",
     "se fuera a retirar daño de $f", ""},
    {"replacing", "(nothing)", "they take no damage", "no recibe daño", ""},
    {"replacing", "(nothing)", "it takes no damage", "no recibe daño", ""},
    {"replacing", "(nothing)", "he takes no damage", "no recibe daño", ""},
    {"replacing", "(nothing)", "she takes no damage", "no recibe daño", ""},
    {"replacing", "(nothing)", "no damage is removed", "no se retira daño", ""},
    {"clause", "(create $o (replacement next-time none (event damage-dealt (same-as (role bound))) $x) $d)",
     "$d:dur-front , the next time $o:subject would be dealt damage $x:replacing instead",
     "$d , la próxima vez que se fuera a infligir daño a $o , $x en su lugar", ""},
    {"clause", "(create $o (replacement next-time none (event damage-taken (same-as (role bound))) $x) $d)",
     "$d:dur-front , the next time $o:subject would take damage $x:replacing instead",
     "$d , la próxima vez que $o fuera a recibir daño , $x en su lugar", ""},
    {"clause", "(create $o (replacement~1 next-time none (event damage-dealt (same-as (role bound))) $x) $d)",
     "$d:dur-front , the next time $o:subject would be dealt damage , $x:replacing instead", "", ""},
    // --- in the place of another amount
    {"alternative", "(remove-damage (pro elided) $a)", "remove $a:damage", "retirar/retira/retiran $a", ""},
    {"damage", "(that-many~2)", "the same amount of damage", "la misma cantidad de daño", ""},
    {"counters", "(number~1 1)", "a damage counter", "un contador de daño", ""},
    {"cond1", "(exists (all-of (other) $f (damaged)))", "another $f:np has damage",
     "otro|otra|otros|otras@f $f tiene daño", ""},
    // --- of players
    {"pvp-choice", "(deal~2 (chosen (all-of (played-by #) $f) none #) $a)",
     "chooses|choose one of their $f:np.pl and deals|deal $a:damage to them",
     "elegir/elige/eligen uno|una|uno|una@f de sus $f.pl y infligirle/le_inflige/le_infligen $a", ""},
};

}  // namespace

std::span<const Row> damage_rows() { return kDamageRows; }

}  // namespace kawari::lorcana
