#include "ir/facts.h"

namespace kawari {

constexpr FactInfo kFact = {
    .fact = own_fact(0),
    .name = "counted",
    .near = kNoFacts,
    .sides = Sides::ordered,
    .happens = Happens::as_event,
    .says = Says::deed,
    .spoken = SpokenOf::plainly,
};

}  // namespace kawari
