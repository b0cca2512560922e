// Without steps.
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
};

constexpr auto kProcedures = Procedures::rows();

}  // namespace
}  // namespace kawari
