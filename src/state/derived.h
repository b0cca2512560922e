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
  std::int32_t stat[kMaxStats];
  PermissionSet permissions;
  PermissionSet narrowed_permissions;  // some permission of this kind, with a filter: ask in full
  std::uint8_t spare[2];
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
// What of the derived values has to be worked out before anybody reads them. Each value includes those before
// it.
enum class Stale : std::uint8_t {
  no,
  bonuses,  // who takes part in combat has changed: the bonuses alone are counted anew
  all,
};
// What the objects in play and the effects come to all together.
struct DerivedSums {
  FactSet trigger_facts;      // some ability in play, or some effect, waits for these
  FactSet replacement_facts;  // … replaces these
  BanSet player_bans;         // some prohibition of this kind on players is in force
  KeywordSet keywords;        // some object in play has these
  KindSet kinds;              // … is of these kinds
  OpSet statics{};            // statements that are in force continuously: each_static() finds them
  KeywordSet given;           // keywords that some static ability or effect gives, to whomever
  KeywordSet taken;           // … takes away, or keeps from being gained
  KeywordSet asked;           // keywords that somebody has looked for since the values were worked out
  Reads reads = 0;            // what all of this depends on: writing something else leaves it right
};
struct DerivedValues : DerivedSums {
  template <class T, std::size_t Capacity, Fault full>
  using List = BoundedList<T, Capacity, full>;
  // Parallel to State::slots; values of free slots are zero.
  List<SlotValues, kMaxSlots, Fault::too_many_slots> slots;
  List<GrantedAbility, kMaxGranted, Fault::too_many_granted> granted;
  List<Joined, kMaxJoined, Fault::too_many_joined> joined;
  List<InForce, kMaxInForce, Fault::too_many_in_force> in_force;
  List<AssaultBonus, kMaxSlots, Fault::too_many_slots> bonuses;  // already counted in the figures above
  Stale stale = Stale::all;
  // What was found while somebody looked at the position. The loop hands it on to the State.
  Fault fault = Fault::none;

  DerivedValues() {}  // NOLINT: a defaulted one would clear all the places of the lists with `{}`
  void raise(Fault what) {
    if (fault == Fault::none) fault = what;
  }
  std::int32_t exact(std::int64_t value) { return exact_number<Fault::number_too_large>(*this, value); }
};
// … and what is kept beside them, found out when somebody asks.
struct DerivedNotes {
  PlayerId order_of = kNoPlayer;  // the turn player for whom Derived::order is the order
  bool sound = false;             // the game's check has looked at these values and found nothing to do
  struct Ready {                  // of a player's resource cards
    std::int16_t count = -1;      // -1: nobody has counted
    std::uint8_t colours = 0;     // among them, as bits
  } ready[kMaxPlayers];
};
struct Derived : DerivedValues, DerivedNotes {
  List<SlotId, kMaxSlots, Fault::too_many_slots>
      order;  // objects in play, the turn player's first, as they entered

  Derived() {}  // NOLINT: as above
};

}  // namespace kawari
