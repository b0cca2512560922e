// From committed parts to waiting abilities: each triggered ability whose condition is met is added once per
// event. Only committed parts come here, so a replaced event triggers nothing.
#pragma once
#include "event/event.h"

namespace kawari {

// The holder of a triggered ability: an object in play, or an effect that was created.
struct Holder {
  ObjectRef self;
  CardId card = kNoCard;
  PlayerId controller = kNoPlayer;
  ObjectRef bound;
  bool in_play = false;
};

// Why an ability does not trigger on a part: the first reason, in the order of the tests.
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
// `leaving`: the part takes something out of play, and `match` is still in the position before it.
Untriggered untriggered(const Match& match, const Holder& holder, const AbilityView& ability,
                        const Part& part, FactSet facts, bool leaving);

// Before commit: collects abilities that watch objects leave, while the position is still as it was.
void collect_leaving(Match& match);
// After commit: collects all other abilities.
void collect_happened(Match& match);
// Collects for a single part without a proposal (a choice that was made).
void collect_single(Match& match, const Part& part);

// The effect of a waiting ability, as a node of its program.
NodeId effect_of(const Match& match, const Waiting& waiting);

}  // namespace kawari
