// The form of a statement: what its op does when an effect resolves, in one struct. Each statement of
// nodes.def has one in run/ops/; check_statement_form lists its parts. What a statement does while a
// static ability or an effect keeps it in force stands in its StaticForm (state/ops/static_form.h).
#pragma once
#include <concepts>

#include "ir/dispatch.h"
#include "run/run.h"
#include "state/ops/objects_form.h"

namespace kawari {

// A statement that becomes parts, all choices made.
struct Builder {
  const Match& match;
  const Frame& frame;
  Env env;
  NodeId stmt;
  Parts& out;

  void add(Part part);
  const Node& node() const { return match.book()[stmt]; }
  NodeId kid(int i) const { return match.book().kid(stmt, i); }
  // A card that the effect has put into play is the object there; other cards stay what they are.
  ObjectList list(int i) const;
  int number(int i) const { return amount(match, env, kid(i)); }
  template <class Make>
  void each_player_of(int i, Make make) {
    for (const PlayerId p : players(match, env, kid(i))) add(make(p));
  }
  template <class Make>
  void each_object_of(int i, Make make) {
    for (const ObjectRef ref : list(i)) add(make(ref));
  }
};

template <Op op>
struct StatementForm;

// --- the values that parts share

inline void no_parts(Builder&) {}
inline bool always_possible(const Match&, const Env&, const Node&) { return true; }
// Whether one of the objects that are that kid is there or could be picked.
template <int kKid>
bool with_objects(const Match& match, const Env& env, const Node& node) {
  return objects_possible(match, env, match.book().kid(node, kKid));
}
// … and one of its second kid.
inline bool with_both_objects(const Match& match, const Env& env, const Node& node) {
  return with_objects<0>(match, env, node) && with_objects<1>(match, env, node);
}
// Whether the statement that is that kid could happen.
template <int kKid>
bool with_statement(const Match& match, const Env& env, const Node& node) {
  return could_happen(match, env, match.book().kid(node, kKid));
}
inline bool not_done_empty(const Node&) { return false; }
inline bool done_empty(const Node&) { return true; }
inline void leaves_event(Match&, Frame&) {}

// The parts that such a form has.
template <Op op>
constexpr bool check_statement_form() {
  using F = StatementForm<op>;
  static_assert(
      requires { sizeof(F); }, "this statement of nodes.def has no form: StatementForm");
  static_assert(
      requires(Match & m, Frame & f, const Node& n) {
        { F::run(m, f, n) } -> std::same_as<void>;
      },
      "StatementForm lacks its part run: how the top frame carries it out; run_leaf where it becomes parts");
  static_assert(
      requires(Builder & b) {
        { F::build(b) } -> std::same_as<void>;
      },
      "StatementForm lacks its part build: the parts that it becomes, or no_parts");
  static_assert(
      requires(const Match& m, const Env& e, const Node& n) {
        { F::possible(m, e, n) } -> std::same_as<bool>;
      },
      "StatementForm lacks its part possible: whether some of it could happen; always_possible where only "
      "carrying it out tells");
  static_assert(
      requires(const Node& n) {
        { F::done_without_parts(n) } -> std::same_as<bool>;
      },
      "StatementForm lacks its part done_without_parts: whether it counts as done where it became no parts: "
      "not_done_empty, done_empty");
  static_assert(
      requires(Match & m, Frame & f) {
        { F::to_replaced_event(m, f) } -> std::same_as<void>;
      },
      "StatementForm lacks its part to_replaced_event: what it does to the event that it replaces, beside "
      "its parts, or leaves_event");
  return true;
}

}  // namespace kawari
