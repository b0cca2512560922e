// Locations and challenges: being at a location, moving there, who may challenge whom.
#include "games/lorcana/phrases.h"

namespace kawari::lorcana {
namespace {

constexpr Row kLocationRows[] = {
    {"static", "(apply $v (all (all-of $f (at (self)))))", "$f:np.pl $v:static-vp@f while here",
     "el|la|los|las@f $f.pl $v@f mientras estén aquí", ""},
    {"clause", "(move-to for-free $o $t)", "move $o to $t for free", "mover/mueve/mueven gratis $o a $t", ""},
    {"event", "(event banished:passive (all-of $f (at (self))) (all-of $g (in-challenge)))",
     "$f:esubj banishes $g:esubj in a challenge while here",
     "$f destierra a $g en un desafío mientras está aquí", ""},
    {"cond1", "(exists at-least (all-of (played-by you) $f (at (self))) $a)",
     "you have $a:num or more $f:noun.pl here", "tienes $a o más $f.pl aquí", ""},

    {"event", "(event quested (all-of $f (at (all (of-kind location)))))",
     "$f:esubj quests while at a location", "$f questea mientras está en una localización", ""},
    {"ability", "(static (matches (self) (being-challenged)) (apply $v $s))",
     "while being challenged , $s:selfref $v:static-vp@s .", "mientras es desafiado , $s $v@s .", ""},
    {"ability", "(static~4 (negate $c) (cant be-played $s))", "you can't play $s:selfref unless $c .",
     "no puedes jugar $s a menos que $c .", ""},
    {"vp-ban", "(cant sing # ^)", "can't exert to sing songs",
     "no puede|pueden agotarse para cantar canciones", ""},
    {"vp-ban", "(cant~1 sing # ^)", "can't {E} to sing songs", "no puede|pueden {E} para cantar canciones",
     ""},
    {"clause", "(cant~1 ready-at-start $t (during-next-turn))",
     "$t:subject can't ready at the start of its next turn",
     "$t no puede|pueden@t ponerse listo|lista|listos|listas@t al inicio de su próximo turno", ""},
    {"clause", "(each-player $p (put-into resource-exerted (top-of-deck each-of-them $a)))",
     "$p:each-players puts $a:top-cards of their deck into their inkwell facedown and exerted",
     "$p pone $a de su mazo en su inkwell , boca abajo y agotadas", ""},

    // --- who can't challenge whom
    {"vp-ban", "(cant challenge # ^ (all-of (played-by you) $f))", "can't challenge your $f:np.pl",
     "no puede|pueden desafiar a tus $f.pl", ""},
    {"vp-ban", "(cant challenge # ^ (same-as $s))", "can't challenge $s:selfref",
     "no puede|pueden desafiar a $s", ""},
    {"vp-ban", "(cant be-challenged # ^ $f)", "can't be challenged by $f:np.pl",
     "no puede|pueden ser_desafiado|ser_desafiados por $f.pl", ""},
    {"clause", "(cant ready-at-start $t (during-next-turn))",
     "$t:subject can't ready at the start of their next turn",
     "$t no puede|pueden@t ponerse listo|lista|listos|listas@t al inicio de su próximo turno", ""},
    {"static-vp", "(cant ready-at-start # ^)", "can't ready at the start of your turn",
     "no puede|pueden ponerse listo|lista|listos|listas al inicio de tu turno", ""},
    {"static-vp", "(enters damaged # $a)", "enters|enter play with $a:damage", "entra|entran en juego con $a",
     ""},
    {"would", "(event banished $f)", "$f:esubj would be banished", "$f fuera a ser desterrado", ""},

    {"keyword-ability", "(keyword =$k none (discard-cost (any) $n))", "$k:keyword-cost : discard $n:cards",
     "$k : descarta $n", ""},
};

}  // namespace

std::span<const Row> location_rows() { return kLocationRows; }

}  // namespace kawari::lorcana
