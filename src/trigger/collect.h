// From what was committed to waiting abilities: each triggered ability whose condition is met is added, once
// per occurrence. Only committed parts come here, so a replaced event triggers nothing.
#pragma once
#include "event/event.h"

namespace kawari {

// Who has a triggered ability: an object in play, or an effect that was created.
struct Holder {
  ObjectRef self;
  CardId card = kNoCard;
  PlayerId controller = kNoPlayer;
  ObjectRef bound;
  bool in_play = false;
};

// What keeps an ability from triggering on a part, the first thing in the order in which they are looked at.
struct Untriggered {
  enum class Why : std::uint8_t {
    event,         // it is not what the ability waits for
    comes_in,      // its own card comes in, and is not there to see it
    condition,     // the condition in front is false
    leaves_too,    // its own card leaves at the same time
    told_already,  // "1 or more": another part of the same moment speaks for all
    not_first,     // "the first time": it was not
    secondary,     // the condition behind is false, in editions that look at it here
    nothing,
  };
  Why why = Why::event;
  Misfit misfit;          // event
  NodeId node = kNoNode;  // the condition that is false
  Env env;                // with the roles of the event
  explicit operator bool() const { return why != Why::nothing; }
};
// `leaving`: the part takes something out of play, and the position is the one before.
Untriggered untriggered(const Match& match, const Holder& holder, const AbilityView& ability,
                        const Part& part, FactSet facts, bool leaving);

// Before commit: abilities that watch something leave look at the position as it still is.
void collect_leaving(Match& match);
// After commit: everything else.
void collect_happened(Match& match);
// A single part that happened without a proposal of its own (a choice was made).
void collect_single(Match& match, const Part& part);

// Whether a waiting ability may still be resolved by this player, and the ability behind it.
NodeId effect_of(const Match& match, const Waiting& waiting);

}  // namespace kawari
