// Duel Masters' lexicon: kinds of cards, figures, civilizations, races, and the keys of its files.
#include "games/duel_masters/facts.h"
#include "games/duel_masters/ops.h"
#include "games/duel_masters/phrases.h"
#include "games/duel_masters/words.h"
#include "games/duel_masters/zones.h"

namespace kawari::duel_masters {
namespace {

constexpr KindWord kKinds[] = {
    {Kind::character, {"creature", "creatures", "criatura", "criaturas", 'f', "[f] クリーチャー"}},
    {Kind::action, {"spell", "spells", "hechizo", "hechizos", 'm', "呪文"}},
    {Kind::item, {"cross gear", "cross gear", "cross gear", "cross gear", 'm', "クロスギア"}},
    {Kind::location, {"castle", "castles", "castillo", "castillos", 'm', "城"}},
};

constexpr TypeWord kTypes[] = {
    {"creature", Kind::character, "criatura", "クリーチャー"},
    {"evolution creature", {Kind::character, kind::evolution}, "criatura evolución", "進化クリーチャー"},
    {"psychic creature", {Kind::character, kind::psychic}, "criatura psíquica", "サイキック・クリーチャー"},
    {"spell", Kind::action, "hechizo", "呪文"},
    {"cross gear", Kind::item, "cross gear", "クロスギア"},
    {"castle", Kind::location, "castillo", "城"},
    {"evolution", kind::evolution, "evolución", "進化"},
    // Not played: a card of such a type is refused by its name. docs/cards.md says where each is from.
    {"twinpact", {}, "twinpact", "ツインパクト"},
    {"NEO creature", {}, "criatura NEO", "NEOクリーチャー"},
    {"NEO evolution creature", {}, "criatura evolución NEO", "NEO進化クリーチャー"},
    {"star evolution creature", {}, "criatura evolución estelar", "スター進化クリーチャー"},
    {"evolution cross gear", {}, "cross gear evolución", "進化クロスギア"},
    {"psychic super creature", {}, "supercriatura psíquica", "サイキック・スーパー・クリーチャー"},
    {"psychic cell", {}, "célula psíquica", "サイキック・セル"},
    {"exile creature", {}, "criatura exilio", "エグザイル・クリーチャー"},
    {"dragheart creature", {}, "criatura dragheart", "ドラグハート・クリーチャー"},
    {"dragheart weapon", {}, "arma dragheart", "ドラグハート・ウエポン"},
    {"dragheart fortress", {}, "fortaleza dragheart", "ドラグハート・フォートレス"},
    {"forbidden creature", {}, "criatura prohibida", "禁断クリーチャー"},
    {"forbidden core", {}, "núcleo prohibido", "禁断コア"},
    {"field", {}, "campo", "フィールド"},
    {"GR creature", {}, "criatura GR", "GRクリーチャー"},
    {"aura", {}, "aura", "オーラ"},
    {"zerom creature", {}, "criatura zerom", "零龍クリーチャー"},
    {"king cell", {}, "célula rey", "キング・セル"},
    {"dream creature", {}, "criatura sueño", "ドリーム・クリーチャー"},
    {"artifact", {}, "artefacto", "アーティファクト"},
    {"land", {}, "tierra", "ランド"},
    {"rule plus", {}, "regla plus", "ルール・プラス"},
    {"tamaseed", {}, "tamaseed", "タマシード"},
    {"duelist", {}, "duelista", "デュエリスト"},
    {"duel mate", {}, "compañero de duelo", "デュエルメイト"},
    {"G-castle", {}, "G-castillo", "G城"},
};

constexpr StatWord kStats[] = {
    {Stat::strength, "power", "de poder", "パワー"},
    {Stat::cost, "cost", "coste", "コスト"},
};

// In the order of Civilization.
constexpr NameWord kCivilizations[] = {{"light", "de luz", "光"},
                                       {"water", "de agua", "水"},
                                       {"darkness", "de oscuridad", "闇"},
                                       {"fire", "de fuego", "火"},
                                       {"nature", "de naturaleza", "自然"}};
static_assert(std::size(kCivilizations) == static_cast<std::size_t>(Civilization::count_));

constexpr const char* kRaces[] = {
    "Alien",
    "Angel Command",
    "Apollonia Dragon",
    "Armored Dragon",
    "Armored Wyvern",
    "Armorloid",
    "Balloon Mushroom",
    "Beast Folk",
    "Berserker",
    "Brain Jacker",
    "Chimera",
    "Colony Beetle",
    "Cyber Cluster",
    "Cyber Lord",
    "Cyber Moon",
    "Cyber Virus",
    "Dark Lord",
    "Death Puppet",
    "Demon Command",
    "Devil Mask",
    "Dragonoid",
    "Dune Gecko",
    "Earth Dragon",
    "Earth Eater",
    "Fire Bird",
    "Fish",
    "Flame Monster",
    "Gel Fish",
    "Ghost",
    "Giant",
    "Giant Insect",
    "Gladiator",
    "Grand Devil",
    "Guardian",
    "Hedrian",
    "Horned Beast",
    "Human",
    "Hunter",
    "Initiate",
    "Leviathan",
    "Light Bringer",
    "Liquid People",
    "Living Dead",
    "Lost Crusader",
    "Lunatic Emperor",
    "Machine Eater",
    "Mecha Del Sol",
    "Mecha Thunder",
    "Melt Warrior",
    "Merfolk",
    "Mystery Totem",
    "Oracle",
    "Pandora's Box",
    "Parasite Worm",
    "Phoenix",
    "Poseidia Dragon",
    "Rainbow Phantom",
    "Red Command Dragon",
    "Rock Beast",
    "Samurai",
    "Sea Hacker",
    "Shinobi",
    "Snow Faerie",
    "Soltrooper",
    "Spirit Quartz",
    "Starlight Tree",
    "Survivor",
    "Tree Folk",
    "Volcano Dragon",
    "Wild Veggies",
    "Xenoparts",
    "Zombie Dragon",
};

// Races and cards that our cards' texts name, and irregular plurals.
constexpr ProperWord kProper[] = {
    {"Angel Command", nullptr, nullptr, "エンジェル・コマンド"},
    {"Armored Dragon", nullptr, nullptr, "アーマード・ドラゴン"},
    {"Beast Folk", "Beast Folk", nullptr, "ビーストフォーク"},
    {"Bolmeteus Musha Dragon", nullptr, nullptr, "ボルメテウス・武者・ドラゴン"},
    {"Cyber Virus", "Cyber Viruses", nullptr, "サイバー・ウイルス"},
    {"Dragon", nullptr, "Dragón", "ドラゴン"},
    {"Fire Bird", nullptr, nullptr, "ファイアー・バード"},
    {"Fish", "Fish", nullptr, "フィッシュ"},
    {"Gel Fish", "Gel Fish", nullptr, "ゲル・フィッシュ"},
    {"Guardian", nullptr, nullptr, "ガーディアン"},
    {"Helios Tiga Dragon", nullptr, nullptr, "ヘリオス・ティガ・ドラゴン"},
    {"Liquid People", "Liquid People", nullptr, "リキッド・ピープル"},
    {"Merfolk", "Merfolk", nullptr, "マーフォーク"},
    {"Samurai", "Samurai", nullptr, "サムライ"},
    {"Shinobi", "Shinobi", nullptr, "シノビ"},
    {"Tree Folk", "Tree Folk", nullptr, "ツリーフォーク"},
    {"Wild Veggies", "Wild Veggies", nullptr, "ワイルド・ベジーズ"},
    {"Xenoparts", "Xenoparts", nullptr, "ゼノパーツ"},
};

constexpr Symbol kMarkers[] = {{"$tap", "{tap}"}, {"$metamorph", "{metamorph}"}};

constexpr FieldKey kYamlFields[] = {
    {"name", Field::name},
    {"type", Field::type},
    {"civilizations", Field::colours},
    {"cost", Field::stat, Stat::cost},
    {"power", Field::stat, Stat::strength},
    {"races", Field::subtypes},
    {"text", Field::text},
    {"set", Field::set},
    {"other-side", Field::other_side},
};

constexpr FieldKey kJsonFields[] = {
    {"name", Field::name},
    {"type", Field::type},
    {"supertypes", Field::subtypes},
    {"civilizations", Field::colours},
    {"cost", Field::stat, Stat::cost},
    {"power", Field::stat, Stat::strength},
    {"subtypes", Field::subtypes},
    {"text", Field::text},
    {"printings", Field::set},
};

// Shield force: the shield is chosen as the creature enters play.
constexpr BroughtAlong kBrought[] = {{op_of<Linked>, "(static none (enters linked (self)))"}};

}  // namespace

const Vocabulary& duel_masters_vocabulary() {
  static const Vocabulary words{.game = "duel-masters",
                                .keywords = keyword_words(),
                                .kinds = kKinds,
                                .types = kTypes,
                                .stats = kStats,
                                .colours = kCivilizations,
                                .classifications = kRaces,
                                .proper = kProper,
                                .symbols = kMarkers,
                                .yaml_fields = kYamlFields,
                                .json_fields = kJsonFields,
                                .text_is_effect = Kind::action,
                                .facts = facts,
                                .zones = zones,
                                .values = value_names,
                                .ops = &ops(),
                                .brought = kBrought};
  return words;
}

const ValueNames& value_names() {
  static const ValueNames kNames(kOwnStats, kOwnKinds, kOwnBans, kOwnPermissions);
  return kNames;
}

}  // namespace kawari::duel_masters
