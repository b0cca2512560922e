#include "examples/lanterns/verbs.h"

#include "examples/lanterns/facts.h"
#include "examples/lanterns/own_messages.h"
#include "explain/event_kinds.h"
#include "explain/messages.h"
#include "state/rules.h"
#include "state/trace.h"

namespace kawari::lanterns {
namespace {

constexpr VerbInfo kRelease{.verb = verb::release,
                            .name = "release",
                            .moved = FactSet(fact::released),
                            .marked = no_facts,
                            .carry_out = changes_nothing,
                            .writes = kReadsAll,
                            .forbidden = never_forbidden,
                            .move_message = told_by_place,
                            .mark_message = told_by_place,
                            .heading = id(OwnMessage::act_release),
                            .own_line = false,
                            .joins = false};

}  // namespace

const EventKinds& events() {
  static const EventKinds kEvents = [] {
    EventKinds made = core_events();
    made.put(kRelease);
    return made;
  }();
  return kEvents;
}

}  // namespace kawari::lanterns
