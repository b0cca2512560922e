// The results of a scenario as plain data: what happened step by step and why, which checks held, and what
// could not be understood. The runner and the explorer fill it in; report/ prints it.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "base/budget.h"
#include "explain/explain.h"
#include "scenario/scenario.h"

namespace kawari {

// How a scenario is told: the language, and whether every event is told or only what a judge needs.
struct Telling {
  Language language = Language::en;
  bool full = false;
  Budget* budget = nullptr;  // the limits of judging it; null: no limit
  bool readings = false;     // find out whether the outcome turns on a point that the rules leave open

  Telling() = default;
  Telling(Language in, bool everything = false, bool open_points = false)
      : language(in), full(everything), readings(open_points) {}
};

struct CheckReport {
  bool held = true;
  std::string text;  // "damage: Beast - Selfless Protector is 2"
  Sentence found;    // what was there instead, where it did not hold
  Where at;
  std::vector<ExplainedStep> why;  // an explanation of the failure
};

// A "why not" question with its answer.
struct WhyReport {
  std::string question;
  std::vector<ExplainedStep> answer;
};

struct StepReport {
  std::string heading;  // as the file says it
  Where at;
  std::vector<ExplainedStep> explained;
  std::vector<CheckReport> checks;
};

// stopped: the budget ran out before the scenario was complete.
enum class ScenarioOutcome : std::uint8_t { passed, failed, stopped, error };
std::string_view name_of(ScenarioOutcome outcome);

// The text of an ability that took part, printed from its program in the reader's language.
struct TextReport {
  std::string card;
  std::string text;
};

// A point that the rules leave open and on which the outcome turns.
struct ReadingReport {
  std::string id;
  Citation rule;
  std::string question, taken, other;
  Sentence other_answer;  // the outcome under the other reading
};
struct Exploration;  // explore/explore.h

struct ScenarioReport {
  std::string file, id, title, note;
  Sentence answer;  // the outcome in one sentence
  std::string game, edition, edition_label;
  ScenarioOutcome outcome = ScenarioOutcome::passed;
  std::vector<StepReport> steps;
  std::vector<TextReport> texts;  // the texts of the cards that took part
  std::vector<ReadingReport> readings;
  bool open = false;                // a decision without an answer is open at the end
  std::uint64_t position = 0;       // a hash of the final position
  int applied = 0;                  // how many replacement effects were applied
  std::vector<CheckReport> checks;  // for the whole scenario: the rules that must be cited
  std::vector<Error> errors;        // what could not be understood, or where the scenario could not go on
  std::vector<ExplainedStep> why_stopped;  // why the scenario could not go on
  std::vector<WhyReport> why;              // the answers to "why not" questions
  std::shared_ptr<const Exploration> all;  // all outcomes, if they were explored
};

// "Stopped after 1000 steps of work.", for a budget that has run out.
std::string stop_sentence(const Budget& budget, Language language);

}  // namespace kawari
