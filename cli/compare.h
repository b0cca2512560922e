// `kawari compare`: the same question under several editions of the rules.
#pragma once
#include <string>
#include <vector>

#include "cli/judge.h"

namespace kawari::cli {

struct CompareArguments {
  std::vector<std::string> paths;
  std::vector<std::string> cards;
  std::string rules;  // editions, separated by commas; empty: all of the game
  std::string language = "en";
  std::string colour = "auto";
  bool json = false;
  Spending spending;
};
// The exit code: 0 compared, whether they agree or not; 2 something could not be understood; 4 it was
// stopped.
int compare(const CompareArguments& arguments);

}  // namespace kawari::cli
