#include "card/ability_forms.h"

namespace kawari {

static_assert(check_ability_form<Op::shuffle>());

}  // namespace kawari
