// Without name.
#include "state/flow.h"

namespace kawari {
namespace {

struct Toss;
using Procedures = ProcedureList<Toss>;

struct Toss : Procedures::Row<Toss> {
  struct Fields {
    CardId coin = kNoCard;
    KAWARI_FIELDS(coin)
  };
  KAWARI_STEPS(flip, look)
};

constexpr auto kProcedures = Procedures::rows();

}  // namespace
}  // namespace kawari
