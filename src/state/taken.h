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

// [DM-1.50 605.4] Whether an effect is looking at the card, and another effect goes on in between: a spell
// that the first one casts. The card is out of its reach.
inline bool looked_at(const State& state, CardId card) {
  if (state.card(card).shown == 0) return false;
  bool inner = true;
  for (std::size_t i = state.frames.size(); i-- > 0;) {
    const Frame& frame = state.frames[i];
    if (frame.kind == FrameKind::procedure) continue;
    const bool shows = (frame.flags & kFrameShows) != 0;
    if (shows) return !inner;
    inner = false;
  }
  return false;
}

}  // namespace kawari
