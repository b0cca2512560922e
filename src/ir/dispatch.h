// Forms: everything that an op does stands together in one struct, its form. Each sort of node has an
// undefined template for its forms. So a line of nodes.def without a form does not compile, nor does a form
// without one of its parts. A part that makes no sense for an op is not left out: the form names the value
// that says so.
#pragma once
#include <cassert>

#include "ir/op_traits.h"

namespace kawari {

template <Sort kSort>
constexpr bool is_of(Op op) {
  return op == Op::none || core_line(op).sort == kSort;
}

// Calls `call.operator()<Op>()` for the op of a node. The op is one of this sort, or `none`, the absent node;
// programs are verified, so no other op can occur. The cases come from the table of nodes, so none can be
// forgotten. For a game's own op `own` is called, which finds the form in the game's table.
template <Sort kSort, class Call, class Own>
[[gnu::always_inline]] inline auto dispatch(Op node_op, Call&& call, Own&& own) {
  switch (node_op) {
#define NODE(op, name, sort, kids, value, looks_at, traits_of, doc) \
  case Op::op:                                                      \
    if constexpr (is_of<kSort>(Op::op))                             \
      return call.template operator()<Op::op>();                    \
    else                                                            \
      break;
#include "ir/nodes.def"
#undef NODE
    case Op::count_:
      break;
  }
  if (is_own(node_op)) return own();
  assert(false && "a node of another sort");
  return decltype(call.template operator()<Op::none>())();
}
// The same for a sort of which games have no own ops.
template <Sort kSort, class Call>
[[gnu::always_inline]] inline auto dispatch(Op node_op, Call&& call) {
  return dispatch<kSort>(node_op, call, [&] {
    assert(false && "a node of another sort");
    return decltype(call.template operator()<Op::none>())();
  });
}

// Whether `check` is true for each op of a sort. The forms are checked with it.
template <Sort kSort, class Check>
constexpr bool each_op_of(Check check) {
  bool all = true;
#define NODE(op, name, sort, kids, value, looks_at, traits_of, doc) \
  if constexpr (is_of<kSort>(Op::op)) all = check.template operator()<Op::op>() && all;
#include "ir/nodes.def"
#undef NODE
  return all;
}

}  // namespace kawari
