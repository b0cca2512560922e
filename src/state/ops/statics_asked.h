// Statements that do not change derived values: those that other code finds through each_static(), and those
// that take effect only once.
#pragma once
#include "state/ops/static_form.h"

namespace kawari {

// --- in force, found by each_static()

template <>
struct StaticForm<Op::must> : NotApplied {};
template <>
struct StaticForm<Op::cost_change> : NotApplied {};
template <>
struct StaticForm<Op::top_face_up> : NotApplied {};
template <>
struct StaticForm<Op::skip_step> : NotApplied {};
template <>
struct StaticForm<Op::enters> : NotApplied {};
template <>
struct StaticForm<Op::may_enter> : NotApplied {};
template <>
struct StaticForm<Op::enters_zone> : NotApplied {};
template <>
struct StaticForm<Op::other_cost> : NotApplied {};
template <>
struct StaticForm<Op::shift_base> : NotApplied {};
template <>
struct StaticForm<Op::becomes> : NotApplied {};

// --- never in force

template <>
struct StaticForm<Op::none> : NotApplied {};
template <>
struct StaticForm<Op::seq> : NotApplied {};
template <>
struct StaticForm<Op::may> : NotApplied {};
template <>
struct StaticForm<Op::if_> : NotApplied {};
template <>
struct StaticForm<Op::instead> : NotApplied {};
template <>
struct StaticForm<Op::if_done> : NotApplied {};
template <>
struct StaticForm<Op::if_not_done> : NotApplied {};
template <>
struct StaticForm<Op::each_player> : NotApplied {};
template <>
struct StaticForm<Op::repeat> : NotApplied {};
template <>
struct StaticForm<Op::choose_one> : NotApplied {};
template <>
struct StaticForm<Op::either_or> : NotApplied {};
template <>
struct StaticForm<Op::draw> : NotApplied {};
template <>
struct StaticForm<Op::draw_until> : NotApplied {};
template <>
struct StaticForm<Op::discard> : NotApplied {};
template <>
struct StaticForm<Op::banish> : NotApplied {};
template <>
struct StaticForm<Op::put_into> : NotApplied {};
template <>
struct StaticForm<Op::exert> : NotApplied {};
template <>
struct StaticForm<Op::ready> : NotApplied {};
template <>
struct StaticForm<Op::play_card> : NotApplied {};
template <>
struct StaticForm<Op::reveal> : NotApplied {};
template <>
struct StaticForm<Op::name_card> : NotApplied {};
template <>
struct StaticForm<Op::name_race> : NotApplied {};
template <>
struct StaticForm<Op::name_number> : NotApplied {};
template <>
struct StaticForm<Op::name_colour> : NotApplied {};
template <>
struct StaticForm<Op::search> : NotApplied {};
template <>
struct StaticForm<Op::look_at> : NotApplied {};
template <>
struct StaticForm<Op::shuffle> : NotApplied {};
template <>
struct StaticForm<Op::nothing> : NotApplied {};
template <>
struct StaticForm<Op::stays> : NotApplied {};
template <>
struct StaticForm<Op::move_to> : NotApplied {};
template <>
struct StaticForm<Op::start_over> : NotApplied {};
template <>
struct StaticForm<Op::together> : NotApplied {};
template <>
struct StaticForm<Op::select> : NotApplied {};

}  // namespace kawari
