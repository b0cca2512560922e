// Derived values: figures with all modifiers, keywords, prohibitions. They follow from a State, stand beside
// it, and are rebuilt from it.
#pragma once
#include <cstdint>

#include "state/state.h"

namespace kawari {

inline constexpr int kMaxGranted = 2000;
inline constexpr int kMaxJoined = 1000;
inline constexpr int kMaxInForce = 4000;

// The derived values of one object. They are never hashed, and are rebuilt when something that they read has
// changed.
struct SlotValues {
  BanSet bans;           // prohibitions without a further condition
  BanSet narrowed_bans;  // prohibitions that have a filter: forbidden() must evaluate them
  FactSet triggers;      // facts that its triggered abilities wait for
  FactSet replaces;      // facts that its replacement abilities wait for
  KeywordSet keywords;
  std::int32_t keyword_value[kMaxKeywords];  // totals of numbered keywords
  std::int32_t stat[static_cast<int>(Stat::count_)];
  PermissionSet permissions;
  PermissionSet narrowed_permissions;  // permissions that have a filter: permitted() must evaluate them
  std::uint8_t spare[6];
};
// A classification that an object has gained.
struct Joined {
  WordId word;
  SlotId slot;
  std::uint8_t spare;
};
struct GrantedAbility {
  NodeId ability;
  CardId source;
  std::int16_t effect;  // index into State::effects; -1: granted by a static ability
  SlotId slot;
  std::uint8_t spare[3];  // explicit padding: derived values are compared as bytes
};
// A statement that applies continuously, and its origin.
struct InForce {
  NodeId node;
  std::int16_t effect;  // index into State::effects; -1: a static ability
  SlotId slot;          // the object with the static ability; kNoSlot: the effect itself
  std::uint8_t spare;
};
// Strength that a keyword adds while its object challenges.
struct AssaultBonus {
  std::int32_t amount;
  SlotId slot;
  std::uint8_t spare[3];
};
struct DerivedValues {
  template <class T, std::size_t Capacity, Fault full>
  using List = BoundedList<T, Capacity, full>;
  // Parallel to State::slots; values of free slots are zero.
  List<SlotValues, kMaxSlots, Fault::too_many_slots> slots;
  List<GrantedAbility, kMaxGranted, Fault::too_many_granted> granted;
  List<Joined, kMaxJoined, Fault::too_many_joined> joined;
  List<InForce, kMaxInForce, Fault::too_many_in_force> in_force;
  List<AssaultBonus, kMaxSlots, Fault::too_many_slots> bonuses;  // already included in the figures above
  FactSet trigger_facts;      // facts that some ability in play or some effect waits for
  FactSet replacement_facts;  // facts that some ability in play or some effect replaces
  BanSet player_bans;         // prohibitions on players that are in force
  KeywordSet keywords;        // keywords that some object in play has
  KindSet kinds;              // kinds that some object in play has
  OpSet statics{};   // ops of the statements that are in force continuously: each_static() finds them
  KeywordSet given;  // keywords that some static ability or effect gives to any object
  KeywordSet taken;  // keywords that some static ability or effect takes away, or keeps from being gained
  KeywordSet asked;  // keywords that were looked up since the values were computed
  Reads reads = 0;   // what these values depend on; writing anything else leaves them valid
  bool dirty = true;
  bool bonuses_stale = false;  // combat has changed: only the bonuses must be computed again
  // A fault that was found while the values were computed. The loop copies it to the State.
  Fault fault = Fault::none;

  DerivedValues() {}  // NOLINT: a defaulted one would clear all the places of the lists with `{}`
  void raise(Fault what) {
    if (fault == Fault::none) fault = what;
  }
  std::int32_t exact(std::int64_t value) { return exact_number<Fault::number_too_large>(*this, value); }
};
// The derived values, and further values that are computed when they are first needed.
struct Derived : DerivedValues {
  List<SlotId, kMaxSlots, Fault::too_many_slots>
      order;  // objects in play in the order in which they entered, the turn player's first
  PlayerId order_of = kNoPlayer;                 // the turn player for whom `order` was computed
  std::int16_t ready[kMaxPlayers] = {};          // the number of ready resource cards; -1: not counted yet
  std::uint8_t ready_colours[kMaxPlayers] = {};  // the colours of these cards, as bits
  bool sound = false;  // the game's state check has found nothing to do with these values

  Derived() {}  // NOLINT: as above
};

}  // namespace kawari
