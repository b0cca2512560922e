// A page of the rulebook: the wording of a rule, its numbers in other editions, the rules beneath it, whether
// the engine cites it, and the scenarios that show it. For people and for programs.
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
    std::vector<std::string> numbers;  // empty: the edition has no number for it
    std::vector<std::string> says;     // only if the wording differs
  };
  struct Beneath {
    std::string number;
    std::vector<std::string> says;
  };
  struct Shown {
    const ScenarioCitations* scenario = nullptr;
    bool written_for_it = false;  // the scenario's file cites this rule under `cites`
  };

  const Game* game = nullptr;
  const Edition* edition = nullptr;
  std::string number;
  std::vector<std::string> says;  // empty: the rule is only a heading
  bool cited = false;             // the engine can cite the rule
  std::vector<Elsewhere> elsewhere;
  std::vector<Beneath> beneath;
  std::vector<Beneath> other_documents;  // the rule that some documents give this number
  std::vector<Shown> shown;              // scenarios that were written for the rule come first
};

struct RuleQuestion {
  std::string number;
  const Edition* edition =
      nullptr;  // nullptr: the default edition of each game; if none of them has the rule, any other
  Language language = Language::en;
};

struct RuleAnswer {
  std::vector<RulePage> pages;  // one per game that has the number
  std::string note;             // set if the page is from another edition than one would expect
  std::string problem;          // set if there is no page: what is wrong, and what would be right
};

RuleAnswer find_rule(const Games& games, const RuleQuestion& question,
                     std::span<const ScenarioCitations> scenarios);
std::string print_pages(const RuleAnswer& answer, Language language);
std::string pages_json(const RuleAnswer& answer);

// The rules whose wording contains these words.
struct FoundRules {
  const Game* game = nullptr;
  const Edition* edition = nullptr;
  std::vector<const RuleEntry*> rules;
};
// Searches the edition, or the default edition of every game that has the language.
std::vector<FoundRules> find_words(const Games& games, std::string_view words, const Edition* edition,
                                   Language language);
// Which games it does not search, because their rules are not there in the language: a sentence each.
std::vector<std::string> not_searched(const Games& games, const Edition* edition, Language language);
std::string print_found(const std::vector<FoundRules>& found, std::string_view words, Language language);
std::string found_json(const std::vector<FoundRules>& found, Language language);

}  // namespace kawari
