#include "state/event_kinds.h"

namespace kawari {

FactSet marked(const Match& match, const Part& part);
void carry_out(Match& match, Part& part);
MessageId told(const PartRecord& part);

constexpr VerbInfo kVerb = {
    .verb = own_verb(0),
    .name = "ring",
    .moved = kNoFacts,
    .marked = marked,
    .carry_out = carry_out,
    .writes = kReadsPosture,
    .forbidden = never_forbidden,
    .move_message = told,
    .heading = MessageId{0},
    .own_line = true,
    .joins = false,
};

}  // namespace kawari
