#include "examples/lanterns/facts.h"

namespace kawari::lanterns {
namespace {

constexpr FactName kCalled[] = {
    {Fact::banished, "snuffed"},
    {Fact::put_into_discard, "put-into-ashes"},
};

constexpr FactInfo kOwnFacts[] = {
    {.fact = fact::released,
     .name = "released",
     .near = FactSet(Fact::left),
     .sides = Sides::ordered,
     .happens = Happens::as_event,
     .says = Says::deed,
     .spoken = SpokenOf::plainly},
};
static_assert(in_order(kOwnFacts));

}  // namespace

const Facts& facts() {
  static const Facts kFacts(kCalled, kOwnFacts);
  return kFacts;
}

}  // namespace kawari::lanterns
