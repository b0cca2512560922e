// The conversation itself: its stages and commands, and how a line is handled.
#include "talk/ask.h"

#include <algorithm>

#include "explain/game_words.h"
#include "ir/book.h"
#include "scenario/yaml_reader.h"
#include "talk/ask_commands.h"

namespace kawari {

std::span<const AskSession::Command> AskSession::commands() {
  static constexpr Command kCommands[] = {
      {CommandId::help, Phrase::help_help, &AskSession::help, false},
      {CommandId::actions, Phrase::help_actions, &AskSession::actions, true},
      {CommandId::back, Phrase::help_back, &AskSession::back, false},
      {CommandId::show, Phrase::help_show, &AskSession::show, true},
      {CommandId::explain, Phrase::help_explain, &AskSession::explain, true},
      {CommandId::why, Phrase::help_why, &AskSession::why, true},
      {CommandId::all, Phrase::help_all, &AskSession::outcomes, true},
      {CommandId::set, Phrase::help_set, &AskSession::set, true},
      {CommandId::remove, Phrase::help_remove, &AskSession::remove, true},
      {CommandId::players, Phrase::help_players, &AskSession::players, true},
      {CommandId::rules, Phrase::help_rules, &AskSession::rules, true},
      {CommandId::game, Phrase::help_game, &AskSession::game, false},
      {CommandId::language, Phrase::help_language, &AskSession::language, false},
      {CommandId::save, Phrase::help_save, &AskSession::save, true},
      {CommandId::load, Phrase::help_load, &AskSession::load, false},
      {CommandId::begin_again, Phrase::help_new, &AskSession::again, true},
      {CommandId::quit, Phrase::help_quit, &AskSession::quit, false},
  };
  return kCommands;
}

AskSession::AskSession(Judge& judge, const AskRequest& request)
    : judge_(judge),
      games_(*request.games),
      files_(request.files),
      language_(request.language),
      colour_(request.colour) {
  const Game* wanted = request.game;
  for (const Game& one : games_.all)
    if (wanted == nullptr && request.edition != nullptr && edition_named(one, request.edition->id) != nullptr)
      wanted = &one;
  if (wanted == nullptr) return;
  scenario_.game = wanted;
  scenario_.edition = wanted->default_edition;
  stage_ = Stage::edition;
  const bool fits = request.edition != nullptr && edition_named(*wanted, request.edition->id) != nullptr;
  if (fits) scenario_.edition = request.edition;
  if (fits || request.game != nullptr) begin_table();
}

Language AskSession::explaining() const {
  const bool speaks_it = scenario_.game == nullptr || scenario_.game->rules->words == nullptr ||
                         speaks(*scenario_.game->rules->words, language_);
  return speaks_it ? language_ : Language::en;
}

std::string AskSession::greeting() { return words(Phrase::welcome) + "\n" + stage_question(); }

std::string AskSession::prompt() const {
  if (stage_ == Stage::game) return words(Phrase::prompt_game);
  if (stage_ == Stage::edition) return words(Phrase::prompt_edition);
  if (moment_.decision_open()) return words(Phrase::prompt_decide, moment_.who);
  if (scenario_.steps.empty()) return words(Phrase::prompt_position);
  if (moment_.ask == Ask::action) return words(Phrase::prompt_act, moment_.who);
  return words(Phrase::prompt_over);
}

std::string AskSession::stage_question() const {
  std::string out;
  const auto number = [&](std::size_t i, std::string_view text) {
    out += "  " + std::to_string(i + 1) + ". " + std::string(text) + "\n";
  };
  switch (stage_) {
    case Stage::game:
      out = words(Phrase::which_game) + "\n";
      for (std::size_t i = 0; i < games_.all.size(); ++i) number(i, games_.all[i].rules->id);
      return out;
    case Stage::edition: {
      out = words(Phrase::which_edition, scenario_.game->default_edition->id) + "\n";
      const auto& editions = scenario_.game->rules->editions;
      for (std::size_t i = 0; i < editions.size(); ++i) number(i, editions[i].id);
      return out;
    }
    case Stage::table:
      break;
  }
  out = words(Phrase::table_ready, scenario_.game->rules->id, scenario_.edition->id,
              scenario_.players[0].name.text) +
        "\n";
  if (explaining() != language_) out += words(Phrase::explained_in_english, scenario_.game->rules->id) + "\n";
  return out;
}

// An empty table with two players.
void AskSession::begin_table() {
  stage_ = Stage::table;
  Scenario fresh;
  fresh.file = fresh.id = "question";
  fresh.at = {1, 1};
  fresh.game = scenario_.game;
  fresh.edition = scenario_.edition;
  for (const char* name : {"Ana", "Bruno"}) {
    PlayerPosition position;
    position.name = {name, {1, 1}};
    fresh.players.push_back(std::move(position));
  }
  scenario_ = std::move(fresh);
  names_ = card_names(judge_.cards(*scenario_.game));
  moment_ = look_at(scenario_);
  listed_ = false;
}

std::string AskSession::choose_game(std::string_view text) {
  NameIndex ids;
  for (const Game& one : games_.all) ids.add(one.rules->id);
  const Guess guess = ids.guess(text);
  std::size_t picked = guess.one() ? guess.which[0] : games_.all.size();
  if (is_number(text) && text[0] != '-') picked = static_cast<std::size_t>(number_in(text)) - 1;
  if (picked >= games_.all.size()) return words(Phrase::no_such_game) + "\n" + stage_question();
  scenario_.game = &games_.all[picked];
  scenario_.edition = scenario_.game->default_edition;
  stage_ = Stage::edition;
  return stage_question();
}

std::string AskSession::choose_edition(std::string_view text) {
  const auto& editions = scenario_.game->rules->editions;
  const Edition* picked = text.empty() ? scenario_.game->default_edition : nullptr;
  if (is_number(text) && text[0] != '-') {
    const auto number = static_cast<std::size_t>(number_in(text));
    if (number >= 1 && number <= editions.size()) picked = &editions[number - 1];
  }
  for (const Edition& edition : editions)
    if (fold(text) == edition.id || std::string(edition.id).ends_with("-" + fold(text))) picked = &edition;
  if (picked == nullptr) return words(Phrase::no_such_edition) + "\n" + stage_question();
  scenario_.edition = picked;
  begin_table();
  return stage_question();
}

const AskSession::Command* AskSession::command_named(std::string_view word) {
  if (word == "?") return &commands()[0];
  for (const Command& command : commands())
    for (const Language language : kLanguages)
      if (!word.empty() && leading_phrase(word, command.words(language)) == word.size()) return &command;
  return nullptr;
}

// "Ana: …" and "Ana hand: …" are about cards, even if the player's name is a command.
bool AskSession::names_player(std::string_view text) const {
  const std::string_view before = split_outside(text, ":")[0];
  if (before.size() == text.size()) return false;
  const std::string folded = fold(before);
  return std::any_of(scenario_.players.begin(), scenario_.players.end(), [&](const PlayerPosition& one) {
    const std::string name = fold(one.name.text);
    return folded == name || folded.starts_with(name + " ") || folded.starts_with(name + "'s ");
  });
}

std::string AskSession::reply(const std::string& line) {
  if (const std::string wrong = unfit_line(line, language_); !wrong.empty()) return wrong + "\n";
  const std::string_view text = trimmed(line);
  const std::size_t space = text.find_first_of(" \t");
  const std::string_view word = text.substr(0, space);
  const Command* command = stage_ == Stage::table && names_player(text) ? nullptr : command_named(word);
  if (command != nullptr && (stage_ == Stage::table || !command->at_table)) {
    const std::string_view rest =
        space == std::string_view::npos ? std::string_view() : trimmed(text.substr(space));
    return (this->*command->run)(rest);
  }
  switch (stage_) {
    case Stage::game:
      return choose_game(text);
    case Stage::edition:
      return choose_edition(text);
    case Stage::table:
      break;
  }
  return at_the_table(text);
}

namespace {

// "1", "1 3", "1, 3": numbers and nothing else.
std::optional<std::vector<std::size_t>> numbers_in(std::string_view text) {
  std::vector<std::size_t> out;
  for (const std::string_view part : split_outside(text, " ,")) {
    if (part.empty()) continue;
    if (!is_number(part) || part[0] == '-') return std::nullopt;
    out.push_back(static_cast<std::size_t>(number_in(part)));
  }
  if (out.empty()) return std::nullopt;
  return out;
}

}  // namespace

std::string AskSession::at_the_table(std::string_view text) {
  if (text.empty()) return what_next();
  const auto numbers = numbers_in(text);
  if (moment_.decision_open()) {
    if (!numbers) return answer_in_words(text);
    return answer(*numbers);
  }
  if (!numbers) return clauses(text);
  if (moment_.ask == Ask::none) return words(Phrase::game_is_over) + "\n";
  if (numbers->size() > 1) return words(Phrase::one_number) + "\n";
  // A number is only valid while a list is shown.
  if (!listed_) return actions({});
  const std::size_t number = (*numbers)[0];
  if (number < 1 || number > moment_.choices.size())
    return words(Phrase::no_such_number, static_cast<int>(number)) + "\n";
  Scenario next = scenario_;
  next.steps.push_back(moment_.choices[number - 1].step);
  return act(std::move(next));
}

std::string AskSession::example_state() const {
  if (scenario_.game == nullptr) return "\u2026";
  const ScenarioWords& words = *scenario_.game->words;
  std::string out;
  if (const auto damage = words.key_of(GivenState::damage); !damage.empty()) out = std::string(damage) + " 2";
  if (const auto exerted = words.key_of(GivenState::exerted); !exerted.empty())
    out += (out.empty() ? "" : ", ") + std::string(exerted);
  return out.empty() ? "facedown" : out;
}

std::string AskSession::help(std::string_view) {
  std::string out = words(Phrase::help_title) + "\n";
  const auto line = [&](const std::string& what, std::string_view does) {
    out += "  " + what + "  \u2014  " + std::string(does) + "\n";
  };
  if (stage_ == Stage::table) {
    const std::string& player = scenario_.players[0].name.text;
    const ScenarioWords& game_words = *scenario_.game->words;
    std::vector<std::string_view> verbs;
    for (const SpokenVerb& row : game_words.spoken_verbs) {
      const std::string_view forms = language_ == Language::es ? row.es : row.en;
      const std::string_view form = forms.substr(0, forms.find('|'));
      if (std::find(verbs.begin(), verbs.end(), form) == verbs.end()) verbs.push_back(form);
    }
    line(words(Phrase::help_put, player, example_state(), game_words.resource_key),
         words(Phrase::help_put_what));
    line(words(Phrase::help_act, player, listed(verbs)), words(Phrase::help_act_what));
  }
  for (const Command& command : commands())
    line(std::string(command.in(language_)), words(command.does, example_state()));
  return out;
}

std::string AskSession::quit(std::string_view) {
  over_ = true;
  return {};
}

std::string AskSession::show(std::string_view) { return moment_.position; }

std::string AskSession::language(std::string_view name) {
  const std::string folded = fold(name);
  static constexpr std::pair<std::string_view, Language> kCalled[] = {
      {"en", Language::en},     {"english", Language::en},  {"inglés", Language::en},
      {"es", Language::es},     {"spanish", Language::es},  {"español", Language::es},
      {"ja", Language::ja},     {"japanese", Language::ja}, {"japonés", Language::ja},
      {"日本語", Language::ja},
  };
  for (const auto& [known, language] : kCalled) {
    if (folded != known) continue;
    language_ = language;
    std::string out = words(Phrase::language_is) + "\n";
    if (explaining() != language_)
      out += words(Phrase::explained_in_english, scenario_.game->rules->id) + "\n";
    if (stage_ == Stage::table) {
      moment_ = look_at(scenario_);
      listed_ = false;
    }
    return out;
  }
  return words(Phrase::languages_are) + "\n";
}

std::string AskSession::game(std::string_view name) {
  if (stage_ == Stage::table) remember(scenario_);
  stage_ = Stage::game;
  scenario_ = {};
  moment_ = {};
  return name.empty() ? stage_question() : choose_game(name);
}

void AskSession::remember(Scenario scenario) {
  if (before_.size() == limits::kUndo) before_.pop_front();  // the limit of `back` in docs/asking.md
  before_.push_back(std::move(scenario));
}

std::string AskSession::again(std::string_view) {
  remember(scenario_);
  begin_table();
  return stage_question();
}

}  // namespace kawari
