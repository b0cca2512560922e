// Filters about an object's card: its face, and its figures and keywords with all modifiers.
#pragma once
#include <algorithm>
#include <bit>

#include "state/compare.h"
#include "state/ops/filter_form.h"

namespace kawari {

template <>
struct FilterForm<Op::of_kind> {
  static bool fits(const Asked& a) {
    return a.card != kNoCard && a.match.face(a.card).is(static_cast<Kind>(a.node.value));
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::kind;
};

template <>
struct FilterForm<Op::played_by> {
  static bool fits(const Asked& a) {
    return a.card != kNoCard && includes(a.match, a.env, a.kid(0), a.match.state.card(a.card).player());
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::player;
};

template <>
struct FilterForm<Op::has_keyword> {
  static bool fits(const Asked& a) { return has_keyword(a.match, a.object, KeywordId(a.node.value)); }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::keyword;
};

template <>
struct FilterForm<Op::classified> {
  static bool fits(const Asked& a) {
    return a.card != kNoCard && has_classification(a.match, a.card, WordId(a.node.value));
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::classifications;
};

// The race or civilization that was named: in the effect that is resolving, or when what applies began.
inline Naming named_in(const Asked& a) {
  const Register* r = register_of(a.env, a.node.value);
  return r && r->set ? r->named : a.env.named;
}

template <>
struct FilterForm<Op::classified_as> {
  static bool fits(const Asked& a) {
    const WordId word = named_in(a).word();
    return a.card != kNoCard && word != kNoWord && has_classification(a.match, a.card, word);
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

template <>
struct FilterForm<Op::coloured_as> {
  static bool fits(const Asked& a) {
    const ColourId colour = named_in(a).colour();
    return a.card != kNoCard && colour != kNoColour &&
           (a.match.face(a.card).colours >> index(colour) & 1) != 0;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

template <>
struct FilterForm<Op::named> {
  static bool fits(const Asked& a) {
    return a.card != kNoCard && has_name(a.match, a.card, WordId(a.node.value));
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::name;
};

template <>
struct FilterForm<Op::named_as> {
  static bool fits(const Asked& a) {
    const Register* r = register_of(a.env, a.node.value);
    return r && r->set && a.card != kNoCard && has_name(a.match, a.card, r->named.word());
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

template <>
struct FilterForm<Op::same_name> {
  static bool fits(const Asked& a) {
    const ObjectList with = a.objects_of(0);
    return a.card != kNoCard && shares_name(a.match, a.card, with);
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

// A card that lies face down has no characteristics.
template <>
struct FilterForm<Op::of_colour> {
  static bool fits(const Asked& a) {
    return a.card != kNoCard && !a.match.state.card(a.card).face_down &&
           (a.match.face(a.card).colours >> a.node.value & 1) != 0;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::colours;
};

template <>
struct FilterForm<Op::multicoloured> {
  static bool fits(const Asked& a) {
    return a.card != kNoCard && std::popcount(static_cast<unsigned>(a.match.face(a.card).colours)) > 1;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::colours;
};

template <>
struct FilterForm<Op::figure> {
  static bool fits(const Asked& a) {
    const Stat which = figure_stat(a.node.value);
    const int right = a.number(0);
    int left = stat(a.match, a.object, which);
    if (which != Stat::cost) left = std::max(left, 0);  // a negative figure reads as 0
    return compares(left, figure_comparison(a.node.value), right);
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::figure;
};

template <>
struct FilterForm<Op::total_within> {
  static bool fits(const Asked& a) {
    return within_total(a.match, static_cast<Stat>(a.node.value), a.number(0), a.object);
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

}  // namespace kawari
