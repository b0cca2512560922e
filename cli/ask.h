// `kawari ask`: a question put together in a conversation, at a terminal or through a pipe.
#pragma once
#include <string>
#include <vector>

#include "cli/judge.h"

namespace kawari::cli {

struct AskArguments {
  std::string file;  // a scenario to go on from; empty: none
  std::string game;
  std::string rules;
  std::string language = "en";
  std::string colour = "auto";
  Spending spending;
  std::vector<std::string> cards;
};

// The exit code: 0, or 2 where an argument could not be understood.
int ask(const AskArguments& arguments);

}  // namespace kawari::cli
