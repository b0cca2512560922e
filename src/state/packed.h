// A match packed into as many bytes as it uses. For code that keeps thousands of positions: a Match has room
// for far more than it holds.
#pragma once
#include <vector>

#include "state/match.h"

namespace kawari {

class PackedMatch {
 public:
  explicit PackedMatch(const Match& match);
  // Sets the match back to this position. Its derived values are computed again.
  void unpack(Match& match) const;
  std::size_t bytes() const { return bytes_.size(); }

 private:
  MatchSettings settings_;
  std::vector<char> bytes_;  // the core of the State, then each list: its length and its items
};

// The number of bytes that a clone copies.
std::size_t used_bytes(const Match& match);

}  // namespace kawari
