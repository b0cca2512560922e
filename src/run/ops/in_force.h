// Statements that only static abilities have: they do nothing when an effect resolves.
#pragma once
#include "run/ops/carry_out.h"
#include "run/ops/statement_form.h"

namespace kawari {

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
struct StatementForm<Op::other_cost> : OnlyInForce {};

template <>
struct StatementForm<Op::shift_base> : OnlyInForce {};

}  // namespace kawari
