// Duel Masters' costs: those of tap abilities. [DM-1.50 602.3a]
#pragma once
#include "games/duel_masters/duel_masters.h"
#include "run/ops/own_forms.h"
#include "state/obstacle.h"

namespace kawari::duel_masters {

struct ExertSelf {
  static constexpr OpInfo kLine{"exert-self", Sort::Cost,     "", ValueOf::None, Looks::Everything,
                                Traits::None, "tap this card"};
  static constexpr auto payers_in = Zone::none;
  static constexpr auto payers = no_payers;
  static Verdict can_pay(const Paying& p) { return can_tap_for(p, p.card); }
  static void pay(const Payment& p, Parts& out) {
    out.push(make_part(PartKind::exert, p.verb, p.who, p.self()));
  }
  static constexpr auto paid_when_free = paid_anyway;
};

// A tap ability that other creatures may tap for.
struct ExertOther {
  static constexpr OpInfo kLine{"exert-other",
                                Sort::Cost,
                                "filter amount?",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::PaidByExerting,
                                "tap such cards of yours"};
  static constexpr auto payers_in = Zone::play;
  static void payers(const Paying& p, ObjectList& out) {
    for (const SlotId slot : slots_in_order(p.match))
      if (can_tap_for(p, p.match.state.slot(slot).top).legal) out.push(ref_of(p.match.state, slot));
  }
  // If no creature can tap, returns why the nearest one cannot.
  static Verdict can_pay(const Paying& p) {
    Verdict last = Verdict::no(rule::key(rule::tap_ability), p.card);
    for (const SlotId slot : slots_in_order(p.match)) {
      if (p.match.state.slot(slot).controller != p.who) continue;
      const Verdict v = can_tap_for(p, p.match.state.slot(slot).top);
      if (v.legal) return v;
      if (v.obstacle() != Obstacle::lacks_ability || last.obstacle() == Obstacle::none) last = v;
    }
    return last;
  }
  static void pay(const Payment& p, Parts& out) {
    for (const ObjectRef ref : p.picked) out.push(make_part(PartKind::exert, p.verb, p.who, ref));
  }
  static constexpr auto paid_when_free = paid_anyway;
};

}  // namespace kawari::duel_masters
