// `kawari bench`: how fast the engine plays, and a signature of how it plays.
#pragma once
#include <iosfwd>

namespace kawari::cli {

struct BenchArguments {
  bool json = false;
  double seconds = 2;
};
int bench_command(const BenchArguments& arguments, std::ostream& out, std::ostream& err);

}  // namespace kawari::cli
