// Paying a cost: whether it can be paid, which cards pay it, and what is proposed when it is paid. Each part
// of a cost has its own form (run/ops/cost_form.h).
#pragma once
#include "run/ops/cost_form.h"
#include "state/flow.h"
#include "state/ops/own_form.h"

namespace kawari {

// Part `i` of a cost, from 0; kNoNode after the last one.
NodeId cost_item(const Match& match, NodeId cost, int i);
const OwnCost& cost_form(const Match& match, NodeId item);
// The number of cards to pick for `item`, a part of a cost that cards pay.
int cards_to_pay(const Match& match, NodeId item);
// The cards that could be picked to pay this part of a cost.
void payers(const Match& match, PlayerId who, CardId card, NodeId item, ObjectList& out);

// `free`: the object of the cost is free; some costs must be paid nevertheless.
Verdict can_pay(const Match& match, PlayerId who, CardId card, NodeId cost, bool free);
// Asks for the cards that pay, for one part of the cost after the other. `paying` counts the parts. The cards
// for part i are kept in register i of the frame.
Flow pick_payers(Match& match, Frame& frame, NodeId cost, bool free, std::uint8_t& paying);
// Proposes the payment for the frame's card, with the cards that were picked.
void pay_cost(Match& match, Frame& frame, NodeId cost, bool free, Verb verb);

}  // namespace kawari
