// What the core knows of a keyword of the game.
#pragma once
#include <string_view>

#include "base/rule.h"
#include "ir/words.h"

namespace kawari {

struct KeywordInfo {
  std::string_view name;
  bool stacks = false;         // totals add up: "+N", or what it stands for happens each time
  bool numbered = false;       // has a number at all
  const char* text = nullptr;  // the abilities it stands for, where it has any: rules English, or a tree
  bool played = true;          // false: this build does not play it, so cards that have it are refused
  RuleKey rule = kNoRule;
  Fact chosen_fact = Fact::chosen;  // what a choice made for this keyword's ability is called
};

}  // namespace kawari
