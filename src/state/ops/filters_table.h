// Filters about an object in play: its counters, how it lies there, where it is, what it is doing.
#pragma once
#include <algorithm>

#include "state/compare.h"
#include "state/ops/filter_form.h"

namespace kawari {

template <>
struct FilterForm<Op::damaged> {
  static bool fits(const Asked& a) { return damage_of(a.match, a.object) > 0; }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::damage;
};

template <>
struct FilterForm<Op::is_exerted> {
  static bool fits(const Asked& a) {
    if (a.here) return a.slot().exerted;
    if (const Remembered* last = remembered(a.match.state, a.object)) return last->exerted;
    return a.object.is_card() && a.match.state.card(a.object.card()).exerted;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::posture;
};

template <>
struct FilterForm<Op::is_ready> {
  static bool fits(const Asked& a) {
    if (a.here) return !a.slot().exerted;
    if (const Remembered* last = remembered(a.match.state, a.object)) return !last->exerted;
    return a.object.is_card() && !a.match.state.card(a.object.card()).exerted;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::posture;
};

template <>
struct FilterForm<Op::dry> {
  static bool fits(const Asked& a) { return a.here && !a.slot().drying; }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

template <>
struct FilterForm<Op::at> {
  static bool fits(const Asked& a) {
    const State& state = a.match.state;
    const ObjectList places = a.objects_of(0);
    SlotId location = kNoSlot;
    if (a.here)
      location = a.slot().location;
    else if (const Remembered* last = remembered(state, a.object))
      location = last->location;
    if (location == kNoSlot) return false;
    for (const ObjectRef place : places) {
      if (!place.is_slot()) continue;
      if (place.slot() == location) return true;
      // "Here" on a character is the location where it is.
      if (in_place(state, place) && state.slot(place.slot()).location == location) return true;
    }
    return false;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::location;
};

template <>
struct FilterForm<Op::has_under> {
  static bool fits(const Asked& a) {
    if (a.here) return a.slot().under_count > 0;
    if (const Remembered* last = remembered(a.match.state, a.object)) return last->under_count > 0;
    return false;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

template <>
struct FilterForm<Op::played_with> {
  static bool fits(const Asked& a) {
    return a.here ? a.slot().layered : a.env.playing_with == KeywordId(a.node.value);
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::played_with;
};

template <>
struct FilterForm<Op::passing> {
  static bool fits(const Asked& a) {
    if (!a.here || !a.slot().layered) return false;
    const Book& book = a.match.book();
    for (const Ability& ability : a.match.face(a.card).abilities) {
      if (ability.kind != AbilityKind::keyword) continue;
      const Node& on = book[book.kid(ability.root, 2)];
      if (on.op == Op::variant && on.value == 3) return true;
    }
    return false;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

template <>
struct FilterForm<Op::sang> {
  static bool fits(const Asked& a) {
    if (!a.here) return false;
    const ObjectList songs = a.objects_of(0);
    const ObjectRef link = a.slot().link;
    return !link.none() && std::find(songs.begin(), songs.end(), link) != songs.end();
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

template <>
struct FilterForm<Op::banned> {
  static bool fits(const Asked& a) {
    return a.here && forbidden(a.match, a.object, static_cast<Ban>(a.node.value)).is;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

inline Combat combat_of(const State& state, ObjectRef ref) {
  if (!ref.is_slot()) return Combat::none;
  if (in_place(state, ref)) return static_cast<Combat>(state.slot(ref.slot()).combat);
  const Remembered* last = remembered(state, ref);
  return last ? static_cast<Combat>(last->combat) : Combat::none;
}

template <>
struct FilterForm<Op::in_challenge> {
  static bool fits(const Asked& a) { return combat_of(a.match.state, a.object) != Combat::none; }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::combat;
};

template <>
struct FilterForm<Op::is_challenging> {
  static bool fits(const Asked& a) { return combat_of(a.match.state, a.object) == Combat::challenger; }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::combat;
};

template <>
struct FilterForm<Op::being_challenged> {
  static bool fits(const Asked& a) { return combat_of(a.match.state, a.object) == Combat::challenged; }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::combat;
};

template <>
struct FilterForm<Op::battling> {
  static bool fits(const Asked& a) { return a.here && a.slot().battling; }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::combat;
};

}  // namespace kawari
