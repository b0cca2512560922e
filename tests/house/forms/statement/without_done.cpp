#include "run/ops/carry_out.h"

namespace kawari {

template <>
struct StatementForm<Op::shuffle> {
  static constexpr auto run = run_leaf;
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

static_assert(check_statement_form<Op::shuffle>());

}  // namespace kawari
