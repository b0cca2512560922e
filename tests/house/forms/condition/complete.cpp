#include "state/ops/condition_form.h"

namespace kawari {

template <>
struct ConditionForm<Op::turn_of> {
  static bool holds(const Expression& e) { return e.env.card != kNoCard; }
  static constexpr auto reason = ConditionReason::turn;
};

static_assert(check_condition_form<Op::turn_of>());

}  // namespace kawari
