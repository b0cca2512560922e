// Lorcana's own verbs with their rows: their facts, the changes that they make, and the messages that tell
// them.
#pragma once
#include "state/event_kinds.h"

namespace kawari::lorcana {

namespace verb {
inline constexpr Verb quest = own_verb(0);
inline constexpr Verb challenge = own_verb(1);
inline constexpr Verb sing = own_verb(2);
inline constexpr Verb sing_along = own_verb(3);  // with Sing Together
}  // namespace verb

// The core's event kinds and verbs, some with rows of this game, followed by this game's own verbs.
const EventKinds& events();

}  // namespace kawari::lorcana
