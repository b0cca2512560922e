// Without a place in the list of its game.
#include "state/flow.h"

namespace kawari {
namespace {

struct Toss;
using Procedures = ProcedureList<Toss>;

struct Toss {
  static constexpr std::string_view kName = "toss";
  struct Fields {
    CardId coin = kNoCard;
    KAWARI_FIELDS(coin)
  };
  KAWARI_STEPS(flip, look)
};

constexpr auto kProcedures = Procedures::rows();

}  // namespace
}  // namespace kawari
