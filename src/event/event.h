// What would happen: parts are put together into proposals here, and compared with the events that abilities
// wait for. Nothing has happened yet when a proposal is made.
#pragma once
#include "state/query.h"

namespace kawari {

// Every fact that the part would be, once it has happened.
FactSet facts_of(const Match& match, const Part& part);
// As the trace remembers it.
PartRecord record(const Match& match, const Part& part);
// Whose cards or actions the part touches.
PlayerId affected_player(const Match& match, const Part& part);

// The first thing about a part that an event node does not describe, in the order in which it is looked at.
// An ability that waits for one of several events is as near as the nearest of them.
struct Misfit {
  enum class What : std::uint8_t { kind, subject, other, player, condition, nothing };
  What what = What::kind;
  NodeId event = kNoNode;  // the single event
  NodeId node = kNoNode;   // the filter, players or condition that it fails; kNoNode: there is no such card
  explicit operator bool() const { return what != What::nothing; }
};
// What stands between the part and the event node, seen by an ability in `env`. Sets the roles in env.
Misfit misfit(const Match& match, Env& env, NodeId event, const Part& part, FactSet facts);
// Whether the event node describes this part.
inline bool event_fits(const Match& match, Env& env, NodeId event, const Part& part, FactSet facts) {
  return !misfit(match, env, event, part, facts);
}

// A new proposal on top; parts are added to the top proposal.
bool begin_proposal(Match& match, std::uint8_t reg = kNoRegister);
bool add_part(Match& match, const Part& part);
// The event that parts belong to. A frame that resolves an effect has one of its own; a proposal of the rules
// gets its own, which ends with it (close_scope in commit/effects.h).
std::uint8_t open_scope(Match& match);
std::uint8_t proposal_scope(Match& match);  // a fresh scope that ends with the top proposal

Part make_part(PartKind kind, Verb verb, PlayerId player, ObjectRef object = {});
Part mark_part(Verb verb, PlayerId player, ObjectRef object, ObjectRef other = {});
Part damage_part(PartKind kind, ObjectRef object, int amount, CardId source);
Part draw_part(const Match& match, PlayerId player);
// The other one in the challenge or battle that this object takes part in; none where there is none.
ObjectRef across(const State& state, ObjectRef object);
// A character moves to a location; `from` is in play where it comes from another location.
Part move_to_part(const Match& match, PlayerId player, ObjectRef character, ObjectRef location);
Part move_part(const Match& match, ObjectRef object, Zone to, Verb verb);

void trace(Match& match, TraceItem item);
inline bool listening(const Match& match) { return match.trace != nullptr; }
// Tells what `fill` says, where somebody listens.
template <class Fill>
void tell(Match& match, TraceKind kind, Fill&& fill) {
  if (!listening(match)) return;
  TraceItem item;
  item.kind = kind;
  fill(item);
  trace(match, std::move(item));
}
EffectRecord effect_record(const Match& match, CardId card, NodeId node, PlayerId controller);
WordId ability_name(const Match& match, CardId card, NodeId node, KeywordId* keyword = nullptr);
WordId ability_name(const Match& match, FaceId face, NodeId node, KeywordId* keyword = nullptr);
// The face of the match that has this node in one of its abilities; kNoFace: an ability of a keyword.
FaceId face_with(const Match& match, NodeId node);

}  // namespace kawari
