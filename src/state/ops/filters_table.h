// Filters about an object in play: its counters, its posture, its location, its role in combat.
#pragma once
#include <algorithm>

#include "state/compare.h"
#include "state/ops/filter_form.h"

namespace kawari {

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
      // For a character, "here" is the location where the character is.
      if (in_place(state, place) && state.slot(place.slot()).location == location) return true;
    }
    return false;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::location;
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

}  // namespace kawari
