// Statements about damage, and about players: lore, payments, names that they choose.
#pragma once
#include "run/ops/carry_out.h"
#include "run/ops/statement_form.h"

namespace kawari {

template <>
struct StatementForm<Op::deal> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_damage(b, PartKind::deal_damage); }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto done_without_parts = not_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
};

template <>
struct StatementForm<Op::put_damage> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_damage(b, PartKind::put_damage); }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto done_without_parts = not_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
};

template <>
struct StatementForm<Op::remove_damage> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_damage(b, PartKind::remove_damage); }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto done_without_parts = not_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
};

template <>
struct StatementForm<Op::move_damage> {
  static constexpr auto run = run_leaf;
  static constexpr auto build = build_move_damage;
  static constexpr auto possible = always_possible;
  static constexpr auto done_without_parts = not_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
};

template <>
struct StatementForm<Op::gain_lore> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_player_of(0, [&](PlayerId p) {
      Part part = make_part(PartKind::gain_lore, Verb::none, p);
      part.amount = b.number(1);
      return part;
    });
  }
  static constexpr auto possible = always_possible;
  static constexpr auto done_without_parts = not_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
};

template <>
struct StatementForm<Op::lose_lore> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_player_of(0, [&](PlayerId p) {
      Part part = make_part(PartKind::lose_lore, Verb::none, p);
      part.amount = b.number(1);
      return part;
    });
  }
  static constexpr auto possible = always_possible;
  static constexpr auto done_without_parts = not_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
};

template <>
struct StatementForm<Op::pay> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_player_of(0, [&](PlayerId p) {
      Part part = make_part(PartKind::pay, Verb::none, p);
      part.amount = b.number(1);
      part.flags |= kCost;
      return part;
    });
  }
  static bool possible(const Match& match, const Env& env, const Node& node) {
    for (const PlayerId p : players(match, env, match.book().kid(node, 0))) {
      int ready = 0;
      for (CardId c = match.state.list(p, Zone::resource).first; c != kNoCard; c = match.state.card(c).next)
        ready += !match.state.card(c).exerted;
      if (ready < amount(match, env, match.book().kid(node, 1))) return false;
    }
    return true;
  }
  static constexpr auto done_without_parts = not_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
};

template <>
struct StatementForm<Op::shuffle> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_player_of(0, [&](PlayerId p) { return make_part(PartKind::shuffle, Verb::none, p); });
  }
  static constexpr auto possible = always_possible;
  static constexpr auto done_without_parts = not_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
};

template <>
struct StatementForm<Op::lose_game> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_player_of(0, [&](PlayerId p) { return mark_part(Verb::lose_game, p, {}); });
  }
  static constexpr auto possible = always_possible;
  static constexpr auto done_without_parts = not_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
};

template <>
struct StatementForm<Op::name_card> {
  static void run(Match& match, Frame&, const Node&) { run_name(match, Ask::name_card); }
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto done_without_parts = not_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
};

template <>
struct StatementForm<Op::name_race> {
  static void run(Match& match, Frame&, const Node&) { run_name(match, Ask::name_race); }
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto done_without_parts = not_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
};

template <>
struct StatementForm<Op::name_number> {
  static void run(Match& match, Frame&, const Node&) { run_name(match, Ask::number); }
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto done_without_parts = not_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
};

template <>
struct StatementForm<Op::name_colour> {
  static void run(Match& match, Frame&, const Node&) { run_name(match, Ask::name_colour); }
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto done_without_parts = not_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
};

}  // namespace kawari
