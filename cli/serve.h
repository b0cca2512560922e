// `kawari serve` and `kawari mcp`: the protocol, and the server for assistants, line by line on standard
// input and output.
#pragma once
#include <iosfwd>
#include <string>
#include <vector>

namespace kawari::cli {

struct ServeArguments {
  std::vector<std::string> cards;  // further card files
  bool mcp = false;
};

// Until the input ends. The exit code: 0, or 2 if a card file could not be read.
int serve(const ServeArguments& arguments, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace kawari::cli
