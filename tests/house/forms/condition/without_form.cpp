#include "state/ops/condition_form.h"

namespace kawari {

static_assert(check_condition_form<Op::turn_of>());

}  // namespace kawari
