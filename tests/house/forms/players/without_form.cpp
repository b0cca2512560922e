#include "state/ops/players_form.h"

namespace kawari {

static_assert(check_players_form<Op::you>());

}  // namespace kawari
