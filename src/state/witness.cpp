#include "state/witness.h"

namespace kawari {

void remember_moment(const Match& match, Sight sight, const Part& part, const EffectRecord& by, NodeId node) {
  std::vector<Glimpse>& all = match.trace->witness->glimpses;
  Glimpse glimpse{sight, match.trace->items.size(), part, by, node, nullptr};
  // Several records of one moment share the copy.
  if (!all.empty() && same_bytes(all.back().match->state, match.state)) {
    glimpse.match = all.back().match;
  } else {
    auto copy = std::make_shared<Match>(match);
    copy->trace = nullptr;
    glimpse.match = std::move(copy);
  }
  all.push_back(std::move(glimpse));
}

}  // namespace kawari
