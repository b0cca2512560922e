// The words of Lanterns, and the rows that only this game has.
#include "examples/lanterns/phrases.h"

#include "examples/lanterns/facts.h"
#include "examples/lanterns/ops.h"
#include "examples/lanterns/words.h"
#include "examples/lanterns/zones.h"

namespace kawari::lanterns {
namespace {

constexpr KindWord kKinds[] = {
    {Kind::character, {"lantern", "lanterns", "farolillo", "farolillos", 'm', ""}},
    {Kind::action, {"charm", "charms", "hechizo", "hechizos", 'm', ""}},
};
constexpr TypeWord kTypes[] = {{"lantern", Kind::character, "farolillo", ""},
                               {"charm", Kind::action, "hechizo", ""}};
constexpr StatWord kStats[] = {{kGlow, "glow", "brillo", ""}};

constexpr FieldKey kYamlFields[] = {
    {"name", Field::name}, {"type", Field::type}, {"glow", Field::stat, kGlow},
    {"text", Field::text}, {"set", Field::set},
};

constexpr Row kRows[] = {
    // --- the card itself
    {"selfref", "(self)", "this lantern", "este farolillo", ""},
    {"selfref", "(self)", "this charm", "este hechizo", ""},

    // --- what happens
    {"event", "(event played $f none you)", "you light $f:esubj", "enciendes $f", ""},
    {"event", "(event snuffed $f)", "$f:esubj is snuffed", "$f se apaga", ""},
    {"would", "(event snuffed $f)", "$f:esubj would be snuffed", "$f se fuera a apagar", ""},
    {"event", "(event released $f)", "$f:esubj is released", "$f se suelta", ""},
    {"event", "(event released $f none you)", "you release $f:esubj", "sueltas $f", ""},
    {"would", "(event released $f)", "$f:esubj would be released", "$f se fuera a soltar", ""},

    // --- what effects do
    {"clause", "(banish $o)", "snuff $o", "apagar/apaga/apagan $o", ""},
    {"clause", "(release $o)", "release $o", "soltar/suelta/sueltan $o", ""},

    // --- where
    {"np", "(all-of $n (in-zone sky you))", "$n:np in your sky", "$n de tu cielo", ""},
};

}  // namespace

std::span<const Row> rows() { return kRows; }

const Vocabulary& vocabulary() {
  static const Vocabulary words{.game = "lanterns",
                                .keywords = keyword_words(),
                                .kinds = kKinds,
                                .types = kTypes,
                                .stats = kStats,
                                .yaml_fields = kYamlFields,
                                .text_is_effect = Kind::action,
                                .facts = facts,
                                .zones = zones,
                                .ops = &ops()};
  return words;
}

}  // namespace kawari::lanterns
