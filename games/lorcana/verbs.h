// Lorcana's own verbs, and what each is: its facts, what it changes, how it is told.
#pragma once
#include "state/event_kinds.h"

namespace kawari::lorcana {

namespace verb {
inline constexpr Verb quest = own_verb(0);
inline constexpr Verb challenge = own_verb(1);
inline constexpr Verb sing = own_verb(2);
}  // namespace verb

// The core's event kinds and verbs as this game has them, and its own verbs.
const EventKinds& events();

}  // namespace kawari::lorcana
