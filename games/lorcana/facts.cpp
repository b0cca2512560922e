#include "games/lorcana/facts.h"

namespace kawari::lorcana {
namespace {

constexpr FactName kCalled[] = {
    {Fact::put_into_resource, "put-into-inkwell"},
};

constexpr FactInfo kOwnFacts[] = {
    {.fact = fact::quested,
     .name = "quested",
     .near = kNoFacts,
     .sides = Sides::ordered,
     .happens = Happens::as_event,
     .says = Says::deed,
     .spoken = SpokenOf::plainly},
    {.fact = fact::challenged,
     .name = "challenged",
     .near = kNoFacts,
     .sides = Sides::ordered,
     .happens = Happens::as_event,
     .says = Says::deed,
     .spoken = SpokenOf::as_challenged},
    {.fact = fact::sang,
     .name = "sang",
     .near = kNoFacts,
     .sides = Sides::ordered,
     .happens = Happens::as_event,
     .says = Says::deed,
     .spoken = SpokenOf::plainly},
    {.fact = fact::lore_gained,
     .name = "lore-gained",
     .near = kNoFacts,
     .sides = Sides::ordered,
     .happens = Happens::as_event,
     .says = Says::deed,
     .spoken = SpokenOf::plainly},
    {.fact = fact::lore_lost,
     .name = "lore-lost",
     .near = kNoFacts,
     .sides = Sides::ordered,
     .happens = Happens::as_event,
     .says = Says::deed,
     .spoken = SpokenOf::plainly},
    {.fact = fact::chosen_for_support,
     .name = "chosen-for-support",
     .near = kNoFacts,
     .sides = Sides::ordered,
     .happens = Happens::as_choice,
     .says = Says::deed,
     .spoken = SpokenOf::plainly},
    {.fact = fact::is_dealt,
     .name = "is-dealt-damage",
     .near = FactSet(Fact::damage_put, Fact::damage_moved),
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

}  // namespace kawari::lorcana
