// The top level of a scenario file and the players' positions.
#include <algorithm>
#include <charconv>
#include <filesystem>
#include <limits>
#include <unordered_map>

#include "base/yaml_text.h"
#include "ir/book.h"
#include "scenario/read_steps.h"
#include "scenario/scenario.h"
#include "scenario/yaml_reader.h"

namespace kawari {
namespace {

constexpr std::string_view kTopKeys[] = {"id",    "title",   "game",  "rules",       "note", "cites",
                                         "cards", "players", "turn",  "turn-number", "seed", "otherwise",
                                         "all",   "steps",   "teams", "variant"};
// States that a position can give a card in every game; ScenarioWords::states has the game's own.
constexpr std::string_view kCardKeys[] = {"as", "owner", "under", "facedown", "counters"};

class DocumentReader {
 public:
  DocumentReader(const std::string& file, const std::string& text, const Games& games, ReadScenario& out)
      : yaml_(file, out.errors), text_(text), games_(games), out_(out.scenario) {}

  void read(const YAML::Node& root, const std::string& default_id);

 private:
  void game_and_edition(const YAML::Node& root);
  void inline_cards(const YAML::Node& root, const YAML::Node& node);
  void players(const YAML::Node& node);
  void player(const YAML::Node& key, const YAML::Node& position);
  void resources(const YAML::Node& node, PlayerPosition& player, Where at);
  void zone(const YAML::Node& node, Zone which, std::string_view key, PlayerPosition& player, Where at);
  std::optional<CardItem> card_item(const YAML::Node& node, bool in_play);
  void card_state(const YAML::Node& node, CardItem& card, bool in_play);
  void game_state(const YAML::Node& node, const StateWord& word, CardItem& card, Where at);
  void teams(const YAML::Node& node);
  void variant(const YAML::Node& node);
  std::optional<int> one_of_the_players(const Name& name);
  void whose_turn(const YAML::Node& node);
  void check_aliases();

  YamlReader yaml_;
  const std::string& text_;  // the text of the whole file
  const Games& games_;
  Scenario& out_;
};

void DocumentReader::read(const YAML::Node& root, const std::string& default_id) {
  out_.at = YamlReader::where(root);
  out_.id = default_id;
  if (!yaml_.is_map(root, "A scenario", "title: …, game: …, players: …, steps: …")) return;
  yaml_.check_keys(root, kTopKeys, "a scenario");

  if (const auto node = root["id"]) out_.id = yaml_.text(node, "`id`").value_or(default_id);
  if (const auto node = root["note"]) out_.note = yaml_.text(node, "`note`").value_or("");
  if (const auto node = root["title"]) {
    out_.title = yaml_.text(node, "`title`").value_or("");
  } else {
    yaml_.wrong(out_.at, "The scenario has no `title`.", "Give it one line that says what it shows.");
  }
  game_and_edition(root);
  if (out_.game == nullptr) return;  // all further keys depend on the game
  if (const auto node = root["cites"]) out_.cites = yaml_.names(node, "`cites`");
  if (const auto node = root["cards"]) inline_cards(root, node);
  if (const auto node = root["turn-number"])
    out_.turn_number = yaml_.number(node, "`turn-number`", 1).value_or(5);
  if (const auto node = root["seed"]) {
    if (const auto seed = yaml_.number(node, "`seed`", 0, std::numeric_limits<int>::max()))
      out_.seed = static_cast<std::uint64_t>(*seed);
  }
  if (const auto node = root["otherwise"]) {
    const std::string word = node.IsScalar() ? node.Scalar() : "";
    out_.otherwise_first = word == "first";
    if (word != "first" && word != "ask") {
      yaml_.wrong(YamlReader::where(node), "`otherwise` must be ask or first.");
    }
  }
  if (const auto node = root["all"]) {
    const std::string word = node.IsScalar() ? fold(node.Scalar()) : "";
    out_.keep_answers = word == "keep-answers";
    out_.all = out_.keep_answers || word == "true" || word == "yes";
    if (!out_.all && word != "false" && word != "no") {
      yaml_.wrong(YamlReader::where(node), "`all` must be true, false or keep-answers.",
                  "With it, every outcome is explored.");
    }
  }
  if (const auto node = root["players"]) {
    players(node);
  } else {
    yaml_.wrong(out_.at, "The scenario has no `players`.",
                "For example: players: {Ana: {ink: 3}, Bruno: {}}.");
  }
  if (const auto node = root["teams"]) teams(node);
  if (const auto node = root["variant"]) variant(node);
  if (const auto node = root["turn"]) whose_turn(node);
  if (const auto node = root["steps"]) {
    read_steps(yaml_, node, games_, out_);
  } else {
    yaml_.wrong(out_.at, "The scenario has no `steps`.", "They say what happens and what is checked.");
  }
}

void DocumentReader::game_and_edition(const YAML::Node& root) {
  std::vector<std::string_view> ids;
  for (const Game& game : games_.all) ids.push_back(game.rules->id);
  const auto node = root["game"];
  if (!node) {
    yaml_.wrong(out_.at, "The scenario has no `game`.", "One of: " + listed(ids) + ".");
    return;
  }
  const auto id = yaml_.text(node, "`game`");
  if (!id) return;
  out_.game = games_.named(*id);
  if (out_.game == nullptr) {
    yaml_.wrong(YamlReader::where(node), "There is no game " + in_quotes(*id) + ".",
                "One of: " + listed(ids) + ".");
    return;
  }
  out_.edition = out_.game->default_edition;
  if (const auto rules = root["rules"]) {
    const auto wanted = yaml_.text(rules, "`rules`");
    if (!wanted) return;
    if (const Edition* edition = edition_named(*out_.game, *wanted)) {
      out_.edition = edition;
      return;
    }
    std::vector<std::string_view> editions;
    for (const Edition& edition : out_.game->rules->editions) editions.push_back(edition.id);
    yaml_.wrong(YamlReader::where(rules), "There is no edition " + in_quotes(*wanted) + " of " + *id + ".",
                "Editions: " + listed(editions) + ".");
  }
}

// Inline definitions go to the reader of card files as a piece of this file, on the same lines, so that its
// errors name the right lines.
void DocumentReader::inline_cards(const YAML::Node& root, const YAML::Node& node) {
  if (!yaml_.is_list(node, "`cards`", "- name: Test Guard")) return;
  if (node.size() == 0) return;
  const auto offset_of = [&](Where at) {
    std::size_t offset = 0;
    for (int line = 1; line < at.line && offset != std::string::npos; ++line) {
      offset = text_.find('\n', offset);
      if (offset != std::string::npos) ++offset;
    }
    return offset == std::string::npos ? text_.size() : offset + static_cast<std::size_t>(at.column - 1);
  };
  const Where first = YamlReader::where(node);
  const std::size_t begin = offset_of(first);
  std::size_t end = text_.find("\n---", begin);
  if (end == std::string::npos) end = text_.size();
  // The position of the next key behind the list.
  const auto behind = [](Where a, Where b) {
    return a.line != b.line ? a.line > b.line : a.column > b.column;
  };
  std::optional<Where> next;
  for (const auto& pair : root) {
    const Where key = YamlReader::where(pair.first);
    if (behind(key, first) && (!next || behind(*next, key))) next = key;
  }
  if (next) end = std::min(end, offset_of(*next));
  // Between brackets a comma, or the bracket that closes the whole, stands behind the list.
  if (root.Style() == YAML::EmitterStyle::Flow) {
    const auto last = [&] { return end > begin ? text_[end - 1] : '\0'; };
    while (last() == ' ' || last() == '\n' || last() == '\r') --end;
    if (last() == (next ? ',' : '}')) --end;
  }
  out_.cards_yaml = std::string(static_cast<std::size_t>(first.line - 1), '\n') +
                    std::string(static_cast<std::size_t>(first.column - 1), ' ') +
                    text_.substr(begin, end - begin);
  out_.cards_line = first.line;
}

void DocumentReader::players(const YAML::Node& node) {
  if (!yaml_.is_map(node, "`players`", "{Ana: {ink: 3}, Bruno: {}}")) return;
  if (static_cast<int>(node.size()) > out_.game->rules->most_players) {
    yaml_.wrong(YamlReader::where(node), seats_sentence(*out_.game),
                "Here are " + std::to_string(node.size()) + " of them.");
    return;
  }
  for (const auto& pair : node) player(pair.first, pair.second);
  const int count = static_cast<int>(out_.players.size());
  if (count < out_.game->rules->least_players) {
    yaml_.wrong(YamlReader::where(node), seats_sentence(*out_.game),
                "A player without anything is `Bruno: {}`.");
  }
  check_aliases();
}

void DocumentReader::player(const YAML::Node& key, const YAML::Node& position) {
  PlayerPosition player;
  const auto name = yaml_.name(key, "A player's name");
  if (!name) return;
  player.name = *name;
  if (is_reserved_word(*out_.game, name->text)) {
    yaml_.wrong(name->at,
                "A player may not be named " + in_quotes(name->text) + ": it is a key of scenario files.",
                "Choose another name.");
  }
  for (const PlayerPosition& other : out_.players) {
    if (fold(other.name.text) == fold(name->text)) {
      yaml_.wrong(name->at, "Two players are named " + in_quotes(name->text) + ".");
    }
  }
  const ScenarioWords& words = *out_.game->words;
  std::vector<std::string_view> known;
  if (!words.score_key.empty()) known.push_back(words.score_key);
  if (!words.resource_key.empty()) known.push_back(words.resource_key);
  for (const ZoneWord& word : words.position) known.push_back(word.key);
  if (position.IsMap()) {
    yaml_.check_keys(position, known, "a player's position");
    for (const auto& pair : position) {
      if (!pair.first.IsScalar()) continue;
      const std::string& zone_key = pair.first.Scalar();
      const Where at = YamlReader::where(pair.first);
      if (zone_key == words.score_key) {
        player.score = yaml_.number(pair.second, "`" + zone_key + "`").value_or(0);
      } else if (zone_key == words.resource_key) {
        resources(pair.second, player, at);
      }
      for (const ZoneWord& word : words.position)
        if (word.key == zone_key) zone(pair.second, word.zone, word.key, player, at);
    }
  } else if (!position.IsNull()) {
    yaml_.is_map(position, "The position of " + name->text, "{hand: [], play: []}, or {} for nothing");
  }
  out_.players.push_back(std::move(player));
}

void DocumentReader::resources(const YAML::Node& node, PlayerPosition& player, Where at) {
  const ScenarioWords& words = *out_.game->words;
  ZoneCards cards{Zone::resource, at, {}};
  const auto blanks = [&](int count, bool exerted, Where where) {
    if (count == 0) return;
    CardItem item;
    item.name = {std::string(kBlank), where};
    item.blanks = count;
    item.exerted = exerted;
    cards.cards.push_back(item);
  };
  const std::string what = "`" + std::string(words.resource_key) + "`";
  if (node.IsMap() && !words.colours.empty()) {
    yaml_.check_keys(node, words.colours, what);
    for (const auto& pair : node) {
      const std::string key = pair.first.IsScalar() ? pair.first.Scalar() : "";
      if (std::find(words.colours.begin(), words.colours.end(), key) == words.colours.end()) continue;
      const auto count = yaml_.number(pair.second, "`" + key + "`");
      if (!count) continue;
      blanks(*count, false, YamlReader::where(pair.second));
      if (*count > 0) cards.cards.back().name.text += " (" + key + ")";
    }
  } else if (node.IsMap()) {
    const std::string_view exerted_key = words.key_of(GivenState::exerted);
    const std::string_view known[] = {words.ready_key, exerted_key};
    yaml_.check_keys(node, known, what);
    for (const auto& pair : node) {
      const std::string key = pair.first.IsScalar() ? pair.first.Scalar() : "";
      if (key != words.ready_key && key != exerted_key) continue;
      if (const auto count = yaml_.number(pair.second, "`" + key + "`")) {
        blanks(*count, key == exerted_key, YamlReader::where(pair.second));
      }
    }
  } else if (node.IsSequence()) {
    zone(node, Zone::resource, words.resource_key, player, at);
    return;
  } else if (const auto count = yaml_.number(node, what)) {
    blanks(*count, false, YamlReader::where(node));
  }
  player.zones.push_back(std::move(cards));
}

void DocumentReader::zone(const YAML::Node& node, Zone which, std::string_view key, PlayerPosition& player,
                          Where at) {
  ZoneCards cards{which, at, {}};
  if (node.IsSequence()) {
    for (const auto& item : node)
      if (auto card = card_item(item, which == Zone::play)) cards.cards.push_back(std::move(*card));
  } else if (node.IsScalar() && is_number(node.Scalar())) {
    if (auto card = card_item(node, false); card && card->blanks > 0) cards.cards.push_back(std::move(*card));
  } else if (!node.IsNull()) {
    yaml_.is_list(node, "`" + std::string(key) + "`", "[A Whole New World, 3]");
  }
  player.zones.push_back(std::move(cards));
}

std::optional<CardItem> DocumentReader::card_item(const YAML::Node& node, bool in_play) {
  CardItem card;
  if (node.IsScalar() && is_number(node.Scalar())) {
    const auto count = yaml_.number(node, "The number of blank cards");
    if (!count) return std::nullopt;
    card.name = {std::string(kBlank), YamlReader::where(node)};
    card.blanks = *count;
    if (*count == 0) return std::nullopt;
    return card;
  }
  if (node.IsMap()) {
    if (node.size() != 1) {
      yaml_.wrong(YamlReader::where(node), "An item of a list of cards is one card with its state.",
                  "For example: - Elsa - Snow Queen: {damage: 2}.");
      return std::nullopt;
    }
    const auto pair = *node.begin();
    const auto name = yaml_.name(pair.first, "A card's name");
    if (!name) return std::nullopt;
    card.name = *name;
    if (pair.second.IsMap()) {
      card_state(pair.second, card, in_play);
    } else if (!pair.second.IsNull()) {
      yaml_.is_map(pair.second, "The state of " + in_quotes(name->text), "{damage: 2, as: first}");
    }
    return card;
  }
  const auto name = yaml_.name(node, "An item of a list of cards");
  if (!name) return std::nullopt;
  card.name = *name;
  return card;
}

void DocumentReader::card_state(const YAML::Node& node, CardItem& card, bool in_play) {
  const ScenarioWords& words = *out_.game->words;
  std::vector<std::string_view> known(std::begin(kCardKeys), std::end(kCardKeys));
  for (const StateWord& word : words.states) known.push_back(word.key);
  yaml_.check_keys(node, known, "the state of a card of " + std::string(out_.game->rules->id));
  for (const auto& pair : node) {
    const std::string key = pair.first.IsScalar() ? pair.first.Scalar() : "";
    if (std::find(known.begin(), known.end(), key) == known.end()) continue;
    const auto state = std::find_if(words.states.begin(), words.states.end(),
                                    [&](const StateWord& word) { return word.key == key; });
    const bool own = state != words.states.end();
    const Where at = YamlReader::where(pair.first);
    const std::string what = "`" + key + "`";
    if (key == "as") {
      card.alias = yaml_.name(pair.second, what);
    } else if (key == "owner") {
      card.owner = yaml_.name(pair.second, what);
    } else if (key == "facedown") {
      card.face_down = yaml_.flag(pair.second, what).value_or(false);
    } else if (own && state->state == GivenState::exerted) {
      card.exerted = yaml_.flag(pair.second, what).value_or(false);
    } else if (!in_play) {
      yaml_.wrong(at,
                  what + " is a state of cards in play; " + in_quotes(card.name.text) + " is not in play.");
    } else if (own) {
      game_state(pair.second, *state, card, at);
    } else if (key == "counters") {
      card.counters = yaml_.number(pair.second, what).value_or(0);
    } else if (yaml_.is_list(pair.second, what, "[Mickey Mouse - True Friend]")) {
      for (const auto& item : pair.second)
        if (auto beneath = card_item(item, false)) card.under.push_back(std::move(*beneath));
    }
  }
}

// Reads a state that not every game has.
void DocumentReader::game_state(const YAML::Node& node, const StateWord& word, CardItem& card, Where at) {
  const std::string what = "`" + std::string(word.key) + "`";
  switch (word.state) {
    case GivenState::damage:
      card.damage = yaml_.number(node, what).value_or(0);
      return;
    case GivenState::exerted:
      card.exerted = yaml_.flag(node, what).value_or(false);
      return;
    case GivenState::drying:
      card.drying = yaml_.flag(node, what).value_or(false);
      return;
    case GivenState::at:
      card.location = yaml_.name(node, what);
      return;
    case GivenState::link:
      card.link = yaml_.name(node, what);
      return;
    case GivenState::linked:
      if (!yaml_.is_list(node, what, "[CARD]")) return;
      for (const auto& item : node)
        if (auto beside = card_item(item, false)) {
          beside->linked = true;
          card.under.push_back(std::move(*beside));
        }
      return;
    case GivenState::side: {
      const auto side = yaml_.name(node, what);
      card.other_side = side && fold(side->text) == "other";
      if (side && !card.other_side)
        yaml_.wrong(at,
                    "The other side of a card is written " + what.substr(0, what.size() - 1) + ": other`.");
      return;
    }
  }
}

std::optional<int> DocumentReader::one_of_the_players(const Name& name) {
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < out_.players.size(); ++i) {
    names.push_back(out_.players[i].name.text);
    if (fold(out_.players[i].name.text) == fold(name.text)) return static_cast<int>(i);
  }
  yaml_.wrong(name.at, "There is no player " + in_quotes(name.text) + ".",
              "The players are: " + listed(names) + ".");
  return std::nullopt;
}

void DocumentReader::whose_turn(const YAML::Node& node) {
  const auto name = yaml_.name(node, "`turn`");
  if (!name || out_.players.empty()) return;  // what is wrong with the players was said
  if (const auto player = one_of_the_players(*name)) out_.turn = *player;
}

// Every player is in one team, and there are at least two.
void DocumentReader::teams(const YAML::Node& node) {
  constexpr std::string_view kExample = "[[Ana, Bruno], [Carla, David]]";
  const Where at = YamlReader::where(node);
  if (!out_.game->words->teams) {
    yaml_.wrong(at, "There are no teams in " + std::string(out_.game->rules->id) + ".");
    return;
  }
  if (!yaml_.is_list(node, "`teams`", kExample) || out_.players.empty()) return;
  std::vector<bool> seen(out_.players.size());
  const std::size_t before = yaml_.errors();
  for (const YAML::Node& team : node) {
    if (yaml_.full() || !yaml_.is_list(team, "A team", "[Ana, Bruno]")) return;
    std::vector<int>& members = out_.teams.emplace_back();
    for (const Name& name : yaml_.names(team, "A team")) {
      const auto player = one_of_the_players(name);
      if (!player) continue;
      if (seen[static_cast<std::size_t>(*player)])
        yaml_.wrong(name.at, in_quotes(name.text) + " is in two teams.");
      seen[static_cast<std::size_t>(*player)] = true;
      members.push_back(*player);
    }
  }
  if (yaml_.errors() != before) return;
  for (std::size_t i = 0; i < seen.size(); ++i)
    if (!seen[i]) yaml_.wrong(at, in_quotes(out_.players[i].name.text) + " is in no team.");
  const bool empty = std::any_of(out_.teams.begin(), out_.teams.end(),
                                 [](const std::vector<int>& members) { return members.empty(); });
  if (empty || out_.teams.size() < 2)
    yaml_.wrong(at, "There are fewer than two teams with players.", "For example: " + std::string(kExample));
}

void DocumentReader::variant(const YAML::Node& node) {
  const auto name = yaml_.name(node, "`variant`");
  if (!name) return;
  std::vector<std::string_view> known;
  const auto& variants = out_.game->words->variants;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    if (variants[i].rule[out_.edition->column] == nullptr) continue;
    known.push_back(variants[i].key);
    if (fold(name->text) == variants[i].key) out_.variant = static_cast<int>(i) + 1;
  }
  if (out_.variant == 0)
    yaml_.wrong(name->at, std::string(out_.edition->id) + " has no variant " + in_quotes(name->text) + ".",
                known.empty() ? "It has none." : "Variants: " + listed(known) + ".");
}

void DocumentReader::check_aliases() {
  std::unordered_map<std::string, Where> aliases;
  const auto visit = [&](const auto& self, const std::vector<CardItem>& cards) -> void {
    for (const CardItem& card : cards) {
      if (card.alias) {
        const auto [earlier, added] = aliases.emplace(fold(card.alias->text), card.alias->at);
        if (!added)
          yaml_.wrong(card.alias->at, "Two cards are called " + in_quotes(card.alias->text) + ".",
                      "The other one is on line " + std::to_string(earlier->second.line) + ".");
      }
      self(self, card.under);
    }
  };
  for (const PlayerPosition& player : out_.players)
    for (const ZoneCards& zone : player.zones) visit(visit, zone.cards);
}

}  // namespace

std::vector<ReadScenario> read_scenarios(const std::string& file, const std::string& text,
                                         const Games& games) {
  std::vector<ReadScenario> out;
  const std::string stem = std::filesystem::path(file).stem().string();
  YamlLimits limits;
  limits.documents = limits::kScenarios;
  const auto documents = load_yaml(text, file, limits);
  if (!documents) {
    out.emplace_back().errors.push_back(documents.error());
  } else {
    for (std::size_t i = 0; i < documents->size(); ++i) {
      const YAML::Node& document = (*documents)[i];
      if (!document.IsDefined() || document.IsNull()) continue;
      ReadScenario& read = out.emplace_back();
      read.scenario.file = file;
      const std::string id = documents->size() > 1 ? stem + "#" + std::to_string(i + 1) : stem;
      DocumentReader(file, text, games, read).read(document, id);
    }
    if (out.empty()) out.emplace_back().errors.push_back({file, 0, 0, "The file has no scenario in it.", ""});
  }
  for (ReadScenario& read : out) {
    read.scenario.file = file;
    if (read.scenario.id.empty()) read.scenario.id = stem;
  }
  return out;
}

}  // namespace kawari
