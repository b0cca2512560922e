// What came out of a scenario, as plain data: step by step what happened and why, which checks held, and what
// could not be understood. The runner and the explorer fill it in; report/ prints it.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "base/budget.h"
#include "explain/explain.h"
#include "scenario/scenario.h"

namespace kawari {

// How a scenario is told: in which language, and whether every event is told or what a judge needs.
struct Telling {
  Language language = Language::en;
  bool full = false;
  Budget* budget = nullptr;  // what judging it may cost; null: no limit
  bool readings = false;     // look whether the outcome turns on a point that the rules leave open

  Telling() = default;
  Telling(Language in, bool everything = false, bool open_points = false)
      : language(in), full(everything), readings(open_points) {}
};

struct CheckReport {
  bool held = true;
  std::string text;  // "damage: Beast - Selfless Protector is 2"
  Sentence found;    // what was there instead, where it did not hold
  Where at;
  std::vector<ExplainedStep> why;  // … and what explains it
};

// A question of "why not" with its answer.
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

// stopped: what it may cost was used up before it was complete.
enum class ScenarioOutcome : std::uint8_t { passed, failed, stopped, error };
std::string_view name_of(ScenarioOutcome outcome);

// The text of an ability that mattered, printed from its program in the reader's language.
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
  std::vector<TextReport> texts;  // what the cards say, as far as it mattered
  std::vector<ReadingReport> readings;
  std::uint64_t position = 0;       // hash of the position at the end
  int applied = 0;                  // replacement effects that were applied
  std::vector<CheckReport> checks;  // of the whole: the rules that must be cited
  std::vector<Error> errors;        // what could not be understood, or where the scenario could not go on
  std::vector<ExplainedStep> why_stopped;  // what explains that it could not go on
  std::vector<WhyReport> why;              // what was asked
  std::shared_ptr<const Exploration> all;  // where every outcome was explored: which there are
};

// "Stopped after 1000 steps of work.", of a budget that is out.
std::string stop_sentence(const Budget& budget, Language language);

}  // namespace kawari
