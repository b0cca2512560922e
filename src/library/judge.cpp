// The judge as a value. Each call works with a judge of its own, which shares the loaded cards, so that any
// number of threads can ask at the same time.
#include "kawari/judge.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/json_text.h"
#include "deck/deck_check.h"
#include "explain/rulebook.h"
#include "judge/judge.h"
#include "library/guard.h"
#include "library/inside.h"
#include "line/one_line.h"
#include "report/explore_report.h"
#include "report/report.h"
#include "scenario/scenario_json.h"
#include "scenario/scenario_text.h"
#include "table/position.h"
#include "talk/moment.h"

namespace kawari::v1 {

struct JudgeState {
  std::vector<Cards> cards;
  std::vector<kawari::Game> list;  // the games of these cards, for reading files
  Games games() const { return {list}; }
};

namespace {

constexpr const char* kName = "question";

// The engine's judge for one call.
class Asked {
 public:
  Asked(const JudgeState& state, const JudgeSettings& settings)
      : games_(state.games()), judge_(games_, {engine(settings.language), settings.every_event, true}) {
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
      const CardsState& cards = *Inside::state(state.cards[i]);
      judge_.use_cards(state.list[i], cards.cards, cards.keyword_errors);
    }
    judge_.use_limits(
        {settings.work.steps, settings.work.memory, settings.work.seconds, settings.work.cancel});
    judge_.ask(settings.why);
    if (settings.edition.empty()) return;
    edition_ = games_.edition_named(settings.edition);
    if (edition_ == nullptr) wrong_ = told("There is no edition called \"" + settings.edition + "\".");
    judge_.use_edition(edition_);
  }

  const Games& games() const { return games_; }
  kawari::Judge& judge() { return judge_; }
  const Edition* edition() const { return edition_; }
  const Error* wrong() const { return wrong_.what.empty() ? nullptr : &wrong_; }

 private:
  Games games_;
  kawari::Judge judge_;
  const Edition* edition_ = nullptr;
  Error wrong_;
};

Answer unclear(Error error) {
  Answer out;
  out.kind = Answer::Kind::unclear;
  Span words;
  words.text = error.what;
  out.outcome.spans.push_back(std::move(words));
  out.errors.push_back(std::move(error));
  return out;
}

std::vector<Told> public_steps(const std::vector<ExplainedStep>& steps, const Numbers& numbers) {
  std::vector<Told> out;
  for (const ExplainedStep& step : steps)
    out.push_back({public_sentence(step.text, numbers), public_rules(step.citations), step.depth, step.struck,
                   step.decisive});
  return out;
}

// Whether the question is only whether something may be done, and the answer is that it may not.
bool asks_for_a_no(const Scenario& scenario) {
  return !scenario.steps.empty() && scenario.steps.back().kind == StepKind::illegal;
}

Answer::Kind kind_of(const ScenarioReport& report, const Scenario* scenario) {
  switch (report.outcome) {
    case ScenarioOutcome::error:
      return Answer::Kind::unclear;
    case ScenarioOutcome::stopped:
      return Answer::Kind::stopped;
    case ScenarioOutcome::failed:
      return Answer::Kind::no;
    case ScenarioOutcome::passed:
      break;
  }
  if (report.open || (report.all != nullptr && report.all->outcomes.size() > 1)) return Answer::Kind::depends;
  return scenario != nullptr && asks_for_a_no(*scenario) ? Answer::Kind::no : Answer::Kind::happens;
}

Rule rule_of(const Citation& citation) {
  return {citation.number, citation.says, public_language(citation.said)};
}

// A line of the rule index under its number in the edition.
Rule rule_of(const Rules& rules, const Edition& edition, const RuleEntry& entry, Language language) {
  const char* number = entry.numbers[edition.column];
  return {number == nullptr ? std::string() : std::string(number),
          says(rules, edition, entry, engine(language)), public_language(said_in(entry, engine(language)))};
}

Answer public_answer(const ScenarioReport& report, const Scenario* scenario, const kawari::Game* game) {
  Answer out;
  const Numbers numbers = game == nullptr ? Numbers(all_games().all[0]) : Numbers(*game);
  out.kind = kind_of(report, scenario);
  out.outcome = public_sentence(report.answer, numbers);
  out.id = report.id;
  out.title = report.title;
  out.game = report.game;
  out.edition = report.edition;
  out.position = report.position;
  for (const TextReport& text : report.texts)
    if (std::find(out.cards.begin(), out.cards.end(), text.card) == out.cards.end())
      out.cards.push_back(text.card);
  for (const ReadingReport& reading : report.readings)
    out.open.push_back({reading.id, rule_of(reading.rule), reading.question, reading.taken, reading.other,
                        public_sentence(reading.other_answer, numbers)});
  for (const OpenPoint& one : out.open) out.assumed.push_back(one.question + " " + one.taken);
  for (const StepReport& step : report.steps) {
    if (const ExplainedStep* decides = deciding_step(step.explained))
      out.because = public_sentence(decides->text, numbers);
    out.steps.push_back(public_steps(step.explained, numbers));
    for (const CheckReport& check : step.checks)
      out.checks.push_back({check.held, check.text, public_sentence(check.found, numbers)});
  }
  for (const CheckReport& check : report.checks)
    out.checks.push_back({check.held, check.text, public_sentence(check.found, numbers)});
  for (const WhyReport& why : report.why) out.why.push_back(public_steps(why.answer, numbers));
  for (const kawari::Error& error : report.errors) out.errors.push_back(public_error(error));
  for (const std::vector<Told>& step : out.steps)
    for (const Told& line : step) {
      if (!line.decisive) continue;
      for (const Rule& rule : line.rules)
        if (std::find(out.rules.begin(), out.rules.end(), rule) == out.rules.end()) out.rules.push_back(rule);
    }
  const std::vector<Told> stopped = public_steps(report.why_stopped, numbers);
  for (const Told& line : stopped) {
    out.because = line.sentence;
    for (const Rule& rule : line.rules)
      if (std::find(out.rules.begin(), out.rules.end(), rule) == out.rules.end()) out.rules.push_back(rule);
  }
  return out;
}

// The answer by one edition beside that by another.
Comparison::Mark mark_of(const ScenarioReport& one, const ScenarioReport& other) {
  if (one.outcome != ScenarioOutcome::passed) return Comparison::Mark::impossible;
  if (one.outcome != other.outcome || !(one.answer == other.answer) || one.position != other.position)
    return Comparison::Mark::other_answer;
  std::string words, others;
  for (const StepReport& step : one.steps)
    for (const ExplainedStep& line : step.explained) words += line.text.text() + "\n";
  for (const StepReport& step : other.steps)
    for (const ExplainedStep& line : step.explained) others += line.text.text() + "\n";
  return words == others ? Comparison::Mark::same : Comparison::Mark::other_way;
}

// Every card that a position names, with those beneath.
template <class Visit>
void each_named(const std::vector<CardItem>& items, Visit visit) {
  for (const CardItem& item : items) {
    if (item.blanks == 0) visit(item.name);
    each_named(item.under, visit);
  }
}

// Does the work; an exception is an answer that says so.
template <class Work>
std::vector<Answer> answers(const Asked& asked, Work work) {
  if (const Error* wrong = asked.wrong()) return {unclear(*wrong)};
  std::vector<Answer> out;
  const std::string thrown = guarded([&] { out = work(); });
  if (!thrown.empty()) return {unclear(told(thrown))};
  return out;
}

std::vector<ScenarioReport> reports_of(Asked& asked, const std::string& text) {
  return asked.judge().judge_text(kName, text);
}

// The first scenario of a text.
Result<Scenario> first_scenario(Asked& asked, std::string_view text) {
  if (const Error* wrong = asked.wrong()) return *wrong;
  std::vector<ReadScenario> read = read_scenarios(kName, std::string(text), asked.games());
  if (read.empty()) return told("There is no scenario in the text.");
  if (!read[0].errors.empty()) return public_error(read[0].errors[0]);
  if (asked.edition() != nullptr && edition_named(*read[0].scenario.game, asked.edition()->id) != nullptr)
    read[0].scenario.edition = asked.edition();
  return std::move(read[0].scenario);
}

}  // namespace

std::string_view name_of(Answer::Kind kind) {
  switch (kind) {
    case Answer::Kind::happens:
      return "happens";
    case Answer::Kind::no:
      return "no";
    case Answer::Kind::depends:
      return "depends";
    case Answer::Kind::stopped:
      return "stopped";
    case Answer::Kind::unclear:
      return "unclear";
  }
  return "unclear";
}

std::string_view name_of(Comparison::Mark mark) {
  switch (mark) {
    case Comparison::Mark::same:
      return "same";
    case Comparison::Mark::other_way:
      return "other-way";
    case Comparison::Mark::other_answer:
      return "other-answer";
    case Comparison::Mark::impossible:
      return "impossible";
  }
  return "same";
}

bool Answer::held() const {
  return errors.empty() && kind != Kind::stopped &&
         std::all_of(checks.begin(), checks.end(), [](const Check& check) { return check.held; });
}

Judge::Judge(std::vector<Cards> cards) {
  auto state = std::make_shared<JudgeState>();
  for (Cards& one : cards)
    if (Inside::state(one) != nullptr) {
      state->list.push_back(*Inside::state(one)->game);
      state->cards.push_back(std::move(one));
    }
  state_ = std::move(state);
}

const Cards* Judge::cards(std::string_view game) const {
  for (const Cards& one : state_->cards)
    if (one.game() == game) return &one;
  return nullptr;
}

std::vector<Answer> Judge::judge(std::string_view scenarios, const JudgeSettings& settings) const {
  Asked asked(*state_, settings);
  return answers(asked, [&] {
    const std::string text(scenarios);
    const std::vector<ScenarioReport> reports = reports_of(asked, text);
    const std::vector<ReadScenario> read = read_scenarios(kName, text, asked.games());
    std::vector<Answer> out;
    for (std::size_t i = 0; i < reports.size(); ++i) {
      const Scenario* scenario = i < read.size() ? &read[i].scenario : nullptr;
      out.push_back(public_answer(reports[i], scenario, scenario != nullptr ? scenario->game : nullptr));
    }
    return out;
  });
}

Answer Judge::ask(std::string_view line, const JudgeSettings& settings) const {
  Asked asked(*state_, settings);
  std::vector<Answer> out = answers(asked, [&]() -> std::vector<Answer> {
    OneLineRequest request;
    request.games = &asked.games();
    request.edition = asked.edition();
    request.language = engine(settings.language);
    ReadScenario read = read_one_line(std::string(line), asked.judge(), request);
    if (!read.errors.empty()) return {unclear(public_error(read.errors[0]))};
    const Moment moment =
        look(asked.judge(), read.scenario, {engine(settings.language), settings.every_event});
    // A question that leaves a decision open is judged up to there.
    Scenario scenario = read.scenario;
    if (moment.decision_open() && moment.taken > 0) {
      scenario.steps.resize(moment.taken);
      scenario.steps.back().stop = true;
    }
    return {public_answer(asked.judge().judge(scenario), &scenario, scenario.game)};
  });
  return out.empty() ? unclear(told("There is no question.")) : std::move(out[0]);
}

Result<std::string> Judge::scenario_of(std::string_view line, const JudgeSettings& settings) const {
  Asked asked(*state_, settings);
  if (const Error* wrong = asked.wrong()) return *wrong;
  Result<std::string> out = std::string();
  const std::string thrown = guarded([&] {
    OneLineRequest request;
    request.games = &asked.games();
    request.edition = asked.edition();
    request.language = engine(settings.language);
    const ReadScenario read = read_one_line(std::string(line), asked.judge(), request);
    if (read.errors.empty())
      out = scenario_text(read.scenario);
    else
      out = public_error(read.errors[0]);
  });
  if (!thrown.empty()) return told(thrown);
  return out;
}

Result<ScenarioText> Judge::read(std::string_view scenario) const {
  Result<ScenarioText> out = ScenarioText{};
  const std::string thrown = guarded([&] {
    const auto json = scenario_json(kName, std::string(scenario));
    if (!json) {
      out = public_error(json.error());
      return;
    }
    out->json = json_text(*json, -1);
    // A position needs no steps.
    nlohmann::ordered_json whole = *json;
    if (!whole.contains("steps")) whole["steps"] = nlohmann::ordered_json::array();
    const std::vector<ReadScenario> read = read_scenarios(kName, json_text(whole, 1), state_->games());
    if (read.empty()) return;
    for (const kawari::Error& error : read[0].errors) out->errors.push_back(public_error(error));
    const Scenario& position = read[0].scenario;
    const Cards* cards = position.game == nullptr ? nullptr : this->cards(position.game->rules->id);
    if (cards == nullptr) return;
    MatchCards own(Inside::state(*cards)->cards);
    if (!position.cards_yaml.empty())
      for (const kawari::Error& error :
           read_card_text(*position.game, own, kName, position.cards_yaml, nullptr))
        out->errors.push_back(public_error(error));
    const auto add_once = [](std::vector<std::string>& list, const std::string& name) {
      if (std::find(list.begin(), list.end(), name) == list.end()) list.push_back(name);
    };
    for (const PlayerPosition& player : position.players)
      for (const ZoneCards& zone : player.zones)
        each_named(zone.cards, [&](const Name& name) {
          if (find_face(own, *position.game, kName, name)) return;
          add_once(own.knows(name.text) ? out->refused : out->missing, name.text);
        });
  });
  if (!thrown.empty()) return told(thrown);
  return out;
}

Result<Outcomes> Judge::outcomes(std::string_view scenario, std::size_t positions,
                                 const JudgeSettings& settings) const {
  Asked asked(*state_, settings);
  Result<Outcomes> out = Outcomes{};
  const std::string thrown = guarded([&] {
    const Result<Scenario> read = first_scenario(asked, scenario);
    if (!read) {
      out = read.error();
      return;
    }
    ExploreOptions options;
    options.limit = positions;
    asked.judge().use_exploration(options, true);
    const ScenarioReport report = asked.judge().judge(*read);
    if (report.all == nullptr) {
      out = report.errors.empty() ? told("The scenario cannot be explored.") : public_error(report.errors[0]);
      return;
    }
    const Numbers numbers(*read->game);
    for (const Exploration::Outcome& one : report.all->outcomes)
      out->outcomes.push_back({public_sentence(one.text, numbers), std::string(name_of(one.end)), one.lines});
    out->common = public_sentence(report.all->common, numbers);
    out->positions = report.all->positions;
    out->complete = !report.all->limit_reached && report.all->stopped.empty();
    out->json = json_text(exploration_json(report), -1);
  });
  if (!thrown.empty()) return told(thrown);
  return out;
}

Result<Comparison> Judge::compare(std::string_view scenario, std::vector<std::string> editions,
                                  const JudgeSettings& settings) const {
  Asked asked(*state_, settings);
  Result<Comparison> out = Comparison{};
  const std::string thrown = guarded([&] {
    const Result<Scenario> read = first_scenario(asked, scenario);
    if (!read) {
      out = read.error();
      return;
    }
    std::vector<const Edition*> list;
    if (editions.empty())
      for (const Edition& edition : read->game->rules->editions) list.push_back(&edition);
    for (const std::string& name : editions) {
      const Edition* edition = edition_named(*read->game, name);
      if (edition == nullptr) {
        out = told("There is no edition called \"" + name + "\".");
        return;
      }
      list.push_back(edition);
    }
    const EditionComparison compared = asked.judge().compare(*read, list);
    if (!compared.errors.empty()) {
      out = public_error(compared.errors[0]);
      return;
    }
    for (const ScenarioReport& report : compared.reports)
      out->editions.push_back({report.edition, public_answer(report, &*read, read->game),
                               mark_of(report, compared.reports.back())});
    const Numbers numbers(*read->game);
    for (const Parting& parting : compared.partings) {
      Comparison::Parting one{parting.from, parting.to};
      one.together = parting.together;
      for (const ChangedRule& rule : parting.rules) {
        one.changes.push_back(rule.what);
        one.rules.push_back({rule.what, public_rules(rule.before), public_rules(rule.after)});
      }
      const std::vector<Told> both = public_steps({parting.before, parting.after}, numbers);
      if (!both[0].sentence.empty()) one.before = both[0];
      if (!both[1].sentence.empty()) one.after = both[1];
      out->partings.push_back(std::move(one));
    }
  });
  if (!thrown.empty()) return told(thrown);
  return out;
}

Result<RulePage> Judge::rule(std::string_view edition, std::string_view number, Language language) const {
  const Games games = state_->games();
  const Edition* found = games.edition_named(edition);
  if (found == nullptr) return told("There is no edition called \"" + std::string(edition) + "\".");
  const auto game = std::find_if(games.all.begin(), games.all.end(), [&](const kawari::Game& one) {
    return edition_named(one, edition) != nullptr;
  });
  const Rulebook book(*game->rules);
  const std::string tidy = tidy_number(number);
  if (tidy.size() > 40 || !book.has(*found, tidy)) {
    std::string right;
    if (tidy.size() <= 40)
      for (const std::string& near : book.nearest(*found, tidy))
        right += (right.empty() ? "Near: " : ", ") + near;
    return told(
        "There is no rule \"" + std::string(number.substr(0, 40)) + "\" in " + std::string(edition) + ".",
        right.empty() ? right : right + ".");
  }
  const auto wording = [&](const std::string& of) {
    Rule out{of, {}, v1::spoken(*game, language)};
    for (const RuleEntry* entry : book.numbered(*found, of)) {
      const Rule one = rule_of(*game->rules, *found, *entry, language);
      out.says += (out.says.empty() ? "" : " ") + one.says;
      if (one.language != language) out.language = one.language;
    }
    return out;
  };
  RulePage out;
  out.rule = wording(tidy);
  for (const std::string& below : book.beneath(*found, tidy)) out.beneath.push_back(wording(below));
  for (const Edition& other : game->rules->editions) {
    if (&other == found) continue;
    RulePage::Elsewhere elsewhere{std::string(other.id), {}};
    for (const RuleEntry* entry : book.numbered(*found, tidy))
      for (const RuleEntry* same : book.elsewhere(*entry, other))
        elsewhere.rules.push_back(rule_of(*game->rules, other, *same, language));
    out.elsewhere.push_back(std::move(elsewhere));
  }
  return out;
}

std::vector<Rule> Judge::find_rules(std::string_view edition, std::string_view words, Language language,
                                    std::size_t most) const {
  std::vector<Rule> out;
  const Games games = state_->games();
  const Edition* found = games.edition_named(edition);
  if (found == nullptr || words.size() > 400) return out;
  for (const kawari::Game& game : games.all) {
    if (edition_named(game, edition) == nullptr) continue;
    for (const RuleEntry* entry : Rulebook(*game.rules).with_words(*found, words, engine(language)))
      if (out.size() < most) out.push_back(rule_of(*game.rules, *found, *entry, language));
  }
  return out;
}

Result<DeckReport> Judge::check_deck(std::string_view game, std::string_view list, std::string_view edition,
                                     std::string_view format, Language language) const {
  const Cards* cards = this->cards(game);
  if (cards == nullptr) return told("There are no cards of \"" + std::string(game) + "\" here.");
  const CardsState& state = *Inside::state(*cards);
  const Edition* found = edition.empty() ? state.game->default_edition : edition_named(*state.game, edition);
  if (found == nullptr) return told("There is no edition called \"" + std::string(edition) + "\".");
  const DeckFormat* rules = deck_format(*state.game, *found, format);
  if (rules == nullptr) return told("There is no deck format \"" + std::string(format) + "\".");
  Result<DeckReport> out = DeckReport{};
  const std::string thrown = guarded([&] {
    const DeckList deck = read_deck_list(*state.cards, "deck", list);
    for (const kawari::Error& error : deck.errors) out->errors.push_back(public_error(error));
    out->cards = count_cards(deck.part(DeckPart::main));
    for (const DeckViolation& breach : kawari::check_deck(*state.game, *found, *rules, *state.cards, deck))
      out->breaches.push_back(
          sentence_of(breach, *state.game, *found, DeckRules{rules}, *state.cards, deck, engine(language)));
    out->legal = out->errors.empty() && out->breaches.empty();
  });
  if (!thrown.empty()) return told(thrown);
  return out;
}

std::string Judge::words(std::string_view scenarios, const JudgeSettings& settings) const {
  Asked asked(*state_, settings);
  if (const Error* wrong = asked.wrong()) return wrong->text() + "\n";
  std::string out;
  const std::string thrown = guarded([&] {
    Printing printing;
    printing.language = engine(settings.language);
    for (const ScenarioReport& report : reports_of(asked, std::string(scenarios)))
      out += print_report(report, printing);
  });
  return thrown.empty() ? out : thrown + "\n";
}

std::string Judge::json(std::string_view scenarios, const JudgeSettings& settings) const {
  Asked asked(*state_, settings);
  std::string out;
  if (const Error* wrong = asked.wrong()) {
    ScenarioReport report;
    report.outcome = ScenarioOutcome::error;
    report.errors.push_back({kName, 0, 0, wrong->what, wrong->right});
    return report_json({report});
  }
  const std::string thrown = guarded([&] { out = report_json(reports_of(asked, std::string(scenarios))); });
  if (thrown.empty()) return out;
  ScenarioReport report;
  report.outcome = ScenarioOutcome::error;
  report.errors.push_back({kName, 0, 0, thrown, {}});
  return report_json({report});
}

}  // namespace kawari::v1
