// A procedure with all of its parts.
#include "state/flow.h"

namespace kawari {
namespace {

struct Toss;
using Procedures = ProcedureList<Toss>;

struct Toss : Procedures::Row<Toss> {
  static constexpr std::string_view kName = "toss";
  struct Fields {
    CardId coin = kNoCard;
    KAWARI_FIELDS(coin)
  };
  KAWARI_STEPS(flip, look)
};

constexpr auto kProcedures = Procedures::rows();

Flow Toss::flip(Match&, Frame& frame) {
  return local<Toss>(frame).coin == kNoCard ? Flow::next() : jump(Step::look);
}
Flow Toss::look(Match&, Frame&) { return Flow::finish(); }

}  // namespace
}  // namespace kawari
