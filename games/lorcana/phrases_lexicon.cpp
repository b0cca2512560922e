// Lorcana's lexicon: kinds of cards, figures, inks, and the keys of its card files.
#include "games/lorcana/facts.h"
#include "games/lorcana/ops.h"
#include "games/lorcana/phrases.h"
#include "games/lorcana/words.h"

namespace kawari::lorcana {
namespace {

constexpr KindWord kKinds[] = {
    {Kind::character, {"character", "characters", "personaje", "personajes", 'm', ""}},
    {Kind::action, {"action", "actions", "acción", "acciones", 'f', ""}},
    {kind::song, {"song", "songs", "canción", "canciones", 'f', ""}},
    {Kind::item, {"item", "items", "objeto", "objetos", 'm', ""}},
    {Kind::location, {"location", "locations", "localización", "localizaciones", 'f', ""}},
};

constexpr TypeWord kTypes[] = {
    {"character", Kind::character, "personaje", ""},     {"action", Kind::action, "acción", ""},
    {"song", {Kind::action, kind::song}, "canción", ""}, {"item", Kind::item, "objeto", ""},
    {"location", Kind::location, "localización", ""},
};

constexpr StatWord kStats[] = {
    {Stat::strength, "{S}", "{S}", ""},
    {figure::willpower, "{W}", "{W}", ""},
    {figure::lore, "{L}", "{L}", ""},
    {Stat::cost, "cost", "coste", ""},
};

// In the order of Ink.
constexpr NameWord kInks[] = {{"Amber", "Ámbar", ""},       {"Amethyst", "Amatista", ""},
                              {"Emerald", "Esmeralda", ""}, {"Ruby", "Rubí", ""},
                              {"Sapphire", "Zafiro", ""},   {"Steel", "Acero", ""}};
static_assert(std::size(kInks) == static_cast<std::size_t>(Ink::count_));

// The steps that a card can make a player skip (turn.cpp).
constexpr NameWord kSteps[] = {{"Draw", "de robar", ""}};

constexpr const char* kClassifications[] = {
    "Alien",        "Ally",      "Broom",     "Captain", "Deity",    "Detective", "Dragon",    "Dreamborn",
    "Fairy",        "Floodborn", "Gargoyle",  "Ghost",   "Giant",    "Hero",      "Hunny",     "Hyena",
    "Illusion",     "Inventor",  "King",      "Knight",  "Madrigal", "Mentor",    "Monster",   "Musketeer",
    "Pirate",       "Prince",    "Princess",  "Puppy",   "Queen",    "Racer",     "Red Panda", "Robot",
    "Seven Dwarfs", "Sorcerer",  "Storyborn", "Super",   "Team",     "Tigger",    "Titan",     "Toy",
    "Villain",      "Vineling",  "Whisper",
};

constexpr Symbol kSymbols[] = {{"\u27F3", "{E}"}, {"\u2B21", "{I}"}, {"\u00A4", "{S}"},
                               {"\u26C9", "{W}"}, {"\u25CA", "{L}"}, {"\u25C9", "{IW}"}};

constexpr const char* kNameJoins[] = {" & ", " 'n' "};

constexpr FieldKey kYamlFields[] = {
    {"name", Field::name},
    {"version", Field::version},
    {"type", Field::type},
    {"ink", Field::colours},
    {"cost", Field::stat, Stat::cost},
    {"inkwell", Field::inkwell},
    {"strength", Field::stat, Stat::strength},
    {"willpower", Field::stat, figure::willpower},
    {"lore", Field::stat, figure::lore},
    {"move-cost", Field::stat, figure::move_cost},
    {"classifications", Field::subtypes},
    {"text", Field::text},
    {"set", Field::set},
};

constexpr FieldKey kJsonFields[] = {
    {"name", Field::name},
    {"version", Field::version},
    {"fullName", Field::full_name},
    {"type", Field::type},
    {"color", Field::colours},
    {"cost", Field::stat, Stat::cost},
    {"inkwell", Field::inkwell},
    {"strength", Field::stat, Stat::strength},
    {"willpower", Field::stat, figure::willpower},
    {"lore", Field::stat, figure::lore},
    {"moveCost", Field::stat, figure::move_cost},
    {"subtypes", Field::subtypes},
    {"fullTextSections", Field::sections},
    {"setCode", Field::set},
};

constexpr Doers kDoers[] = {{fact::sang, op_of<Sang>}};

}  // namespace

const Vocabulary& lorcana_vocabulary() {
  static const Vocabulary words{.game = "lorcana",
                                .keywords = keyword_words(),
                                .kinds = kKinds,
                                .types = kTypes,
                                .stats = kStats,
                                .colours = kInks,
                                .steps = kSteps,
                                .classifications = kClassifications,
                                .symbols = kSymbols,
                                .name_joins = kNameJoins,
                                .yaml_fields = kYamlFields,
                                .json_fields = kJsonFields,
                                .json_major = "2",
                                .text_is_effect = Kind::action,
                                .facts = facts,
                                .values = value_names,
                                .ops = &ops(),
                                .doers = kDoers};
  return words;
}

const ValueNames& value_names() {
  static const ValueNames kNames(kOwnStats, kOwnKinds, kOwnBans, kOwnPermissions);
  return kNames;
}

}  // namespace kawari::lorcana
