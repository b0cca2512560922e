// Proposals: parts are put together here, and compared with the events that abilities wait for. A proposal
// describes what would happen; nothing has happened yet.
#pragma once
#include "state/query.h"

namespace kawari {

// Every fact that this part will be once it has happened.
FactSet facts_of(const Match& match, const Part& part);
// The part as the trace records it.
PartRecord record(const Match& match, const Part& part);
// The player whose cards or actions the part affects.
PlayerId affected_player(const Match& match, const Part& part);

// The first respect in which a part differs from the event node, in the order of the comparison. For an
// ability that waits for one of several events, the nearest of them counts.
struct Misfit {
  enum class What : std::uint8_t { kind, subject, other, player, condition, nothing };
  What what = What::kind;
  NodeId event = kNoNode;  // the single event
  // The filter, players or condition that is not met; kNoNode: the part has no such card.
  NodeId node = kNoNode;
  explicit operator bool() const { return what != What::nothing; }
};
// How the part differs from the event node, as seen by an ability in `env`. Sets the roles in `env`.
Misfit misfit(const Match& match, Env& env, NodeId event, const Part& part, FactSet facts);
// Whether the event node describes this part, as seen by an ability in `env`.
inline bool event_fits(const Match& match, Env& env, NodeId event, const Part& part, FactSet facts) {
  return !misfit(match, env, event, part, facts);
}

// Puts a new proposal on top of the stack. Parts are always added to the top proposal.
bool begin_proposal(Match& match, std::uint8_t reg = kNoRegister);
bool add_part(Match& match, const Part& part);
// A new scope, which is the event that parts belong to. A frame that resolves an effect has a scope of its
// own. A proposal of the rules has its own, too, which ends with the proposal (close_scope in
// commit/effects.h).
std::uint8_t open_scope(Match& match);
std::uint8_t proposal_scope(Match& match);  // a fresh scope that ends with the top proposal

Part make_part(PartKind kind, Verb verb, PlayerId player, ObjectRef object = {});
Part mark_part(Verb verb, PlayerId player, ObjectRef object, ObjectRef other = {});
Part damage_part(PartKind kind, ObjectRef object, int amount, CardId source);
Part draw_part(const Match& match, PlayerId player);
// The opponent of this object in its challenge or battle; none if it takes part in none.
ObjectRef across(const State& state, ObjectRef object);
// The part "a character moves to a location". Its field `from` is play if the character comes from another
// location.
Part move_to_part(const Match& match, PlayerId player, ObjectRef character, ObjectRef location);
Part move_part(const Match& match, ObjectRef object, Zone to, Verb verb);

void trace(Match& match, TraceItem item);
inline bool listening(const Match& match) { return match.trace != nullptr; }
// Adds the item that `fill` fills in to the trace, if there is a trace.
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
// The face of the match that has this node in one of its abilities; kNoFace: the node belongs to an ability
// of a keyword.
FaceId face_with(const Match& match, NodeId node);

}  // namespace kawari
