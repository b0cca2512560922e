#include "sim/bench.h"

#include <ctime>

namespace kawari {
namespace {

// Seconds that the processor has worked for this program: what else the machine does counts for nothing.
double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

constexpr int kSignatureGames = 50;

double clone_nanoseconds(const Match& match) {
  constexpr int kClones = 200000;
  std::vector<State> copies(64);
  const double start = processor_seconds();
  for (int i = 0; i < kClones; ++i) {
    State& to = copies[static_cast<std::size_t>(i) & 63];
    to = match.state;
    // Keeps the compiler from leaving the copy out.
    asm volatile("" : : "r"(&to) : "memory");
  }
  return (processor_seconds() - start) * 1e9 / kClones;
}

}  // namespace

std::uint64_t signature(const BenchSubject& subject, int games) {
  std::uint64_t all = 0;
  for (int i = 0; i < games; ++i) {
    Match match = start_from_decks(subject.decks, *subject.rules, *subject.edition,
                                   static_cast<std::uint64_t>(i));
    const PlayoutResult result = play_out(match, static_cast<std::uint64_t>(i) + 1000);
    all = all * 0x9E3779B97F4A7C15ull + result.signature;
  }
  return all;
}

BenchResult bench(const BenchSubject& subject, double seconds) {
  BenchResult out;
  out.game = subject.game;
  out.state_bytes = sizeof(State);
  out.signature = signature(subject, kSignatureGames);
  std::uint64_t decisions = 0, events = 0;
  const double start = processor_seconds();
  std::uint64_t seed = 1;
  while (processor_seconds() - start < seconds) {
    Match match = start_from_decks(subject.decks, *subject.rules, *subject.edition, seed);
    const PlayoutResult result = play_out(match, seed * 7919);
    decisions += result.decisions;
    events += result.events;
    out.faults += result.fault != Fault::none;
    ++out.games;
    ++seed;
  }
  const double elapsed = processor_seconds() - start;
  out.decisions_per_second = static_cast<double>(decisions) / elapsed;
  out.events_per_second = static_cast<double>(events) / elapsed;
  out.games_per_second = static_cast<double>(out.games) / elapsed;
  Match match = start_from_decks(subject.decks, *subject.rules, *subject.edition, 1);
  out.clone_ns = clone_nanoseconds(match);
  return out;
}

}  // namespace kawari
