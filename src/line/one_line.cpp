// The clauses of a one-line question, its settings, and which game it is about.
#include "line/one_line.h"

#include <algorithm>

#include "base/control.h"
#include "ir/book.h"
#include "line/asking_words.h"
#include "scenario/read_steps.h"
#include "scenario/yaml_reader.h"

namespace kawari {
namespace {

// Settings: top-level keys of a scenario file that a line may contain, and other words for them.
struct SettingWord {
  std::string_view key, words;
};
constexpr SettingWord kSettings[] = {
    {"game", "game"},         {"rules", "rules|edition|reglas|edición"},
    {"turn", "turn|turno"},   {"turn-number", "turn-number|turn number|número de turno"},
    {"seed", "seed|semilla"}, {"title", "title|título"},
};

std::string_view setting_key(std::string_view text) {
  for (const SettingWord& setting : kSettings)
    if (leading_phrase(text, setting.words) == text.size()) return setting.key;
  return {};
}

}  // namespace

NameIndex card_names(const Database& cards) {
  NameIndex out;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const FaceId id{static_cast<std::uint16_t>(i)};
    const Face& face = cards[id];
    if (cards.find(face.full_name) == id) out.add(face.full_name, face.name, face.compiled());
  }
  return out;
}

ClauseReader::ClauseReader(Scenario& scenario, const Database& cards, const NameIndex& names,
                           const Games& games, Language language, std::vector<Error>& errors)
    : out_(scenario),
      cards_(cards),
      names_(names),
      games_(games),
      words_(*scenario.game->words),
      language_(language),
      errors_(errors) {
  if (!scenario.steps.empty()) turn_given_ = true;
}

void ClauseReader::wrong(std::string_view piece, std::string what, std::string right) {
  errors_.push_back({out_.file, 1, column_of(line_, piece), std::move(what), std::move(right)});
}

std::optional<std::size_t> ClauseReader::player(std::string_view text) const {
  const std::string folded = fold(trimmed(text));
  for (std::size_t i = 0; i < out_.players.size(); ++i)
    if (fold(out_.players[i].name.text) == folded) return i;
  return std::nullopt;
}

std::string ClauseReader::players_listed() const {
  std::vector<std::string_view> names;
  for (const PlayerPosition& one : out_.players) names.push_back(one.name.text);
  return listed(names);
}

// The player of that name, who is added if necessary. Returns the number of players after a mistake.
std::size_t ClauseReader::player_to_be(std::string_view text) {
  text = unquoted(text);
  if (const auto known = player(text)) return *known;
  if (!new_players) {
    wrong(text, say(language_, Phrase::no_player, text),
          say(language_, Phrase::players_are, players_listed()));
  } else if (text.empty() || text.size() > 40 || is_number(text) || is_reserved_word(*out_.game, text) ||
             text.find_first_of("/#,()[]{}\"") != std::string_view::npos) {
    wrong(text, say(language_, Phrase::bad_player, text));
  } else if (const int most = out_.game->rules->most_players; static_cast<int>(out_.players.size()) >= most) {
    wrong(text, say(language_, Phrase::too_many_players, most));
  } else {
    PlayerPosition position;
    position.name = name(std::string(text), text);
    out_.players.push_back(std::move(position));
    return out_.players.size() - 1;
  }
  return out_.players.size();
}

// Reads `seed: 7` and the like. Returns false if this is not a setting.
bool ClauseReader::setting(std::string_view key_text, std::string_view value) {
  const std::string_view key = setting_key(key_text);
  if (key.empty()) return false;
  const std::string text(unquoted(value));
  if (key == "title") {
    out_.title = text;
  } else if (key == "game") {
    if (games_.named(text) == nullptr) {
      std::vector<std::string_view> ids;
      for (const Game& game : games_.all) ids.push_back(game.rules->id);
      wrong(value, say(language_, Phrase::no_game, text), say(language_, Phrase::one_of, listed(ids)));
    } else if (games_.named(text) != out_.game) {
      doubt_ += 1000;  // so that the reader of the other game wins
    }
  } else if (key == "rules") {
    if (const Edition* edition = edition_named(*out_.game, text)) {
      out_.edition = edition;
    } else {
      std::vector<std::string_view> ids;
      for (const Edition& known : out_.game->rules->editions) ids.push_back(known.id);
      wrong(value, say(language_, Phrase::no_edition, text, out_.game->rules->id),
            say(language_, Phrase::one_of, listed(ids)));
    }
  } else if (!is_number(text) || text[0] == '-' || text == "0" ||
             (key != "seed" && number_in(text) > limits::kPositionNumber)) {
    wrong(value, say(language_, Phrase::number_needed, key_text));
  } else if (key == "seed") {
    out_.seed = static_cast<std::uint64_t>(number_in(text));
  } else {
    out_.turn_number = number_in(text);
  }
  return true;
}

// A colon makes a position, unless there is a verb before it: "A uses X: ABILITY". A zone may have the name
// of a verb: "A ink: 5".
bool ClauseReader::is_position(std::string_view clause, std::size_t colon) const {
  std::string_view before = trimmed(clause.substr(0, colon));
  cut_zone(before);
  return std::none_of(words_.spoken_verbs.begin(), words_.spoken_verbs.end(), [&](const SpokenVerb& row) {
    return !find_phrases(before, row.en).empty() || !find_phrases(before, row.es).empty();
  });
}

void ClauseReader::read(std::string_view line) {
  line_ = line;
  if (const auto at = unpaired(line)) {
    wrong(line.substr(*at), say(language_, Phrase::unpaired));
    return;
  }
  // Positions are read first, wherever they stand, because actions refer to the cards on the table.
  std::vector<std::string_view> actions;
  std::string_view turn;
  const std::vector<std::string_view> clauses = split_outside(line, ";\n");
  if (clauses.size() > limits::kClauses) {
    wrong(line, say(language_, Phrase::too_many_clauses, clauses.size(), limits::kClauses));
    return;
  }
  for (const std::string_view clause : clauses) {
    if (clause.empty()) continue;
    const std::string_view before = split_outside(clause, ":")[0];
    const bool has_colon = before.size() < clause.size();
    const std::size_t colon = clause.find(':', before.size());
    // "turn: B", and "turn B".
    const std::size_t key_end = has_colon ? before.size() : std::min(clause.find(' '), clause.size());
    const std::string_view value =
        trimmed(clause.substr(std::min(clause.size(), (has_colon ? colon : key_end) + 1)));
    if (setting_key(clause.substr(0, key_end)) == "turn" && !value.empty()) {
      turn = value;
      continue;
    }
    if (!value.empty() && setting(clause.substr(0, key_end), value)) continue;
    if (has_colon && is_position(clause, colon)) {
      position(clause, colon);
    } else {
      actions.push_back(clause);
    }
  }
  // Players are added in the order in which they get their cards.
  if (const std::size_t who = turn.empty() ? out_.players.size() : player_to_be(turn);
      who < out_.players.size()) {
    out_.turn = static_cast<int>(who);
    turn_given_ = true;
  }
  names_in_states();
  table_.emplace(out_);
  for (const std::string_view clause : actions) action(clause);
}

void supply_resources(const Game& game, PlayerPosition& player) {
  constexpr int kEnough = 10;
  if (player.zone(Zone::resource) != nullptr) return;
  ZoneCards cards{Zone::resource, player.name.at, {}};
  const auto blanks = [&](const std::string& name, int count) {
    CardItem item;
    item.name = {name, player.name.at};
    item.blanks = count;
    cards.cards.push_back(std::move(item));
  };
  const auto& colours = game.words->colours;
  for (const std::string_view colour : colours)
    blanks(std::string(kBlank) + " (" + std::string(colour) + ")",
           kEnough / static_cast<int>(colours.size()));
  if (colours.empty()) blanks(std::string(kBlank), kEnough);
  player.zones.push_back(std::move(cards));
}

namespace {

// Adds what a question leaves out: an opponent, resources to pay with, and a title.
void complete(Scenario& scenario, const std::string& line, Language language) {
  for (const char* name : {"A", "B", "Ana", "Bruno"}) {
    if (scenario.players.size() >= 2) break;
    const bool taken =
        std::any_of(scenario.players.begin(), scenario.players.end(),
                    [&](const PlayerPosition& one) { return fold(one.name.text) == fold(name); });
    if (taken) continue;
    PlayerPosition position;
    position.name = {name, {1, 1}};
    scenario.players.push_back(std::move(position));
  }
  const auto acts = [&](const PlayerPosition& one) {
    const auto is_by = [&](const ScenarioStep& step) {
      const std::optional<Name>& by = step.action.verb != nullptr ? step.action.by : step.by;
      return by && by->text == one.name.text;
    };
    return std::any_of(scenario.steps.begin(), scenario.steps.end(), is_by);
  };
  for (std::size_t i = 0; i < scenario.players.size(); ++i) {
    const bool turn = static_cast<int>(i) == scenario.turn && !scenario.steps.empty();
    if (turn || acts(scenario.players[i])) supply_resources(*scenario.game, scenario.players[i]);
  }
  if (!scenario.title.empty()) return;
  // The title: the actions; if there are none, the whole line.
  for (const ScenarioStep& step : scenario.steps) {
    const auto from = static_cast<std::size_t>(step.at.column - 1);
    std::size_t begin = 0;
    for (std::size_t signs = 0; begin < line.size() && signs < from; ++signs) {
      ++begin;
      while (begin < line.size() && (static_cast<unsigned char>(line[begin]) & 0xC0) == 0x80) ++begin;
    }
    const std::string_view clause = split_outside(std::string_view(line).substr(begin), ";\n")[0];
    scenario.title += (scenario.title.empty() ? "" : "; ") + std::string(clause);
  }
  if (scenario.title.empty()) scenario.title = say(language, Phrase::title_of_question);
}

struct Attempt {
  ReadScenario read;
  int doubt = 0;
};

Attempt read_as(const std::string& line, const Game& game, Judge& judge, const OneLineRequest& request) {
  Attempt out;
  Scenario& scenario = out.read.scenario;
  scenario.file = "question";
  scenario.id = "question";
  scenario.at = {1, 1};
  scenario.game = &game;
  scenario.edition = game.default_edition;
  const Database& cards = judge.cards(game);
  const NameIndex names = card_names(cards);
  ClauseReader reader(scenario, cards, names, *request.games, request.language, out.read.errors);
  reader.read(line);
  out.doubt = reader.doubt();
  const bool given = request.edition != nullptr && edition_named(game, request.edition->id) != nullptr;
  if (given) scenario.edition = request.edition;
  complete(scenario, line, request.language);
  return out;
}

}  // namespace

std::string unfit_line(std::string_view line, Language language) {
  if (line.size() > limits::kLineBytes)
    return say(language, Phrase::line_too_long, line.size(), limits::kLineBytes);
  // Tabs and line ends count as blanks.
  std::string text(line);
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
  return has_control(text) ? say(language, Phrase::control_character) : std::string();
}

ReadScenario read_one_line(const std::string& line, Judge& judge, const OneLineRequest& request) {
  if (const std::string wrong = unfit_line(line, request.language); !wrong.empty()) {
    ReadScenario out;
    out.scenario.file = out.scenario.id = "question";
    out.errors.push_back({out.scenario.file, 1, 0, wrong, ""});
    return out;
  }
  if (trimmed(line).empty()) {
    ReadScenario out;
    out.scenario.file = out.scenario.id = "question";
    out.errors.push_back({out.scenario.file, 0, 0, say(request.language, Phrase::nothing_asked),
                          say(request.language, Phrase::line_example,
                              "A: Flounder, Beast; B: Maui (exerted); A challenges Maui with Beast")});
    return out;
  }
  std::optional<Attempt> best;
  for (const Game& game : request.games->all) {
    if (request.game != nullptr && request.game != &game) continue;
    if (request.edition != nullptr && request.game == nullptr &&
        edition_named(game, request.edition->id) == nullptr)
      continue;
    Attempt attempt = read_as(line, game, judge, request);
    const auto badness = [](const Attempt& one) {
      return one.doubt + 100 * static_cast<int>(one.read.errors.size());
    };
    if (!best || badness(attempt) < badness(*best)) best = std::move(attempt);
  }
  if (best) return std::move(best->read);
  ReadScenario out;
  out.errors.push_back(
      {"question", 0, 0,
       say(request.language, Phrase::no_edition, request.edition->id, request.game->rules->id), ""});
  return out;
}

}  // namespace kawari
