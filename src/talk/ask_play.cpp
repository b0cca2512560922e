// Acting and answering in the conversation, and the replies.
#include <algorithm>

#include "ir/book.h"
#include "report/report.h"
#include "table/actions.h"
#include "table/words.h"
#include "talk/ask_commands.h"

namespace kawari {
namespace {

constexpr std::size_t kLongestList = 40;

// The steps of an explanation as numbered lines.
std::vector<std::string> told(const ScenarioReport& report, Language language) {
  std::vector<std::string> out;
  for (const StepReport& step : report.steps) {
    for (const ExplainedStep& one : step.explained) {
      std::string line(2 + 2 * static_cast<std::size_t>(std::max(0, one.depth)), ' ');
      line += std::to_string(out.size() + 1) + ". ";
      if (one.struck)
        line += "\u2717 " + one.text.text() + " (" + say(language, Word::never_happened) + ")";
      else
        line += one.text.text();
      std::string rules;
      for (const Citation& citation : one.citations) {
        if (citation.number.empty()) continue;
        rules += (rules.empty() ? report.edition_label + " " : ", ") + citation.number;
      }
      if (!rules.empty()) line += " [" + rules + "]";
      out.push_back(std::move(line));
    }
  }
  return out;
}

}  // namespace

Moment AskSession::look_at(const Scenario& scenario) {
  const Telling telling{explaining()};
  judge_.tell(telling);
  return look(judge_, complete_scenario(scenario), telling);
}

// Adds enough resources for each player whose resources were not mentioned.
Scenario AskSession::complete_scenario(const Scenario& scenario) const {
  Scenario out = scenario;
  for (PlayerPosition& player : out.players) supply_resources(*out.game, player);
  if (out.title.empty()) out.title = words(Phrase::title_of_question);
  return out;
}

void AskSession::keep(Scenario next, Moment moment) {
  remember(std::move(scenario_));
  scenario_ = std::move(next);
  moment_ = std::move(moment);
  listed_ = false;
}

std::string AskSession::errors_of(const Moment& moment) const {
  std::string out;
  for (const Error& error : moment.report.errors)
    out += error.what + (error.right.empty() ? "" : " " + error.right) + "\n";
  return out;
}

// The lines of the explanation that are new since `before`, then the present state.
std::string AskSession::news(const Moment& before) const {
  const std::vector<std::string> old = told(before.report, explaining());
  const std::vector<std::string> now = told(moment_.report, explaining());
  std::size_t same = 0;
  while (same < old.size() && same < now.size() && old[same] == now[same]) ++same;
  std::string out;
  for (std::size_t i = same; i < now.size(); ++i) out += now[i] + "\n";
  if (!moment_.decision_open() && !moment_.report.answer.empty())
    out += "= " + moment_.report.answer.text() + "\n";
  return out;
}

std::string AskSession::listed_choices(const std::vector<std::size_t>& which) const {
  std::string out;
  for (std::size_t i = 0; i < which.size() && i < kLongestList; ++i)
    out += "  " + std::to_string(which[i] + 1) + ". " + moment_.choices[which[i]].text.text() + "\n";
  if (which.size() > kLongestList)
    out += "  " + words(Phrase::and_more, static_cast<int>(which.size() - kLongestList)) + "\n";
  if (moment_.unsaid > 0) out += words(Phrase::not_sayable, moment_.unsaid) + "\n";
  return out;
}

// The choices that contain all words, or words beginning with them.
std::vector<std::size_t> AskSession::choices_with(std::string_view filter) const {
  const std::vector<std::string> wanted = plain_words(filter);
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < moment_.choices.size(); ++i) {
    const std::vector<std::string> there = plain_words(moment_.choices[i].text.text());
    const bool all = std::all_of(wanted.begin(), wanted.end(), [&](const std::string& word) {
      return std::any_of(there.begin(), there.end(),
                         [&](const std::string& one) { return one.starts_with(word); });
    });
    if (all) out.push_back(i);
  }
  return out;
}

// The open question with its options.
std::string AskSession::what_next() const {
  if (moment_.decision_open()) {
    std::string out = moment_.question.text() + "\n" + listed_choices(choices_with({}));
    if ((moment_.ask == Ask::objects || moment_.ask == Ask::block) && moment_.most > 1)
      out += words(Phrase::pick_several, moment_.least, moment_.most) + "\n";
    return out;
  }
  if (moment_.ask == Ask::none && stage_ == Stage::table && !scenario_.steps.empty())
    return words(Phrase::game_is_over) + "\n";
  return scenario_.steps.empty() ? stage_question() : std::string();
}

std::string AskSession::actions(std::string_view filter) {
  if (moment_.decision_open()) return words(Phrase::decision_first) + "\n" + what_next();
  if (moment_.ask == Ask::none) return words(Phrase::game_is_over) + "\n";
  const std::vector<std::size_t> which = choices_with(filter);
  if (which.empty()) return words(Phrase::no_such_action) + "\n";
  listed_ = true;
  return words(Phrase::can_do, moment_.who) + "\n" + listed_choices(which) + words(Phrase::pick_number) +
         "\n";
}

std::string AskSession::explain(std::string_view) {
  if (scenario_.steps.empty()) return words(Phrase::nothing_happened) + "\n";
  Printing printing;
  printing.language = explaining();
  printing.colour = colour_;
  ScenarioReport report = moment_.report;
  report.title = scenario().title;
  std::string out = print_report(report, printing);
  while (out.ends_with("\n\n")) out.pop_back();
  return out;
}

// Explains why an action may not be taken, or why an ability did not trigger or apply. An action is written
// as if it were taken.
std::string AskSession::why(std::string_view text) {
  std::string question(text);
  Scenario tried = scenario_;
  std::vector<Error> errors;
  ClauseReader reader(tried, judge_.cards(*tried.game), names_, games_, language_, errors);
  reader.new_players = false;
  reader.read(text);
  const bool acts = errors.empty() && tried.steps.size() == scenario_.steps.size() + 1;
  if (acts && tried.steps.back().action.verb != nullptr) question = action_text(tried.steps.back().action);
  if (question.empty()) return words(Phrase::write_like, words(Phrase::help_why)) + "\n";
  judge_.ask({question});
  const ScenarioReport report = judge_.judge(scenario());
  judge_.ask({});
  Printing printing;
  printing.language = explaining();
  printing.colour = colour_;
  std::string out = print_questions(report, printing);
  for (const Error& error : report.errors)
    out += error.what + (error.right.empty() ? "" : " " + error.right) + "\n";
  return out;
}

// Explores the open decisions; earlier choices are kept.
std::string AskSession::outcomes(std::string_view) {
  if (scenario_.steps.empty()) return words(Phrase::nothing_happened) + "\n";
  Scenario all = scenario();
  all.steps.back().stop = false;
  all.all = all.keep_answers = true;
  Printing printing;
  printing.language = explaining();
  printing.colour = colour_;
  std::string out = print_report(judge_.judge(all), printing);
  while (out.ends_with("\n\n")) out.pop_back();
  return out;
}

// Reads positions, settings and actions as `judge -e` does. Otherwise the words filter the list of actions.
std::string AskSession::clauses(std::string_view text) {
  Scenario next = scenario_;
  std::vector<Error> errors;
  ClauseReader reader(next, judge_.cards(*next.game), names_, games_, language_, errors);
  reader.new_players = false;
  reader.read(text);
  if (!errors.empty()) {
    const bool position = text.find(':') != std::string_view::npos;
    if (!position && moment_.ask == Ask::action && !choices_with(text).empty()) return actions(text);
    std::string out;
    for (const Error& error : errors)
      out += error.what + (error.right.empty() ? "" : " " + error.right) + "\n";
    return out;
  }
  const bool acts = next.steps.size() > scenario_.steps.size();
  if (!acts || scenario_.steps.empty()) {
    std::string why;
    if (!acts && !editing(why)) return why;
    const std::string news = added(scenario_, next);
    if (!acts) {
      std::string done = news.empty() ? words(Phrase::understood_now) + "\n" : news;
      if (next.turn != scenario_.turn)
        done = words(Phrase::turn_is, next.players[static_cast<std::size_t>(next.turn)].name.text) + "\n";
      return change(std::move(next), std::move(done));
    }
  }
  return act(std::move(next));
}

// Takes the added steps as far as possible.
std::string AskSession::act(Scenario next) {
  if (moment_.ask == Ask::none && !scenario_.steps.empty()) return words(Phrase::game_is_over) + "\n";
  if (next.steps.size() > limits::kConversationSteps)
    return words(Phrase::too_many_steps, limits::kConversationSteps) + "\n";
  Moment moment = look_at(next);
  if (moment.report.outcome != ScenarioOutcome::passed) return errors_of(moment);
  std::string rest;
  if (moment.taken < next.steps.size()) {
    rest = words(Phrase::not_reached, static_cast<int>(next.steps.size() - moment.taken)) + "\n";
    next.steps.resize(moment.taken);
  }
  const Moment before = std::move(moment_);
  keep(std::move(next), std::move(moment));
  return news(before) + rest + what_next();
}

std::string AskSession::answer(const std::vector<std::size_t>& picked) {
  for (const std::size_t number : picked)
    if (number < 1 || number > moment_.choices.size())
      return words(Phrase::no_such_number, static_cast<int>(number)) + "\n";
  const bool several =
      moment_.ask == Ask::objects || moment_.ask == Ask::block || moment_.ask == Ask::alter_hand;
  if (picked.size() > 1 && !several) return words(Phrase::one_number) + "\n";
  Scenario next = scenario_;
  const ListedChoice& first = moment_.choices[picked[0] - 1];
  if (moment_.ask == Ask::alter_hand) {
    // Altering the opening hand is a step of its own.
    ScenarioStep step;
    step.kind = first.none ? StepKind::keep : StepKind::alter;
    step.by = Name{moment_.who, {}};
    for (const std::size_t number : picked)
      if (!first.none) step.cards.push_back(Name{moment_.choices[number - 1].answer.text, {}});
    next.steps.push_back(std::move(step));
    return act(std::move(next));
  }
  Answer given = first.answer;
  if (picked.size() > 1) {
    given = {};
    given.kind = AnswerKind::list;
    for (const std::size_t number : picked) given.inner.push_back(moment_.choices[number - 1].answer);
  }
  if (next.steps.empty()) return {};
  next.steps.back().stop = false;
  next.steps.back().answers.push_back(std::move(given));
  return act(std::move(next));
}

// "Bruno concedes": a player may concede at any moment. The open question stays unanswered.
std::optional<Scenario> AskSession::concession(std::string_view text) {
  Scenario next = scenario_;
  std::vector<Error> errors;
  ClauseReader reader(next, judge_.cards(*next.game), names_, games_, language_, errors);
  reader.new_players = false;
  reader.read(text);
  const std::size_t steps = scenario_.steps.size();
  if (!errors.empty() || steps == 0 || next.steps.size() != steps + 1) return std::nullopt;
  if (next.steps.back().kind != StepKind::concede) return std::nullopt;
  next.steps[steps - 1].stop = true;
  return next;
}

std::string AskSession::answer_in_words(std::string_view text) {
  NameIndex options;
  for (const ListedChoice& choice : moment_.choices) options.add(choice.text.text());
  for (const ListedChoice& choice : moment_.choices) options.add(choice.answer.shown());
  std::vector<std::size_t> which;
  for (const std::size_t i : options.guess(text).which) {
    const std::size_t choice = i % moment_.choices.size();
    if (std::find(which.begin(), which.end(), choice) == which.end()) which.push_back(choice);
  }
  if (which.size() == 1) return answer({which[0] + 1});
  if (which.empty()) {
    if (auto without = concession(text)) return act(std::move(*without));
    return words(Phrase::no_such_choice, text) + "\n" + what_next();
  }
  return listed_choices(which) + words(Phrase::pick_number) + "\n";
}

std::string AskSession::back(std::string_view) {
  if (before_.empty()) return words(Phrase::nothing_to_undo) + "\n";
  const bool same_game = before_.back().game == scenario_.game;
  scenario_ = std::move(before_.back());
  before_.pop_back();
  stage_ = Stage::table;
  if (!same_game) names_ = card_names(judge_.cards(*scenario_.game));
  moment_ = look_at(scenario_);
  listed_ = false;
  std::string out = words(Phrase::went_back) + "\n";
  if (moment_.decision_open()) out += what_next();
  return out;
}

}  // namespace kawari
