// A player leaves a game that goes on: what belongs to them goes, what others do goes on.
#pragma once
#include "state/match.h"

namespace kawari {

// The player has been marked as gone (Player::left). Possible wherever a match can stand: while somebody is
// asked, in the middle of an effect, while an event is being settled.
void leave_game(Match& match, PlayerId player);

}  // namespace kawari
