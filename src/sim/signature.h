// The signature of behaviour: games with fixed seeds, told by their meaning and folded into one number. It
// changes when a rule, a card or a choice on offer changes, and only then.
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

// As many games as `kawari bench` folds into the signature that it prints.
inline constexpr int kSignatureGames = 50;

// Called with every line that goes into a signature, in order.
using Listener = std::function<void(std::string_view line)>;

// Each option is drawn from the options in the order of their meanings, so that the order in which an engine
// lists them does not matter.
Signature signature(const BenchSubject& subject, int games, const Listener& listener = {});

}  // namespace kawari
