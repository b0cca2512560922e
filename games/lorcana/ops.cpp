#include "games/lorcana/ops.h"

#include "games/lorcana/ops_costs.h"
#include "games/lorcana/ops_damage.h"
#include "games/lorcana/ops_play.h"
#include "games/lorcana/ops_table.h"

namespace kawari::lorcana {

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

}  // namespace kawari::lorcana
