// The interpreter: frames that resolve programs, one statement at a time. It makes the choices that a
// statement needs, turns it into parts and proposes them; it never changes the table itself.
#pragma once
#include "event/event.h"
#include "state/asking.h"
#include "state/object_list.h"

namespace kawari {

using Parts = ScratchVec<Part, 64>;

// Starts resolving the effect of a waiting ability, or a statement of its own.
void push_waiting(Match& match, const Waiting& waiting);
struct EffectRoles {  // what the statement is told besides
  ObjectRef subject, other;
  std::uint8_t ability_index = 0xFF;
};
void push_statement(Match& match, NodeId program, NodeId stmt, PlayerId controller, ObjectRef self,
                    CardId card, const EffectRoles& roles = {});
// A new frame on top, with its defaults and no references yet. Where there is no room it is a fault, and the
// frame belongs to no list.
Frame& add_frame(Match& match, PlayerId controller);
// The same as a frame of that kind or procedure; nullptr: there is a fault.
template <class P>
[[nodiscard]] Frame* push_frame(Match& match, PlayerId controller, const typename P::Fields& fields = {}) {
  Frame& frame = add_frame(match, controller);
  open_frame<P>(frame, fields);
  return match.state.fault == Fault::none ? &frame : nullptr;
}
// The frame goes on with that statement.
inline void go_on(Frame& frame, NodeId to) {
  frame.pc = to;
  frame.progress = Progress::fresh;
}
// The first of the players that the node names; kNoPlayer where there is none.
PlayerId first_player(const Match& match, const Env& env, NodeId who);
// One step of the top frame, which resolves a program or builds a replacement's parts.
void run_program(Match& match);
// A player has left the game: where the frame is doing something for each of several players, it goes on with
// the next one.
void skip_in_loops(const Match& match, Frame& frame, PlayerId player);
// The top frame is complete.
void pop_frame(Match& match);
// The top frame ends without being complete: nothing comes of it.
void drop_frame(Match& match);

// The parts of one statement, all choices made. `closed`: a replacement's product that accepts no other.
void build_parts(const Match& match, const Frame& frame, NodeId stmt, Parts& out);
// Whether some part of the statement could happen.
bool could_happen(const Match& match, const Env& env, NodeId stmt);
// Whether the statement speaks of a card that has moved on from where its text looks for it.
bool moved_on(const Match& match, const Env& env, NodeId stmt);

// A shuffle whose outcome is asked for.
void push_shuffle(Match& match, PlayerId player);
void run_shuffle(Match& match);
void shuffle_options(const Match& match, const Pending& pending, ObjectList& out);

// The cards that an instruction puts on a deck, in the order that is asked for. False: a decision is open.
bool arrange(Match& match, NodeId stmt);
void order_options(const Match& match, const Pending& pending, ObjectList& out);
// The arrangement as it was asked for, topmost first; false: there is none for this statement.
bool arranged(const Match& match, const Frame& frame, NodeId stmt, ObjectList& out);
void forget_arrangement(Match& match);

// Cards that an effect puts into play one after the other; cards that an effect plays.
void run_enter(Match& match);
void run_play(Match& match, Frame& frame, const Node& node);

// "Name a card", a race, a number, a civilization. The names on offer are those that the player can know of;
// any other may be named, too.
void run_name(Match& match, Ask what);
void race_options(const Match& match, const Pending& pending, OptionList& out);
void colour_options(const Match& match, OptionList& out);
// What an effect that goes on has to remember of what was named: the race or civilization.
Naming named_for(const Match& match, const Frame& frame, NodeId stmt);
void name_options(const Match& match, const Pending& pending, OptionList& out);

// Choices. False: a decision is open.
bool make_choices(Match& match, NodeId stmt);
// What the open objects decision offers.
void choice_options(const Match& match, const Pending& pending, ObjectList& out);

}  // namespace kawari
