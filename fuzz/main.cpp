// One program for all targets, driven by libFuzzer. KAWARI_FUZZ names the target; with KAWARI_FUZZ_SEEDS its
// seeds are written to that folder instead, and without KAWARI_FUZZ the targets are listed.
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "fuzz/fuzz.h"

namespace {

const kawari::fuzz::Target* chosen = nullptr;

const char* variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  using namespace kawari::fuzz;
  chosen = target_named(variable("KAWARI_FUZZ"));
  if (chosen == nullptr) {
    for (const Target& one : targets())
      std::printf("%s %zu\n", std::string(one.name).c_str(), one.most_bytes);
    std::exit(*variable("KAWARI_FUZZ") == '\0' ? 0 : 2);
  }
  if (const std::string folder = variable("KAWARI_FUZZ_SEEDS"); !folder.empty()) {
    int number = 0;
    for (const std::string& seed : chosen->seeds(home())) {
      if (seed.size() > chosen->most_bytes) continue;
      std::ofstream(folder + "/seed-" + std::to_string(++number), std::ios::binary) << seed;
    }
    std::exit(0);
  }
  chosen->run({});  // loads the cards, so that the first input is timed alone
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  chosen->run({reinterpret_cast<const char*>(data), size});
  return 0;
}
