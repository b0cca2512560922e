#include "state/ops/objects_form.h"

namespace kawari {

template <>
struct ObjectsForm<Op::self> {
  static constexpr auto possible = one_is_there;
};

static_assert(check_objects_form<Op::self>());

}  // namespace kawari
