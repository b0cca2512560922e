// The form of a statement: what its op does when an effect resolves, in one struct. Each statement of
// nodes.def has a form in run/ops/; check_statement_form lists its parts. The StaticForm
// (state/ops/static_form.h) says what a statement does while a static ability or an effect keeps it in force.
#pragma once
#include <concepts>

#include "ir/dispatch.h"
#include "run/results.h"
#include "run/run.h"
#include "run/unchosen.h"
#include "state/ops/objects_form.h"

namespace kawari {

// Turns a statement into parts, after all its choices are made.
struct Builder {
  const Match& match;
  const Frame& frame;
  Env env;
  NodeId stmt;
  Parts& out;

  void add(Part part);
  const Node& node() const { return match.book()[stmt]; }
  NodeId kid(int i) const { return match.book().kid(stmt, i); }
  // The objects of kid `i`. A card that this effect has put into play is replaced by its object.
  ObjectList list(int i) const;
  // The same for cards that are moved: in their arranged order, and each where it is now.
  ObjectList followed(int i) const;
  int number(int i) const { return amount(match, env, kid(i)); }
  // … for one of several objects, each of which has a number of its own; whether that number is none.
  int number_for(int i, ObjectRef ref) const;
  bool left_out(int i, ObjectRef ref) const;
  template <class Make>
  void each_player_of(int i, Make make) {
    for (const PlayerId p : players(match, env, kid(i))) add(make(p));
  }
  template <class Make>
  void each_object_of(int i, Make make) {
    for (const ObjectRef ref : list(i)) add(make(ref));
  }
};

// A choice inside a statement, while a player makes it.
struct Choosing {
  const Match& match;
  const Env& env;
  NodeId stmt;
  NodeId choice;  // the node that the choice is for: objects, or an "up to" amount

  const Node& node() const { return match.book()[stmt]; }
  NodeId kid(int i) const { return match.book().kid(stmt, i); }
};
// Restrictions that the statement puts on the choices inside it.
struct ChoiceRules {
  // Why an object cannot be picked although it fits the text and the rules of the game allow to choose it.
  Unchosen (*keeps_from)(const Choosing&, ObjectRef);
  PlayerId (*chooser)(const Choosing&);         // where the text does not say who chooses
  int (*besides)(const Choosing&);              // how many are picked beside the number that the text says
  int (*at_most)(const Choosing&, int number);  // an "up to" amount: no more than there is
  // … is chosen for each of these objects by itself, where there are several.
  void (*apart)(const Choosing&, ObjectList& out);
};

template <Op op>
struct StatementForm;

// --- values that several forms use

inline void no_parts(Builder&) {}
inline bool always_possible(const Match&, const Env&, const Node&) { return true; }
// Whether one of the objects of this kid is there or could be picked.
template <int kKid>
bool with_objects(const Match& match, const Env& env, const Node& node) {
  return objects_possible(match, env, match.book().kid(node, kKid));
}
// The same, and one of the second kid as well.
inline bool with_both_objects(const Match& match, const Env& env, const Node& node) {
  return with_objects<0>(match, env, node) && with_objects<1>(match, env, node);
}
// Whether the statement in this kid could happen.
template <int kKid>
bool with_statement(const Match& match, const Env& env, const Node& node) {
  return could_happen(match, env, match.book().kid(node, kKid));
}
// Whether as many cards are there as the text asks for.
bool its_cards_whole(const Match& match, const Env& env, const Node& node);
// … of the statement that is that kid.
template <int kKid>
bool whole_statement(const Match& match, const Env& env, const Node& node) {
  return could_be_whole(match, env, match.book().kid(node, kKid));
}
inline bool never_done_empty(const Book&, const Node&) { return false; }
inline bool always_done_empty(const Book&, const Node&) { return true; }
inline void leaves_event(Match&, Frame&) {}
inline Unchosen keeps_nothing(const Choosing&, ObjectRef) { return {}; }
inline PlayerId effect_player(const Choosing& c) { return c.env.controller; }
inline int none_besides(const Choosing&) { return 0; }
inline int as_said(const Choosing&, int number) { return number; }
inline void not_apart(const Choosing&, ObjectList&) {}
inline constexpr ChoiceRules plain_choices{keeps_nothing, effect_player, none_besides, as_said, not_apart};
inline bool always_played(const Book&, const Node&) { return true; }

// Checks that the form has all its parts. The op is one of the core or of a game.
template <class F>
constexpr bool check_statement_parts() {
  static_assert(
      requires { sizeof(F); }, "this statement of nodes.def has no form: StatementForm");
  static_assert(
      requires(Match & m, Frame & f, const Node& n) {
        { F::run(m, f, n) } -> std::same_as<void>;
      },
      "StatementForm lacks its part run: how the top frame carries it out; run_leaf if it becomes parts");
  static_assert(
      requires(Builder & b) {
        { F::build(b) } -> std::same_as<void>;
      },
      "StatementForm lacks its part build: the parts that it becomes, or no_parts");
  static_assert(
      requires(const Match& m, const Env& e, const Node& n) {
        { F::possible(m, e, n) } -> std::same_as<bool>;
      },
      "StatementForm lacks its part possible: whether some part of it could happen; always_possible if "
      "only carrying it out can tell");
  static_assert(
      requires(const Match& m, const Env& e, const Node& n) {
        { F::whole(m, e, n) } -> std::same_as<bool>;
      },
      "StatementForm lacks its part whole: whether all of it could be done; its_cards_whole where that is a "
      "matter of the cards that it names");
  static_assert(
      requires(const Book& b, const Node& n) {
        { F::done_without_parts(b, n) } -> std::same_as<bool>;
      },
      "StatementForm lacks its part done_without_parts: whether it counts as done where it became no parts: "
      "never_done_empty, always_done_empty");
  static_assert(
      requires(Match & m, Frame & f) {
        { F::to_replaced_event(m, f) } -> std::same_as<void>;
      },
      "StatementForm lacks its part to_replaced_event: what it does to the event that it replaces, besides "
      "its parts; or leaves_event");
  static_assert(
      requires {
        { F::choices } -> std::convertible_to<const ChoiceRules&>;
      },
      "StatementForm lacks its part choices: its restrictions on the choices inside it, or plain_choices");
  static_assert(
      requires(const Book& b, const Node& n) {
        { F::played(b, n) } -> std::same_as<bool>;
      },
      "StatementForm lacks its part played: whether this build plays it with these kids, or always_played");
  return true;
}
// The choice rules of a statement in a program.
const ChoiceRules& choice_rules(const Match& match, NodeId stmt);

template <Op op>
constexpr bool check_statement_form() {
  return check_statement_parts<StatementForm<op>>();
}

}  // namespace kawari
