// A player leaves a game that goes on: the player's cards and effects go, the actions of other players
// continue.
#pragma once
#include "state/match.h"

namespace kawari {

// The player has been marked as gone (Player::left). It can happen at any moment: while a player is asked, in
// the middle of an effect, while an event is being settled.
void leave_game(Match& match, PlayerId player);

}  // namespace kawari
