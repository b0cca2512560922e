// Statements that change objects in play while they are in force, and those that create a waiting effect.
#pragma once
#include "card/ability_forms.h"
#include "state/ops/static_form.h"
#include "state/rules.h"

namespace kawari {

inline void add_keyword(const Match& match, DerivedValues& out, SlotValues& values, KeywordId keyword,
                        int number) {
  const KeywordInfo& info = match.rules->keywords[index(keyword)];
  std::int32_t& value = values.keyword_value[index(keyword)];
  if (info.stacks && info.numbered && number == 0) return;  // "+0" adds nothing
  if (info.stacks) {
    value = out.exact(std::int64_t{value} + (info.numbered ? number : 1));
  } else if (!values.keywords.has(keyword) ||
             (match.edition->reads(other_reading::highest_number) && number > value)) {
    // A second instance of a keyword that does not stack adds nothing.
    value = number;
  }
  values.keywords.add(keyword);
}

inline void take_keyword(SlotValues& values, KeywordId keyword) {
  values.keywords.remove(keyword);
  values.keyword_value[index(keyword)] = 0;
}

// The facts that an ability waits for which was given to an object or created by an effect.
inline Watching watching(const Book& book, NodeId ability) {
  const Node& node = book[ability];
  const int event = event_of_ability(node.op);
  if (event == kNoEvent) return {};
  const FactSet facts = watched(book, book.kid(node, event));
  return kind_of_ability(node.op) == AbilityKind::triggered ? Watching{facts, {}} : Watching{{}, facts};
}

inline void grant(const Applying& a, SlotId slot, NodeId ability) {
  a.out.granted.push(a.out, {ability, a.view.env.card, a.view.effect, slot, {}});
  const Watching waits = watching(a.book(), ability);
  a.out.slots[index(slot)].triggers |= waits.triggers;
  a.out.slots[index(slot)].replaces |= waits.replaces;
}

template <>
struct StaticForm<Op::gets> {
  static void apply(const Applying& a, SlotId slot) {
    const int change = a.view.fixed ? a.view.amount : amount(a.match, a.view.env, a.kid(1));
    std::int32_t& figure = a.out.slots[index(slot)].stat[a.node.value];
    figure = a.out.exact(std::int64_t{figure} + change);
  }
  static constexpr auto note = nothing_to_note;
  static constexpr auto waits_for = waits_for_nothing;
  static constexpr auto alters = Alters::figure;
};

template <>
struct StaticForm<Op::gains> {
  static void apply(const Applying& a, SlotId slot) {
    const Book& book = a.book();
    const NodeId ability = a.kid(1);
    const Node& gained = book[ability];
    if (gained.op != Op::keyword) return grant(a, slot, ability);
    const NodeId number = book.kid(gained, 0);
    const int n = book.absent(number) ? 0
                  : a.view.fixed      ? a.view.amount
                                      : amount(a.match, a.view.env, number);
    // A keyword that a resolved effect took away can only be regained from a later effect.
    if (a.view.effect < 0 && a.later.lost(slot, KeywordId(gained.value))) return;
    add_keyword(a.match, a.out, a.out.slots[index(slot)], KeywordId(gained.value), n);
    const NodeId brought = book.kid(gained, 3);
    if (!book.absent(brought)) grant(a, slot, brought);
  }
  static void note(const Applying& a) {
    if (const Node& gained = a.book()[a.kid(1)]; gained.op == Op::keyword)
      a.out.given.add(KeywordId(gained.value));
  }
  static constexpr auto waits_for = waits_for_nothing;
  static constexpr auto alters = Alters::abilities;
};

template <>
struct StaticForm<Op::cant> {
  static void apply(const Applying& a, SlotId slot) {
    SlotValues& values = a.out.slots[index(slot)];
    if (a.book().absent(a.kid(2)))
      values.bans |= static_cast<Ban>(a.node.value);
    else
      values.narrowed_bans |= static_cast<Ban>(a.node.value);
  }
  static constexpr auto note = nothing_to_note;
  static constexpr auto waits_for = waits_for_nothing;
  static constexpr auto alters = Alters::otherwise;
};

template <>
struct StaticForm<Op::can> {
  static void apply(const Applying& a, SlotId slot) {
    SlotValues& values = a.out.slots[index(slot)];
    const auto permission = static_cast<Permission>(a.node.value);
    (a.book().absent(a.kid(2)) ? values.permissions : values.narrowed_permissions).add(permission);
  }
  static constexpr auto note = nothing_to_note;
  static constexpr auto waits_for = waits_for_nothing;
  static constexpr auto alters = Alters::otherwise;
};

inline void note_taken(const Applying& a) { a.out.taken.add(KeywordId(a.node.value)); }

template <>
struct StaticForm<Op::loses> {
  static void apply(const Applying& a, SlotId slot) {
    const KeywordId keyword{static_cast<std::uint8_t>(a.node.value)};
    // For an effect: earlier effects have already been added up.
    if (a.view.effect >= 0) take_keyword(a.out.slots[index(slot)], keyword);
    const auto how = a.view.effect >= 0 ? Loss::How::before : Loss::How::always;
    a.later.losses.push({keyword, slot, how});
  }
  static constexpr auto note = note_taken;
  static constexpr auto waits_for = waits_for_nothing;
  static constexpr auto alters = Alters::otherwise;
};

template <>
struct StaticForm<Op::cant_gain> {
  static void apply(const Applying& a, SlotId slot) {
    a.later.losses.push({KeywordId{static_cast<std::uint8_t>(a.node.value)}, slot, Loss::How::ungainable});
  }
  static constexpr auto note = note_taken;
  static constexpr auto waits_for = waits_for_nothing;
  static constexpr auto alters = Alters::otherwise;
};

template <>
struct StaticForm<Op::joins> {
  static void apply(const Applying& a, SlotId slot) {
    a.out.joined.push(a.out, {WordId(static_cast<std::uint16_t>(a.node.value)), slot, 0});
  }
  static constexpr auto note = nothing_to_note;
  static constexpr auto waits_for = waits_for_nothing;
  static constexpr auto alters = Alters::otherwise;
};

template <>
struct StaticForm<Op::floor_> {
  static void apply(const Applying& a, SlotId slot) {
    a.later.floors.push({static_cast<Stat>(a.node.value), slot});
  }
  static constexpr auto note = nothing_to_note;
  static constexpr auto waits_for = waits_for_nothing;
  static constexpr auto alters = Alters::otherwise;
};

template <>
struct StaticForm<Op::players_cant> {
  static constexpr auto apply = not_about_objects;
  static void note(const Applying& a) { a.out.player_bans |= static_cast<Ban>(a.node.value); }
  static constexpr auto waits_for = waits_for_nothing;
  static constexpr auto alters = Alters::otherwise;
};

template <>
struct StaticForm<Op::create> {
  static constexpr auto apply = not_about_objects;
  static constexpr auto note = nothing_to_note;
  static Watching waits_for(const Book& book, const Node& node) { return watching(book, book.kid(node, 1)); }
  static constexpr auto alters = Alters::otherwise;
};

template <>
struct StaticForm<Op::delay> {
  static constexpr auto apply = not_about_objects;
  static constexpr auto note = nothing_to_note;
  static Watching waits_for(const Book& book, const Node& node) {
    return {watched(book, book.kid(node, 0)), {}};
  }
  static constexpr auto alters = Alters::otherwise;
};

}  // namespace kawari
