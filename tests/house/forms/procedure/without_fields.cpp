// Without fields.
#include "state/flow.h"

namespace kawari {
namespace {

struct Toss;
using Procedures = ProcedureList<Toss>;

struct Toss : Procedures::Row<Toss> {
  static constexpr std::string_view kName = "toss";
  KAWARI_STEPS(flip, look)
};

constexpr auto kProcedures = Procedures::rows();

}  // namespace
}  // namespace kawari
