// Duel Masters' own verbs with their rows: their facts, the changes that they make, and the messages that
// tell them.
#pragma once
#include "state/event_kinds.h"

namespace kawari::duel_masters {

namespace verb {
inline constexpr Verb attack = own_verb(0);
inline constexpr Verb block = own_verb(1);
inline constexpr Verb win_battle = own_verb(2);
inline constexpr Verb lose_battle = own_verb(3);
inline constexpr Verb unblocked = own_verb(4);  // no creature blocked the attacker
inline constexpr Verb end_battle = own_verb(5);
inline constexpr Verb keep_tapped = own_verb(6);  // when its player untaps
inline constexpr Verb aim = own_verb(7);          // the shields to break have been chosen
inline constexpr Verb battle = own_verb(8);
inline constexpr Verb break_shield = own_verb(9);
}  // namespace verb

// The core's event kinds and verbs, some with rows of this game, followed by this game's own verbs.
const EventKinds& events();

}  // namespace kawari::duel_masters
