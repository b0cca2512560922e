#include "cli/bench.h"

#include <fmt/format.h>

#include <ctime>
#include <ostream>

#include "base/json_text.h"
#include "cli/judge.h"
#include "game/games.h"
#include "judge/judge.h"
#include "kawari/game.h"
#include "sim/bench.h"

namespace kawari::cli {

namespace {

// Decisions per second through the public library: the same games with the same choices as play_games,
// without texts.
double public_speed(const v1::Cards& cards, const BenchSubject& subject, double seconds) {
  constexpr std::uint64_t kBatch = 50;
  std::vector<std::vector<std::string>> decks;
  for (const std::vector<FaceId>& deck : subject.decks.decks) {
    decks.emplace_back();
    for (const FaceId face : deck) decks.back().push_back((*subject.decks.cards)[face].full_name);
  }
  v1::Result<v1::Game> game = v1::Game::from_decks(cards, decks, {.watched = false});
  if (!game) return 0;
  std::uint64_t decisions = 0, seed = 0;
  double elapsed = 0;
  while (elapsed < seconds) {
    const std::clock_t start = std::clock();
    for (std::uint64_t i = 1; i <= kBatch; ++i) {
      (void)game->restart(seed + i);
      Rng rng = Rng::seeded(choices_of(seed + i));
      for (int k = 0; k < PlayoutLimits().decisions && !game->over(); ++k)
        (void)game->apply(std::size_t{rng.below(static_cast<std::uint32_t>(game->decision().options))});
    }
    elapsed += static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    for (std::uint64_t i = 1; i <= kBatch; ++i) decisions += count_decisions(subject, seed + i);
    seed += kBatch;
  }
  return static_cast<double>(decisions) / elapsed;
}

}  // namespace

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
    const v1::Result<v1::Cards> cards = v1::Cards::shipped(game.rules->id, home());
    const double outside = cards ? public_speed(*cards, subject, arguments.seconds) : 0;
    all = all * 31 + r.signature;
    json[r.game] = {{"decisions_per_second", static_cast<std::uint64_t>(r.decisions_per_second)},
                    {"public_decisions_per_second", static_cast<std::uint64_t>(outside)},
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
      out << fmt::format(
          "{}: {:.0f} decisions per second through the public library, {:.0f} % of those inside\n", r.game,
          outside, 100 * outside / r.decisions_per_second);
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
