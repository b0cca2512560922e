// The step `expect`: the table of its keys, and a reader for each shape.
#include <algorithm>

#include "base/number.h"
#include "scenario/read_steps.h"

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
  const CardFigure* figure = nullptr;
  const CardPosture* posture = nullptr;
  const PlayerFigure* of_player = nullptr;
};
// The checks of every game.
constexpr CheckWord kCommonChecks[] = {
    {"zone", CheckKind::zone, Shape::card_word},
    {"keywords", CheckKind::keywords, Shape::subject_list},
    {"lacks", CheckKind::lacks, Shape::subject_list},
    {"classifications", CheckKind::classifications, Shape::subject_list},
    {"under", CheckKind::under, Shape::subject_list},
    {"linked", CheckKind::linked, Shape::subject_list},
    {"deck-top", CheckKind::deck_top, Shape::subject_list},
    {"deck-bottom", CheckKind::deck_bottom, Shape::subject_list},
    {"sees", CheckKind::sees, Shape::subject_list},
    {"does-not-see", CheckKind::does_not_see, Shape::subject_list},
    {"shown", CheckKind::shown, Shape::subject_list},
    {"not-shown", CheckKind::not_shown, Shape::subject_list},
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

// The checks of a game: its own figures and states, and those of every game.
std::vector<CheckWord> checks_of(const Game& game) {
  std::vector<CheckWord> out;
  for (const CardFigure& figure : game.words->card_figures)
    out.push_back(
        {.key = figure.key, .kind = CheckKind::card_number, .shape = Shape::card_number, .figure = &figure});
  for (const CardPosture& posture : game.words->postures)
    out.push_back(
        {.key = posture.key, .kind = CheckKind::card_state, .shape = Shape::cards, .posture = &posture});
  for (const PlayerFigure& figure : game.words->player_figures)
    out.push_back({.key = figure.key,
                   .kind = CheckKind::player_number,
                   .shape = Shape::player_number,
                   .of_player = &figure});
  if (const std::string_view at = game.words->key_of(GivenState::at); !at.empty())
    out.push_back({at, CheckKind::at, Shape::card_word});
  out.insert(out.end(), std::begin(kCommonChecks), std::end(kCommonChecks));
  return out;
}

const CheckWord* check_named(const std::vector<CheckWord>& checks, std::string_view key) {
  const auto found =
      std::find_if(checks.begin(), checks.end(), [&](const CheckWord& word) { return word.key == key; });
  return found == checks.end() ? nullptr : &*found;
}

// If the key belongs to another game: reports that game, and the keys of that kind in this game.
bool is_of_another_game(YamlReader& yaml, const YAML::Node& node, const Scenario& scenario,
                        const Games& games, std::string_view step) {
  const std::string& key = node.Scalar();
  const std::vector<CheckWord> own = checks_of(*scenario.game);
  if (check_named(own, key) != nullptr) return false;
  for (const Game& other : games.all) {
    const std::vector<CheckWord> checks = checks_of(other);
    const CheckWord* word = check_named(checks, key);
    if (word == nullptr) continue;
    std::vector<std::string_view> alike;
    for (const CheckWord& one : own)
      if (one.kind == word->kind) alike.push_back(one.key);
    yaml.wrong(YamlReader::where(node),
               in_quotes(key) + " is a key of " + std::string(other.rules->id) + " in `" + std::string(step) +
                   "`, and this scenario is of " + std::string(scenario.game->rules->id) + ".",
               alike.empty() ? "" : "Keys of that kind are here: " + listed(alike) + ".");
    return true;
  }
  return false;
}

constexpr std::string_view kPatternKeys[] = {"event",  "card",    "player", "amount",
                                             "source", "ability", "phase",  "times"};

void read_pattern(YamlReader& yaml, const YAML::Node& node, const Facts& facts,
                  std::vector<EventPattern>& out) {
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
  const auto fact = facts.named(*kind);
  if (!fact) {
    const std::vector<std::string_view> names(facts.names().begin(), facts.names().end());
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
                          word.kind == CheckKind::does_not_see || word.kind == CheckKind::shown ||
                          word.kind == CheckKind::not_shown;
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

void read_checks(YamlReader& yaml, const YAML::Node& node, std::string_view step, const Scenario& scenario,
                 const Games& games, std::vector<Check>& out) {
  const std::string of_what = "`" + std::string(step) + "`";
  if (!yaml.is_map(node, of_what, "{zone: {CARD: hand}}")) return;
  const std::vector<CheckWord> checks = checks_of(*scenario.game);
  std::vector<std::string_view> known;
  for (const CheckWord& word : checks) known.push_back(word.key);
  for (const auto& pair : node)  // the error for such a key is not repeated below
    if (pair.first.IsScalar() && !yaml.full() && is_of_another_game(yaml, pair.first, scenario, games, step))
      known.push_back(pair.first.Scalar());
  yaml.check_keys(node, known, of_what);
  for (const auto& pair : node) {
    const std::string key = pair.first.IsScalar() ? pair.first.Scalar() : "";
    const CheckWord* word = check_named(checks, key);
    if (word == nullptr) continue;
    Check check;
    check.kind = word->kind;
    check.key = key;
    check.figure = word->figure;
    check.posture = word->posture;
    check.of_player = word->of_player;
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
        for (const auto& item : pair.second)
          read_pattern(yaml, item, *scenario.game->rules->facts, check.patterns);
        break;
    }
    out.push_back(std::move(check));
  }
}

}  // namespace kawari
