#include "sim/bench.h"

#include <algorithm>
#include <ctime>

#include "deck/shipped_decks.h"
#include "sim/signature.h"
#include "state/packed.h"

namespace kawari {
namespace {

// Processor time of this program, so that other programs do not count.
double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// The time to copy a Match: the position and its derived values.
double clone_nanoseconds(const Match& match) {
  constexpr int kClones = 200000;
  std::vector<Match> copies(8);
  const double start = processor_seconds();
  for (int i = 0; i < kClones; ++i) {
    Match& to = copies[static_cast<std::size_t>(i) % copies.size()];
    to = match;
    // Prevents the compiler from removing the copy.
    asm volatile("" : : "r"(&to) : "memory");
  }
  return (processor_seconds() - start) * 1e9 / kClones;
}

std::vector<FaceId> deck_of(const Database& cards, std::size_t offset) {
  std::vector<FaceId> faces;
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (cards[FaceId(static_cast<std::uint16_t>(i))].compiled())
      faces.push_back(FaceId(static_cast<std::uint16_t>(i)));
  std::sort(faces.begin(), faces.end(),
            [&](FaceId a, FaceId b) { return cards[a].full_name < cards[b].full_name; });
  std::vector<FaceId> deck;
  for (std::size_t i = 0; !faces.empty() && deck.size() < 60; ++i)
    deck.push_back(faces[(i + offset) % faces.size()]);
  return deck;
}

Match begin(const BenchSubject& subject, std::uint64_t seed) {
  return start_from_decks(subject.decks, *subject.rules, *subject.edition, seed);
}

// A position with cards in play.
Match in_the_middle(const BenchSubject& subject) {
  Match match = begin(subject, 1);
  PlayoutLimits limits;
  limits.decisions = 60;
  play_out(match, choices_of(1), limits);
  return match;
}

}  // namespace

BenchSubject shipped_subject(const Game& game, std::shared_ptr<const Database> loaded,
                             const std::string& home, std::vector<Error>& errors) {
  const Database& cards = *loaded;
  BenchSubject out;
  out.game = game.rules->id;
  out.rules = game.rules;
  out.edition = game.default_edition;
  std::vector<std::vector<FaceId>> decks;
  for (const DeckList& list : shipped_decks(home, game, cards)) {
    errors.insert(errors.end(), list.errors.begin(), list.errors.end());
    if (decks.size() < 2) decks.push_back(list.faces());
  }
  if (decks.size() < 2) decks = {deck_of(cards, 0), deck_of(cards, 20)};
  auto gathered = gather_decks(std::move(loaded), decks);
  if (gathered)
    out.decks = std::move(*gathered);
  else
    errors.push_back(gathered.error());
  return out;
}

std::uint64_t choices_of(std::uint64_t game) { return game * 7919; }

std::uint64_t count_decisions(const BenchSubject& subject, std::uint64_t seed) {
  std::uint64_t decisions = 0;
  PlayoutLimits limits;
  limits.at_decision = [&](const Match&, const Decision& open) {
    if (open.groups > 1) ++decisions;
    return true;
  };
  Match match = begin(subject, seed);
  play_out(match, choices_of(seed), limits);
  return decisions;
}

// Not inlined, because bench/instructions counts the instructions of the function by its name.
[[gnu::noinline]] Played play_games(const BenchSubject& subject, std::uint64_t first, int games) {
  Played out;
  for (int i = 0; i < games; ++i) {
    const std::uint64_t seed = first + static_cast<std::uint64_t>(i);
    Match match = begin(subject, seed);
    const PlayoutResult result = play_out(match, choices_of(seed));
    out.events += result.events;
    out.faults += result.fault != Fault::none;
  }
  return out;
}

BenchResult bench(const BenchSubject& subject, double seconds) {
  constexpr int kBatch = 50;
  BenchResult out;
  out.game = subject.game;
  out.signature = signature(subject, kSignatureGames).value;
  std::uint64_t decisions = 0, events = 0;
  double elapsed = 0;
  while (elapsed < seconds) {
    const std::uint64_t first = out.games + 1;
    const double start = processor_seconds();
    const Played played = play_games(subject, first, kBatch);
    elapsed += processor_seconds() - start;
    events += played.events;
    out.faults += played.faults;
    out.games += kBatch;
    for (std::uint64_t seed = first; seed < first + kBatch; ++seed)
      decisions += count_decisions(subject, seed);
  }
  out.decisions_per_second = static_cast<double>(decisions) / elapsed;
  out.events_per_second = static_cast<double>(events) / elapsed;
  out.games_per_second = static_cast<double>(out.games) / elapsed;
  const Match match = in_the_middle(subject);
  out.clone_bytes = used_bytes(match);
  out.clone_ns = clone_nanoseconds(match);
  return out;
}

}  // namespace kawari
