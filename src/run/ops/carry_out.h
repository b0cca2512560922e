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
void run_unless_pays(Match& match, Frame& frame, const Node& node);
void run_put_into(Match& match, Frame& frame, const Node& node);
void run_draw(Match& match, Frame& frame, const Node& node);
// What is replaced goes on for the card on top alone.
void leave_top_apart(Match& match, Frame& frame);

// --- parts
void build_damage(Builder& b, PartKind kind);
void build_move_damage(Builder& b);
void build_unreduced(Builder& b);
void build_put_into(Builder& b);
void build_put_under(Builder& b);
void build_swap(Builder& b);
void build_battle(Builder& b);
void build_becomes(Builder& b);
void build_delay(Builder& b);
// An effect that begins to apply: one part for each object that the statement names now. `rule`: where it
// speaks of all such cards it can be a rule for a while, which has no object and is about later ones, too.
enum class ForAWhile : std::uint8_t { objects, rule };
void build_effect(Builder& b, int fixed_amount, ForAWhile how);
// … that is about players or cards outside of play: one part without an object.
void build_table_effect(Builder& b, int amount);

bool could_play(const Match& match, const Env& env, const Node& node);

}  // namespace kawari
