// Paying a cost: whether it can be paid, the cards that pay it, and what is proposed when it is paid. What
// each part of a cost asks for stands in its form (run/ops/cost_form.h).
#pragma once
#include "run/ops/cost_form.h"
#include "state/flow.h"
#include "state/ops/own_form.h"

namespace kawari {

// The parts of a cost, from 0 on; kNoNode behind the last one.
NodeId cost_item(const Match& match, NodeId cost, int i);
const OwnCost& cost_form(const Match& match, NodeId item);
// How many cards pay it, where cards are picked for it.
int cards_to_pay(const Match& match, NodeId item);
// The cards that could be picked to pay this part of a cost.
void payers(const Match& match, PlayerId who, CardId card, NodeId item, ObjectList& out);

// `free`: what the cost is for is free; some costs are paid even so.
Verdict can_pay(const Match& match, PlayerId who, CardId card, NodeId cost, bool free);
// Asks for the cards that pay, one part of the cost after the other; `paying`: the part that it is at. Part i
// of the cost keeps its cards in register i of the frame.
Flow pick_payers(Match& match, Frame& frame, NodeId cost, bool free, std::uint8_t& paying);
// Proposes the payment of the frame's card, with the cards that were picked.
void pay_cost(Match& match, Frame& frame, NodeId cost, bool free, Verb verb);

}  // namespace kawari
