// Lanterns' own verb, and what it is: its facts, what it changes, how it is told.
#pragma once
#include "state/event_kinds.h"

namespace kawari::lanterns {

namespace verb {
inline constexpr Verb release = own_verb(0);
}

// The core's event kinds and verbs, and the own verb.
const EventKinds& events();

}  // namespace kawari::lanterns
