// The interpreter: frames that resolve programs, one statement at a time. It makes the choices of a
// statement, turns the statement into parts and proposes them; it never changes the table itself.
#pragma once
#include "event/event.h"
#include "state/asking.h"
#include "state/object_list.h"

namespace kawari {

using Parts = ScratchVec<Part, 64>;

// Starts resolving the effect of a waiting ability, or a statement of its own.
void push_waiting(Match& match, const Waiting& waiting);
struct EffectRoles {  // further information for the statement
  ObjectRef subject, other;
  std::uint8_t ability_index = 0xFF;
};
void push_statement(Match& match, NodeId program, NodeId stmt, PlayerId controller, ObjectRef self,
                    CardId card, const EffectRoles& roles = {});
// Adds a frame on top, with default values and no references. If there is no room, the match gets a fault,
// and the returned frame is outside of the list.
Frame& add_frame(Match& match, PlayerId controller);
// Adds a frame of kind or procedure P; nullptr if there is no room (the match has a fault).
template <class P>
[[nodiscard]] Frame* push_frame(Match& match, PlayerId controller, const typename P::Fields& fields = {}) {
  Frame& frame = add_frame(match, controller);
  open_frame<P>(frame, fields);
  return match.state.fault == Fault::none ? &frame : nullptr;
}
// Continues the frame with the statement `to`.
inline void go_on(Frame& frame, NodeId to) {
  frame.pc = to;
  frame.progress = Progress::fresh;
}
// The first of the players that the node names; kNoPlayer if there are none.
PlayerId first_player(const Match& match, const Env& env, NodeId who);
// Runs one step of the top frame, which resolves a program or builds the parts of a replacement.
void run_program(Match& match);
// After a player has left the game: if the frame does something for each of several players, it continues
// with the next one.
void skip_in_loops(const Match& match, Frame& frame, PlayerId player);
// Removes the top frame, which is complete.
void pop_frame(Match& match);
// Removes the top frame, which is not complete: it has no results.
void drop_frame(Match& match);

// Builds the parts of a statement whose choices are made.
void build_parts(const Match& match, const Frame& frame, NodeId stmt, Parts& out);
// Whether some part of the statement could happen.
bool could_happen(const Match& match, const Env& env, NodeId stmt);
// Whether the statement refers to a card that is no longer where its text looks for it.
bool moved_on(const Match& match, const Env& env, NodeId stmt);

// Pushes a frame that shuffles a deck; the result is a decision of chance.
void push_shuffle(Match& match, PlayerId player);
void run_shuffle(Match& match);
void shuffle_options(const Match& match, const Pending& pending, ObjectList& out);

// Asks for the order of the cards that an instruction puts on a deck. Returns false while a decision is open.
bool arrange(Match& match, NodeId stmt);
void order_options(const Match& match, const Pending& pending, ObjectList& out);
// The arranged cards, topmost first. Returns false if there is no arrangement for this statement.
bool arranged(const Match& match, const Frame& frame, NodeId stmt, ObjectList& out);
// The parts are built. Only the order of cards that come along with a pile is kept until they have arrived.
void forget_arrangement(Match& match);
// The cards of piles have arrived on the deck: they are laid in the order that was asked for.
void mix_piles(Match& match, NodeId stmt);
// The cards that the statement of the frame on top puts on a deck: whether some of them lie face up now, and
// whether some lie in piles and are mixed.
struct OntoDeck {
  bool face_up = false;
  bool of_piles = false;
};
OntoDeck onto_deck_now(const Match& match, NodeId stmt);

// Puts cards into play one after the other; plays cards by an effect.
void run_enter(Match& match);
void run_play(Match& match, Frame& frame, const Node& node);
// "Put it … instead of into your discard", said in the ability of a card that it plays; kNoNode: it is not
// said. `play`: the statement that plays the card; kNoNode: any.
NodeId says_where_it_goes(const Book& book, NodeId ability, NodeId play = kNoNode);

// "Name a card", a race, a number, a civilization. The options are the names that the player can know of;
// other names may be given, too.
void run_name(Match& match, Ask what);
void race_options(const Match& match, const Pending& pending, OptionList& out);
void colour_options(const Match& match, OptionList& out);
// What an effect that goes on has to remember of what was named: the race or civilization.
Naming named_for(const Match& match, const Frame& frame, NodeId stmt);
void name_options(const Match& match, const Pending& pending, OptionList& out);

// Makes the choices of a statement. Returns false while a decision is open.
bool make_choices(Match& match, NodeId stmt);
// The options of the open decision about objects.
void choice_options(const Match& match, const Pending& pending, ObjectList& out);

}  // namespace kawari
