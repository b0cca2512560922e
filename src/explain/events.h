// Parts in words: which message tells of a part, what fills its slots, and which parts are mere bookkeeping.
// The narrator joins parts that can be told in one sentence.
#pragma once
#include <string>
#include <vector>

#include "explain/speaker.h"

namespace kawari {

MessageId event_message(const Match& match, const PartRecord& part);
// The same for this viewer: what a message says of a card may be said only of one that is seen.
MessageId event_message(const Speaker& speaker, const PartRecord& part);
// What fills the slots of its message.
Slots event_slots(Speaker& speaker, const PartRecord& part);
// One part in one of its forms, as a clause.
Sentence event_clause(Speaker& speaker, const PartRecord& part, EventForm wanted);
// Several parts in one of their forms, as a list of clauses.
Sentence event_clauses(Speaker& speaker, const std::vector<PartRecord>& parts, EventForm wanted);

// Parts that are told in one clause: "Ana draws 3 cards", "Flounder and Beast are banished".
class JoinedParts {
 public:
  JoinedParts(Speaker& speaker, const PartRecord& first);
  bool add(Speaker& speaker, const PartRecord& part);  // false: it needs a clause of its own
  Sentence clause(const Speaker& speaker, EventForm wanted) const;

 private:
  PartRecord first_;
  Slots slots_;
  std::vector<SlotText> cards_;
  int amount_;
};

// The same thing, told twice: as what would happen and as what happened.
bool same_event(const PartRecord& a, const PartRecord& b);
// Two parts that one sentence can tell: same deed, same player, same source.
bool joinable(const Match& match, const PartRecord& a, const PartRecord& b);
// Whether the amounts of joined parts add up ("draws 3 cards"), instead of being the same for each card.
bool adds_up(const Match& match, const PartRecord& part);
// Not worth a line of its own: what an action's heading has said already, payments, steps of the turn.
bool bookkeeping(const Match& match, const PartRecord& part, bool within_effect);

// An action of the turn: a heading with the player who takes it, or an option without.
struct ActionRecord {
  MessageId heading = MessageId::act_other;
  CardId card = kNoCard;
  CardId other = kNoCard;
  FaceId face = kNoFace;  // as they were when it was taken; of an option as they are
  FaceId other_face = kNoFace;
  Sighting at, other_at;
  WordId ability = kNoWord;
  PlayerId target = kNoPlayer;  // the player who is attacked
};
ActionRecord action_of(const Speaker& speaker, const ActionOption& action);
ActionRecord action_of(const Speaker& speaker, const TraceItem& item);
Sentence action_heading(Speaker& speaker, const ActionRecord& action, PlayerId player);
Sentence action_option(Speaker& speaker, const ActionRecord& action);

}  // namespace kawari
