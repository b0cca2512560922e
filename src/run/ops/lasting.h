// Statements that begin to apply and last: figures, abilities, prohibitions, prices, effects that wait.
#pragma once
#include "run/ops/carry_out.h"
#include "run/ops/statement_form.h"

namespace kawari {

template <>
struct StatementForm<Op::gets> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_effect(b, b.number(1), ForAWhile::objects); }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::gains> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    const Book& book = b.match.book();
    const Node& ability = book[b.kid(1)];
    const bool numbered = ability.op == Op::keyword && !book.absent(book.kid(ability, 0));
    build_effect(b, numbered ? amount(b.match, b.env, book.kid(ability, 0)) : 0, ForAWhile::objects);
  }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = played_granting;
};

template <>
struct StatementForm<Op::cant> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    // It speaks of what the same effect has moved: those who would use the trigger look ahead to it.
    if (static_cast<Ban>(b.node().value) != Ban::use_trigger)
      build_effect(b, named_for(b.match, b.frame, b.stmt), ForAWhile::rule);
  }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static bool done_without_parts(const Book&, const Node& node) {
    return static_cast<Ban>(node.value) == Ban::use_trigger;
  }
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::can> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_effect(b, named_for(b.match, b.frame, b.stmt), ForAWhile::rule); }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::must> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_effect(b, named_for(b.match, b.frame, b.stmt), ForAWhile::rule); }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::create> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_effect(b, named_for(b.match, b.frame, b.stmt), ForAWhile::objects); }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = played_granting;
};

template <>
struct StatementForm<Op::cant_gain> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_effect(b, named_for(b.match, b.frame, b.stmt), ForAWhile::objects); }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::floor_> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_effect(b, named_for(b.match, b.frame, b.stmt), ForAWhile::objects); }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::loses> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_effect(b, named_for(b.match, b.frame, b.stmt), ForAWhile::objects); }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::joins> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_effect(b, named_for(b.match, b.frame, b.stmt), ForAWhile::objects); }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::becomes> {
  static constexpr auto run = run_leaf;
  static constexpr auto build = build_becomes;
  static constexpr auto possible = with_both_objects;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::players_cant> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_table_effect(b, 0); }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::cost_change> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_table_effect(b, b.number(2)); }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::delay> {
  static constexpr auto run = run_leaf;
  static constexpr auto build = build_delay;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

}  // namespace kawari
