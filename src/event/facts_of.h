// The facts of an event by its kind: these functions are the member `facts` of the core's rows in
// explain/event_kinds.cpp.
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
// A choice is the fact `chosen`, and also the fact of the keyword that it is made for.
FactSet facts_of_choice(const Match& match, const Part& part);

}  // namespace kawari
