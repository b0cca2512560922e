#include "state/ops/objects_form.h"

namespace kawari {

static_assert(check_objects_form<Op::self>());

}  // namespace kawari
