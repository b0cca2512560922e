// What an instruction did: how much of it, with which cards, for whom, over all rounds of a loop. "To", "if
// you do", "this way", "that many" and "otherwise" read it from the registers of the frame; only the
// functions here write it there. docs/sequences.md has the table of what follows from it.
#pragma once
#include "run/run.h"

namespace kawari {

// A proposal of a statement has been carried out.
void give_result(Match& match, const Proposal& proposal);
// The cards of a register stand at the end of State::refs from now on: more of them can be added.
void keep_open(State& state, Register& r);

// A loop of the frame begins one more round with `body`: inside it the text speaks of this round alone.
// `first`: where the references of the loop begin in State::refs.
void begin_round(Match& match, Frame& frame, NodeId body, std::uint16_t first, bool first_round);
// The loop is over, and had a round: from now on the text speaks of all its rounds together.
void end_rounds(const Match& match, Frame& frame, NodeId body);

// Whether all of the statement could be done, as far as can be told before it begins. Choices that are not
// made yet are taken for the best.
bool could_be_whole(const Match& match, const Env& env, NodeId stmt);
// Whether the statement pays with resource cards.
bool pays(const Book& book, NodeId stmt);
// Whether an amount depends on a choice that has not been made.
bool awaits_choice(const Match& match, const Env& env, NodeId id);
// Whether it is more than nothing, or could become so by a choice.
bool could_be_some(const Match& match, const Env& env, NodeId amount);

}  // namespace kawari
