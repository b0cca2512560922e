#include "judge/judge.h"

#include <algorithm>
#include <filesystem>

#include "compare/readings.h"
#include "explain/game_words.h"
#include "game/card_files.h"
#include "table/run_scenario.h"
#include "table/why.h"

namespace kawari {

namespace fs = std::filesystem;

namespace {

Result<std::vector<std::string>> files_below(const std::string& folder,
                                             std::initializer_list<std::string_view> endings) {
  std::vector<std::string> out;
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    const std::string ending = it->path().extension().string();
    if (it->is_regular_file(error) && std::find(endings.begin(), endings.end(), ending) != endings.end()) {
      out.push_back(it->path().string());
    }
  }
  if (error) return fail(Error{folder, 0, 0, "The folder cannot be read: " + error.message() + ".", ""});
  std::sort(out.begin(), out.end());
  return out;
}

// Whether a card or a text of the scenario contains the word. A keyword that is not understood matters only
// then.
bool mentions(const Scenario& scenario, const Database& cards, std::string_view word) {
  const auto in = [&](std::string_view text) { return text.find(word) != std::string_view::npos; };
  const auto any = [&](const auto& self, const std::vector<CardItem>& items) -> bool {
    return std::any_of(items.begin(), items.end(), [&](const CardItem& item) {
      const FaceId face = cards.find(item.name.text);
      return (face != kNoFace && in(cards[face].text)) || self(self, item.under);
    });
  };
  for (const PlayerPosition& player : scenario.players)
    for (const ZoneCards& zone : player.zones)
      if (any(any, zone.cards)) return true;
  return in(scenario.cards_yaml) || std::any_of(scenario.steps.begin(), scenario.steps.end(),
                                                [&](const ScenarioStep& step) { return in(step.text.text); });
}

Error no_words(const std::string& file, const Rules& rules) {
  return {file, 0, 0, "Explanations of " + std::string(rules.id) + " are not there in Japanese.",
          "Its languages: en, es."};
}

ScenarioReport not_judged(const Scenario& scenario, std::vector<Error> errors) {
  ScenarioReport report;
  report.file = scenario.file;
  report.id = scenario.id;
  report.title = scenario.title;
  report.note = scenario.note;
  if (scenario.game != nullptr) report.game = scenario.game->rules->id;
  if (scenario.edition != nullptr) {
    report.edition = scenario.edition->id;
    report.edition_label = scenario.edition->label;
  }
  report.outcome = ScenarioOutcome::error;
  report.errors = std::move(errors);
  return report;
}

}  // namespace

Result<std::vector<std::string>> scenario_files(const std::string& path) {
  std::error_code error;
  if (fs::is_directory(path, error)) {
    auto files = files_below(path, {".yaml", ".yml"});
    if (files && files->empty())
      return fail(Error{path, 0, 0, "No file in this folder ends in .yaml or .yml.", ""});
    return files;
  }
  if (fs::exists(path, error)) return std::vector<std::string>{path};
  return fail(Error{path, 0, 0, "There is no such file or folder.", ""});
}

const std::shared_ptr<const Database>& Judge::loaded(const Game& game) {
  std::shared_ptr<const Database>& cards = cards_[&game];
  if (cards == nullptr) {
    auto fresh = std::make_shared<Database>();
    for (KeywordError& error : prepare_database(game, *fresh)) keyword_errors_.push_back(std::move(error));
    cards = std::move(fresh);
  }
  return cards;
}

std::vector<Error> Judge::add_shipped_cards(const std::string& home) {
  std::vector<Error> errors;
  for (const Game& game : games_->all) {
    const std::string folder = (fs::path(home) / "cards" / folder_of(game)).string();
    const auto files = files_below(folder, {".yaml", ".yml"});
    if (!files) {
      errors.push_back(files.error());
      continue;
    }
    auto more = std::make_shared<Database>(cards(game));
    for (const std::string& file : *files) {
      const auto text = read_text_file(file, kCardFile);
      if (!text) {
        errors.push_back(text.error());
        continue;
      }
      for (Error& error : read_card_text(game, *more, file, *text)) errors.push_back(std::move(error));
    }
    cards_[&game] = std::move(more);
  }
  return errors;
}

std::vector<Error> Judge::add_cards(const std::string& file) {
  const auto text = read_text_file(file, kCardFile);
  if (!text) return {text.error()};
  const auto game = game_of_card_file(*games_, file, *text);
  if (!game) return {game.error()};
  auto more = std::make_shared<Database>(cards(**game));
  Budget budget = limits_.budget();
  std::vector<Error> errors = read_card_text(**game, *more, file, *text, &budget);
  if (budget.out()) return {{file, 0, 0, stop_sentence(budget, telling_.language), ""}};
  if (errors.empty()) cards_[*game] = std::move(more);
  return errors;
}

Budget WorkLimits::budget() const {
  Budget::Limits out;
  out.steps = steps;
  out.memory = memory;
  out.cancel = cancel;
  if (seconds > 0)
    out.deadline = Budget::Clock::now() + std::chrono::duration_cast<Budget::Clock::duration>(
                                              std::chrono::duration<double>(seconds));
  return Budget(out);
}

ScenarioReport Judge::judge(const Scenario& scenario) {
  Budget budget = limits_.budget();
  Telling telling = telling_;
  telling.budget = &budget;
  return with_cards(scenario, budget, [&](MatchCards& cards) {
    if (explore_always_ || scenario.all) {
      ExploreOptions options = exploring_;
      options.keep_answers = options.keep_answers || scenario.keep_answers;
      return explore_scenario(scenario, cards, telling, options);
    }
    ScenarioReport report = run_scenario(scenario, cards, telling);
    if (report.outcome == ScenarioOutcome::stopped) return report;
    const bool curious = !questions_.empty() || report.outcome == ScenarioOutcome::failed;
    if (curious) report = asked(scenario, cards, telling);
    if (telling.readings && report.outcome < ScenarioOutcome::stopped)
      report.readings = open_readings(scenario, cards, telling, report);
    return report;
  });
}

EditionComparison Judge::compare(const Scenario& scenario, const std::vector<const Edition*>& editions) {
  const JudgeScenario judge_one = [this](const Scenario& one) { return judge(one); };
  return compare_editions(judge_one, scenario, editions, telling_.language);
}

// Runs the scenario again with a witness: explains checks that failed, and answers questions.
ScenarioReport Judge::asked(const Scenario& scenario, MatchCards& cards, const Telling& telling) {
  ScenarioRun run(scenario, cards, telling);
  run.keep_witness();
  ScenarioReport report = run.run();
  if (questions_.empty() || report.outcome >= ScenarioOutcome::stopped) return report;
  const auto fail_with = [&](Error error) {
    report.errors.push_back(std::move(error));
    report.outcome = ScenarioOutcome::error;
  };
  ScenarioRun earlier(scenario, cards, telling);
  if (after_steps_) {
    if (*after_steps_ > scenario.steps.size()) {
      fail_with({"--at", 0, 0, "The scenario has " + std::to_string(scenario.steps.size()) + " steps.",
                 "0 is the position before the first of them."});
      return report;
    }
    earlier.keep_witness();
    bool goes_on = earlier.prepare();
    for (std::size_t i = 0; i < *after_steps_ && goes_on; ++i) goes_on = earlier.step(i);
  }
  for (const std::string& text : questions_) {
    const auto question = read_question(text, scenario);
    if (!question) {
      fail_with(question.error());
      continue;
    }
    auto found = after_steps_ ? answer(earlier.table(), *question, earlier.report())
                              : answer(run.table(), *question, report);
    if (found)
      report.why.push_back({question->text, std::move(*found)});
    else
      fail_with(found.error());
  }
  return report;
}

ScenarioReport Judge::with_cards(const Scenario& scenario, Budget& budget,
                                 const std::function<ScenarioReport(MatchCards&)>& run) {
  const Rules& rules = *scenario.game->rules;
  if (rules.words != nullptr && !speaks(*rules.words, telling_.language))
    return not_judged(scenario, {no_words(scenario.file, rules)});
  const std::shared_ptr<const Database>& shared = loaded(*scenario.game);
  for (const KeywordError& keyword : keyword_errors_) {
    if (mentions(scenario, *shared, keyword.name)) return not_judged(scenario, {keyword.error});
  }
  MatchCards own(shared);
  if (!scenario.cards_yaml.empty()) {
    std::vector<Error> errors =
        read_card_text(*scenario.game, own, scenario.file, scenario.cards_yaml, &budget);
    if (budget.out()) {
      ScenarioReport report =
          not_judged(scenario, {{scenario.file, 0, 0, stop_sentence(budget, telling_.language), ""}});
      report.outcome = ScenarioOutcome::stopped;
      report.answer = report.errors.back().what;
      return report;
    }
    if (!errors.empty()) return not_judged(scenario, std::move(errors));
  }
  return run(own);
}

std::vector<ScenarioReport> Judge::judge_text(const std::string& file, const std::string& text) {
  std::vector<ScenarioReport> out;
  for (ReadScenario& read : read_scenarios(file, text, *games_)) {
    Scenario& scenario = read.scenario;
    if (edition_ != nullptr && scenario.game != nullptr &&
        edition_named(*scenario.game, edition_->id) != nullptr) {
      scenario.edition = edition_;
    }
    if (read.errors.empty()) {
      out.push_back(judge(scenario));
      continue;
    }
    out.push_back(not_judged(scenario, std::move(read.errors)));
  }
  return out;
}

std::vector<ScenarioReport> Judge::judge_file(const std::string& file) {
  const auto text = read_text_file(file);
  if (text) return judge_text(file, *text);
  ScenarioReport report;
  report.file = file;
  report.id = fs::path(file).stem().string();
  report.outcome = ScenarioOutcome::error;
  report.errors.push_back(text.error());
  return {std::move(report)};
}

}  // namespace kawari
