// What the core knows of a keyword of the game.
#pragma once
#include <string_view>

#include "base/rule.h"
#include "ir/words.h"

namespace kawari {

// A line of the game's table, in the order of its enum of keywords. It is made from the keyword's form
// (state/keyword_form.h).
struct KeywordInfo {
  std::string_view name;
  bool stacks;       // totals add up: "+N", or what it stands for happens each time
  bool numbered;     // has a number at all
  const char* text;  // the abilities it stands for, where it has any: rules English, or a tree
  bool played;       // false: this build does not play it, so cards that have it are refused
  RuleKey rule;
  Fact chosen_fact;  // what a choice made for this keyword's ability is called
};

}  // namespace kawari
