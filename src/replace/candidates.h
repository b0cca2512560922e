// Which replacement effects fit a part: static abilities of objects in play, effects that were created, the
// own text of a card where it waits, and (by edition) the damage keyword.
#pragma once
#include "replace/settle.h"

namespace kawari {

// What keeps a replacement effect from waiting for a part: the event is another, or its condition is false.
struct Unfit {
  Misfit misfit;
  NodeId condition = kNoNode;
  Env env;  // with the roles of the event
  explicit operator bool() const { return misfit || condition != kNoNode; }
};
Unfit unfit(const Match& match, const Candidate& candidate, const Part& part, FactSet facts);
// Whether "the first time" of this period has come for an ability of an object in play.
bool first_time_gone(const Match& match, SlotId slot, const AbilityView& ability);
// Whether the ability is one of the card's own move, which works wherever the card is.
bool of_own_move(const Book& book, NodeId replacement);

// All replacement effects that wait for this part, in a stable order; "once per event" is not looked at here.
void candidates_for(const Match& match, const Part& part, Candidates& out);
// Whether its action can be carried out as the policy asks for.
bool feasible(const Match& match, const Candidate& candidate, const Part& part, const Proposal& proposal);
// Whether the effect, once applied to the one part, can no longer be applied to the other.
bool used_up(const Match& match, const Candidate& candidate, const Part& here, const Part& there,
             const Proposal& proposal);
Env env_for(const Match& match, const Candidate& candidate, const Part& part);
// The statement that happens instead, and the sentence that follows it (kNoNode where there is none).
NodeId action_of(const Match& match, const Candidate& candidate);
NodeId follow_up_of(const Match& match, const Candidate& candidate);
// The same effect in the sense of "several instances of the same effect": same text, waiting on the same
// card.
inline bool same_effect(const Candidate& a, const Candidate& b) {
  return a.node == b.node && a.bound == b.bound;
}

}  // namespace kawari
