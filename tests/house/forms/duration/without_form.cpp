#include "commit/durations.h"

namespace kawari {

static_assert(check_duration_form<Op::shuffle>());

}  // namespace kawari
