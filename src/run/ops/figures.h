// Statements about damage and about players: lore, payments, names that players choose.
#pragma once
#include "run/ops/carry_out.h"
#include "run/ops/statement_form.h"

namespace kawari {

template <>
struct StatementForm<Op::deal> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_damage(b, PartKind::deal_damage); }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::put_damage> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_damage(b, PartKind::put_damage); }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::remove_damage> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) { build_damage(b, PartKind::remove_damage); }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr const ChoiceRules& choices = choices_of_damage;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::move_damage> {
  static constexpr auto run = run_leaf;
  static constexpr auto build = build_move_damage;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr const ChoiceRules& choices = choices_of_damage;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::gain_lore> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_player_of(0, [&](PlayerId p) {
      Part part = make_part(PartKind::gain, Verb::none, p);
      part.amount = b.number(1);
      return part;
    });
  }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

template <>
struct StatementForm<Op::lose_lore> {
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    b.each_player_of(0, [&](PlayerId p) {
      Part part = make_part(PartKind::lose, Verb::none, p);
      part.amount = b.number(1);
      return part;
    });
  }
  static constexpr auto possible = always_possible;
  static bool whole(const Match& match, const Env& env, const Node& node) {
    const NodeId many = match.book().kid(node, 1);
    if (awaits_choice(match, env, many)) return true;
    const int wanted = amount(match, env, many);
    const CounterId counter = Part(PartKind::lose).counted().counter;
    for (const PlayerId p : players(match, env, match.book().kid(node, 0)))
      if (match.state.player(p).counters[index(counter)] < wanted) return false;
    return true;
  }
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

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
