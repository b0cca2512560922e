#include "state/ops/amount_form.h"

namespace kawari {

template <>
struct AmountForm<Op::number> {};

static_assert(check_amount_form<Op::number>());

}  // namespace kawari
