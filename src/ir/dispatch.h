// Forms: what an op does stands together in one struct, its form. Each sort of node has a template for it,
// which has no definition of its own: a line of nodes.def without a form does not compile, nor does a form
// without one of its parts. A part that makes no sense for an op is not left out; the form names the value
// that says so.
#pragma once
#include <cassert>

#include "ir/op_traits.h"

namespace kawari {

template <Sort kSort>
constexpr bool is_of(Op op) {
  return op == Op::none || core_line(op).sort == kSort;
}

// Calls `call.operator()<Op>()` for the op of a node, one of the ops of that sort or `none`, the absent node.
// The cases come from the table of nodes, so that none can be forgotten. A game's own op has no case: `own`
// is called, which finds its form in the game's table. Programs are verified: no op of another sort stands
// there.
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
// … of a sort of which no game has own ops.
template <Sort kSort, class Call>
[[gnu::always_inline]] inline auto dispatch(Op node_op, Call&& call) {
  return dispatch<kSort>(node_op, call, [&] {
    assert(false && "a node of another sort");
    return decltype(call.template operator()<Op::none>())();
  });
}

// Whether something is true of each op of a sort: the checks of forms.
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
