// The match as it was at each moment at which an ability could have reacted or somebody was asked: what is
// needed to say afterwards why something did not happen. Kept only while somebody asks for it.
#pragma once
#include <memory>
#include <vector>

#include "state/match.h"
#include "state/trace.h"

namespace kawari {

// What was seen.
enum class Sight : std::uint8_t {
  would_happen,       // replacement effects look at the top proposal
  happens,            // triggered abilities look at a part that was committed
  leaves,             // … at a part that is about to take something out of play
  replaced,           // a part was replaced, by `by`
  prevented,          // a part was forbidden
  impossible,         // … could not happen
  reduced,            // … was damage of which nothing is left
  not_instead,        // an own replacement whose condition was false: node
  asked,              // a player is asked
  nothing_to_choose,  // a choice without a legal option: node
};

struct Glimpse {
  Sight sight = Sight::happens;
  std::size_t item = 0;  // how much of the trace had been told
  Part part;
  EffectRecord by;
  NodeId node = kNoNode;
  std::shared_ptr<const Match> match;  // as it was; it tells nothing to the trace
};

struct Witness {
  std::vector<Glimpse> glimpses;
};

inline bool witnessed(const Match& match) {
  return match.trace != nullptr && match.trace->witness != nullptr;
}
// Remembers the moment.
void remember_moment(const Match& match, Sight sight, const Part& part, const EffectRecord& by, NodeId node);
// … where somebody asks for it.
inline void witness(const Match& match, Sight sight, const Part& part, const EffectRecord& by,
                    NodeId node = kNoNode) {
  if (witnessed(match)) remember_moment(match, sight, part, by, node);
}
inline void witness(const Match& match, Sight sight, const Part& part) {
  if (witnessed(match)) remember_moment(match, sight, part, {}, kNoNode);
}
inline void witness(const Match& match, Sight sight) {
  if (witnessed(match)) remember_moment(match, sight, {}, {}, kNoNode);
}

}  // namespace kawari
