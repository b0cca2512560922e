// The static form of a statement: what its op does while a static ability or an effect keeps it in force.
// Each statement of nodes.def has one in state/ops/statics_*.h; check_static_form lists its parts. What the
// statement does when an effect resolves is in its StatementForm (run/ops/statement_form.h).
#pragma once
#include <algorithm>
#include <concepts>

#include "ir/dispatch.h"
#include "state/alters.h"
#include "state/statics.h"

namespace kawari {

// Losses, which are applied after everything else has been added up.
struct Loss {
  KeywordId keyword;
  SlotId slot;
  enum class How : std::uint8_t { before, always, ungainable } how;
};
struct Floor {
  Stat stat;
  SlotId slot;
};
struct Doubled {  // after all that is added and taken away
  Stat stat;
  SlotId slot;
};
struct Corrections {
  ScratchVec<Loss, 64> losses;
  ScratchVec<Floor, 64> floors;
  ScratchVec<Doubled, 16> doubled;

  bool lost(SlotId slot, KeywordId keyword) const {
    return std::any_of(losses.begin(), losses.end(), [&](const Loss& loss) {
      return loss.slot == slot && loss.keyword == keyword && loss.how == Loss::How::before;
    });
  }
};

// One statement of a static ability or of an effect, while derived values are computed.
struct Applying {
  const Match& match;
  DerivedValues& out;
  Corrections& later;
  const StaticView& view;
  const Node& node;  // the statement

  const Book& book() const { return match.book(); }
  NodeId kid(int i) const { return match.book().kid(node, i); }
};

// The events that an ability or an effect waits for.
struct Watching {
  FactSet triggers, replaces;
};

template <Op op>
struct StaticForm;

// --- values that several forms use

struct NotAboutObjects {
  void operator()(const Applying&, SlotId) const {}
};
inline constexpr NotAboutObjects not_about_objects{};
template <class F>
constexpr bool about_objects() {
  return !std::same_as<std::remove_cvref_t<decltype(F::apply)>, NotAboutObjects>;
}
inline void nothing_to_note(const Applying&) {}
inline Watching waits_for_nothing(const Book&, const Node&) { return {}; }
// All parts of a statement that does not change derived values: other code finds it through each_static(), or
// it takes effect only once.
struct NotApplied {
  static constexpr auto apply = not_about_objects;
  static constexpr auto note = nothing_to_note;
  static constexpr auto waits_for = waits_for_nothing;
  static constexpr auto alters = Alters::otherwise;
};

// Checks that the form has all its parts. The op is one of the core or of a game.
template <class F>
constexpr bool check_static_parts() {
  static_assert(
      requires { sizeof(F); }, "this statement of nodes.def has no form: StaticForm");
  static_assert(
      requires(const Applying& a, SlotId slot) {
        { F::apply(a, slot) } -> std::same_as<void>;
      },
      "StaticForm lacks its part apply: what it does to one of the objects that it names, or "
      "not_about_objects");
  static_assert(
      requires(const Applying& a) {
        { F::note(a) } -> std::same_as<void>;
      },
      "StaticForm lacks its part note: what it notes once in the derived values, or nothing_to_note");
  static_assert(
      requires(const Book& book, const Node& node) {
        { F::waits_for(book, node) } -> std::same_as<Watching>;
      },
      "StaticForm lacks its part waits_for: the events that its effect waits for, or waits_for_nothing");
  static_assert(
      requires {
        { F::alters } -> std::convertible_to<Alters>;
      },
      "StaticForm lacks its part alters: a figure or the abilities of its objects, or Alters::otherwise");
  return true;
}
template <Op op>
constexpr bool check_static_form() {
  return check_static_parts<StaticForm<op>>();
}

}  // namespace kawari
