#include "ir/facts.h"

namespace kawari {

constexpr FactInfo kFact = {
    .name = "counted",
    .near = kNoFacts,
    .sides = Sides::ordered,
    .happens = Happens::as_event,
    .says = Says::deed,
    .spoken = SpokenOf::plainly,
};

}  // namespace kawari
