// Describes a game in words that do not depend on how the engine stores it: no bytes of the State, no ids of
// the card database, no values of enums. Two engines that play alike give the same descriptions.
#pragma once
#include <string>

#include "state/trace.h"
#include "step/step.h"

namespace kawari {

// "action, player 1", "objects, player 2, about Beast - Selfless Protector".
std::string meaning(const Match& match, const Decision& asked);
// "quest with Elsa - Snow Queen (player 1's card 12, play)". Options with the same meaning are twins: copies
// of one effect that wait for the same thing.
std::string meaning(const Match& match, const Option& option);
// "damage-dealt, damage-taken: Flounder - Voice of Reason (player 2's card 7), amount 2".
std::string meaning(const Match& match, const PartRecord& event);

}  // namespace kawari
