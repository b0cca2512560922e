// A page of the rulebook: what a rule says, what it was in other editions, what stands beneath it, whether
// the engine cites it and which scenarios show it. For people and for programs.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "explain/rulebook.h"
#include "game/games.h"
#include "pages/citations.h"

namespace kawari {

struct RulePage {
  struct Elsewhere {
    const Edition* edition = nullptr;
    std::vector<std::string> numbers;  // none: the edition has no number for it
    std::vector<std::string> says;     // only where the wording is another one
  };
  struct Beneath {
    std::string number;
    std::vector<std::string> says;
  };
  struct Shown {
    const ScenarioCitations* scenario = nullptr;
    bool written_for_it = false;  // its file asks for this rule
  };

  const Game* game = nullptr;
  const Edition* edition = nullptr;
  std::string number;
  std::vector<std::string> says;  // none: only a heading of the rules beneath
  bool cited = false;             // the engine can cite it
  std::vector<Elsewhere> elsewhere;
  std::vector<Beneath> beneath;
  std::vector<Shown> shown;  // those that were written for it first
};

struct RuleQuestion {
  std::string number;
  const Edition* edition =
      nullptr;  // nullptr: the default edition of each game, and where none has it any other
  Language language = Language::en;
};

struct RuleAnswer {
  std::vector<RulePage> pages;  // one per game that has the number
  std::string note;             // where the page is not of the edition that one would expect
  std::string problem;          // no page: what is wrong, and what would be right
};

RuleAnswer find_rule(const Games& games, const RuleQuestion& question,
                     std::span<const ScenarioCitations> scenarios);
std::string print_pages(const RuleAnswer& answer, Language language);
std::string pages_json(const RuleAnswer& answer);

// The rules whose wording has these words.
struct FoundRules {
  const Game* game = nullptr;
  const Edition* edition = nullptr;
  std::vector<const RuleEntry*> rules;
};
// In the edition, or in the default edition of every game that speaks the language.
std::vector<FoundRules> find_words(const Games& games, std::string_view words, const Edition* edition,
                                   Language language);
std::string print_found(const std::vector<FoundRules>& found, std::string_view words, Language language);
std::string found_json(const std::vector<FoundRules>& found, Language language);

}  // namespace kawari
