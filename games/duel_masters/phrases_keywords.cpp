// Keywords of Duel Masters that stand for a text, and static statements of cards about themselves.
#include "games/duel_masters/phrases.h"

namespace kawari::duel_masters {
namespace {

// [DM-1.50 608.3] The condition of metamorph.
#define MANA_IS_SEVEN "(exists at-least (in-zone resource you) (number 7))"

constexpr Row kKeywordRows[] = {
    {"keyword-ability", "(keyword~2 =$k)", "$k:keyword-plain .", "$k .", "$k"},

    // --- what it is put on
    {"keyword-ability", "(keyword =$k none none $f)", "$k:keyword-on — put on one of your $f:np.pl .",
     "$k — ponla sobre uno|una|uno|una@f de tus $f.pl .", "$k ：自分の $f 1 枚|体|枚|体@f の上に置く。"},
    {"keyword-ability", "(keyword~3 =$k none none (classified =$w))",
     "$k:keyword-on — put on one of your $w:classification .", "$k — ponla sobre uno de tus $w .",
     "$k ：自分の $w 1体の上に置く。"},
    {"keyword-ability", "(keyword~1 =$k none none $f)",
     "ultimate $k:keyword-on — put on one of your $f:np.pl .",
     "$k definitiva — ponla sobre uno|una|uno|una@f de tus $f.pl .",
     "究極 $k ：自分の $f 1 枚|体|枚|体@f の上に置く。"},

    // --- the gods that it links with, and the sides of them at which it may lie
    {"keyword-ability", "(keyword g-link (side left) none (named =$w))", "g-link to the left of $w:name",
     "G-Link (enlace divino) a la izquierda de $w", "G・リンク《 $w 》の左横"},
    {"keyword-ability", "(keyword g-link (side left) none (any-of (named =$w) (named =$v)))",
     "g-link to the left of $w:name or $v:name", "G-Link (enlace divino) a la izquierda de $w o $v",
     "G・リンク《 $w 》または《 $v 》の左横"},
    {"keyword-ability", "(keyword g-link (side right) none (named =$w))", "g-link to the right of $w:name",
     "G-Link (enlace divino) a la derecha de $w", "G・リンク《 $w 》の右横"},
    {"keyword-ability", "(keyword g-link (side right) none (any-of (named =$w) (named =$v)))",
     "g-link to the right of $w:name or $v:name", "G-Link (enlace divino) a la derecha de $w o $v",
     "G・リンク《 $w 》または《 $v 》の右横"},
    {"keyword-ability", "(keyword g-link (side above) none (named =$w))", "g-link above $w:name",
     "G-Link (enlace divino) encima de $w", "G・リンク《 $w 》の上"},
    {"keyword-ability", "(keyword g-link (side above) none (any-of (named =$w) (named =$v)))",
     "g-link above $w:name or $v:name", "G-Link (enlace divino) encima de $w o $v",
     "G・リンク《 $w 》または《 $v 》の上"},
    {"keyword-ability", "(keyword g-link (side below) none (named =$w))", "g-link below $w:name",
     "G-Link (enlace divino) debajo de $w", "G・リンク《 $w 》の下"},
    {"keyword-ability", "(keyword g-link (side below) none (any-of (named =$w) (named =$v)))",
     "g-link below $w:name or $v:name", "G-Link (enlace divino) debajo de $w o $v",
     "G・リンク《 $w 》または《 $v 》の下"},
    {"keyword-ability", "(keyword g-link (side left+right+above+below) none (named =$w))",
     "g-link on any side of $w:name", "G-Link (enlace divino) por cualquier lado de $w",
     "G・リンク《 $w 》の上下左右"},

    // --- giving itself
    // A creature of the same kind may replace its own departure by its destruction; "all races" are the
    // others.
    {"keyword-ability",
     "(replacement~6 optional none (event destroyed (all-of (played-by you) $f)) (banish (self)))",
     "saver : $f:saved", "Salvador (Saver) : $f", "セイバー： $f"},
    {"keyword-ability",
     "(replacement~6 optional none (event left (all-of (played-by you) $f)) (banish (self)))",
     "ultra saver : $f:saved", "Ultrasalvador (Ultra saver) : $f", "ウルトラ・セイバー： $f"},
    {"saved", "(classified =$w)", "$w:race", "$w:race", "$w:race"},
    {"saved", "(classified-like 'Dragon)", "dragon", "Dragón", "ドラゴン"},
    {"saved", "(all-of (other) (of-kind character))", "all races", "todas las razas", "全種族"},

    // --- where it goes
    {"keyword-ability",
     "(replacement own-movement none (event put-into-graveyard (same-as (self))) (put-into resource "
     "(self)))",
     "charger", "Cargador (Charger)", "チャージャー"},
    {"keyword-ability", "(replacement~6 none (event left (same-as (self))) (turn-over (self)))", "release",
     "Liberación (Release)", "解除"},

    {"ability",
     "(replacement none (event lost-battle (same-as $s) (of-kind character)) (put-into resource (both-of "
     "$s "
     "(role other))))",
     "when $s:selfref loses a battle , put $s:selfref and the other creature into their owner's mana zone "
     "instead "
     ".",
     "cuando $s pierde una batalla , pon $s y la otra criatura en la zona de maná de su dueño en su lugar .",
     "$s がバトルに負けた時、かわりに $s と相手のクリーチャーを持ち主のマナゾーンに置く。"},

    // --- while …
    {"ability", "(static~6 (linked) (gains (self) $a))", "shield force : $a:ability",
     "Fuerza de escudo (Shield force) : $a", "シールド・フォース： $a"},
    {"ability", "(static~6 (linked) (seq (gains (self) $a) (gains (self) $b)))",
     "shield force : $a:ability : $b:ability", "Fuerza de escudo (Shield force) : $a : $b",
     "シールド・フォース： $a ： $b"},
    {"cond1", "(linked)", "the chosen shield is in your shield zone",
     "el escudo elegido está en tu zona de escudos", "選んだシールドがシールドゾーンにあれば"},
    {"ability", "(static~7 " MANA_IS_SEVEN " (gains (self) $a))", "metamorph {metamorph} $a:ability",
     "Metamorfosis (Metamorph) : $a", "メタモーフ： $a"},
    {"ability", "(static~7 " MANA_IS_SEVEN " (seq (gains (self) $a) (gains (self) $b)))",
     "metamorph {metamorph} $a:ability {metamorph} $b:ability", "Metamorfosis (Metamorph) : $a : $b",
     "メタモーフ： $a ： $b"},
    {"ability", "(static~10 " MANA_IS_SEVEN " (gains (self) $a))", "metamorph : $a:ability",
     "Metamorfosis (Metamorph) : $a", "メタモーフ： $a"},

    {"cond1", "(matches $o (god-linked))", "$o:known-subject is|are@o linked",
     "$o está|están@o enlazado|enlazada|enlazados|enlazadas@o", "$o がリンクしていれば"},
    {"np", "(all-of (god-linked) $x)", "linked $x:np", "$x enlazado|enlazada|enlazados|enlazadas@x %adj",
     "[=x] リンクしている $x"},

    // --- how cards enter
    {"static", "(enters linked (self))",
     "as this creature enters the battle zone , you may choose one of your shields",
     "al entrar esta criatura en la zona de batalla , puedes elegir uno de tus escudos",
     "このクリーチャーをバトルゾーンに出す時、自分のシールドを1枚選んでもよい"},
    {"static", "(enters exerted $t)", "$t:static-subject is|are@t put into the battle zone tapped",
     "$t entra|entran@t girado|girada|girados|giradas@t en la zona de batalla",
     "$t はタップしてバトルゾーンに出る"},
    {"static", "(enters-zone resource-exerted (all (all-of (played-by opponents) $f)))",
     "your opponent's $f:np.pl are put into his mana zone tapped",
     "el|la|los|las@f $f.pl{rival|rival|rivales|rivales} entran girado|girada|girados|giradas@f en su zona "
     "de maná",
     "相手の $f はタップしてマナゾーンに置かれる"},
    {"static", "(enters-zone~1 resource-exerted (all (all-of (played-by opponents) $f)))",
     "your opponent's $f:np.pl are put into their mana zone tapped",
     "el|la|los|las@f $f.pl{rival|rival|rivales|rivales} entran girado|girada|girados|giradas@f en su zona "
     "de maná",
     "相手の $f はタップしてマナゾーンに置かれる"},
    {"static", "(can attack-anyway (all (all-of (played-by you) $f)))",
     "ignore any effects that would keep your $f:np.pl from attacking",
     "ignora los efectos que impedirían atacar a tus $f.pl", "自分の $f は「攻撃できない」効果を無視する"},

    // --- a tap ability is used in place of an attack
    {"ability", "(activated~1 (exert-self) $s)",
     "instead of having this creature attack , you may tap it to use its {tap} ability . {tap} $s:effect",
     "en lugar de atacar con esta criatura , puedes girarla para usar su habilidad : $s",
     "このクリーチャーで攻撃するかわりに、タップして次のTT能力を使ってもよい。 $s"},
    {"cost1", "(exert-self)", "tap this creature", "gira esta criatura", "このクリーチャーをタップする"},
};

}  // namespace

std::span<const Row> keyword_rows() { return kKeywordRows; }

}  // namespace kawari::duel_masters
