// Statements about players: decks that they shuffle, names and numbers that they choose.
#pragma once
#include "run/ops/carry_out.h"
#include "run/ops/statement_form.h"

namespace kawari {

template <>
struct StatementForm<Op::shuffle> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_player_of(0, [&](PlayerId p) { return make_part(PartKind::shuffle, Verb::none, p); });
  }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::name_card> {
  static void run(Match& match, Frame&, const Node&) { run_name(match, Ask::name_card); }
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::name_race> {
  static void run(Match& match, Frame&, const Node&) { run_name(match, Ask::name_race); }
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::name_number> {
  static void run(Match& match, Frame&, const Node&) { run_name(match, Ask::number); }
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::name_colour> {
  static void run(Match& match, Frame&, const Node&) { run_name(match, Ask::name_colour); }
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

}  // namespace kawari
