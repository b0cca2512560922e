// How statements are carried out and built that are more than a line: what the forms of run/ops/ name.
// interpret.cpp has the first, statements.cpp the others.
#pragma once
#include "run/ops/statement_form.h"

namespace kawari {

// --- of the top frame, which is at the node
// A statement that does something: choices, then its parts.
void run_leaf(Match& match, Frame& frame, const Node& node);
void run_seq(Match& match, Frame& frame, const Node& node);
void run_may(Match& match, Frame& frame, const Node& node);
void run_if(Match& match, Frame& frame, const Node& node);
void run_instead(Match& match, Frame& frame, const Node& node);
void run_if_done(Match& match, Frame& frame, const Node& node);
void run_each_player(Match& match, Frame& frame, const Node& node);
void run_repeat(Match& match, Frame& frame, const Node& node);
void run_start_over(Match& match, Frame& frame, const Node& node);
void run_modes(Match& match, Frame& frame, const Node& node);
void run_either(Match& match, Frame& frame, const Node& node);
void run_put_into(Match& match, Frame& frame, const Node& node);
void run_draw(Match& match, Frame& frame, const Node& node);

// --- parts
void build_put_into(Builder& b);
void build_becomes(Builder& b);
void build_delay(Builder& b);
// An effect that begins to apply: one part for each object that the statement names now. `rule`: where it
// speaks of all such cards it can be a rule for a while, which has no object and is about later ones, too.
enum class ForAWhile : std::uint8_t { objects, rule };
void build_effect(Builder& b, int fixed_amount, ForAWhile how);
// … that is about players or cards outside of play: one part without an object.
void build_table_effect(Builder& b, int amount);

// All parts of a statement that only static abilities have: nothing comes of it when an effect resolves. What
// it does while it is in force, its StaticForm says, or those ask whom it concerns.
struct OnlyInForce {
  static constexpr auto run = run_leaf;
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto done_without_parts = not_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

// --- choices
extern const ChoiceRules choices_to_play;
extern const ChoiceRules choices_to_move;

// --- whether it is played
bool played_granting(const Book& book, const Node& node);
bool played_modes(const Book& book, const Node& node);
// One card, as far as the words say.
bool is_single(const Book& book, NodeId cards);
// Cards that are looked for in play, not in another zone and not among cards that were spoken of.
bool picked_in_play(const Book& book, NodeId cards);

bool could_play(const Match& match, const Env& env, const Node& node);

}  // namespace kawari
