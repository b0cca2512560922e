// The facts that events are, by their kind: the part `facts` of the core's rows in explain/event_kinds.cpp.
#pragma once
#include "event/event.h"

namespace kawari {

FactSet facts_of_dealt(const Match& match, const Part& part);
FactSet facts_of_put_damage(const Match& match, const Part& part);
FactSet facts_of_removed_damage(const Match& match, const Part& part);
FactSet facts_of_move(const Match& match, const Part& part);
FactSet facts_of_gain(const Match& match, const Part& part);
FactSet facts_of_loss(const Match& match, const Part& part);
FactSet facts_of_put_under(const Match& match, const Part& part);
FactSet facts_of_applied(const Match& match, const Part& part);
FactSet facts_of_mark(const Match& match, const Part& part);
// A choice is called so, and besides what the keyword calls it that it is made for.
FactSet facts_of_choice(const Match& match, const Part& part);

}  // namespace kawari
