// What the core knows of a keyword of the game.
#pragma once
#include <string_view>

#include "base/rule.h"
#include "ir/words.h"

namespace kawari {

// A row of the game's table, in the order of its enum of keywords. It is made from the keyword's form
// (state/keyword_form.h).
struct KeywordInfo {
  std::string_view name;
  bool stacks;       // several instances add up: their numbers, or the abilities that it stands for
  bool numbered;     // it has a number
  const char* text;  // the abilities that it stands for, as rules English or a tree; nullptr if none
  bool played;       // false: this build cannot play it, so cards that have it are refused
  RuleKey rule;
  Fact chosen_fact;  // the fact of a choice for this keyword's ability
};

}  // namespace kawari
