// References in Duel Masters: the card itself, nouns, what restricts them, players, zones.
#include "games/duel_masters/phrases.h"

#include <vector>

namespace kawari::duel_masters {
namespace {

// The counter is 枚, or 体 for creatures.
#define COUNTER_JA "枚|体|枚|体@f"

#define RIVAL_ES "{rival|rival|rivales|rivales}"

constexpr Row kRows[] = {
    // --- the card itself
    {"selfref", "(self)", "this creature", "[f] esta criatura", "[f] このクリーチャー"},
    {"selfref", "(self)", "this card", "[f] esta carta", "このカード"},
    {"selfref", "(self)", "this spell", "este hechizo", "この呪文"},

    // --- nouns
    {"noun1", "(classified =$w)", "$w:race", "$w:race %adj", "$w:race"},
    {"noun1", "(classified-like~2 'Dragon)", "Dragon|Dragons", "Dragón|Dragones %adj", "ドラゴン"},
    {"noun1", "(in-zone shields everyone)", "shield|shields", "escudo|escudos %adj", "シールド"},
    {"cls", "(of-colour =$c)", "$c", "$c", "$c の"},
    {"cls", "(multicoloured)", "multicolored", "multicolor", "多色"},
    {"cls", "(not (multicoloured))", "non-multicolored", "no multicolor", "多色ではない"},
    {"np", "(all-of (also-is evolution) $n)", "evolution $n:np", "$n evolución %adj", "[=n] 進化 $n"},
    {"np", "(all-of (not (also-is evolution)) $n)", "non-evolution $n:np", "$n que no sea|sean@n evolución",
     "[=n] 進化ではない $n"},
    {"noun1", "(all-of (also-is psychic) $n)", "[@n] psychic $n:noun1",
     "$n psíquico|psíquica|psíquicos|psíquicas@n %adj", "[=n] サイキック・ $n"},
    {"np", "(all-of (is-exerted) $x)", "tapped $x:np", "$x girado|girada|girados|giradas@x %adj",
     "[=x] タップされている $x"},
    {"np", "(all-of (is-ready) $x)", "untapped $x:np",
     "$x enderezado|enderezada|enderezados|enderezadas@x %adj", "[=x] アンタップされている $x"},

    // --- behind the noun: where it is
    {"np", "(all-of $x (played-by everyone))", "$x:np in the battle zone", "$x en la zona de batalla",
     "[=x] バトルゾーンにある $x"},
    {"np", "(all-of $x (in-zone discard you))", "$x:np in your graveyard", "$x de tu cementerio",
     "[=x] 自分の墓地にある $x"},
    {"np", "(all-of $x (in-zone~1 discard you))", "$x:np from your graveyard", "$x de tu cementerio",
     "[=x] 自分の墓地にある $x"},
    {"np", "(all-of $x (in-zone resource you))", "$x:np in your mana zone", "$x de tu zona de maná",
     "[=x] 自分のマナゾーンにある $x"},
    {"np", "(all-of $x (in-zone~1 resource you))", "$x:np from your mana zone", "$x de tu zona de maná",
     "[=x] 自分のマナゾーンにある $x"},

    {"np", "(all-of $x (in-zone resource opponents))", "$x:np in your opponent's mana zone",
     "$x de la zona de maná de tu oponente", "[=x] 相手のマナゾーンにある $x"},
    {"np", "(all-of $x (played-by~9 you))", "$x:np you have in the battle zone",
     "$x que tengas en la zona de batalla", "[=x] バトルゾーンにある自分の $x"},

    // --- behind the noun: what it has
    {"np", "(all-of $x (figure strength:at-most $a))", "$x:np that has power $a:num or less",
     "$x con $a de poder o menos", "[=x] パワー $a 以下の $x"},
    {"np", "(all-of $x (figure~1 strength:at-most $a))", "$x:np that have power $a:num or less",
     "$x con $a de poder o menos", "[=x] パワー $a 以下の $x"},
    {"np", "(all-of $x (figure strength:at-least $a))", "$x:np that has power $a:num or more",
     "$x con $a de poder o más", "[=x] パワー $a 以上の $x"},
    {"np", "(all-of $x (figure~1 strength:at-least $a))", "$x:np that have power $a:num or more",
     "$x con $a de poder o más", "[=x] パワー $a 以上の $x"},
    {"np", "(all-of $x (figure strength:exactly $a))", "$x:np that has $a:num power", "$x con $a de poder",
     "[=x] パワー $a の $x"},
    {"np", "(all-of $x (figure~1 strength:exactly $a))", "$x:np that have $a:num power", "$x con $a de poder",
     "[=x] パワー $a の $x"},
    {"np", "(all-of $x (figure strength:less-than (stat-of strength $o)))",
     "$x:np that has less power than $o:definite", "$x con menos poder que $o",
     "[=x] $o よりパワーが小さい $x"},
    {"np", "(all-of $x (has-keyword =$k))", "$x:np that has \" $k \"", "$x con \" $k \"",
     "[=x] \" $k \" を持つ $x"},
    {"np", "(all-of $x (has-keyword~1 =$k))", "$x:np that have \" $k \"", "$x con \" $k \"",
     "[=x] \" $k \" を持つ $x"},
    {"np", "(all-of $x (classified-like =$w))", "$x:np that has $w:name in its race",
     "$x que tenga|tengan@x $w en su raza", "[=x] 種族に $w とある $x"},
    {"np", "(all-of $x (classified-like~1 =$w))", "$x:np that have $w:name in their race",
     "$x que tenga|tengan@x $w en su raza", "[=x] 種族に $w とある $x"},
    {"having", "(figure strength:at-least $a)", "power $a:num or more", "$a de poder o más",
     "パワーが $a 以上なら"},
    {"having", "(figure strength:more-than $a)", "more than $a:num power", "más de $a de poder",
     "パワーが $a より大きければ"},

    // --- pointing
    {"objects1", "(chosen~3 (all-of (played-by opponents) $f))", "[sg] one of your opponent's $f:np.pl",
     "[sg] uno|una|uno|una@f de los|las|los|las@f $f.pl" RIVAL_ES, "[=f] 相手の $f ‡ 1 " COUNTER_JA},
    {"objects1", "(chosen~4 (all-of (played-by opponents) $f))", "[sg] 1 of your opponent's $f:np.pl",
     "[sg] uno|una|uno|una@f de los|las|los|las@f $f.pl" RIVAL_ES, "[=f] 相手の $f ‡ 1 " COUNTER_JA},
    {"objects1", "(all~7 (all-of (played-by opponents) $f))", "all your opponent's $f:np.pl",
     "todos_los|todas_las|todos_los|todas_las@f $f.pl" RIVAL_ES, "[=f] 相手の $f すべて"},
    {"objects1", "(all~8 (all-of (played-by opponents) $f))", "your opponent's $f:np.pl",
     "los|las|los|las@f $f.pl" RIVAL_ES, "[=f] 相手の $f"},
    {"objects1", "(all~9 (all-of (any) (in-zone hand you)))", "your hand", "[f] tu mano", "自分の手札"},
    {"objects1", "(all~9 (all-of (any) (in-zone discard you)))", "your graveyard", "tu cementerio",
     "自分の墓地"},

    // In Japanese the place comes before the owner.
    {"!objects1", "(all~3 (all-of (played-by you) $f (played-by everyone)))", "", "",
     "[=f] バトルゾーンにある自分の $f:np すべて"},
    {"!objects1", "(chosen~3 (all-of (played-by opponents) $f (played-by everyone)))", "", "",
     "[=f] バトルゾーンにある相手の $f:np ‡ 1 " COUNTER_JA},
    {"!esubj", "(all-of (other) (played-by you) $f (classified-like =$w))", "", "",
     "[=f] 種族に $w:name とある自分の他の $f:np"},
    {"definite", "(pro that-shield)", "that shield", "ese escudo", "そのシールド"},

    // --- in events
    {"esubj", "(all-of (played-by opponents) $f)", "[sg] one of your opponent's $f:np.pl",
     "[sg] uno|una|uno|una@f de los|las|los|las@f $f.pl" RIVAL_ES, "[=f] 相手の $f"},
    {"esubj", "(all-of (other) (played-by you) $f)", "[sg] another of your $f:np.pl",
     "[sg] otro|otra|otro|otra@f de tus $f.pl", "[=f] 自分の他の $f"},
    {"esubj", "(all-of (played-by~7 you) $f)", "[sg] any of your $f:np.pl", "[sg] cualquiera de tus $f.pl",
     "[=f] 自分の $f"},

    {"stat-name", "(leaf strength)", "power", "el poder", "パワー"},

    // --- players
    {"each-players", "(opponents)", "[sg] your opponent", "[sg] tu oponente", "相手"},
    {"possessor", "(opponents)", "your opponent's", "tu oponente", "相手の"},
};

}  // namespace

std::span<const Row> duel_masters_rows() {
  static const std::vector<Row> all = [] {
    std::vector<Row> rows(std::begin(kRows), std::end(kRows));
    for (const auto more :
         {effect_rows(), happening_rows(), keyword_rows(), state_rows(), standing_rows(), trigger_rows(),
          choice_rows(), zone_rows(), skill_rows(), combat_rows(), psychic_rows(), replacing_rows(),
          count_rows(), place_rows(), moment_rows(), limit_rows(), gear_rows(), wording_rows()})
      rows.insert(rows.end(), more.begin(), more.end());
    return rows;
  }();
  return all;
}

}  // namespace kawari::duel_masters
