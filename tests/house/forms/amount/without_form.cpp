#include "state/ops/amount_form.h"

namespace kawari {

static_assert(check_amount_form<Op::number>());

}  // namespace kawari
