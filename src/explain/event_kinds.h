// The rows of the core's event kinds and verbs, from their facts to their words. A game starts from these
// rows and adds its own.
#pragma once
#include "state/event_kinds.h"

namespace kawari {

const EventKinds& core_events();
// The message for a card's move whose verb has no message: by the zone that the card goes to.
MessageId told_by_place(const PartRecord& part);

}  // namespace kawari
