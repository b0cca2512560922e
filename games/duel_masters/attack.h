// What the steps of an attack share: how its frame is read, and the steps that live in files of their own.
// The attack itself is put together in combat.cpp.
#pragma once
#include "games/duel_masters/duel_masters.h"
#include "state/rules.h"

namespace kawari::duel_masters {

// frame.subject: the attacker. frame.other: the creature that it fights, none while it attacks a player.
// args[0], args[2]: their cards. args[1]: 1 + the attacked player, or 0. args[3]: blocked. args[4]: shields
// still to break. args[5]: who has lost the battle; once it is over, the shields that the attack broke.
inline constexpr std::uint8_t kChosen = 0;       // register: the shields that are broken
inline constexpr std::uint8_t kBattle = 1;       // register: the battle took place
inline constexpr std::uint8_t kNinja = 2;        // register: who has used a ninja strike in this attack
inline constexpr std::uint16_t kFought = 4;      // args[5]: besides the losers, that there was a battle
inline constexpr std::uint8_t kShieldStep = 15;  // where the next shields are chosen
inline constexpr std::uint8_t kBreakStep = 17;   // where they break
inline constexpr std::uint8_t kEnd = 19;         // where the attack is over

inline PlayerId attacked_player(const Frame& frame) {
  return PlayerId(static_cast<std::uint8_t>(frame.args[1] - 1));
}
inline bool attacks_player(const Frame& frame) { return frame.args[1] != 0 && frame.args[3] == 0; }

// [DM-1.50 505.6] Attacker or attacked creature gone: the attack ends at once.
bool attack_is_over(const Match& match, const Frame& frame);
// Told where it ends before its time: who is no longer there, or that it stays blocked.
Flow attack_ends_early(Match& match, const Frame& frame);

// breaking.cpp
Flow choose_shields(Match& match, Frame& frame);
Flow break_shields(Match& match, Frame& frame);
Flow more_shields(Match& match, Frame& frame);

// ninja_strike.cpp
Flow declared_against_attacker(Match& match, Frame& frame);
Flow declared_against_blocker(Match& match, Frame& frame);

}  // namespace kawari::duel_masters
