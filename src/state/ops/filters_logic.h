// Filters that combine filters, and filters that every card fits.
#pragma once
#include "state/ops/filter_form.h"
#include "state/ops/named_zones.h"
#include "state/rules.h"

namespace kawari {

template <>
struct FilterForm<Op::none> {
  static bool fits(const Asked&) { return true; }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

// A card of any kind, except an object that is attached to a shield: that is in another zone.
template <>
struct FilterForm<Op::any> {
  static bool fits(const Asked& a) { return !a.here || !is_attached(a.match, a.object.slot()); }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

template <>
struct FilterForm<Op::all_of> {
  static bool fits(const Asked& a) {
    for (const NodeId kid : a.kids())
      if (!fits_too(a, kid)) return false;
    return true;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

inline bool fits_one_of(const Asked& a) {
  for (const NodeId kid : a.kids())
    if (fits_too(a, kid)) return true;
  return false;
}

template <>
struct FilterForm<Op::any_of> {
  static bool fits(const Asked& a) {
    const Book& book = a.match.book();
    if (!a.object.is_card() || !in_play_or_elsewhere(book, a.id)) return fits_one_of(a);
    // Filters about objects in play do not apply to cards elsewhere.
    for (const NodeId kid : a.kids())
      if (names_zone(book, kid) && fits_too(a, kid)) return true;
    return false;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

template <>
struct FilterForm<Op::not_> {
  static bool fits(const Asked& a) { return !fits_too(a, a.kid(0)); }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

}  // namespace kawari
