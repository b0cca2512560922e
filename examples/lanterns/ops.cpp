#include "examples/lanterns/ops.h"

#include "examples/lanterns/verbs.h"
#include "examples/lanterns/zones.h"

namespace kawari::lanterns {

Part release_part(const Match& match, ObjectRef lantern) {
  return move_part(match, lantern, zone::sky, verb::release);
}

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

}  // namespace kawari::lanterns
