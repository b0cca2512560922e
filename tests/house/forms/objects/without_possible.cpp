#include "state/ops/objects_form.h"

namespace kawari {

template <>
struct ObjectsForm<Op::self> {
  static void objects(const Expression& e, ObjectList& out) { out.push(e.env.self); }
};

static_assert(check_objects_form<Op::self>());

}  // namespace kawari
