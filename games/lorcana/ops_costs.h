// Lorcana's costs: what each demands, which cards can pay it, and the parts that paying it becomes.
#pragma once
#include "games/lorcana/lorcana.h"
#include "games/lorcana/obstacles.h"
#include "run/ops/own_forms.h"

namespace kawari::lorcana {

inline Verdict unpaid(const Paying& p) {
  return Verdict::no(rule::key(rule::pay_in_full), p.card, p.item).as(id(OwnObstacle::cost_cannot_be_paid));
}
// For costs that are paid with picked cards: whether there are enough cards.
template <class Cost>
Verdict enough_payers(const Paying& p) {
  ObjectList found{};
  Cost::payers(p, found);
  return static_cast<int>(found.size()) < cards_to_pay(p.match, p.item) ? unpaid(p) : Verdict::yes();
}
// 1.x: "for free" waives only the ink, other costs remain.
inline bool only_ink_is_waived(const Match& match) { return match.edition->on(kFreeWaivesOnlyInk); }

// Visits the player's cards in play that fit, except for the card with the cost.
template <class Fn>
void each_own_in_play(const Paying& p, Fn fn) {
  const State& state = p.match.state;
  const Env env = p.env();
  for (const SlotId slot_id : slots_in_order(p.match)) {
    const Slot& slot = state.slot(slot_id);
    const ObjectRef ref = ref_of(state, slot_id);
    if (slot.controller == p.who && slot.top != p.card && fits_played(p.match, env, p.kid(0), ref))
      fn(slot, ref);
  }
}

// --- paid by the card itself, or with ink

struct ExertSelf {
  static constexpr OpInfo kLine{"exert-self", Sort::Cost,       "", ValueOf::None, Looks::Everything,
                                Traits::None, "exert this card"};
  static constexpr auto payers_in = Zone::none;
  static constexpr auto payers = no_payers;
  static Verdict can_pay(const Paying& p);
  static void pay(const Payment& p, Parts& out) {
    out.push(make_part(PartKind::exert, p.verb, p.who, p.self()));
  }
  static constexpr auto paid_when_free = paid_anyway;
};

struct PayInk {
  static constexpr OpInfo kLine{"pay-ink",         Sort::Cost,   "amount",           ValueOf::None,
                                Looks::Everything, Traits::None, "pay that much ink"};
  static constexpr auto payers_in = Zone::none;
  static constexpr auto payers = no_payers;
  static Verdict can_pay(const Paying& p) {
    const int ready = ready_resources(p.match, p.who), wanted = p.number(0);
    if (ready >= wanted) return Verdict::yes();
    return Verdict::no(rule::key(rule::pay_in_full), p.card)
        .as(Obstacle::cost_too_high, p.who, ready, wanted);
  }
  static void pay(const Payment& p, Parts& out) {
    const int ink = p.number(0);
    if (ink <= 0) return;
    Part part = make_part(PartKind::pay, Verb::none, p.who);
    part.amount = ink;
    out.push(part);
  }
  static constexpr auto paid_when_free = waived_when_free;
};

struct DamageSelf {
  static constexpr OpInfo kLine{"damage-self",
                                Sort::Cost,
                                "amount",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::None,
                                "deal that much damage to this card"};
  static constexpr auto payers_in = Zone::none;
  static constexpr auto payers = no_payers;
  static Verdict can_pay(const Paying& p) {
    if (const Forbidden f = forbidden(p.match, p.self(), Ban::be_dealt_damage))
      return Verdict::no(::kawari::rule::key(::kawari::rule::cant_beats_can), f.by, f.node);
    return Verdict::yes();
  }
  static void pay(const Payment& p, Parts& out) {
    out.push(damage_part(PartKind::deal_damage, p.self(), p.number(0), p.card));
  }
  static constexpr auto paid_when_free = only_ink_is_waived;
};

struct BanishSelf {
  static constexpr OpInfo kLine{"banish-self", Sort::Cost,        "", ValueOf::None, Looks::Everything,
                                Traits::None,  "banish this card"};
  static constexpr auto payers_in = Zone::none;
  static constexpr auto payers = no_payers;
  static constexpr auto can_pay = always_payable;
  static void pay(const Payment& p, Parts& out) {
    out.push(move_part(p.match, p.self(), Zone::discard, Verb::banish));
  }
  static constexpr auto paid_when_free = only_ink_is_waived;
};

// --- paid with cards that are picked

struct DiscardCost {
  static constexpr OpInfo kLine{"discard-cost",      Sort::Cost,        "filter amount?",
                                ValueOf::None,       Looks::Everything, Traits::PaidByDiscarding,
                                "discard such cards"};
  static constexpr auto payers_in = Zone::hand;
  static void payers(const Paying& p, ObjectList& out) {
    const State& state = p.match.state;
    const Env env = p.env();
    for (CardId c = state.list(p.who, Zone::hand).first; c != kNoCard; c = state.card(c).next)
      if (c != p.card && fits_played(p.match, env, p.kid(0), ref_of(state, c))) out.push(ref_of(state, c));
  }
  static constexpr auto can_pay = enough_payers<DiscardCost>;
  static void pay(const Payment& p, Parts& out) {
    for (const ObjectRef ref : p.picked) out.push(move_part(p.match, ref, Zone::discard, Verb::discard));
  }
  static constexpr auto paid_when_free = only_ink_is_waived;
};

struct BanishOther {
  static constexpr OpInfo kLine{"banish-other",
                                Sort::Cost,
                                "filter amount?",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::PaidByBanishing,
                                "banish such cards of yours"};
  static constexpr auto payers_in = Zone::play;
  static void payers(const Paying& p, ObjectList& out) {
    each_own_in_play(p, [&](const Slot&, ObjectRef ref) { out.push(ref); });
  }
  static constexpr auto can_pay = enough_payers<BanishOther>;
  static void pay(const Payment& p, Parts& out) {
    for (const ObjectRef ref : p.picked) out.push(move_part(p.match, ref, Zone::discard, Verb::banish));
  }
  static constexpr auto paid_when_free = only_ink_is_waived;
};

struct ExertOther {
  static constexpr OpInfo kLine{"exert-other",
                                Sort::Cost,
                                "filter amount? amount?",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::PaidByExerting,
                                "exert such cards of yours, and deal each that much damage"};
  static constexpr auto payers_in = Zone::play;
  static int damage(const Paying& p) {
    return p.match.book().absent(p.kid(2)) ? 0 : p.match.book()[p.kid(2)].value;
  }
  static void payers(const Paying& p, ObjectList& out) {
    const bool hurts = damage(p) > 0;
    each_own_in_play(p, [&](const Slot& slot, ObjectRef ref) {
      // [LOR-2.1 4.4.2.1] A card that is exerted as a cost must be ready; a character must also be dry.
      const bool fresh = slot.drying && p.match.face(slot.top).is(Kind::character);
      if (slot.exerted || fresh) return;
      if (!hurts || !forbidden(p.match, ref, Ban::be_dealt_damage)) out.push(ref);
    });
  }
  static constexpr auto can_pay = enough_payers<ExertOther>;
  static void pay(const Payment& p, Parts& out) {
    for (const ObjectRef ref : p.picked) out.push(make_part(PartKind::exert, p.verb, p.who, ref));
    const int hurt = damage(p);
    for (std::size_t i = 0; hurt > 0 && i < p.picked.size(); ++i)
      out.push(damage_part(PartKind::deal_damage, p.picked[i], hurt, p.card));
  }
  static constexpr auto paid_when_free = only_ink_is_waived;
};

}  // namespace kawari::lorcana
