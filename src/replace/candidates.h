// Finds the replacement effects that fit a part: static abilities of objects in play, effects that were
// created, the text of a card in a zone where it waits, and (by edition) the damage keyword.
#pragma once
#include "replace/settle.h"

namespace kawari {

// Why a replacement effect does not wait for a part: the event differs, or the effect's condition is false.
struct Unfit {
  Misfit misfit;
  NodeId condition = kNoNode;
  Env env;  // with the roles of the event
  explicit operator bool() const { return misfit || condition != kNoNode; }
};
Unfit unfit(const Match& match, const Candidate& candidate, const Part& part, FactSet facts);
// Whether the ability's "first time" in its period is over.
bool first_time_gone(const Match& match, SlotId slot, const AbilityView& ability);
// Whether the replacement is about the move of its own card. Such an ability works in every zone.
bool of_own_move(const Book& book, NodeId replacement);

// All replacement effects that wait for this part, in a stable order. "Once per event" is not considered
// here.
void candidates_for(const Match& match, const Part& part, Candidates& out);
// Whether the effect's action can be carried out, as far as the policy requires it.
bool feasible(const Match& match, const Candidate& candidate, const Part& part, const Proposal& proposal);
// Whether the effect, once applied to `here`, can no longer be applied to `there`.
bool used_up(const Match& match, const Candidate& candidate, const Part& here, const Part& there,
             const Proposal& proposal);
Env env_for(const Match& match, const Candidate& candidate, const Part& part);
// The statement that happens instead; the sentence that follows it (kNoNode if there is none).
NodeId action_of(const Match& match, const Candidate& candidate);
NodeId follow_up_of(const Match& match, const Candidate& candidate);
// Whether two candidates are instances of the same effect: the same text, on the same card.
inline bool same_effect(const Candidate& a, const Candidate& b) {
  return a.node == b.node && a.bound == b.bound;
}

// The i-th part of a proposal.
inline Part& part_at(State& state, const Proposal& p, int i) {
  return state.parts[static_cast<std::size_t>(p.first + i)];
}
inline const Part& part_at(const State& state, const Proposal& p, int i) {
  return state.parts[static_cast<std::size_t>(p.first + i)];
}

}  // namespace kawari
