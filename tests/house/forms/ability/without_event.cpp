#include "card/ability_forms.h"

namespace kawari {

template <>
struct AbilityForm<Op::shuffle> {
  static constexpr auto kind = AbilityKind::static_;
};

static_assert(check_ability_form<Op::shuffle>());

}  // namespace kawari
