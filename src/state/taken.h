// The cards that replacement effects of the present proposal have taken. A card that one of them will move or
// turn is not available to another, whether a player picks it or not.
#pragma once
#include "state/state.h"

namespace kawari {

// Whether the part moves or turns a card, and so takes it.
inline bool takes(PartKind kind) {
  return kind == PartKind::move_card || kind == PartKind::put_under || kind == PartKind::turn_over ||
         kind == PartKind::exert || kind == PartKind::ready;
}

// [DM-1.50 609.9a, 609.9b] Whether one of the first `among` parts comes from a replacement and takes the
// card. The part that is being replaced itself, `besides`, takes nothing more.
inline bool taken(const State& state, const Proposal& proposal, ObjectRef ref, int among, int besides) {
  for (int i = 0; i < among; ++i) {
    const Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (part.object == ref && i != besides && part.has(kProduct) && !part.has(kDropped) && takes(part.kind))
      return true;
  }
  return false;
}
// The same for the top proposal; false if there is none.
inline bool taken(const State& state, ObjectRef ref, int besides = -1) {
  return !state.proposals.empty() &&
         taken(state, state.proposals.back(), ref, state.proposals.back().count, besides);
}

}  // namespace kawari
