// Comparisons that the forms of state/ops/ use: what has happened this turn, one card with another, one
// player with the others.
#pragma once
#include "state/object_list.h"
#include "state/query.h"

namespace kawari {

// Whether an event of Book::asked() has happened to this object this turn.
bool happened_to(const Match& match, const Env& env, NodeId event, ObjectRef object);
bool shares_name(const Match& match, CardId card, const ObjectList& with);
// Whether the total of a figure stays within the limit if this object is picked as well.
bool within_total(const Match& match, Stat figure, int limit, ObjectRef object);
int damage_of(const Match& match, ObjectRef ref);  // the last known value if the object has left
// The greatest figure among the cards that fit; -1 if there are none.
int greatest(const Match& match, const Env& env, Stat figure, NodeId filter);
// The least figure among the cards that fit; larger than any figure if there are none.
int least(const Match& match, const Env& env, Stat figure, NodeId filter);
// Those of the players for whom the condition is true.
PlayerList players_where(const Match& match, const Env& env, NodeId whom, NodeId cond);

}  // namespace kawari
