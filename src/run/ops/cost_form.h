// The form of a cost: what its op does, in one struct. Costs are ops of the games; the core has only `costs`,
// which lists several. check_cost_parts lists the parts of the form. run/paying.h pays costs.
#pragma once
#include <concepts>

#include "ir/dispatch.h"
#include "run/run.h"
#include "state/query.h"
#include "state/verdict.h"

namespace kawari {

// One part of a cost, and who would pay it.
struct Paying {
  const Match& match;
  PlayerId who;
  CardId card;  // the card with the cost: the card that is played, or that has the ability
  NodeId item;
  const Node& node;  // the part of the cost

  NodeId kid(int i) const { return match.book().kid(node, i); }
  ObjectRef self() const { return ref_of(match.state, card); }
  Env env() const {
    Env env;
    env.controller = who;
    env.card = card;
    env.self = self();
    return env;
  }
  int number(int i) const { return amount(match, env(), kid(i)); }
};
// The same with the cards that were picked to pay it.
struct Payment : Paying {
  std::span<const ObjectRef> picked;
  Verb verb;  // what it is paid for
};

// --- values that several forms use

inline void no_payers(const Paying&, ObjectList&) {}
inline Verdict always_payable(const Paying&) { return Verdict::yes(); }
inline bool paid_anyway(const Match&) { return true; }
inline bool waived_when_free(const Match&) { return false; }

// Checks that the form has all its parts.
template <class F>
constexpr bool check_cost_parts() {
  static_assert(
      requires {
        { F::payers_in } -> std::convertible_to<Zone>;
      },
      "CostForm lacks its part payers_in: the zone of the cards that are picked to pay it; Zone::none if "
      "no cards are picked");
  static_assert(
      requires(const Paying& p, ObjectList& out) {
        { F::payers(p, out) } -> std::same_as<void>;
      },
      "CostForm lacks its part payers: the cards that could be picked to pay it, or no_payers");
  static_assert(
      requires(const Paying& p) {
        { F::can_pay(p) } -> std::same_as<Verdict>;
      },
      "CostForm lacks its part can_pay: whether it can be paid, and if not, why not; or always_payable");
  static_assert(
      requires(const Payment& p, Parts& out) {
        { F::pay(p, out) } -> std::same_as<void>;
      },
      "CostForm lacks its part pay: the parts that paying it becomes");
  static_assert(
      requires(const Match& m) {
        { F::paid_when_free(m) } -> std::same_as<bool>;
      },
      "CostForm lacks its part paid_when_free: whether it is paid even if the card or ability is free: "
      "paid_anyway, waived_when_free");
  return true;
}

}  // namespace kawari
