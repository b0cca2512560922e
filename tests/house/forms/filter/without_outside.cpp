#include "state/ops/filter_form.h"

namespace kawari {

template <>
struct FilterForm<Op::damaged> {
  static bool fits(const Asked& asked) { return asked.here; }
  static constexpr auto reason = FilterReason::damage;
};

static_assert(check_filter_form<Op::damaged>());

}  // namespace kawari
