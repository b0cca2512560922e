// What a step `expect` must find: the table of its keys and the reader of each shape.
#include <algorithm>

#include "base/number.h"
#include "judge/read_steps.h"

namespace kawari {
namespace {

enum class Shape : std::uint8_t {
  card_word,     // {CARD: word}
  card_number,   // {CARD: N}
  cards,         // [CARDS]
  subject_list,  // {CARD or PLAYER: [NAMES]}
  player_number,
  names,     // [NAMES], or {NAME: N}
  patterns,  // [{event: …}]
  replaced,  // N, or patterns
  word,      // one name
};
struct CheckWord {
  std::string_view key;
  CheckKind kind;
  Shape shape;
};
constexpr CheckWord kChecks[] = {
    {"zone", CheckKind::zone, Shape::card_word},
    {"damage", CheckKind::card_number, Shape::card_number},
    {"strength", CheckKind::card_number, Shape::card_number},
    {"willpower", CheckKind::card_number, Shape::card_number},
    {"lore-value", CheckKind::card_number, Shape::card_number},
    {"cost", CheckKind::card_number, Shape::card_number},
    {"power", CheckKind::card_number, Shape::card_number},
    {"ready", CheckKind::card_state, Shape::cards},
    {"exerted", CheckKind::card_state, Shape::cards},
    {"drying", CheckKind::card_state, Shape::cards},
    {"tapped", CheckKind::card_state, Shape::cards},
    {"untapped", CheckKind::card_state, Shape::cards},
    {"keywords", CheckKind::keywords, Shape::subject_list},
    {"lacks", CheckKind::lacks, Shape::subject_list},
    {"classifications", CheckKind::classifications, Shape::subject_list},
    {"under", CheckKind::under, Shape::subject_list},
    {"deck-top", CheckKind::deck_top, Shape::subject_list},
    {"deck-bottom", CheckKind::deck_bottom, Shape::subject_list},
    {"sees", CheckKind::sees, Shape::subject_list},
    {"does-not-see", CheckKind::does_not_see, Shape::subject_list},
    {"at", CheckKind::at, Shape::card_word},
    {"lore", CheckKind::player_number, Shape::player_number},
    {"ink", CheckKind::player_number, Shape::player_number},
    {"hand", CheckKind::player_number, Shape::player_number},
    {"deck", CheckKind::player_number, Shape::player_number},
    {"discard", CheckKind::player_number, Shape::player_number},
    {"play", CheckKind::player_number, Shape::player_number},
    {"graveyard", CheckKind::player_number, Shape::player_number},
    {"mana", CheckKind::player_number, Shape::player_number},
    {"shields", CheckKind::player_number, Shape::player_number},
    {"battle", CheckKind::player_number, Shape::player_number},
    {"bag", CheckKind::bag, Shape::names},
    {"triggered", CheckKind::triggered, Shape::names},
    {"not-triggered", CheckKind::not_triggered, Shape::names},
    {"happened", CheckKind::happened, Shape::patterns},
    {"never", CheckKind::never, Shape::patterns},
    {"in-order", CheckKind::in_order, Shape::patterns},
    {"replaced", CheckKind::replaced, Shape::replaced},
    {"asked", CheckKind::asked, Shape::word},
    {"offered", CheckKind::offered, Shape::cards},
    {"not-offered", CheckKind::not_offered, Shape::cards},
    {"winner", CheckKind::winner, Shape::word},
};
constexpr std::string_view kPatternKeys[] = {"event",  "card",    "player", "amount",
                                             "source", "ability", "phase",  "times"};

std::optional<Fact> fact_named(std::string_view name) {
  for (int i = 0; i < static_cast<int>(Fact::count_); ++i)
    if (name_of(static_cast<Fact>(i)) == name) return static_cast<Fact>(i);
  return std::nullopt;
}

void read_pattern(YamlReader& yaml, const YAML::Node& node, std::vector<EventPattern>& out) {
  EventPattern pattern;
  pattern.at = YamlReader::where(node);
  if (!yaml.is_map(node, "An event", "{event: damage-dealt, card: CARD}")) return;
  yaml.check_keys(node, kPatternKeys, "an event");
  const auto event = node["event"];
  if (!event) {
    yaml.wrong(pattern.at, "An event needs the key `event`.",
               "For example: {event: damage-dealt, card: CARD}.");
    return;
  }
  const auto kind = yaml.text(event, "`event`");
  if (!kind) return;
  const auto fact = fact_named(*kind);
  if (!fact) {
    std::vector<std::string_view> names;
    for (int i = 0; i < static_cast<int>(Fact::count_); ++i) names.push_back(name_of(static_cast<Fact>(i)));
    const auto near = nearest_words(*kind, names, 1);
    yaml.wrong(
        YamlReader::where(event), "There is no event kind " + in_quotes(*kind) + ".",
        near.empty() ? "The kinds are: " + listed(names) + "." : "Did you mean " + in_quotes(near[0]) + "?");
    return;
  }
  pattern.fact = *fact;
  const auto name = [&](const char* key, std::optional<Name>& into) {
    if (const auto value = node[key]) into = yaml.name(value, "`" + std::string(key) + "`");
  };
  name("card", pattern.card);
  name("player", pattern.player);
  name("source", pattern.source);
  name("ability", pattern.ability);
  name("phase", pattern.phase);
  if (const auto value = node["amount"])
    pattern.amount = yaml.number(value, "`amount`", -kMaxNumber, kMaxNumber);
  if (const auto value = node["times"]) pattern.times = yaml.number(value, "`times`");
  out.push_back(std::move(pattern));
}

void read_map(YamlReader& yaml, const YAML::Node& node, const CheckWord& word, Check& check) {
  const std::string what = "`" + check.key + "`";
  const bool of_players = word.shape == Shape::player_number || word.kind == CheckKind::deck_top ||
                          word.kind == CheckKind::deck_bottom || word.kind == CheckKind::sees ||
                          word.kind == CheckKind::does_not_see;
  const bool number = word.shape == Shape::card_number || word.shape == Shape::player_number;
  const std::string subject = of_players ? "PLAYER" : "CARD";
  if (!yaml.is_map(node, what,
                   "{" + subject +
                       (number                           ? ": 2}"
                        : word.shape == Shape::card_word ? ": hand}"
                                                         : ": [A, B]}")))
    return;
  for (const auto& pair : node) {
    CheckEntry entry;
    const auto name = yaml.name(pair.first, of_players ? "A player's name" : "A card's name");
    if (!name) continue;
    entry.subject = *name;
    if (number) {
      entry.number = yaml.number(pair.second, what + " of " + name->text, -kMaxNumber, kMaxNumber);
      if (!entry.number) continue;
    } else if (word.shape == Shape::card_word) {
      const auto value = yaml.name(pair.second, what + " of " + name->text);
      if (!value) continue;
      entry.values.push_back(*value);
    } else {
      entry.values = yaml.names(pair.second, what + " of " + name->text);
    }
    check.entries.push_back(std::move(entry));
  }
}

// [A, B], {A: 2}, or [A, {B: 2}].
void read_names(YamlReader& yaml, const YAML::Node& node, const CheckWord& word, Check& check) {
  const std::string what = "`" + check.key + "`";
  const bool counts = word.kind == CheckKind::triggered;
  const auto add = [&](const YAML::Node& item) {
    if (item.IsMap() && counts) {
      for (const auto& pair : item) {
        CheckEntry entry;
        const auto name = yaml.name(pair.first, "A name in " + what);
        entry.number = yaml.number(pair.second, what + " of " + (name ? name->text : ""));
        if (!name || !entry.number) continue;
        entry.subject = *name;
        check.entries.push_back(std::move(entry));
      }
    } else if (const auto name = yaml.name(item, "A name in " + what)) {
      check.entries.push_back({*name, {}, std::nullopt});
    }
  };
  if (node.IsSequence()) {
    for (const auto& item : node) add(item);
  } else {
    add(node);
  }
}

}  // namespace

void read_checks(YamlReader& yaml, const YAML::Node& node, std::string_view step, std::vector<Check>& out) {
  const std::string of_what = "`" + std::string(step) + "`";
  if (!yaml.is_map(node, of_what, "{damage: {CARD: 2}}")) return;
  std::vector<std::string_view> known;
  for (const CheckWord& word : kChecks) known.push_back(word.key);
  yaml.check_keys(node, known, of_what);
  for (const auto& pair : node) {
    const std::string key = pair.first.IsScalar() ? pair.first.Scalar() : "";
    const auto word = std::find_if(std::begin(kChecks), std::end(kChecks),
                                   [&](const CheckWord& w) { return w.key == key; });
    if (word == std::end(kChecks)) continue;
    Check check;
    check.kind = word->kind;
    check.key = key;
    check.at = YamlReader::where(pair.first);
    switch (word->shape) {
      case Shape::card_word:
      case Shape::card_number:
      case Shape::subject_list:
      case Shape::player_number:
        read_map(yaml, pair.second, *word, check);
        break;
      case Shape::names:
        read_names(yaml, pair.second, *word, check);
        break;
      case Shape::cards:
        for (Name& name : yaml.names(pair.second, "`" + key + "`"))
          check.entries.push_back({std::move(name), {}, {}});
        break;
      case Shape::word:
        if (const auto name = yaml.name(pair.second, "`" + key + "`"))
          check.entries.push_back({*name, {}, {}});
        break;
      case Shape::replaced:
        if (pair.second.IsScalar()) {
          check.number = yaml.number(pair.second, "`replaced`");
          break;
        }
        [[fallthrough]];
      case Shape::patterns:
        if (!yaml.is_list(pair.second, "`" + key + "`", "[{event: damage-dealt, card: CARD}]")) break;
        for (const auto& item : pair.second) read_pattern(yaml, item, check.patterns);
        break;
    }
    out.push_back(std::move(check));
  }
}

}  // namespace kawari
