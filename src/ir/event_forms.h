// The forms of events: which facts a trigger or a replacement waits for. All event ops belong to the core;
// games have facts of their own.
#pragma once
#include <concepts>

#include "ir/book.h"
#include "ir/dispatch.h"

namespace kawari {

template <Op op>
struct EventOpForm;

// Checks that the form has all its parts.
template <Op op>
constexpr bool check_event_form() {
  using F = EventOpForm<op>;
  static_assert(
      requires { sizeof(F); }, "this event of nodes.def has no form: EventOpForm");
  static_assert(
      requires(std::int32_t value, FactSet of_kids) {
        { F::facts(value, of_kids) } -> std::same_as<FactSet>;
      },
      "EventOpForm lacks its part facts: the facts that it waits for, from its value and those of its kids");
  static_assert(
      requires {
        { F::single } -> std::convertible_to<bool>;
      },
      "EventOpForm lacks its part single: whether it is a single event, with kids for its two cards and its "
      "player; otherwise its kids are events");
  return true;
}

template <>
struct EventOpForm<Op::none> {
  static FactSet facts(std::int32_t, FactSet) { return {}; }
  static constexpr bool single = false;
};
template <>
struct EventOpForm<Op::event> {
  static FactSet facts(std::int32_t value, FactSet) { return fact_of(value); }
  static constexpr bool single = true;
};
template <>
struct EventOpForm<Op::any_event> {
  static FactSet facts(std::int32_t, FactSet of_kids) { return of_kids; }
  static constexpr bool single = false;
};

static_assert(each_op_of<Sort::Event>([]<Op op>() { return check_event_form<op>(); }));

inline bool is_single_event(Op event) {
  return dispatch<Sort::Event>(event, []<Op op>() { return EventOpForm<op>::single; });
}

inline FactSet facts_of_event(Op event, std::int32_t value, FactSet of_kids) {
  return dispatch<Sort::Event>(event, [&]<Op op>() { return EventOpForm<op>::facts(value, of_kids); });
}
// The facts that an event node waits for.
inline FactSet watched(const Book& book, NodeId event) {
  const Node& node = book[event];
  FactSet of_kids;
  if (!is_single_event(node.op))
    for (const NodeId kid : book.kids(node)) of_kids |= watched(book, kid);
  return facts_of_event(node.op, node.value, of_kids);
}
inline FactSet watched(const Tree& event) {
  FactSet of_kids;
  if (!is_single_event(event.op))
    for (const TreePtr& kid : event.kids) of_kids |= watched(*kid);
  return facts_of_event(event.op, event.value, of_kids);
}

}  // namespace kawari
