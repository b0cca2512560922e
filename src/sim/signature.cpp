#include "sim/signature.h"

#define XXH_INLINE_ALL
#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>

#include "sim/meaning.h"
#include "step/step.h"

namespace kawari {
namespace {

constexpr int kMostDecisions = 5000;

class Scribe {
 public:
  Scribe(Signature& out, const Listener& listener) : out_(out), listener_(listener) {}

  void write(std::string_view line) {
    out_.value = XXH64(line.data(), line.size(), out_.value);
    if (listener_) listener_(line);
  }

  void write_events(const Match& match, Trace& trace) {
    for (const TraceItem& item : trace.items) {
      if (item.kind != TraceKind::happened) continue;
      ++out_.events;
      write("  " + meaning(match, item.part));
    }
    trace.items.clear();
  }

  // Writes the decision with its options, sorted by meaning, and returns the option that is drawn.
  Option take(const Match& match, const Decision& open, Rng& rng) {
    ++out_.decisions;
    write(meaning(match, open));
    meant_.clear();
    for (std::size_t i = 0; i < open.options.size(); ++i)
      meant_.emplace_back(meaning(match, open.options[i]), i);
    std::sort(meant_.begin(), meant_.end());
    for (const auto& [text, at] : meant_) write(" or " + text);
    const auto& [text, at] = meant_[rng.below(static_cast<std::uint32_t>(meant_.size()))];
    write("taken: " + text);
    return open.options[at];
  }

 private:
  Signature& out_;
  const Listener& listener_;
  std::vector<std::pair<std::string, std::size_t>> meant_;
};

void play(const BenchSubject& subject, std::uint64_t seed, Scribe& scribe) {
  Match match = start_from_decks(subject.decks, *subject.rules, *subject.edition, seed);
  Trace trace;
  match.trace = &trace;
  Rng rng = Rng::seeded(seed + 1000);
  for (int i = 0; i < kMostDecisions; ++i) {
    const Decision open = decision(match);
    if (open.ask == Ask::none || open.options.empty()) break;
    apply(match, scribe.take(match, open, rng));
    scribe.write_events(match, trace);
  }
  const PlayerId winner = match.state.winner;
  scribe.write(winner == kNoPlayer ? std::string("no winner")
                                   : fmt::format("player {} wins", index(winner) + 1));
  scribe.write(sentence(match.state.fault));
}

}  // namespace

Signature signature(const BenchSubject& subject, int games, const Listener& listener) {
  Signature out;
  Scribe scribe(out, listener);
  for (int i = 0; i < games; ++i) play(subject, static_cast<std::uint64_t>(i), scribe);
  return out;
}

}  // namespace kawari
