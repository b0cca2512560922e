// Statements that move cards, or do something with cards where they are.
#pragma once
#include "run/ops/carry_out.h"
#include "run/ops/statement_form.h"

namespace kawari {

template <>
struct StatementForm<Op::draw> {
  static constexpr auto run = run_draw;
  static void build(Builder& b) {
    for (const PlayerId p : players(b.match, b.env, b.kid(0))) {
      const int n = b.number(1);
      for (int i = 0; i < n; ++i) b.add(draw_part(b.match, p));
    }
  }
  static bool possible(const Match& match, const Env& env, const Node& node) {
    for (const PlayerId p : players(match, env, match.book().kid(node, 0)))
      if (count_zone(match.state, p, Zone::deck) > 0)
        return could_be_some(match, env, match.book().kid(node, 1));
    return false;
  }
  static bool whole(const Match& match, const Env& env, const Node& node) {
    const NodeId many = match.book().kid(node, 1);
    if (awaits_choice(match, env, many)) return true;
    const int wanted = amount(match, env, many);
    for (const PlayerId p : players(match, env, match.book().kid(node, 0)))
      if (count_zone(match.state, p, Zone::deck) < wanted) return false;
    return true;
  }
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::draw_until> {
  static constexpr auto run = run_draw;
  static void build(Builder& b) {
    for (const PlayerId p : players(b.match, b.env, b.kid(0))) {
      const int n = b.number(1) - count_zone(b.match.state, p, Zone::hand);
      for (int i = 0; i < n; ++i) b.add(draw_part(b.match, p));
    }
  }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::discard> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_object_of(1, [&](ObjectRef ref) { return move_part(b.match, ref, Zone::discard, Verb::discard); });
  }
  // A whole hand can be discarded although there is no card in it.
  static bool done_without_parts(const Book& book, const Node& node) {
    return book.op(book.kid(node, 1)) == Op::all;
  }
  static bool possible(const Match& match, const Env& env, const Node& node) {
    return done_without_parts(match.book(), node) || with_objects<1>(match, env, node);
  }
  static bool whole(const Match& match, const Env& env, const Node& node) {
    return done_without_parts(match.book(), node) || its_cards_whole(match, env, node);
  }
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::banish> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    for (const ObjectRef ref : b.list(0))
      if (ref.is_slot()) b.add(move_part(b.match, ref, Zone::discard, Verb::banish));
  }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::put_into> {
  static constexpr auto run = run_put_into;
  static constexpr auto build = build_put_into;
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::play_card> {
  static constexpr auto run = run_play;
  static constexpr auto build = no_parts;
  static constexpr auto possible = could_play;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr const ChoiceRules& choices = choices_to_play;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::move_to> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    const ObjectList where = b.list(1);
    if (where.empty()) return;
    b.each_object_of(0, [&](ObjectRef ref) {
      Part part = move_to_part(b.match, owner_of(b.match.state, ref), ref, where[0]);
      part.amount = 1;
      return part;
    });
  }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr const ChoiceRules& choices = choices_to_move;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::exert> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_object_of(0,
                     [&](ObjectRef ref) { return make_part(PartKind::exert, Verb::none, kNoPlayer, ref); });
  }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::ready> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_object_of(0,
                     [&](ObjectRef ref) { return make_part(PartKind::ready, Verb::none, kNoPlayer, ref); });
  }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::reveal> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_object_of(0, [&](ObjectRef ref) {
      return make_part(PartKind::reveal, Verb::none, owner_of(b.match.state, ref), ref);
    });
  }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::look_at> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    for (const PlayerId p : players(b.match, b.env, b.kid(0)))
      b.each_object_of(1, [&](ObjectRef ref) { return make_part(PartKind::look, Verb::none, p, ref); });
  }
  static constexpr auto possible = with_objects<1>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

}  // namespace kawari
