#include "state/ops/filter_form.h"

namespace kawari {

static_assert(check_filter_form<Op::multicoloured>());

}  // namespace kawari
