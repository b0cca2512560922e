// The editions of Lorcana's rules as values.
#include "games/lorcana/lorcana.h"

namespace kawari::lorcana {
namespace {

// [LOR-1 7.7] Resist, skipped steps and entries are replacement effects like any other.
constexpr ReplacementPolicy policy_1() {
  ReplacementPolicy p;
  p.effect_damage = Calculation::candidate;
  p.combat_damage = Calculation::candidate;
  p.skip_is_replacement = true;
  p.entry_is_replacement = true;
  return p;
}

// [LOR-2.0 6.7.2] An effect's damage is calculated after replacement, a challenge's before.
constexpr ReplacementPolicy policy_2_0() {
  ReplacementPolicy p;
  p.effect_damage = Calculation::after_replacement;
  return p;
}

constexpr ReplacementPolicy policy_2_1() { return {}; }

// [LOR-2.2 1.9.5] Damage that is reduced to nothing was dealt, but not taken.
constexpr ReplacementPolicy policy_2_2() {
  ReplacementPolicy p;
  p.zero_is_dealt = true;
  return p;
}

constexpr Edition edition(std::string_view id, std::string_view label, std::uint8_t column,
                          ReplacementPolicy policy, std::uint32_t switches, bool secondary_on_adding,
                          bool moving_is_removing) {
  Edition e;
  e.id = id;
  e.label = label;
  e.column = column;
  e.policy = policy;
  e.switches = switches;
  e.secondary_on_adding = secondary_on_adding;
  e.moving_is_removing = moving_is_removing;
  return e;
}

constexpr Edition kEditions[] = {
    edition("lorcana-1", "LOR-1", 0, policy_1(),
            kEmptyDrawLoses | kFreeWaivesOnlyInk | kDeferredInDiscard | kCheckAfterEachEffect, true, false),
    edition("lorcana-2.0", "LOR-2.0", 1, policy_2_0(), kCheckAfterEachEffect, false, false),
    edition("lorcana-2.1", "LOR-2.1", 2, policy_2_1(), 0, false, true),
    edition("lorcana-2.2", "LOR-2.2", 3, policy_2_2(), 0, false, true),
};

}  // namespace

std::span<const Edition> editions() { return kEditions; }

}  // namespace kawari::lorcana
