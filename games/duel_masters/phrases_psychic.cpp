// Cards that can change: psychic creatures and the hyperspatial zone, turning over, becoming another card,
// changing places.
#include "games/duel_masters/phrases.h"

namespace kawari::duel_masters {
namespace {

constexpr Row kPsychicRows[] = {
    // --- the hyperspatial zone
    {"np", "(all-of $x (in-zone reserve you))", "$x:np in your hyperspatial zone",
     "$x de tu zona hiperespacial", "[=x] 自分の超次元ゾーンにある $x"},
    {"np", "(all-of $x (in-zone~1 reserve you))", "$x:np from your hyperspatial zone",
     "$x de tu zona hiperespacial", "[=x] 自分の超次元ゾーンにある $x"},
    {"np", "(all-of $x (in-zone reserve opponents))", "$x:np in your opponent's hyperspatial zone",
     "$x de la zona hiperespacial de tu oponente", "[=x] 相手の超次元ゾーンにある $x"},
    {"np", "(all-of $x (in-zone~1 reserve opponents))", "$x:np from your opponent's hyperspatial zone",
     "$x de la zona hiperespacial de tu oponente", "[=x] 相手の超次元ゾーンにある $x"},
    {"np", "(all-of $x (total-within cost $a))", "$x:np that have total cost $a:num or less",
     "$x con un coste total de $a o menos", "[=x] コストの合計が $a 以下の $x"},
    {"noun1", "(all-of (not (also-is psychic)) $n)", "[@n] non-psychic $n:noun1",
     "$n que no sea|sean@n psíquico|psíquica|psíquicos|psíquicas@n %adj", "[=n] サイキックではない $n"},
    {"clause", "(put-into~1 reserve $o)", "return $o to its owner's hyperspatial zone",
     "devolver/devuelve/devuelven $o a la zona hiperespacial de su dueño",
     "$o を 持ち主の超次元ゾーンに 戻す/戻して/戻し"},

    // --- turning over
    {"clause", "(turn-over~1 $o)", "awaken $o", "despertar/despierta/despiertan $o",
     "$o を 覚醒させる/覚醒させて/覚醒させ"},
    {"clause", "(turn-over~2 $o)", "turn $o over", "dar_la_vuelta_a/da_la_vuelta_a/dan_la_vuelta_a $o",
     "$o を 裏返す/裏返して/裏返し"},
    {"event", "(event turned-over $f)", "$f:esubj is turned over", "se le da la vuelta a $f",
     "$f が裏返った"},

    // --- becoming another card
    {"definite", "(pro revealed)", "the revealed card", "[f] la carta revelada", "その表向きにしたカード"},
    {"definite", "(pro revealed)", "the revealed creature", "[f] la criatura revelada",
     "その表向きにしたクリーチャー"},
    {"clause", "(becomes $o $p $d)", "$o:subject becomes|become@o $p:definite $d",
     "$o se_convierte|se_convierten@o en $p $d", "$d 、 $o は $p に なる/なって/なり"},

    // --- changing places
    {"clause", "(swap $o $p)", "exchange $o with $p:objects",
     "intercambiar/intercambia/intercambian $o con $p", "$o と $p を 入れ替える/入れ替えて/入れ替え"},
    {"clause", "(swap~1 $o $p)", "swap $o with $p:objects", "intercambiar/intercambia/intercambian $o por $p",
     "$o と $p を 入れ替える/入れ替えて/入れ替え"},
    {"clause", "(swap~2 $o $p)", "switch $o with $p:objects", "cambiar/cambia/cambian $o por $p",
     "$o と $p を 入れ替える/入れ替えて/入れ替え"},
    {"clause", "(swap~3 $o $p)", "choose $o and $p:objects and exchange them",
     "elegir/elige/eligen $o y $p e intercambiarlas", "$o と $p を選び、 入れ替える/入れ替えて/入れ替え"},
    {"sentence1", "(swap~4 $o $p)", "choose $o and $p:objects . exchange them",
     "elige $o y $p . intercámbialas", "$o と $p を選ぶ。それらを入れ替える"},
    {"clause", "(reveal~35 $o)", "turn $o:objects1 face up", "pon/poner/pone/ponen $o boca arriba",
     "$o を 表向きにする/表向きにして/表向きにし"},
};

}  // namespace

std::span<const Row> psychic_rows() { return kPsychicRows; }

}  // namespace kawari::duel_masters
