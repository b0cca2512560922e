#include "cli/bench.h"

#include <fmt/format.h>

#include <ostream>

#include "base/json_text.h"
#include "cli/judge.h"
#include "deck/shipped_decks.h"
#include "judge/judge.h"
#include "library/games.h"
#include "sim/bench.h"

namespace kawari::cli {
namespace {

std::vector<FaceId> deck_of(const Database& cards, std::size_t offset) {
  std::vector<FaceId> faces;
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (cards[FaceId(static_cast<std::uint16_t>(i))].compiled())
      faces.push_back(FaceId(static_cast<std::uint16_t>(i)));
  std::vector<FaceId> deck;
  for (std::size_t i = 0; !faces.empty() && deck.size() < 60; ++i)
    deck.push_back(faces[(i + offset) % faces.size()]);
  return deck;
}

// The decks that ship; for a game without any, sixty of its cards in the order of the files.
std::vector<std::vector<FaceId>> decks_of(const Game& game, const Database& cards, std::ostream& err) {
  std::vector<std::vector<FaceId>> decks;
  for (const DeckList& list : shipped_decks(home(), game, cards)) {
    for (const Error& error : list.errors) err << error.text() << '\n';
    if (decks.size() < 2) decks.push_back(list.faces());
  }
  if (decks.size() < 2) decks = {deck_of(cards, 0), deck_of(cards, 20)};
  return decks;
}

}  // namespace

int bench_command(const BenchArguments& arguments, std::ostream& out, std::ostream& err) {
  nlohmann::ordered_json json;
  std::uint64_t all = 0;
  for (const Game& game : all_games().all) {
    Judge judge(all_games(), Language::en);
    for (const Error& error : judge.add_shipped_cards(home())) err << error.text() << '\n';
    BenchSubject subject;
    subject.game = game.rules->id;
    subject.cards = &judge.cards(game);
    subject.rules = game.rules;
    subject.edition = game.default_edition;
    subject.decks = decks_of(game, *subject.cards, err);
    if (subject.decks[0].empty()) continue;
    const BenchResult r = bench(subject, arguments.seconds);
    all = all * 31 + r.signature;
    json[r.game] = {{"decisions_per_second", static_cast<std::uint64_t>(r.decisions_per_second)},
                    {"games_per_second", static_cast<std::uint64_t>(r.games_per_second)},
                    {"events_per_second", static_cast<std::uint64_t>(r.events_per_second)},
                    {"clone_ns", static_cast<std::uint64_t>(r.clone_ns)},
                    {"state_bytes", r.state_bytes}};
    if (!arguments.json) {
      out << fmt::format(
          "{}: {:.0f} decisions, {:.0f} events, {:.1f} games per second; clone {:.0f} ns of {} bytes", r.game,
          r.decisions_per_second, r.events_per_second, r.games_per_second, r.clone_ns, r.state_bytes);
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
