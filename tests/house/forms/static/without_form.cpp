#include "state/ops/static_form.h"

namespace kawari {

static_assert(check_static_form<Op::shuffle>());

}  // namespace kawari
