// What the steps of an attack share. The attack itself is put together in combat.cpp.
#pragma once
#include "games/duel_masters/duel_masters.h"
#include "state/rules.h"

namespace kawari::duel_masters {

inline bool attacks_player(const Frame& frame) {
  const Attack::Fields& attack = local<Attack>(frame);
  return attack.player != kNoPlayer && !attack.blocked;
}

// [DM-1.50 505.6] Attacker or attacked creature gone: the attack ends at once.
bool attack_is_over(const Match& match, const Frame& frame);
// Told where it ends before its time: who is no longer there, or that it stays blocked.
Flow attack_ends_early(Match& match, const Frame& frame);

}  // namespace kawari::duel_masters
