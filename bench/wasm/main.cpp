// kawari_wasm_bench HOME SECONDS: the signature and the speed of each game as JSON, for Node. `kawari bench
// --json` says the same of the program.
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>

#include "base/json_text.h"
#include "judge/judge.h"
#include "sim/bench.h"

int main(int count, char** arguments) {
  using namespace kawari;
  if (count != 3) return 2;
  const std::string home = arguments[1];
  nlohmann::ordered_json json;
  std::uint64_t all = 0;
  for (const Game& game : all_games().all) {
    Judge judge(all_games(), Language::en);
    std::vector<Error> errors = judge.add_shipped_cards(home);
    const BenchSubject subject = shipped_subject(game, judge.loaded(game), home, errors);
    for (const Error& error : errors) std::fprintf(stderr, "%s\n", error.text().c_str());
    if (!errors.empty() || subject.decks.decks.empty()) return 1;
    const BenchResult r = bench(subject, std::atof(arguments[2]));
    all = all * 31 + r.signature;
    json[r.game] = {{"decisions_per_second", static_cast<std::uint64_t>(r.decisions_per_second)},
                    {"signature", fmt::format("{:016x}", r.signature)}};
  }
  json["signature"] = fmt::format("{:016x}", all);
  std::puts(json_text(json).c_str());
  return 0;
}
