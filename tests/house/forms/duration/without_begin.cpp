#include "commit/durations.h"

namespace kawari {

template <>
struct DurationForm<Op::shuffle> {};

static_assert(check_duration_form<Op::shuffle>());

}  // namespace kawari
