// Two hashes: of the bytes (for replay and determinism) and of the position (positions that play alike have
// the same hash, so that exploration can merge them and loops can be recognised).
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

// What the reader of a position can tell apart, in addition to the state itself.
struct ReaderView {
  std::span<const std::uint64_t> names;  // by CardId: a number for a card with a name of its own, otherwise 0
  const CardSet* unordered = nullptr;    // cards of decks whose order is unknown to everybody
};

std::uint64_t byte_hash(const State& state);
// Positions with the same hash play alike: the hash covers everything that a later decision can depend on.
// Copies of a card differ only by their properties; where they are stored does not matter.
std::uint64_t position_hash(const Match& match, const ReaderView& reader = {});

// The same for one viewer: equal if everything that the viewer can know is equal. Faces that the viewer does
// not see, the order of hidden cards and the questions of other players do not count.
std::uint64_t view_hash(const Match& match, Viewer viewer);

// For a viewer, the judge included: made of names and texts, never of ids, so that it is the same whatever
// other cards are loaded.
std::uint64_t named_hash(const Match& match, Viewer viewer);

// As position_hash(), without the actions of this turn that are recorded to recognise loops, because loops
// are recognised by this hash.
std::uint64_t table_hash(const Match& match);

}  // namespace kawari
