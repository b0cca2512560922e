// A match as it was, in as many bytes as are used of it. For whoever keeps thousands of positions: a Match
// has room for far more than it holds.
#pragma once
#include <vector>

#include "state/match.h"

namespace kawari {

class PackedMatch {
 public:
  explicit PackedMatch(const Match& match);
  // The match goes on from there. Its derived values are worked out anew.
  void unpack(Match& match) const;
  std::size_t bytes() const { return bytes_.size(); }

 private:
  MatchSettings settings_;
  std::vector<char> bytes_;  // the core of the State, then each list: how many items, and the items
};

// How many bytes a clone copies.
std::size_t used_bytes(const Match& match);

}  // namespace kawari
