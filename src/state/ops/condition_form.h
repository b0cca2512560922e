// The form of a condition: what its op does, in one struct. Each condition of nodes.def has a form in
// state/ops/conditions.h; check_condition_form lists its parts.
#pragma once
#include <concepts>

#include "ir/dispatch.h"
#include "state/ops/expression.h"
#include "state/ops/reasons.h"

namespace kawari {

template <Op op>
struct ConditionForm;

// Checks that the form has all its parts. The op is one of the core or of a game.
template <class F>
constexpr bool check_condition_parts() {
  static_assert(
      requires { sizeof(F); }, "this condition of nodes.def has no form: ConditionForm");
  static_assert(
      requires(const Expression& e) {
        { F::holds(e) } -> std::same_as<bool>;
      },
      "ConditionForm lacks its part holds: whether it is true");
  static_assert(
      requires {
        { F::reason } -> std::convertible_to<ConditionReason>;
      },
      "ConditionForm lacks its part reason: what is said if it is not true");
  return true;
}
template <Op op>
constexpr bool check_condition_form() {
  return check_condition_parts<ConditionForm<op>>();
}

}  // namespace kawari
