// The form of a filter: what its op does, in one struct. Each filter of nodes.def has a form in
// state/ops/filters_*.h; check_filter_form lists its parts.
#pragma once
#include <concepts>

#include "ir/dispatch.h"
#include "state/ops/expression.h"
#include "state/ops/reasons.h"

namespace kawari {

// A filter, and the object that is tested.
struct Asked : Expression {
  ObjectRef object;
  CardId card;  // the object's card; kNoCard if it is no longer known
  bool here;    // the object is in play

  const Slot& slot() const { return match.state.slot(object.slot()); }  // only for an object in play
};
// Whether the object fits another filter of the same text.
bool fits_card(const Match& match, const Env& env, NodeId filter, ObjectRef object, CardId card, bool here);
inline bool fits_too(const Asked& asked, NodeId filter) {
  return fits_card(asked.match, asked.env, filter, asked.object, asked.card, asked.here);
}

// The role of an object in the challenge or battle under way, or its role when it left.
inline Combat combat_of(const State& state, ObjectRef ref) {
  if (!ref.is_slot()) return Combat::none;
  if (in_place(state, ref)) return static_cast<Combat>(state.slot(ref.slot()).combat);
  const Remembered* last = remembered(state, ref);
  return last ? static_cast<Combat>(last->combat) : Combat::none;
}

template <Op op>
struct FilterForm;

inline void nothing_outside(const Match&, const Env&, const Node&, ObjectList&) {}

// Checks that the form has all its parts. The op is one of the core or of a game.
template <class F>
constexpr bool check_filter_parts() {
  static_assert(
      requires { sizeof(F); }, "this filter of nodes.def has no form: FilterForm");
  static_assert(
      requires(const Asked& a) {
        { F::fits(a) } -> std::same_as<bool>;
      },
      "FilterForm lacks its part fits: whether the object fits");
  static_assert(
      requires(const Match& m, const Env& e, const Node& n, ObjectList& out) {
        { F::outside(m, e, n, out) } -> std::same_as<void>;
      },
      "FilterForm lacks its part outside: the cards outside of play that it names, or nothing_outside");
  static_assert(
      requires {
        { F::reason } -> std::convertible_to<FilterReason>;
      },
      "FilterForm lacks its part reason: what is said about an object that does not fit");
  return true;
}
template <class F>
constexpr bool outside_as_said(const OpInfo& line) {
  return (F::outside == &nothing_outside) != ((line.traits & Traits::NamesZone) != 0);
}
template <Op op>
constexpr bool check_filter_form() {
  using F = FilterForm<op>;
  check_filter_parts<F>();
  if constexpr (requires { F::outside; })
    static_assert(outside_as_said<F>(core_line(op)),
                  "a filter with the trait NamesZone names cards outside of play, and no other does");
  return true;
}

}  // namespace kawari
