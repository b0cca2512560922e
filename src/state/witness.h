// The match at each moment at which an ability could have reacted or a player was asked. It is needed to say
// later why something did not happen, and kept only if there will be such questions.
#pragma once
#include <memory>
#include <vector>

#include "state/match.h"
#include "state/trace.h"

namespace kawari {

// What happened at the moment.
enum class Sight : std::uint8_t {
  would_happen,       // replacement effects are looked for, for the top proposal
  happens,            // triggered abilities are looked for, for a committed part
  leaves,             // the same for a part that is about to take something out of play
  replaced,           // a part was replaced, by `by`
  prevented,          // a part was forbidden
  impossible,         // a part could not happen
  reduced,            // a part was damage that was reduced to 0
  not_instead,        // a self-replacement did not apply because its condition was false: `node`
  asked,              // a player is asked
  nothing_to_choose,  // a choice without a legal option: `node`
};

struct Glimpse {
  Sight sight = Sight::happens;
  std::size_t item = 0;  // the length of the trace at that moment
  Part part;
  EffectRecord by;
  NodeId node = kNoNode;
  std::shared_ptr<const Match> match;  // a copy of the match, without a trace
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
