// `kawari rule`: finds a rule by its number, or rules by a word.
#pragma once
#include <iosfwd>
#include <string>

namespace kawari::cli {

struct RuleArguments {
  std::string number;
  std::string find;  // words to look for, instead of a number
  std::string rules;
  std::string language = "en";
  bool json = false;
};

// The exit code: 0 found, 1 no rule contains the words, 2 there is no such rule, edition or language.
int rule(const RuleArguments& arguments, std::ostream& out, std::ostream& err);

}  // namespace kawari::cli
