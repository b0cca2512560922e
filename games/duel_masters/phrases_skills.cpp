// Keywords of Duel Masters that are followed by words of the card: an ability under a condition, a skill, a
// crew, the attackers that a blocker can block.
#include "games/duel_masters/phrases.h"
#include "games/duel_masters/words.h"

namespace kawari::duel_masters {
namespace {

// The condition of the ability that comes with the keyword.
#define OTHERS_STRIKE                                                                                      \
  "(exists at-least (all-of (other) (of-kind character) (played-by everyone) (has-keyword wave-striker)) " \
  "(number 2))"
#define ANOTHER_BROKE \
  "(happened (event shield-broken:passive (all-of (other) (played-by you) (of-kind character))))"
#define IS_CROSSED "(exists (all-of (of-kind item) (at (self))))"
#define SURVIVORS "(all (all-of (played-by you) (classified 'Survivor)))"

constexpr Row kSkillRows[] = {
    // --- an ability that it has while something is so
    {"ability", "(keyword wave-striker none none none (static " OTHERS_STRIKE " (gains (self) $a)))",
     "wave striker : $a:ability", "Golpe de oleada (Wave striker) : $a", "ウェーブストライカー： $a"},
    {"ability",
     "(keyword wave-striker none none none (static " OTHERS_STRIKE
     " (seq (gains (self) $a) (gains (self) $b))))",
     "wave striker : $a:ability : $b:ability", "Golpe de oleada (Wave striker) : $a : $b",
     "ウェーブストライカー： $a ： $b"},
    {"ability", "(keyword turbo-rush none none none (static " ANOTHER_BROKE " (gains (self) $a)))",
     "turbo rush : $a:ability", "Carga turbo (Turbo rush) : $a", "ターボラッシュ： $a"},
    {"ability",
     "(keyword turbo-rush none none none (static " ANOTHER_BROKE
     " (seq (gains (self) $a) (gains (self) $b))))",
     "turbo rush : $a:ability : $b:ability", "Carga turbo (Turbo rush) : $a : $b",
     "ターボラッシュ： $a ： $b"},
    {"ability", "(keyword accelerator none none none (static " IS_CROSSED " (gains (self) $a)))",
     "accelerator : $a:ability", "Acelerador (Accelerator) : $a", "アクセル： $a"},
    {"ability",
     "(keyword accelerator none none none (static " IS_CROSSED " (seq (gains (self) $a) (gains (self) $b))))",
     "accelerator : $a:ability : $b:ability", "Acelerador (Accelerator) : $a : $b", "アクセル： $a ： $b"},

    // --- an ability that others share
    {"ability", "(keyword survivor none none none (static none (gains " SURVIVORS " $a)))",
     "survivor : $a:ability", "Superviviente (Survivor) : $a", "サバイバー： $a"},
    {"ability",
     "(keyword survivor none none none (static none (seq (gains " SURVIVORS " $a) (gains " SURVIVORS
     " $b))))",
     "survivor : $a:ability : $b:ability", "Superviviente (Survivor) : $a : $b", "サバイバー： $a ： $b"},

    // --- used as it stays tapped
    {"ability",
     "(keyword silent-skill none none none (triggered none (event kept-tapped (same-as (self))) none $s))",
     "silent skill : $s:effect", "Habilidad silenciosa (Silent skill) : $s", "サイレントスキル： $s"},

    // --- for no cost
    {"ability", "(keyword gravity-zero none none none (static $c (other-cost you (same-as $s))))",
     "gravity zero : if $c , you may summon $s:selfref for no cost .",
     "Gravedad cero (Gravity Zero) : si $c , puedes invocar $s sin pagar su coste .",
     "G・ゼロ： $c 、 $s をコストを支払わずに召喚してもよい。"},
    {"ability", "(keyword~2 gravity-zero none none none (static $c (other-cost you (same-as $s))))",
     "gravity zero : while $c , you may summon $s:selfref for no cost .",
     "Gravedad cero (Gravity Zero) : mientras $c , puedes invocar $s sin pagar su coste .",
     "G・ゼロ： $c 、 $s をコストを支払わずに召喚してもよい。"},
    {"keyword-ability", "(keyword~1 gravity-zero none none none (static $c (other-cost you (same-as $s))))",
     "gravity zero : if $c , you may cast $s:selfref for no cost .",
     "Gravedad cero (Gravity Zero) : si $c , puedes lanzar $s sin pagar su coste .",
     "G・ゼロ： $c 、 $s をコストを支払わずに唱えてもよい。"},

    // --- cheaper with others
    {"keyword-ability",
     "(keyword sympathy none none $f (static none (cost-change you (same-as (self)) (negative (count "
     "(all-of (played-by you) $f))) "
     "none (number 2))))",
     "sympathy : $f:kin", "Simpatía (Sympathy) : $f", "シンパシー： $f"},
    {"kin", "(classified =$w)", "$w:race", "$w:race", "$w:race"},
    {"kin", "(classified-like 'Dragon)", "dragon", "Dragón", "ドラゴン"},
    {"kin", "(any-of~1 $a $b)", "$a:kin1 and $b:kin1", "$a y $b", "$a または $b"},
    {"kin", "(any-of $a $b)", "$a:kin1 or $b:kin1", "$a o $b", "$a または $b"},
    {"kin1", "(classified =$w)", "$w:race", "$w:race", "$w:race"},
    {"kin1", "(classified-like 'Dragon)", "dragon", "Dragón", "ドラゴン"},
    {"keyword-ability",
     "(keyword~1 sympathy none none $f (static none (cost-change you (same-as (self)) (negative (count "
     "(all-of (played-by you) $f))) "
     "none (number 2))))",
     "sympathy : $f:np.pl", "Simpatía (Sympathy) : $f.pl", "シンパシー： $f"},

    // --- the same, said by itself
    {"cond1", "(exists at-least (all-of (other) $f (has-keyword =$k)) $a)",
     "$a:num or more other $f:np.pl have \" $k \"", "$a o más $f.pl distintas tienen \" $k \"",
     "\" $k \" を持つ他の $f が $a 枚|体|枚|体@f 以上あれば"},
    {"cond1", "(happened (event shield-broken:passive $f))", "$f:esubj broke a shield this turn",
     "$f ha roto un escudo este turno", "このターン $f がシールドをブレイクしていれば"},
    {"cond1", "(exists (all-of $f (in-zone resource opponents)))",
     "your opponent has a $f:np in his mana zone",
     "tu oponente tiene un|una|unos|unas@f $f en su zona de maná", "相手のマナゾーンに $f があれば"},
    {"cond1", "(exists (all-of (of-kind item) (at (self))))", "this creature is crossed",
     "esta criatura está cruzada", "このクリーチャーがクロスしていれば"},
    {"cond1", "(exists (same-as (place-of (self))))", "this cross gear is crossed",
     "este cross gear está cruzado", "このクロスギアがクロスしていれば"},
    {"event", "(event kept-tapped $f)", "$f:esubj is kept tapped", "$f se queda girada",
     "$f がタップしたままである"},
    {"static", "(other-cost you (same-as $s))", "you may use $s:selfref for no cost",
     "puedes usar $s sin pagar su coste", "$s をコストを支払わずに使ってもよい"},

    // --- the crew
    {"keyword-ability", "(keyword crew-breaker none none $f)", "crew breaker — $f:crew",
     "Rompedor de equipo (Crew breaker) : $f", "クルー・ブレイカー： $f"},
    {"keyword-ability", "(keyword~1 crew-breaker none none $f)", "crew breaker : $f:crew",
     "Rompedor de equipo (Crew breaker) : $f", "クルー・ブレイカー： $f"},
    {"crew", "(classified =$w)", "$w:race", "$w:race", "$w:race"},
    {"crew", "(classified-like 'Dragon)", "dragon", "Dragón", "ドラゴン"},

    // --- whom it blocks, slays, slips past
    {"keyword-ability", "(keyword blocker none none $f)", "$f:against blocker",
     "Bloqueador contra criaturas $f", "$f ブロッカー"},
    {"keyword-ability",
     "(triggered~7 none (any-event (event won-battle (same-as (self)) $f) (event lost-battle (same-as "
     "(self)) "
     "$f)) none (banish (role other)))",
     "$f:against slayer", "Asesino de criaturas $f", "$f スレイヤー"},
    {"keyword-ability",
     "(static~8 (exists (all-of (of-colour =$c) (any) (in-zone resource opponents))) (cant be-blocked "
     "(self)))",
     "$c stealth", "Sigilo $c", "$c ステルス"},
    {"against", "(of-colour =$c)", "$c", "$c", "$c の"},
    {"against", "(any-of (of-colour =$c) (of-colour =$d))", "$c and $d", "$c y $d", "$c と $d の"},
    {"against", "(classified-like 'Dragon)", "dragon", "de Dragón", "ドラゴンの"},

    // --- what it is put on
    {"keyword-ability", "(keyword =$k none none (one-each $f $g))",
     "vortex $k:keyword-on — put on one of your $f:np.pl and one of your $g:np.pl .",
     "$k vórtice — ponla sobre uno|una|uno|una@f de tus $f.pl y uno|una|uno|una@g de tus $g.pl .",
     "V $k ：自分の $f 1 枚|体|枚|体@f と $g 1 枚|体|枚|体@g の上に置く。"},
    {"!np", "(one-each $f $g)", "$f:np and $g:np", "$f y $g", "[=f] $f と $g"},
    {"static", "(shift-base 1 (self))", "you can put an evolution creature of any race on this creature",
     "puedes poner sobre esta criatura una criatura evolución de cualquier raza",
     "このクリーチャーの上には、どの種族の進化クリーチャーも置ける"},
    {"replacing", "(leave-alone (self))", "only the top card leaves the battle zone",
     "solo la carta de arriba deja la zona de batalla", "一番上のカードだけがバトルゾーンを離れる"},
    {"objects1", "(top-card $o)", "the top card of $o:definite", "[f] la carta de arriba de $o",
     "$o の一番上のカード"},

    {"clause", "(put-into~12 hand $o)", "return $o:selfref from the battle zone to your hand",
     "devolver/devuelve/devuelven $o de la zona de batalla a tu mano",
     "$o を バトルゾーンから手札に 戻す/戻して/戻し"},

    // --- cross gear and castles
    {"selfref", "(self)", "this cross gear", "este cross gear", "このクロスギア"},
    {"selfref", "(self)", "this castle", "este castillo", "この城"},
    {"definite", "(place-of (self))", "the crossed creature", "[f] la criatura cruzada",
     "[f] クロスされているクリーチャー"},
    {"esubj", "(same-as (place-of (self)))", "the crossed creature", "[f] la criatura cruzada",
     "[f] クロスされているクリーチャー"},
    // The creature that carries the gear taps for it.
    {"ability", "(activated~4 (exert-other (same-as (place-of (self))) (number 1)) $s)",
     "instead of having the crossed creature attack , you may tap it to use this cross gear's {tap} ability "
     ". "
     "{tap} $s:effect",
     "en lugar de atacar con la criatura cruzada , puedes girarla para usar la habilidad de este cross gear "
     ": "
     "$s",
     "クロスされているクリーチャーで攻撃するかわりに、それをタップしてこのクロスギアのTT能力を使ってもよい。 "
     "$s"},
    {"ability", "(activated~5 (exert-other (same-as (place-of (self))) (number 1)) $s)",
     "the crossed creature may tap instead of attacking to use this cross gear's {tap} ability . {tap} "
     "$s:effect",
     "la criatura cruzada puede girarse en lugar de atacar para usar la habilidad de este cross gear : $s",
     "クロスされているクリーチャーは、攻撃するかわりにタップしてこのクロスギアのTT能力を使ってもよい。 $s"},
    {"clause", "(move-to $g $o)", "cross $g:definite with $o", "cruzar/cruza/cruzan $g con $o",
     "$g を $o に クロスする/クロスして/クロスし"},
    {"saved", "(of-kind item)", "cross gear", "cross gear", "クロスギア"},
};

}  // namespace

std::span<const Row> skill_rows() { return kSkillRows; }

}  // namespace kawari::duel_masters
