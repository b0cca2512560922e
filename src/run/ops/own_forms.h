// Makes the table of a game's own ops from their forms. A form without its line, or without a part that ops
// of its sort need, does not compile, and the message names the part.
#pragma once
#include "commit/durations.h"
#include "ir/own_ops.h"
#include "run/ops/carry_out.h"
#include "run/ops/cost_form.h"
#include "run/ops/statement_form.h"
#include "state/ops/amount_form.h"
#include "state/ops/condition_form.h"
#include "state/ops/filter_form.h"
#include "state/ops/objects_form.h"
#include "state/ops/own_form.h"
#include "state/ops/players_form.h"
#include "state/ops/static_form.h"

namespace kawari {

template <class F>
constexpr OwnFilter own_filter() {
  check_filter_parts<F>();
  if constexpr (requires { F::outside; })
    static_assert(outside_as_said<F>(F::kLine),
                  "a filter with the trait NamesZone names cards outside of play, and no other does");
  return {[](const Asked& a) { return F::fits(a); }, F::outside, F::reason};
}

template <class F>
constexpr OwnStatement own_statement() {
  check_statement_parts<F>();
  check_static_parts<F>();
  OwnStatement out{};
  out.run = [](Match& match, Frame& frame, const Node& node) { F::run(match, frame, node); };
  out.build = [](Builder& b) { F::build(b); };
  out.possible = [](const Match& match, const Env& env, const Node& node) {
    return F::possible(match, env, node);
  };
  out.whole = [](const Match& match, const Env& env, const Node& node) { return F::whole(match, env, node); };
  out.done_without_parts = [](const Book& book, const Node& node) {
    return F::done_without_parts(book, node);
  };
  out.to_replaced_event = [](Match& match, Frame& frame) { F::to_replaced_event(match, frame); };
  out.choices = &F::choices;
  out.played = [](const Book& book, const Node& node) { return F::played(book, node); };
  if constexpr (about_objects<F>()) out.apply = [](const Applying& a, SlotId slot) { F::apply(a, slot); };
  out.note = [](const Applying& a) { F::note(a); };
  out.waits_for = [](const Book& book, const Node& node) { return F::waits_for(book, node); };
  out.alters = F::alters;
  return out;
}

template <class F>
constexpr OwnForm own_form_of() {
  constexpr Sort kSort = own_line<F>().sort;
  if constexpr (kSort == Sort::Filter) {
    return own_filter<F>();
  } else if constexpr (kSort == Sort::Cond) {
    check_condition_parts<F>();
    return OwnCondition{[](const Expression& e) { return F::holds(e); }, F::reason};
  } else if constexpr (kSort == Sort::Amount) {
    check_amount_parts<F>();
    return OwnAmount{[](const Expression& e) { return F::value(e); }};
  } else if constexpr (kSort == Sort::Players) {
    check_players_parts<F>();
    return OwnPlayers{[](const Expression& e) { return F::players(e); },
                      [](const Expression& e, PlayerId who) { return F::includes(e, who); }};
  } else if constexpr (kSort == Sort::Objects) {
    check_objects_parts<F>();
    return OwnObjects{[](const Expression& e, ObjectList& out) { F::objects(e, out); },
                      [](const Expression& e) { return F::possible(e); }};
  } else if constexpr (kSort == Sort::Duration) {
    check_duration_parts<F>();
    return OwnDuration{[](const Beginning& b) { return F::begin(b); }};
  } else if constexpr (kSort == Sort::Stmt) {
    return own_statement<F>();
  } else {
    static_assert(kSort == Sort::Cost,
                  "abilities and events are ops of the core: a game has none of its own");
    check_cost_parts<F>();
    return OwnCost{F::payers_in, [](const Paying& p, ObjectList& out) { F::payers(p, out); },
                   [](const Paying& p) { return F::can_pay(p); },
                   [](const Payment& p, Parts& out) { F::pay(p, out); },
                   [](const Match& match) { return F::paid_when_free(match); }};
  }
}

template <class... Row>
constexpr std::array<OwnForm, sizeof...(Row)> own_forms(OwnOps<Row...>) {
  return {own_form_of<Row>()...};
}

}  // namespace kawari
