#include "state/ops/static_form.h"

namespace kawari {

template <>
struct StaticForm<Op::shuffle> {
  static constexpr auto apply = not_about_objects;
  static constexpr auto note = nothing_to_note;
  static constexpr auto alters = Alters::otherwise;
};

static_assert(check_static_form<Op::shuffle>());

}  // namespace kawari
