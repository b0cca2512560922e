// The form of objects: what an op does that refers to cards, in one struct. Each of these ops in nodes.def
// has a form in state/ops/objects.h; check_objects_form lists its parts.
#pragma once
#include <concepts>

#include "ir/dispatch.h"
#include "state/ops/expression.h"

namespace kawari {

template <Op op>
struct ObjectsForm;

inline bool one_is_there(const Expression& e) {
  ObjectList list{};
  objects(e.match, e.env, e.id, list);
  for (const ObjectRef ref : list)
    if (!follow(e.match.state, ref).none()) return true;
  return false;
}

// Checks that the form has all its parts. The op is one of the core or of a game.
template <class F>
constexpr bool check_objects_parts() {
  static_assert(
      requires { sizeof(F); }, "this node of nodes.def that names objects has no form: ObjectsForm");
  static_assert(
      requires(const Expression& e, ObjectList& out) {
        { F::objects(e, out) } -> std::same_as<void>;
      },
      "ObjectsForm lacks its part objects: the cards that it refers to");
  static_assert(
      requires(const Expression& e) {
        { F::possible(e) } -> std::same_as<bool>;
      },
      "ObjectsForm lacks its part possible: whether one of them is there or could be picked; one_is_there "
      "if nothing is picked");
  return true;
}
template <Op op>
constexpr bool check_objects_form() {
  return check_objects_parts<ObjectsForm<op>>();
}

// Whether there is a card for these objects: one that is still there, or one that could be picked.
bool objects_possible(const Match& match, const Env& env, NodeId objects);

}  // namespace kawari
