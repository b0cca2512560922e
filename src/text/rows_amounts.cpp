// Numbers, counts, and durations.
#include "text/grammar.h"

namespace kawari {
namespace {

constexpr Row kAmountRows[] = {
    {"num", "(number =$n)", "$n", "$n", "$n"},
    {"amount", "$n", "$n:num", "$n", "$n"},
    {"amount", "(up-to $a)", "[pl] up to $a:num", "hasta $a", ""},

    // --- "a card", "2 cards"
    {"cards", "(number =$n)", "[@n] $n:counted card|cards@n", "[f] $n:counted carta|cartas@n",
     "カード ‡ $n:counted 枚"},
    {"cards", "(that-many)", "[pl] that many cards", "[f] esa cantidad de cartas", ""},

    // --- "+2", "-1"
    {"signed", "$n", "+ $n:num", "+ $n", "+ $n"},
    {"signed", "(negative $n)", "- $n:num", "- $n", "- $n"},

    // --- for each …
    {"per", "(count $f)", "$f:np", "$f", "$f 1 枚|体|枚|体@f"},
    {"per", "(count~1 (all-of (played-by you) $f))", "of your $f:np.pl", "uno|una|uno|una@f de tus $f.pl",
     "自分の $f 1 枚|体|枚|体@f"},
    {"top-cards", "(number 1)", "the top card", "[f] la primera carta", "山札の上から1枚"},
    {"top-cards", "(number =$n)", "the top $n cards", "[f] las $n primeras cartas", ""},
    {"per", "(cards-under $o)", "card under $o:known", "carta debajo de $o", ""},
    {"per", "(hand-size opponents)", "card in your opponents' hands", "carta en las manos de tus oponentes",
     ""},
    {"per", "(hand-size opponents)", "card in opponents' hands", "carta en las manos de los oponentes", ""},
    {"per", "(event-amount)", "card discarded", "[f] carta descartada", ""},
    {"per", "(that-many)", "card discarded this way", "[f] carta descartada de esta forma", ""},

    // --- equal to …
    {"measure", "(stat-of =$s $o)", "$o:owner $s", "$s:stat-name $o", ""},
    {"measure", "(stat-of~1 =$s $o)", "the $s of $o:objects1", "la $s de $o", ""},
    {"measure", "(count $f)", "the number of $f:np.pl", "el número de $f.pl", ""},

    // --- durations
    {"duration", "(this-turn)", "this turn", "este turno", "このターン"},
    {"duration", "(this-turn~2)", "for the rest of this turn", "durante el resto de este turno",
     "このターン"},
    {"duration", "(during-next-turn)", "during their next turn", "durante su próximo turno", ""},
    {"duration", "(until-next-turn you)", "until the start of your next turn",
     "hasta el inicio de tu próximo turno", ""},
    {"duration", "(until-next-turn $p)", "until the start of $p:possessor next turn",
     "hasta el inicio del próximo turno de $p:players", ""},
    {"dur-front", "(this-turn~1)", "this turn", "este turno", ""},
    {"dur-front", "(until-next-turn~1 you)", "until the start of your next turn",
     "hasta el inicio de tu próximo turno", ""},

    {"!dur-front", "(this-turn)", "this turn", "este turno", ""},
    {"!dur-front", "(until-next-turn you)", "until the start of your next turn",
     "hasta el inicio de tu próximo turno", ""},

    // --- costs
    {"cost", "(costs $a $b)", "$a:cost1 , $b:cost", "$a , $b", ""},
    {"cost", "$a", "$a:cost1", "$a", ""},
};

}  // namespace

std::span<const Row> amount_rows() { return kAmountRows; }

}  // namespace kawari
