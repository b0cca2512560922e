// Statements that contain other statements, and statements that only state something.
#pragma once
#include "run/ops/carry_out.h"
#include "run/ops/statement_form.h"

namespace kawari {

// The absent statement: nothing happens.
template <>
struct StatementForm<Op::none> {
  static constexpr auto run = run_leaf;
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::seq> {
  static constexpr auto run = run_seq;
  static constexpr auto build = no_parts;
  static bool possible(const Match& match, const Env& env, const Node& node) {
    for (const NodeId kid : match.book().kids(node))
      if (could_happen(match, env, kid)) return true;
    return false;
  }
  static constexpr auto whole = whole_sequence;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::may> {
  static constexpr auto run = run_may;
  static constexpr auto build = no_parts;
  static constexpr auto possible = with_statement<1>;
  static constexpr auto whole = whole_statement<1>;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::if_> {
  static constexpr auto run = run_if;
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::instead> {
  static constexpr auto run = run_instead;
  static constexpr auto build = no_parts;
  static constexpr auto possible = with_statement<0>;
  static constexpr auto whole = always_possible;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::if_done> {
  static constexpr auto run = run_if_done;
  static constexpr auto build = no_parts;
  static constexpr auto possible = with_statement<0>;
  static constexpr auto whole = whole_statement<0>;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::if_not_done> {
  static constexpr auto run = run_if_done;
  static constexpr auto build = no_parts;
  static constexpr auto possible = with_statement<0>;
  static constexpr auto whole = always_possible;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::each_player> {
  static constexpr auto run = run_each_player;
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = always_possible;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::repeat> {
  static constexpr auto run = run_repeat;
  static constexpr auto build = no_parts;
  static bool possible(const Match& match, const Env& env, const Node& node) {
    return could_be_some(match, env, match.book().kid(node, 0)) && with_statement<1>(match, env, node);
  }
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::choose_one> {
  static constexpr auto run = run_modes;
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = played_modes;
};

template <>
struct StatementForm<Op::either_or> {
  static constexpr auto run = run_either;
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static bool whole(const Match& match, const Env& env, const Node& node) {
    return whole_statement<1>(match, env, node) || whole_statement<2>(match, env, node);
  }
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::start_over> {
  static constexpr auto run = run_start_over;
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::together> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    build_parts(b.match, b.frame, b.kid(0), b.out);
    build_parts(b.match, b.frame, b.kid(1), b.out);
  }
  static constexpr auto possible = always_possible;
  static bool whole(const Match& match, const Env& env, const Node& node) {
    return whole_statement<0>(match, env, node) && whole_statement<1>(match, env, node);
  }
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::nothing> {
  static constexpr auto run = run_leaf;
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = always_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::select> {
  static constexpr auto run = run_leaf;
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = always_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::search> {
  static constexpr auto run = run_leaf;
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = always_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::stays> {
  static constexpr auto run = run_leaf;
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = always_done_empty;
  static void to_replaced_event(Match&, Frame& frame) {
    frame.flags &= static_cast<std::uint8_t>(~kFrameKeep);
  }
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

}  // namespace kawari
