// Conditions about a position, the turn, or an ability.
#pragma once
#include <algorithm>

#include "state/compare.h"
#include "state/ops/condition_form.h"
#include "state/rules.h"

namespace kawari {

template <>
struct ConditionForm<Op::none> {
  static bool holds(const Expression&) { return true; }
  static constexpr auto reason = ConditionReason::unsaid;
};

template <>
struct ConditionForm<Op::both> {
  static bool holds(const Expression& e) {
    for (const NodeId kid : e.kids())
      if (!kawari::holds(e.match, e.env, kid)) return false;
    return true;
  }
  static constexpr auto reason = ConditionReason::unsaid;
};

template <>
struct ConditionForm<Op::either> {
  static bool holds(const Expression& e) {
    for (const NodeId kid : e.kids())
      if (kawari::holds(e.match, e.env, kid)) return true;
    return false;
  }
  static constexpr auto reason = ConditionReason::unsaid;
};

template <>
struct ConditionForm<Op::negate> {
  static bool holds(const Expression& e) { return !kawari::holds(e.match, e.env, e.kid(0)); }
  static constexpr auto reason = ConditionReason::unsaid;
};

template <>
struct ConditionForm<Op::compare> {
  static bool holds(const Expression& e) {
    return compares(e.number(0), static_cast<Comparison>(e.node.value), e.number(1));
  }
  static constexpr auto reason = ConditionReason::amount;
};

template <>
struct ConditionForm<Op::exists> {
  static bool holds(const Expression& e) {
    const NodeId filter = e.kid(0), many = e.kid(1);
    if (e.book().absent(many)) return count_fitting(e.match, e.env, filter, 1) >= 1;
    const int wanted = amount(e.match, e.env, many);
    const auto comparison = static_cast<Comparison>(e.node.value);
    // Counting to one more than the wanted number decides every comparison.
    const int enough = comparison == Comparison::at_least ? wanted : wanted + 1;
    return compares(count_fitting(e.match, e.env, filter, enough), comparison, wanted);
  }
  static constexpr auto reason = ConditionReason::count;
};

template <>
struct ConditionForm<Op::matches> {
  static bool holds(const Expression& e) {
    const Book& book = e.book();
    const ObjectList list = e.objects_of(0);
    if (list.empty()) return false;
    // For the zone of a card that an instruction has moved: follow the card to its present zone.
    const bool where = book.op(e.kid(0)) == Op::ref && book.op(e.kid(1)) == Op::in_zone;
    for (const ObjectRef ref : list)
      if (!fits(e.match, e.env, e.kid(1), where ? follow(e.state(), ref) : ref)) return false;
    return true;
  }
  static constexpr auto reason = ConditionReason::missing;
};

template <>
struct ConditionForm<Op::turn_of> {
  static bool holds(const Expression& e) {
    for (const PlayerId player : team_of(e.state(), e.state().turn_player))
      if (includes(e.match, e.env, e.kid(0), player)) return true;
    return includes(e.match, e.env, e.kid(0), e.state().turn_player);
  }
  static constexpr auto reason = ConditionReason::turn;
};

template <>
struct ConditionForm<Op::was_done> {
  static bool holds(const Expression& e) {
    const Register* r = register_of(e.env, e.node.value);
    if (!r) return false;
    return e.match.edition->policy.done_by_attempt ? r->attempted : r->done;
  }
  static constexpr auto reason = ConditionReason::undone;
};

template <>
struct ConditionForm<Op::ability_keyword> {
  static bool holds(const Expression& e) {
    if (e.env.playing_with == KeywordId(e.node.value)) return true;
    for (const Ability& ability : e.match.cards->keyword_abilities[static_cast<std::size_t>(e.node.value)])
      if (ability.root == e.env.event_cause) return true;
    return false;
  }
  static constexpr auto reason = ConditionReason::unsaid;
};

template <>
struct ConditionForm<Op::happened> {
  static bool holds(const Expression& e) {
    const int times = times_this_turn(e.match, e.env, e.kid(0));
    if (e.book().absent(e.kid(1))) return times >= 1;
    return compares(times, static_cast<Comparison>(e.node.value), e.number(1));
  }
  static constexpr auto reason = ConditionReason::unsaid;
};

template <>
struct ConditionForm<Op::some_player> {
  static bool holds(const Expression& e) {
    return !players_where(e.match, e.env, e.kid(0), e.kid(1)).empty();
  }
  static constexpr auto reason = ConditionReason::unsaid;
};

template <>
struct ConditionForm<Op::every_player> {
  static bool holds(const Expression& e) {
    return players_where(e.match, e.env, e.kid(0), e.kid(1)).size() == e.players_of(0).size();
  }
  static constexpr auto reason = ConditionReason::unsaid;
};

}  // namespace kawari
