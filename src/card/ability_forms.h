// The forms of abilities: which kind of ability an op is, and which of its kids is the event that it waits
// for.
#pragma once
#include <concepts>

#include "card/card.h"
#include "ir/dispatch.h"

namespace kawari {

template <Op op>
struct AbilityForm;

inline constexpr int kNoEvent = -1;

// Checks that the form has all its parts.
template <Op op>
constexpr bool check_ability_form() {
  using F = AbilityForm<op>;
  static_assert(
      requires { sizeof(F); }, "this ability of nodes.def has no form: AbilityForm");
  static_assert(
      requires {
        { F::kind } -> std::convertible_to<AbilityKind>;
      },
      "AbilityForm lacks its part kind");
  static_assert(
      requires {
        { F::event } -> std::convertible_to<int>;
      },
      "AbilityForm lacks its part event: which of its kids is the event that it waits for, or kNoEvent");
  return true;
}

template <>
struct AbilityForm<Op::none> {
  static constexpr auto kind = AbilityKind::static_;
  static constexpr int event = kNoEvent;
};
template <>
struct AbilityForm<Op::keyword> {
  static constexpr auto kind = AbilityKind::keyword;
  static constexpr int event = kNoEvent;
};
template <>
struct AbilityForm<Op::triggered> {
  static constexpr auto kind = AbilityKind::triggered;
  static constexpr int event = 1;
};
template <>
struct AbilityForm<Op::activated> {
  static constexpr auto kind = AbilityKind::activated;
  static constexpr int event = kNoEvent;
};
template <>
struct AbilityForm<Op::static_> {
  static constexpr auto kind = AbilityKind::static_;
  static constexpr int event = kNoEvent;
};
template <>
struct AbilityForm<Op::replacement> {
  static constexpr auto kind = AbilityKind::replacement;
  static constexpr int event = 1;
};
template <>
struct AbilityForm<Op::action_text> {
  static constexpr auto kind = AbilityKind::action_text;
  static constexpr int event = kNoEvent;
};
template <>
struct AbilityForm<Op::free_use> {
  static constexpr auto kind = AbilityKind::free_use;
  static constexpr int event = kNoEvent;
};

static_assert(each_op_of<Sort::Ability>([]<Op op>() { return check_ability_form<op>(); }));

inline AbilityKind kind_of_ability(Op ability) {
  return dispatch<Sort::Ability>(ability, []<Op op>() { return AbilityForm<op>::kind; });
}
// The index of the kid that is the event which the ability waits for.
inline int event_of_ability(Op ability) {
  return dispatch<Sort::Ability>(ability, []<Op op>() { return AbilityForm<op>::event; });
}

}  // namespace kawari
