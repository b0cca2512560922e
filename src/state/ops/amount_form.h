// The form of an amount: what its op does, in one struct. Each amount of nodes.def has a form in
// state/ops/amounts.h.
#pragma once
#include <concepts>
#include <cstdint>

#include "ir/dispatch.h"
#include "state/ops/expression.h"

namespace kawari {

template <Op op>
struct AmountForm;

// Checks that the form has all its parts. The op is one of the core or of a game.
template <class F>
constexpr bool check_amount_parts() {
  static_assert(
      requires { sizeof(F); }, "this amount of nodes.def has no form: AmountForm");
  static_assert(
      requires(const Expression& e) {
        { F::value(e) } -> std::same_as<std::int64_t>;
      },
      "AmountForm lacks its part value: how much it is");
  return true;
}
template <Op op>
constexpr bool check_amount_form() {
  return check_amount_parts<AmountForm<op>>();
}

}  // namespace kawari
