// Every outcome of a scenario: each choice of each player and each result of chance is tried, positions that
// play alike are looked at once. The search knows nothing of printing; report/explore_report.h has the words.
#pragma once
#include <functional>

#include "table/scenario_report.h"

namespace kawari {

struct ExploreOptions {
  std::size_t limit = 20000;  // positions that are looked at before the search gives up
  bool keep_answers = false;  // what the file answers is answered so; only the rest is explored
  bool merge = true;          // false: no position is recognised, every line is walked to its end (for tests)
  // Called now and then with the number of positions looked at.
  std::function<void(std::size_t)> progress;
};

// How a line of play ended.
enum class LineEnd : std::uint8_t {
  finished,  // all steps were taken
  open,      // … and a decision is left open (`stop`)
  stopped,   // a step could not be taken
  fault,     // the match itself could not go on
};
std::string_view name_of(LineEnd end);

inline constexpr std::uint64_t kMostLines = 1'000'000'000'000'000;

// The graph of all lines: questions with their choices, and where each leads.
struct Exploration {
  enum class To : std::uint8_t { question, outcome, loop, unknown };
  struct Target {
    To to = To::unknown;    // loop: back to that question; unknown: the limit was reached first
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
  std::string stopped;  // where the budget ran out first: because of what
  bool has_loop = false;
  int unused_answers = 0;
};

// Explores the scenario, and reports what its checks come to: an `expect` must hold wherever it is reached,
// an `expect-some` somewhere.
ScenarioReport explore_scenario(const Scenario& scenario, MatchCards& cards, const Telling& telling,
                                const ExploreOptions& options);

// The same graph, smaller: questions with the same answers and the same consequences are one, questions with
// one answer are none, and everything is numbered as a reader meets it.
void simplify(Exploration& graph);
// "3 outcomes in 5 lines of play."
Sentence exploration_summary(const Exploration& graph, Language language);

}  // namespace kawari
