// The judge: a scenario or a question in, an answer out, as a value and in words.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kawari/cards.h"

namespace kawari::v1 {

struct JudgeState;

// A line of an explanation.
struct Told {
  Sentence sentence = {};
  std::vector<Rule> rules = {};
  int depth = 0;
  bool replaced = false;  // it never happened; the lines behind it did
  bool decisive = false;
};

struct Answer {
  // happens: this is the outcome. no: it may not be done, or a check does not hold. depends: on a decision
  // that the question leaves open. stopped: the work ran out. unclear: the question was not understood.
  enum class Kind : std::uint8_t { happens, no, depends, stopped, unclear };
  Kind kind = Kind::happens;
  Sentence outcome = {};                  // in one or two sentences
  Sentence because = {};                  // the deciding step; empty if nothing but the ordinary happens
  std::vector<std::string> cards = {};    // the cards that took part, by their full names
  std::vector<Rule> rules = {};           // the rules that decide, each once
  std::vector<std::string> assumed = {};  // readings of open points that the outcome rests on

  std::string id = {}, title = {};
  std::string game = {}, edition = {};
  std::vector<std::vector<Told>> steps = {};  // for each step of the scenario: what happened
  struct Check {
    bool held = true;
    std::string text = {};
    Sentence found = {};  // what was there instead
  };
  std::vector<Check> checks = {};
  std::vector<std::vector<Told>> why = {};  // the answers to "why not" questions, in their order
  std::vector<Error> errors = {};
  std::uint64_t position = 0;        // a hash of the final position
  std::vector<OpenPoint> open = {};  // the points behind `assumed`, with the other outcome

  bool held() const;  // every check held, and nothing was wrong
};
std::string_view name_of(Answer::Kind kind);

// One of the outcomes of a scenario.
struct Outcome {
  Sentence text = {};
  std::string end = {};  // "finished", "open", "stopped", "fault"
  std::uint64_t lines = 0;
};
struct Outcomes {
  std::vector<Outcome> outcomes = {};
  Sentence common = {};  // what changes in all of them
  std::size_t positions = 0;
  bool complete = false;  // false: the work or the limit ran out
  std::string json = {};  // the whole graph of questions, choices and outcomes: docs/json.md, "all"
};

struct Comparison {
  struct ByEdition {
    std::string edition = {};
    Answer answer = {};
  };
  struct Parting {
    std::string from = {}, to = {};
    std::vector<std::string> changes = {};  // each alone makes the answers differ
  };
  std::vector<ByEdition> editions = {};
  std::vector<Parting> partings = {};
};

struct RulePage {
  Rule rule = {};
  std::vector<Rule> beneath = {};
  struct Elsewhere {
    std::string edition = {};
    std::vector<Rule> rules = {};
  };
  std::vector<Elsewhere> elsewhere = {};
};

struct DeckReport {
  bool legal = false;
  int cards = 0;
  std::vector<std::string> breaches = {};  // one sentence each, with the rule
  std::vector<Error> errors = {};          // lines that cannot be read
};

struct JudgeSettings {
  Language language = Language::en;
  std::string edition = {};           // empty: the scenario's, or the game's current one
  bool every_event = false;           // tell all of what happens
  std::vector<std::string> why = {};  // "why not" questions to answer at the end: docs/asking.md
  Work work = {};
};

// A value that never changes: any number of threads may ask one Judge at the same time.
class Judge {
 public:
  // With the cards of one or several games.
  explicit Judge(std::vector<Cards> cards);

  // Every scenario of a text in our YAML format.
  std::vector<Answer> judge(std::string_view scenarios, const JudgeSettings& settings = {}) const;
  // A question in one line: "A: Smash; B: Simba damage 2; A plays Smash choosing Simba".
  Answer ask(std::string_view line, const JudgeSettings& settings = {}) const;
  // The scenario that the line describes, as a file.
  Result<std::string> scenario_of(std::string_view line, const JudgeSettings& settings = {}) const;
  // Every outcome of the first scenario of the text.
  Result<Outcomes> outcomes(std::string_view scenario, std::size_t positions = 20000,
                            const JudgeSettings& settings = {}) const;
  // The first scenario of the text under several editions; under all of the game's if there are none.
  Result<Comparison> compare(std::string_view scenario, std::vector<std::string> editions = {},
                             const JudgeSettings& settings = {}) const;
  Result<RulePage> rule(std::string_view edition, std::string_view number,
                        Language language = Language::en) const;
  std::vector<Rule> find_rules(std::string_view edition, std::string_view words,
                               Language language = Language::en, std::size_t most = 20) const;
  Result<DeckReport> check_deck(std::string_view game, std::string_view list, std::string_view edition = {},
                                std::string_view format = {}, Language language = Language::en) const;
  const Cards* cards(std::string_view game) const;  // nullptr: there are none of this game

  // The explanation of judge() for people and for programs, as `kawari judge` prints it.
  std::string words(std::string_view scenarios, const JudgeSettings& settings = {}) const;
  std::string json(std::string_view scenarios, const JudgeSettings& settings = {}) const;

 private:
  std::shared_ptr<const JudgeState> state_;
};

}  // namespace kawari::v1
