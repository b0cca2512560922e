// Functions that the forms of run/ops/ name, for statements that need more than a line: how they are carried
// out (interpret.cpp) and how their parts are built (statements.cpp).
#pragma once
#include "run/ops/statement_form.h"

namespace kawari {

// --- carrying out: `frame` is the top frame, and `node` its statement
//
// An ordinary statement: makes its choices, then proposes its parts.
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

// Whether all of a sequence could be done: what comes later may need what came before.
bool whole_sequence(const Match& match, const Env& env, const Node& node);

// --- parts
void build_put_into(Builder& b);
void build_becomes(Builder& b);
void build_delay(Builder& b);
// An effect that begins: one part for each object that the statement refers to now. With `rule`, a statement
// about all such cards can become a rule for a while, which has no object and also applies to later cards.
enum class ForAWhile : std::uint8_t { objects, rule };
void build_effect(Builder& b, int fixed_amount, ForAWhile how);
// An effect on players or on cards outside of play: one part without an object.
void build_table_effect(Builder& b, int amount);

// All parts of a statement that only static abilities have: it does nothing when an effect resolves. Its
// StaticForm says what it does while it is in force, or other code finds it through each_static().
struct OnlyInForce {
  static constexpr auto run = run_leaf;
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

// --- choices
extern const ChoiceRules choices_to_play;
extern const ChoiceRules choices_to_move;

// --- whether this build plays the statement
bool played_granting(const Book& book, const Node& node);
bool played_modes(const Book& book, const Node& node);
// Whether the objects are one card, as far as the words tell.
bool is_single(const Book& book, NodeId cards);
// Whether the cards are picked in play, rather than in another zone or among cards that were mentioned
// before.
bool picked_in_play(const Book& book, NodeId cards);

bool could_play(const Match& match, const Env& env, const Node& node);

}  // namespace kawari
