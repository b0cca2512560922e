#include "state/witness.h"

#include <cstring>

namespace kawari {

void witness(const Match& match, Sight sight, const Part& part, const EffectRecord& by, NodeId node) {
  if (!witnessed(match)) return;
  std::vector<Glimpse>& all = match.trace->witness->glimpses;
  Glimpse glimpse{sight, match.trace->items.size(), part, by, node, nullptr};
  // What is seen of one moment shares it.
  if (!all.empty() && std::memcmp(&all.back().match->state, &match.state, sizeof(State)) == 0) {
    glimpse.match = all.back().match;
  } else {
    auto copy = std::make_shared<Match>(match);
    copy->trace = nullptr;
    glimpse.match = std::move(copy);
  }
  all.push_back(std::move(glimpse));
}

}  // namespace kawari
