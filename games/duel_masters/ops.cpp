#include "games/duel_masters/ops.h"

#include "games/duel_masters/ops_cards.h"
#include "games/duel_masters/ops_combat.h"
#include "games/duel_masters/ops_costs.h"

namespace kawari::duel_masters {

const Ops& ops() {
  static constexpr auto kLines = own_lines(GameOps());
  static const Ops all(kLines);
  return all;
}

const OwnForms& own_forms() {
  static constexpr auto kForms = ::kawari::own_forms(GameOps());
  static const OwnForms all{ops(), kForms};
  return all;
}

}  // namespace kawari::duel_masters
