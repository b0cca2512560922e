// Statements that static abilities alone have: nothing comes of them when an effect resolves.
#pragma once
#include "run/ops/carry_out.h"
#include "run/ops/statement_form.h"

namespace kawari {

// All parts of such a statement. What it does while it is in force is asked for by those whom it concerns:
// see its StaticForm.
struct OnlyInForce {
  static constexpr auto run = run_leaf;
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto done_without_parts = not_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
};

template <>
struct StatementForm<Op::top_face_up> : OnlyInForce {};

template <>
struct StatementForm<Op::skip_step> : OnlyInForce {};

template <>
struct StatementForm<Op::enters> : OnlyInForce {};

template <>
struct StatementForm<Op::may_enter> : OnlyInForce {};

template <>
struct StatementForm<Op::enters_zone> : OnlyInForce {};

template <>
struct StatementForm<Op::choose_shields> : OnlyInForce {};

template <>
struct StatementForm<Op::other_cost> : OnlyInForce {};

template <>
struct StatementForm<Op::inkable> : OnlyInForce {};

template <>
struct StatementForm<Op::toll> : OnlyInForce {};

template <>
struct StatementForm<Op::move_free> : OnlyInForce {};

template <>
struct StatementForm<Op::shift_base> : OnlyInForce {};

template <>
struct StatementForm<Op::shift_name> : OnlyInForce {};

template <>
struct StatementForm<Op::deck_limit> : OnlyInForce {};

template <>
struct StatementForm<Op::need_lore> : OnlyInForce {};

}  // namespace kawari
