// Explores every outcome of a scenario: each choice of each player and each result of chance is tried, and
// positions that play alike are visited once. The search does not print; report/explore_report.h has the
// words.
#pragma once
#include <functional>

#include "table/scenario_report.h"

namespace kawari {

struct ExploreOptions {
  std::size_t limit = 20000;  // positions that the search visits before it gives up
  bool keep_answers = false;  // keep the file's answers, and explore only the decisions that it leaves open
  // False: visits equal positions again, so that every line is walked to its end (for tests).
  bool merge = true;
  // Called from time to time with the number of positions visited.
  std::function<void(std::size_t)> progress;
};

// How a line of play ended.
enum class LineEnd : std::uint8_t {
  finished,  // all steps were taken
  open,      // all steps were taken, and a decision is left open (`stop`)
  stopped,   // a step could not be taken
  fault,     // the match itself could not go on
};
std::string_view name_of(LineEnd end);

inline constexpr std::uint64_t kMostLines = 1'000'000'000'000'000;

// The graph of all lines of play: questions with their choices, and where each choice leads.
struct Exploration {
  enum class To : std::uint8_t { question, outcome, loop, unknown };
  struct Target {
    To to = To::unknown;    // loop: back to question `index`; unknown: the limit was reached first
    std::size_t index = 0;  // into questions or outcomes
    friend bool operator==(const Target&, const Target&) = default;
  };
  struct Result {
    Sentence is;  // what it turned out to be, where the asked player could not see it
    Target target;
    friend bool operator==(const Result&, const Result&) = default;
  };
  struct Choice {
    Sentence text;
    std::vector<Result> results;  // more than one: the asked player cannot know which
    friend bool operator==(const Choice&, const Choice&) = default;
  };
  struct Question {
    std::size_t step = 0;
    PlayerId who = kNoPlayer;
    Sentence text;
    std::vector<Choice> choices;
    friend bool operator==(const Question&, const Question&) = default;
  };
  struct Outcome {
    LineEnd end = LineEnd::finished;
    std::size_t step = 0;           // stopped, fault: the step that could not be taken
    std::vector<Sentence> changes;  // since the beginning, clause by clause
    Sentence text;                  // those that are not in every outcome, as a sentence
    Sentence why;                   // stopped, fault: because of what
    std::uint64_t lines = 0;
  };

  Target first;
  std::vector<Question> questions;  // in the order in which a reader meets them
  std::vector<Outcome> outcomes;
  Sentence common;              // what changes in every outcome, as a sentence; empty: nothing
  std::vector<Citation> cited;  // the rules that the explanations of these lines rest on, by number
  std::uint64_t lines = 0;      // in all, loops left out; kMostLines: that many or more
  std::size_t positions = 0;    // looked at
  std::size_t limit = 0;
  bool limit_reached = false;
  std::string stopped;  // why the budget ran out before the end; empty if it did not
  bool has_loop = false;
  int unused_answers = 0;
};

// Explores the scenario and evaluates its checks: an `expect` must hold on every line that reaches it, an
// `expect-some` on at least one.
ScenarioReport explore_scenario(const Scenario& scenario, MatchCards& cards, const Telling& telling,
                                const ExploreOptions& options);

// Makes the graph smaller: joins questions with the same answers and the same consequences, removes questions
// with one answer, and numbers everything in the order in which a reader meets it.
void simplify(Exploration& graph);
// "3 outcomes in 5 lines of play."
Sentence exploration_summary(const Exploration& graph, Language language);

}  // namespace kawari
