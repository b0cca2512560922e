// The signature of behaviour: games with fixed seeds, described by their meaning (sim/meaning.h) and hashed
// into one number. It changes if and only if a rule, a card or an offered choice changes.
#pragma once
#include <cstdint>
#include <functional>
#include <string_view>

#include "sim/bench.h"

namespace kawari {

struct Signature {
  std::uint64_t value = 0;
  std::uint64_t decisions = 0;
  std::uint64_t events = 0;
};

// The number of games in the signature that `kawari bench` prints.
inline constexpr int kSignatureGames = 50;

// Called with every line of a signature, in order.
using Listener = std::function<void(std::string_view line)>;

// Options are sorted by meaning before one is drawn, so that the order in which an engine lists them does not
// matter.
Signature signature(const BenchSubject& subject, int games, const Listener& listener = {});

}  // namespace kawari
