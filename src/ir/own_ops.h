// A game's own ops. Each is a type, which is its form: it has the op's line and the parts that ops of its
// sort need (run/ops/own_forms.h checks that none is missing). The list OwnOps gives the ops their values.
#pragma once
#include <array>
#include <type_traits>

#include "ir/op_traits.h"

namespace kawari {

// The own ops of one game. The order does not matter, and the types may be declared later.
template <class... Row>
struct OwnOps {
  static constexpr std::size_t kCount = sizeof...(Row);
  static_assert(kCoreOps + kCount <= kMaxOps, "a game has more own ops than kMaxOps leaves room for");

  // The value of this op in the programs of the game.
  template <class R>
  static constexpr Op op() {
    static_assert((std::is_same_v<R, Row> || ...), "this op has no place in the list of its game, OwnOps");
    constexpr bool kIs[] = {std::is_same_v<R, Row>...};
    std::size_t place = 0;
    while (!kIs[place]) ++place;
    return own_op(place);
  }
};

// The lines of the ops, by value.
template <class Row>
constexpr const OpInfo& own_line() {
  static_assert(
      requires {
        { Row::kLine } -> std::convertible_to<const OpInfo&>;
      },
      "this own op lacks its line: OpInfo kLine");
  return Row::kLine;
}
template <class... Row>
constexpr std::array<OpInfo, sizeof...(Row)> own_lines(OwnOps<Row...>) {
  return {own_line<Row>()...};
}

}  // namespace kawari
