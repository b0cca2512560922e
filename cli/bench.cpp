#include "cli/bench.h"

#include <fmt/format.h>

#include <ostream>

#include "base/json_text.h"
#include "cli/judge.h"
#include "game/games.h"
#include "judge/judge.h"
#include "sim/bench.h"

namespace kawari::cli {
int bench_command(const BenchArguments& arguments, std::ostream& out, std::ostream& err) {
  nlohmann::ordered_json json;
  std::uint64_t all = 0;
  for (const Game& game : all_games().all) {
    Judge judge(all_games(), Language::en);
    for (const Error& error : judge.add_shipped_cards(home())) err << error.text() << '\n';
    std::vector<Error> errors;
    const BenchSubject subject = shipped_subject(game, judge.loaded(game), home(), errors);
    for (const Error& error : errors) err << error.text() << '\n';
    if (subject.decks.decks.empty() || subject.decks.decks[0].empty()) continue;
    const BenchResult r = bench(subject, arguments.seconds);
    all = all * 31 + r.signature;
    json[r.game] = {{"decisions_per_second", static_cast<std::uint64_t>(r.decisions_per_second)},
                    {"games_per_second", static_cast<std::uint64_t>(r.games_per_second)},
                    {"events_per_second", static_cast<std::uint64_t>(r.events_per_second)},
                    {"clone_ns", static_cast<std::uint64_t>(r.clone_ns)},
                    {"clone_bytes", r.clone_bytes},
                    {"signature", fmt::format("{:016x}", r.signature)}};
    if (!arguments.json) {
      out << fmt::format(
          "{}: {:.0f} decisions, {:.0f} events, {:.1f} games per second; clone {:.0f} ns of {} bytes", r.game,
          r.decisions_per_second, r.events_per_second, r.games_per_second, r.clone_ns, r.clone_bytes);
      out << fmt::format("; {} games, {} stopped by a limit\n", r.games, r.faults);
    }
  }
  json["signature"] = fmt::format("{:016x}", all);
  if (arguments.json)
    out << json_text(json) << '\n';
  else
    out << fmt::format("signature {:016x}\n", all);
  return 0;
}

}  // namespace kawari::cli
