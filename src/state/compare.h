// Expressions that compare: what has happened this turn, one card with another, one player with the others.
// evaluate.cpp and filters.cpp ask these for the nodes of that kind.
#pragma once
#include "state/object_list.h"
#include "state/query.h"

namespace kawari {

// Whether an event of Book::asked() has happened to this object this turn.
bool happened_to(const Match& match, const Env& env, NodeId event, ObjectRef object);
bool shares_name(const Match& match, CardId card, const ObjectList& with);
// Whether picking this object as well keeps the total of a figure within the limit.
bool within_total(const Match& match, Stat figure, int limit, ObjectRef object);
int damage_of(const Match& match, ObjectRef ref);  // last known where it has left
// The greatest figure among the cards that fit; -1 where there are none.
int greatest(const Match& match, const Env& env, Stat figure, NodeId filter);
// The least one; more than any where there are none.
int least(const Match& match, const Env& env, Stat figure, NodeId filter);
// Of whom of these players the condition is true.
PlayerList players_where(const Match& match, const Env& env, NodeId whom, NodeId cond);

}  // namespace kawari
