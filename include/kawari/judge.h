// The judge: a scenario or a question in, an answer out, as a value and in words.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kawari/cards.h"

namespace kawari::v1 {

struct JudgeState;
struct ExamplesState;

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
  // The answer beside that of the last edition in the list: the same, and in the same words; the same by
  // another way; another one; or what is asked may not be done there.
  enum class Mark : std::uint8_t { same, other_way, other_answer, impossible };
  struct ByEdition {
    std::string edition = {};
    Answer answer = {};
    Mark mark = Mark::same;
  };
  // A change of the rules: what it is, and its rules in both editions.
  struct Change {
    std::string what = {};
    std::vector<Rule> before = {}, after = {};
  };
  struct Parting {
    std::string from = {}, to = {};
    std::vector<std::string> changes = {};  // each alone makes the answers differ
    std::vector<Change> rules = {};         // the same, with the rules
    bool together = false;                  // no single change makes the difference: these are all of them
    // The first lines that are told differently; nothing where one of the two explanations has ended.
    std::optional<Told> before = {}, after = {};
  };
  std::vector<ByEdition> editions = {};
  std::vector<Parting> partings = {};
};

std::string_view name_of(Comparison::Mark mark);

struct RulePage {
  Rule rule = {};
  std::vector<Rule> beneath = {};
  struct Elsewhere {
    std::string edition = {};
    std::vector<Rule> rules = {};
  };
  std::vector<Elsewhere> elsewhere = {};
};

// A scenario that ships with Kawari and shows a rule.
struct Example {
  std::string id = {}, title = {};
  std::string file = {};     // from the folder of the data files: "scenarios/lorcana/…"
  std::string edition = {};  // of the scenario
  bool written_for_it = false;
};

// The scenarios that ship with Kawari. A value that never changes.
class Examples {
 public:
  Examples() = default;  // there are none
  // `home` is the folder with scenarios/: a clone, or share/kawari of an installed one.
  static Result<Examples> shipped(const std::string& home);

  // Those that show the rule, also under its numbers in other editions; those written for it first.
  std::vector<Example> of_rule(std::string_view edition, std::string_view number,
                               std::size_t most = 20) const;
  // The text of the scenario with this id, as its file has it.
  Result<std::string> scenario(std::string_view id) const;

 private:
  std::shared_ptr<const ExamplesState> state_;
};

// A scenario text as a value, for programs that edit positions.
struct ScenarioText {
  std::string json = {};  // the first scenario: the same keys and values, and a scenario again
  std::vector<std::string> missing = {};  // names of cards that are not loaded, each once
  std::vector<std::string> refused = {};  // cards that are loaded and not understood, each once
  std::vector<Error> errors = {};         // what else is wrong with it
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
  // The first scenario of the text as JSON, and the cards that it lacks. An error if it is no YAML.
  Result<ScenarioText> read(std::string_view scenario) const;
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
