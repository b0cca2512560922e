#include "games/lorcana/verbs.h"

#include "commit/carry_out.h"
#include "commit/marks.h"
#include "event/facts_of.h"
#include "explain/event_kinds.h"
#include "explain/messages.h"
#include "games/lorcana/counters.h"
#include "games/lorcana/facts.h"
#include "games/lorcana/lorcana.h"
#include "games/lorcana/own_messages.h"
#include "state/trace.h"

namespace kawari::lorcana {
namespace {

void begin_challenge(Match& match, Part& part) {
  take_part(match.state, part.object, Combat::challenger);
  take_part(match.state, part.other, Combat::challenged);
}

// Remembers the last song of a character until the end of the turn.
void sing(Match& match, Part& part) {
  if (part.object.is_slot()) bind_to(match.state, part.object.slot(), part.other);
}

MessageId choice_message(const PartRecord& part) {
  return part.facts.has(fact::chosen_for_support) ? id(OwnMessage::support) : MessageId::chosen;
}

constexpr VerbInfo kOwnVerbs[] = {
    {.verb = verb::quest,
     .name = "quest",
     .moved = kNoFacts,
     .marked = is_fact<fact::quested>,
     .carry_out = changes_nothing,
     .writes = kReadsOther,
     .forbidden = never_forbidden,
     .move_message = told_by_place,
     .mark_message = told_as<id(OwnMessage::quest)>,
     .heading = id(OwnMessage::act_quest),
     .own_line = false,
     .joins = false},
    {.verb = verb::challenge,
     .name = "challenge",
     .moved = kNoFacts,
     .marked = is_fact<fact::challenged>,
     .carry_out = begin_challenge,
     .writes = kReadsCombat,
     .forbidden = never_forbidden,
     .move_message = told_by_place,
     .mark_message = told_as<id(OwnMessage::challenge)>,
     .heading = id(OwnMessage::act_challenge),
     .own_line = false,
     .joins = false},
    {.verb = verb::sing,
     .name = "sing",
     .moved = kNoFacts,
     .marked = is_fact<fact::sang>,
     .carry_out = sing,
     .writes = kReadsOther,
     .forbidden = never_forbidden,
     .move_message = told_by_place,
     .mark_message = told_as<id(OwnMessage::sing)>,
     .heading = id(OwnMessage::act_sing),
     .own_line = false,
     .joins = true},
    // What was announced does not name the singers, so that they are told as they sing.
    {.verb = verb::sing_along,
     .name = "sing-along",
     .moved = kNoFacts,
     .marked = is_fact<fact::sang>,
     .carry_out = sing,
     .writes = kReadsOther,
     .forbidden = never_forbidden,
     .move_message = told_by_place,
     .mark_message = told_as<id(OwnMessage::sing_along)>,
     .heading = id(OwnMessage::act_sing_together),
     .own_line = true,
     .joins = true},
};

VerbInfo choosing() {
  VerbInfo row = core_events()[Verb::choose];
  row.mark_message = choice_message;
  return row;
}

// Whether the opponent in the challenge, or an ability of it, is the source of this part.
bool struck_by_opponent(const State& state, const Part& part) {
  if (part.amount <= 0 || part.source == kNoCard || !state.slot(part.object.slot()).combat) return false;
  const ObjectRef by = ref_of(state, part.source);
  return by.is_slot() && by != part.object && state.slot(by.slot()).combat;
}

// If the state check banishes a character in a challenge, the opponent that has damaged it counts as the
// cause.
void damage_in_challenge(Match& match, Part& part) {
  carry_out_damage(match, part);
  if (struck_by_opponent(match.state, part)) set_mark(match.state, part.object.slot(), mark::struck, true);
}

FactSet facts_of_dealing(const Match& match, const Part& part) {
  return facts_of_dealt(match, part) | fact::is_dealt;
}

// [LOR-2.0 1.9.2] In a text, a card that takes damage in any way "is dealt damage".
FactSet facts_of_putting(const Match& match, const Part& part) {
  const FactSet facts = facts_of_put_damage(match, part);
  return match.edition->on(kDealtMeansTaken) ? facts | fact::is_dealt : facts;
}

KindInfo damaging(PartKind kind) {
  KindInfo row = core_events()[kind];
  row.facts = kind == PartKind::deal_damage ? facts_of_dealing : facts_of_putting;
  row.carry_out = damage_in_challenge;
  return row;
}

// The songs of the characters are forgotten as the next turn begins.
void start_turn(Match& match, Part& part) {
  carry_out_start_of_turn(match, part);
  for (std::uint8_t i = 0; i < match.state.slot_end(); ++i)
    if (match.state.slots[i].link.is_card()) bind_to(match.state, SlotId{i}, {});
}

VerbInfo starting() {
  VerbInfo row = core_events()[Verb::start_turn];
  row.carry_out = start_turn;
  return row;
}

}  // namespace

const EventKinds& events() {
  static const EventKinds kEvents = [] {
    EventKinds made = core_events();
    for (const VerbInfo& row : kOwnVerbs) made.put(row);
    made.put(choosing()).put(starting());
    made.put(damaging(PartKind::deal_damage)).put(damaging(PartKind::put_damage));
    return made;
  }();
  return kEvents;
}

}  // namespace kawari::lorcana
