#include "state/ops/players_form.h"

namespace kawari {

template <>
struct PlayersForm<Op::you> {
  static PlayerList players(const Expression&) { return {}; }
};

static_assert(check_players_form<Op::you>());

}  // namespace kawari
