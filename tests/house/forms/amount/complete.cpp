#include "state/ops/amount_form.h"

namespace kawari {

template <>
struct AmountForm<Op::number> {
  static std::int64_t value(const Expression& e) { return e.node.value; }
};

static_assert(check_amount_form<Op::number>());

}  // namespace kawari
