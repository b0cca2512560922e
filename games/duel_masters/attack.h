// Functions that the steps of an attack share. combat.cpp has the attack itself.
#pragma once
#include "games/duel_masters/duel_masters.h"
#include "state/rules.h"

namespace kawari::duel_masters {

inline bool attacks_player(const Frame& frame) {
  const Attack::Fields& attack = local<Attack>(frame);
  return attack.player != kNoPlayer && !attack.blocked;
}

// [DM-1.50 505.6] Whether the attacker or the attacked creature is gone: the attack then ends at once.
bool attack_is_over(const Match& match, const Frame& frame);
// Ends the attack early, and tells why: which creature is gone, or that the attack stays blocked.
Flow attack_ends_early(Match& match, const Frame& frame);

}  // namespace kawari::duel_masters
