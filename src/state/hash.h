// Two hashes: of the bytes (replay, determinism) and of the position (what would play alike hashes alike, so
// that exploration can merge and loops can be recognised).
#pragma once
#include <bitset>
#include <span>

#include "state/match.h"
#include "state/viewer.h"

namespace kawari {

// Two numbers into one; the order matters. The first is spread over all bits before the second meets it, so
// that small numbers never make up for each other: (2, 0) is not (1, 1).
constexpr std::uint64_t mix_hash(std::uint64_t a, std::uint64_t b) {
  std::uint64_t z = (a * 0x9FB21C651E98DF25ull ^ (b + 0x9E3779B97F4A7C15ull)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

using CardSet = std::bitset<kMaxCards>;

// What the reader of a position can tell apart, or cannot, beyond what the state itself says.
struct ReaderView {
  std::span<const std::uint64_t> names;  // by CardId: a number for a card that has a name of its own, else 0
  const CardSet* unordered = nullptr;    // cards of decks in an order that nobody knows
};

std::uint64_t byte_hash(const State& state);
// Positions that hash alike play alike: everything that a later decision can depend on is in it. Copies of a
// card are told apart only by what is different about them, where they are stored never counts.
std::uint64_t position_hash(const Match& match, const ReaderView& reader = {});

// For one viewer: equal where all that the viewer can know is equal. Faces that the viewer does not see, the
// order of hidden cards and what another player is asked do not count.
std::uint64_t view_hash(const Match& match, Viewer viewer);

// The same without what is remembered of the turn to recognise loops: they are recognised by it.
std::uint64_t table_hash(const Match& match);

}  // namespace kawari
