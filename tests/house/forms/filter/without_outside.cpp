#include "state/ops/filter_form.h"

namespace kawari {

template <>
struct FilterForm<Op::multicoloured> {
  static bool fits(const Asked& asked) { return asked.here; }
  static constexpr auto reason = FilterReason::colours;
};

static_assert(check_filter_form<Op::multicoloured>());

}  // namespace kawari
