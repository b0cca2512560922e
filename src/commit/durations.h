// The forms of durations: when an effect ends that begins now.
#pragma once
#include <concepts>

#include "ir/dispatch.h"
#include "state/ops/own_form.h"
#include "state/query.h"

namespace kawari {

// An effect that begins now, and the node of its duration.
struct Beginning {
  const Match& match;
  const Part& part;
  const Node& node;  // the duration
  Effect& effect;
};

template <Op op>
struct DurationForm;

// Checks that the form has all its parts. The op is one of the core or of a game.
template <class F>
constexpr bool check_duration_parts() {
  static_assert(
      requires { sizeof(F); }, "this duration of nodes.def has no form: DurationForm");
  static_assert(
      requires(const Beginning& b) {
        { F::begin(b) } -> std::same_as<bool>;
      },
      "DurationForm lacks its part begin: when the effect ends; false if it has already ended");
  return true;
}
template <Op op>
constexpr bool check_duration_form() {
  return check_duration_parts<DurationForm<op>>();
}

template <>
struct DurationForm<Op::none> {
  static bool begin(const Beginning&) { return true; }
};

template <>
struct DurationForm<Op::this_turn> {
  static bool begin(const Beginning& b) {
    b.effect.until = Until::end_of_turn;
    return true;
  }
};

template <>
struct DurationForm<Op::this_challenge> {
  static bool begin(const Beginning& b) {
    b.effect.until = Until::end_of_challenge;
    return true;
  }
};

template <>
struct DurationForm<Op::while_in_play> {
  static bool begin(const Beginning& b) {
    b.effect.until = Until::source_leaves;
    return b.part.source != kNoCard && b.match.state.card(b.part.source).zone == Zone::play;
  }
};

template <>
struct DurationForm<Op::during_next_turn> {
  static bool begin(const Beginning& b) {
    const State& state = b.match.state;
    b.effect.until = Until::during_next_turn;
    b.effect.until_player =
        b.part.object.none() ? next_opponent(state, b.part.player) : owner_of(state, b.part.object);
    return true;
  }
};

template <>
struct DurationForm<Op::until_next_turn> {
  static bool begin(const Beginning& b) {
    Env env;
    env.controller = b.part.player;
    b.effect.until = Until::start_of_turn;
    const auto whose = players(b.match, env, b.match.book().kid(b.node, 0));
    b.effect.until_player = whose.empty() ? b.part.player : whose[0];
    return true;
  }
};

static_assert(each_op_of<Sort::Duration>([]<Op op>() { return check_duration_form<op>(); }));

}  // namespace kawari
