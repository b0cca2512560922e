#include "games/duel_masters/verbs.h"

#include "commit/carry_out.h"
#include "commit/marks.h"
#include "event/facts_of.h"
#include "explain/event_kinds.h"
#include "explain/messages.h"
#include "games/duel_masters/facts.h"
#include "games/duel_masters/marks.h"
#include "games/duel_masters/own_messages.h"
#include "games/duel_masters/words.h"
#include "games/duel_masters/zones.h"
#include "state/rules.h"
#include "state/trace.h"

namespace kawari::duel_masters {
namespace {

void attack(Match& match, Part& part) {
  take_part(match.state, part.object, Combat::challenger);
  if (part.other.is_slot()) take_part(match.state, part.other, Combat::challenged);
}

// The attack is directed at the blocking creature.
void block(Match& match, Part& part) { attack_instead(match.state, part.object); }

void use_silent_skill(Match& match, Part& part) {
  set_mark(match.state, part.object.slot(), mark::kept, false);
}

// Playing a creature is summoning it, playing a spell is casting it.
FactSet facts_of_play(const Match& match, const Part& part) {
  if (is_kind(match, part.object, Kind::action)) return FactSet(Fact::played, fact::cast);
  if (is_kind(match, part.object, Kind::character)) return FactSet(Fact::played, fact::summoned);
  return Fact::played;
}

// A card that lies at a shield is neither put into the battle zone nor leaves it.
FactSet facts_of_zones(const Match& match, const Part& part) {
  FactSet set = facts_of_move(match, part);
  const CardId card = card_of(match.state, part.object);
  if (card == kNoCard || !match.face(card).is(Kind::location)) return set;
  set.remove(Fact::left);
  if (part.to != Zone::play) return set;
  set.remove(Fact::entered);
  return set | fact::put_into_shields;
}

void battle(Match& match, Part& part) {
  for (const ObjectRef one : {part.object, part.other})
    set_mark(match.state, one.slot(), mark::battling, true);
}

Forbidden battle_forbidden(const Match& match, const Part& part) {
  if (const Forbidden f = forbidden(match, part.object, ban::battle, part.other)) return f;
  return forbidden(match, part.other, ban::battle, part.object);
}

MessageId told_broken(const PartRecord& part) {
  return part.to == Zone::hand ? id(OwnMessage::break_shield) : MessageId::go;
}

constexpr VerbInfo kOwnVerbs[] = {
    {.verb = verb::attack,
     .name = "attack",
     .moved = kNoFacts,
     .marked = is_fact<fact::attacked>,
     .carry_out = attack,
     .writes = kReadsCombat,
     .forbidden = never_forbidden,
     .move_message = told_by_place,
     .mark_message = told_as<id(OwnMessage::attack)>,
     .heading = id(OwnMessage::act_attack),
     .own_line = false,
     .joins = false},
    {.verb = verb::block,
     .name = "block",
     .moved = kNoFacts,
     .marked = is_fact<fact::blocked>,
     .carry_out = block,
     .writes = kReadsCombat,
     .forbidden = never_forbidden,
     .move_message = told_by_place,
     .mark_message = told_as<id(OwnMessage::block)>,
     .heading = MessageId::act_other,
     .own_line = true,
     .joins = false},
    {.verb = verb::win_battle,
     .name = "win-battle",
     .moved = kNoFacts,
     .marked = is_fact<fact::won_battle>,
     .carry_out = changes_nothing,
     .writes = kReadsOther,
     .forbidden = never_forbidden,
     .move_message = told_by_place,
     .mark_message = told_as<id(OwnMessage::win_battle)>,
     .heading = MessageId::act_other,
     .own_line = false,
     .joins = false},
    {.verb = verb::lose_battle,
     .name = "lose-battle",
     .moved = kNoFacts,
     .marked = is_fact<fact::lost_battle>,
     .carry_out = changes_nothing,
     .writes = kReadsOther,
     .forbidden = never_forbidden,
     .move_message = told_by_place,
     .mark_message = told_as<id(OwnMessage::lose_battle)>,
     .heading = MessageId::act_other,
     .own_line = true,
     .joins = false},
    {.verb = verb::unblocked,
     .name = "unblocked",
     .moved = kNoFacts,
     .marked = is_fact<fact::unblocked>,
     .carry_out = changes_nothing,
     .writes = kReadsOther,
     .forbidden = never_forbidden,
     .move_message = told_by_place,
     .mark_message = told_as<id(OwnMessage::unblocked)>,
     .heading = MessageId::act_other,
     .own_line = false,
     .joins = false},
    {.verb = verb::end_battle,
     .name = "end-battle",
     .moved = kNoFacts,
     .marked = is_fact<fact::battle_ended>,
     .carry_out = changes_nothing,
     .writes = kReadsOther,
     .forbidden = never_forbidden,
     .move_message = told_by_place,
     .mark_message = told_as<id(OwnMessage::end_battle)>,
     .heading = MessageId::act_other,
     .own_line = false,
     .joins = false},
    {.verb = verb::keep_tapped,
     .name = "keep-tapped",
     .moved = kNoFacts,
     .marked = is_fact<fact::kept_tapped>,
     .carry_out = use_silent_skill,
     .writes = kReadsOther,
     .forbidden = never_forbidden,
     .move_message = told_by_place,
     .mark_message = told_as<id(OwnMessage::keep_tapped)>,
     .heading = MessageId::act_other,
     .own_line = false,
     .joins = false},
    {.verb = verb::aim,
     .name = "aim",
     .moved = kNoFacts,
     .marked = is_fact<fact::about_to_break>,
     .carry_out = changes_nothing,
     .writes = kReadsAll,
     .forbidden = never_forbidden,
     .move_message = told_by_place,
     .mark_message = told_as<id(OwnMessage::aim)>,
     .heading = MessageId::act_other,
     .own_line = false,
     .joins = false},
    {.verb = verb::battle,
     .name = "battle",
     .moved = kNoFacts,
     .marked = is_fact<fact::battled>,
     .carry_out = battle,
     .writes = kReadsCombat,
     .forbidden = battle_forbidden,
     .move_message = told_by_place,
     .mark_message = told_as<id(OwnMessage::battle)>,
     .heading = MessageId::act_other,
     .own_line = true,
     .joins = false},
    {.verb = verb::break_shield,
     .name = "break-shield",
     .moved = FactSet(fact::shield_broken),
     .marked = no_facts,
     .carry_out = changes_nothing,
     .writes = kReadsAll,
     .forbidden = never_forbidden,
     .move_message = told_broken,
     .mark_message = told_by_place,
     .heading = MessageId::act_other,
     .own_line = false,
     .joins = false},
};

// A castle stays bound to its shield; other bindings of objects are forgotten.
void start_turn(Match& match, Part& part) {
  carry_out_start_of_turn(match, part);
  const State& state = match.state;
  for (std::uint8_t i = 0; i < state.slot_end(); ++i) {
    const ObjectRef link = state.slots[i].link;
    if (link.is_card() && state.card(link.card()).zone != zone::shields) bind_to(match.state, SlotId{i}, {});
  }
}

VerbInfo starting() {
  VerbInfo row = core_events()[Verb::start_turn];
  row.carry_out = start_turn;
  return row;
}

VerbInfo playing() {
  VerbInfo row = core_events()[Verb::play];
  row.marked = facts_of_play;
  return row;
}

KindInfo moving() {
  KindInfo row = core_events()[PartKind::move_card];
  row.facts = facts_of_zones;
  return row;
}

// A gear that is crossed speaks of another creature from now on, whatever its words look at.
KindInfo crossing() {
  KindInfo row = core_events()[PartKind::relocate];
  row.writes = writes<kReadsAll>;
  return row;
}

}  // namespace

const EventKinds& events() {
  static const EventKinds kEvents = [] {
    EventKinds made = core_events();
    for (const VerbInfo& row : kOwnVerbs) made.put(row);
    made.put(playing()).put(starting()).put(moving()).put(crossing());
    return made;
  }();
  return kEvents;
}

}  // namespace kawari::duel_masters
