// What each event kind and each verb of the core is, from its facts to its words. A game starts from these
// rows and puts its own beside them.
#pragma once
#include "state/event_kinds.h"

namespace kawari {

const EventKinds& core_events();
// A card's move that no verb has words for, told by where the card goes.
MessageId told_by_place(const PartRecord& part);

}  // namespace kawari
