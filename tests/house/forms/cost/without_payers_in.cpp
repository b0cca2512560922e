// A cost of a game's own, without one of its parts.
#include "run/ops/own_forms.h"

namespace kawari {
namespace {

struct TossAway;
using GameOps = OwnOps<TossAway>;

struct TossAway {
  static constexpr OpInfo kLine{"toss-away",           Sort::Cost,        "filter amount?",
                                ValueOf::None,         Looks::Everything, Traits::PaidByDiscarding,
                                "toss such cards away"};
  static void payers(const Paying& p, ObjectList& out) {
    const State& state = p.match.state;
    for (CardId c = state.list(p.who, Zone::hand).first; c != kNoCard; c = state.card(c).next)
      out.push(ref_of(state, c));
  }
  static constexpr auto can_pay = always_payable;
  static void pay(const Payment& p, Parts& out) {
    for (const ObjectRef ref : p.picked) out.push(move_part(p.match, ref, Zone::discard, Verb::discard));
  }
  static constexpr auto paid_when_free = waived_when_free;
};

constexpr auto kForms = own_forms(GameOps());
static_assert(kForms.size() == 1);

}  // namespace
}  // namespace kawari
