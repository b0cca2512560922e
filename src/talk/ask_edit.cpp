// The table, its players and its files in the conversation.
#include <algorithm>

#include "ir/book.h"
#include "scenario/read_steps.h"
#include "scenario/scenario_text.h"
#include "scenario/yaml_reader.h"
#include "talk/ask_commands.h"

namespace kawari {

bool AskSession::editing(std::string& why) const {
  if (scenario_.steps.empty()) return true;
  why = words(Phrase::take_back_first) + "\n";
  return false;
}

std::string AskSession::change(Scenario next, std::string done) {
  Moment moment = look_at(next);
  if (moment.report.outcome >= ScenarioOutcome::stopped) return errors_of(moment);
  if (next.steps.size() > limits::kConversationSteps)
    return words(Phrase::too_many_steps, limits::kConversationSteps) + "\n";
  keep(std::move(next), std::move(moment));
  return done;
}

// The full names of the cards that were added.
std::string AskSession::added(const Scenario& before, const Scenario& after) const {
  std::string out;
  for (std::size_t i = 0; i < after.players.size(); ++i) {
    const PlayerPosition& now = after.players[i];
    const PlayerPosition* then = i < before.players.size() ? &before.players[i] : nullptr;
    for (const ZoneCards& zone : now.zones) {
      const ZoneCards* old = then == nullptr ? nullptr : then->zone(zone.zone);
      std::string cards;
      for (std::size_t k = old == nullptr ? 0 : old->cards.size(); k < zone.cards.size(); ++k) {
        const CardItem& card = zone.cards[k];
        cards += (cards.empty() ? "" : "; ") +
                 (card.blanks > 0 ? words(Phrase::blank_cards, card.blanks) : card.name.text);
      }
      std::string_view key = after.game->words->resource_key;
      for (const ZoneWord& word : after.game->words->position)
        if (word.zone == zone.zone) key = word.key;
      if (!cards.empty()) out += "  " + now.name.text + " " + std::string(key) + ": " + cards + "\n";
    }
    if (then == nullptr || then->score != now.score)
      out += "  " + now.name.text + " " + std::string(after.game->words->score_key) + ": " +
             std::to_string(now.score) + "\n";
  }
  return out;
}

namespace {

// The card at this index of the scenario, in file order.
CardItem* card_at(Scenario& scenario, std::size_t wanted, Zone& zone, std::vector<CardItem>*& list,
                  std::size_t& place) {
  std::size_t next = 0;
  for (PlayerPosition& player : scenario.players) {
    for (ZoneCards& cards : player.zones) {
      for (std::size_t i = 0; i < cards.cards.size(); ++i) {
        CardItem& card = cards.cards[i];
        const auto here = static_cast<std::size_t>(std::max(1, card.blanks));
        if (wanted < next + here) {
          zone = cards.zone;
          list = &cards.cards;
          place = i;
          return &card;
        }
        next += here + card.under.size();
      }
    }
  }
  return nullptr;
}

}  // namespace

std::string AskSession::set(std::string_view text) {
  std::string why;
  if (!editing(why)) return why;
  Scenario next = scenario_;
  const TableCards table(next);
  // "CARD (states)", "CARD: states", or states behind the longest name that is found.
  std::string_view name = text, states;
  if (const Bracketed brackets = trailing_brackets(text, '('); brackets.found) {
    name = brackets.before;
    states = brackets.inside;
  } else if (const std::string_view before = split_outside(text, ":")[0]; before.size() < text.size()) {
    name = before;
    states = trimmed(text.substr(text.find(':', before.size()) + 1));
  } else {
    for (std::size_t space = text.rfind(' '); space != std::string_view::npos && space > 0;
         space = text.rfind(' ', space - 1)) {
      const auto found = table.find(text.substr(0, space), {}, Zone::play);
      if (found.which.empty() || found.fit == Fit::misspelt) continue;
      name = text.substr(0, space);
      states = trimmed(text.substr(space));
      break;
    }
  }
  const auto found = table.find(name, {}, Zone::play);
  if (found.which.size() != 1 || states.empty()) {
    if (found.which.empty()) return words(Phrase::no_card_here, name) + "\n";
    if (states.empty())
      return words(Phrase::write_like, std::string(name) + " (" + example_state() + ")") + "\n";
    std::vector<std::string> ways;
    for (const std::size_t i : found.which) ways.push_back(table.written(i));
    return words(Phrase::several_cards, name, static_cast<int>(found.which.size())) + " " +
           words(Phrase::one_of, either_of(ways)) + "\n";
  }
  Zone zone = Zone::none;
  std::vector<CardItem>* list = nullptr;
  std::size_t place = 0;
  CardItem* card = card_at(next, found.which[0], zone, list, place);
  if (card == nullptr || card->blanks > 0) return words(Phrase::no_card_here, name) + "\n";
  // A new state replaces the old one of the same kind.
  std::vector<Error> errors;
  ClauseReader reader(next, judge_.cards(*next.game), names_, games_, language_, errors);
  reader.states(states, *card, zone);
  reader.new_players = false;
  const std::string written = card->name.text;
  if (errors.empty()) reader.read({});  // names in the states
  std::string out;
  for (const Error& error : errors) out += error.what + (error.right.empty() ? "" : " " + error.right) + "\n";
  if (!out.empty()) return out;
  return change(std::move(next), words(Phrase::set_now, written) + "\n");
}

std::string AskSession::remove(std::string_view text) {
  std::string why;
  if (!editing(why)) return why;
  Scenario next = scenario_;
  const TableCards table(next);
  const auto found = table.find(text);
  if (found.which.size() != 1) {
    if (found.which.empty()) return words(Phrase::no_card_here, text) + "\n";
    std::vector<std::string> ways;
    for (const std::size_t i : found.which) ways.push_back(table.written(i));
    return words(Phrase::several_cards, text, static_cast<int>(found.which.size())) + " " +
           words(Phrase::one_of, either_of(ways)) + "\n";
  }
  Zone zone = Zone::none;
  std::vector<CardItem>* list = nullptr;
  std::size_t place = 0;
  const CardItem* card = card_at(next, found.which[0], zone, list, place);
  if (card == nullptr) return words(Phrase::no_card_here, text) + "\n";
  const std::string name = card->name.text;
  list->erase(list->begin() + static_cast<std::ptrdiff_t>(place));
  return change(std::move(next), words(Phrase::removed, name) + "\n");
}

std::string AskSession::players(std::string_view text) {
  std::string why;
  if (!editing(why)) return why;
  Scenario next = scenario_;
  std::vector<std::string> names;
  for (const std::string_view name : split_outside(text, ",")) {
    const std::string folded = fold(name);
    const bool twice = std::any_of(names.begin(), names.end(),
                                   [&](const std::string& other) { return fold(other) == folded; });
    if (name.empty() || twice || name.size() > 40 || is_number(name) || is_reserved_word(*next.game, name) ||
        command_named(name) != nullptr || name.find_first_of("/#()[]{}\":;") != std::string_view::npos)
      return words(Phrase::bad_player, name) + "\n";
    names.emplace_back(name);
  }
  const Rules& game = *next.game->rules;
  if (const int count = static_cast<int>(names.size());
      count < game.least_players || count > game.most_players)
    return words(Phrase::players_needed, seats(*next.game)) + "\n";
  next.players.resize(names.size());
  for (std::size_t i = 0; i < names.size(); ++i) next.players[i].name.text = names[i];
  next.turn = std::min(next.turn, static_cast<int>(names.size()) - 1);
  std::vector<std::string_view> views(names.begin(), names.end());
  return change(std::move(next), words(Phrase::players_now, listed(views)) + "\n");
}

std::string AskSession::rules(std::string_view text) {
  Scenario next = scenario_;
  const Edition* picked = nullptr;
  std::vector<std::string_view> ids;
  for (const Edition& edition : next.game->rules->editions) {
    ids.push_back(edition.id);
    if (fold(text) == edition.id || (!text.empty() && std::string(edition.id).ends_with("-" + fold(text))))
      picked = &edition;
  }
  if (picked == nullptr)
    return words(Phrase::no_edition, text, next.game->rules->id) + " " + words(Phrase::one_of, listed(ids)) +
           "\n";
  next.edition = picked;
  Moment moment = look_at(next);
  if (moment.report.outcome != ScenarioOutcome::passed || moment.taken < next.steps.size())
    return errors_of(moment) + words(Phrase::take_back_first) + "\n";
  keep(std::move(next), std::move(moment));
  std::string out = words(Phrase::edition_is, picked->id) + "\n";
  if (!scenario_.steps.empty()) out += news({});
  return out + (moment_.decision_open() ? what_next() : "");
}

Scenario AskSession::scenario() const {
  Scenario out = complete_scenario(scenario_);
  if (moment_.decision_open() && !out.steps.empty()) out.steps.back().stop = true;
  // The explained actions become the title.
  if (scenario_.title.empty() && !out.steps.empty()) {
    std::string title;
    for (const StepReport& step : moment_.report.steps) {
      if (step.explained.empty() || title.size() > 80) continue;
      title += (title.empty() ? "" : "; ") + without_stop(step.explained[0].text).text();
    }
    if (!title.empty()) out.title = title;
  }
  return out;
}

std::string AskSession::save(std::string_view file) {
  const std::string name(unquoted(file));
  if (name.empty()) return words(Phrase::file_needed) + "\n";
  const Scenario saved = scenario();
  const std::string text = scenario_text(saved);
  if (!files_.write || !files_.write(name, text)) return words(Phrase::not_saved, name) + "\n";
  std::string out = words(Phrase::saved, name) + "\n";
  // The saved file must give the same explanation as the conversation.
  const auto steps = [](const ScenarioReport& report) {
    std::string all;
    for (const StepReport& step : report.steps)
      for (const ExplainedStep& one : step.explained) all += one.text.text() + "\n";
    return all;
  };
  const std::vector<ScenarioReport> again = judge_.judge_text(name, text);
  if (again.size() != 1 || steps(again[0]) != steps(moment_.report)) out += words(Phrase::differs) + "\n";
  return out;
}

std::string AskSession::load(std::string_view file) {
  const std::string name(unquoted(file));
  if (name.empty()) return words(Phrase::file_needed) + "\n";
  const auto text = files_.read ? files_.read(name) : Result<std::string>(fail(""));
  if (!text) return words(Phrase::not_read, name) + "\n";
  std::vector<ReadScenario> read = read_scenarios(name, *text, games_);
  if (!read[0].errors.empty()) {
    std::string out;
    for (const Error& error : read[0].errors) out += error.text() + "\n";
    return out;
  }
  Scenario next = std::move(read[0].scenario);
  const std::size_t steps = next.steps.size();
  std::erase_if(next.steps, [](const ScenarioStep& step) { return step.kind == StepKind::expect; });
  next.all = next.keep_answers = false;  // a single line of play; `all` shows the others
  std::string out = words(Phrase::loaded, name, next.title) + "\n";
  if (read.size() > 1) out += words(Phrase::first_of_file, static_cast<int>(read.size())) + "\n";
  if (next.steps.size() < steps) out += words(Phrase::checks_left_out) + "\n";

  // A change of language may change the game as well.
  const Scenario old = scenario_;
  const Stage old_stage = stage_;
  scenario_.game = next.game;
  Moment moment = look_at(next);
  if (moment.report.outcome >= ScenarioOutcome::stopped) {
    scenario_ = old;
    return errors_of(moment);
  }
  scenario_ = old;
  if (moment.taken < next.steps.size()) {
    out += words(Phrase::not_reached, static_cast<int>(next.steps.size() - moment.taken)) + "\n";
    next.steps.resize(moment.taken);
  }
  if (old_stage == Stage::table) remember(scenario_);
  stage_ = Stage::table;
  scenario_ = std::move(next);
  names_ = card_names(judge_.cards(*scenario_.game));
  moment_ = std::move(moment);
  listed_ = false;
  return out + news({}) + (moment_.decision_open() ? what_next() : "");
}

}  // namespace kawari
