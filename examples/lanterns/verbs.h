// Lanterns' own verb with its row: its facts, the change that it makes, and the messages that tell it.
#pragma once
#include "state/event_kinds.h"

namespace kawari::lanterns {

namespace verb {
inline constexpr Verb release = own_verb(0);
}

// The core's event kinds and verbs, followed by the verb of Lanterns.
const EventKinds& events();

}  // namespace kawari::lanterns
