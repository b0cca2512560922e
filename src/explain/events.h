// Puts parts into words: which message tells a part, what fills its slots, and which parts are not told. The
// narrator joins parts that can be told in one sentence.
#pragma once
#include <string>
#include <vector>

#include "explain/speaker.h"

namespace kawari {

MessageId event_message(const Match& match, const PartRecord& part);
// The same for this viewer: a message that reveals something about a card is used only if the viewer sees the
// card.
MessageId event_message(const Speaker& speaker, const PartRecord& part);
// The values for the slots of its message.
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

// Whether the two records are the same event, once as what would happen and once as what happened.
bool same_event(const PartRecord& a, const PartRecord& b);
// Whether one sentence can tell both parts: same verb, same player, same source.
bool joinable(const Match& match, const PartRecord& a, const PartRecord& b);
// Whether the amounts of joined parts are added up ("draws 3 cards") rather than the same for each card.
bool adds_up(const Match& match, const PartRecord& part);
// Whether the part gets no line of its own: it was told in an action's heading, or it is a payment or a step
// of the turn.
bool bookkeeping(const Match& match, const PartRecord& part, bool within_effect);

// An action of the turn: as a heading, with the player who takes it, or as an option, without.
struct ActionRecord {
  MessageId heading = MessageId::act_other;
  CardId card = kNoCard;
  CardId other = kNoCard;
  FaceId face = kNoFace;  // as they were when the action was taken; for an option as they are now
  FaceId other_face = kNoFace;
  Sighting at, other_at;
  WordId ability = kNoWord;
  PlayerId target = kNoPlayer;  // the attacked player
};
ActionRecord action_of(const Speaker& speaker, const ActionOption& action);
ActionRecord action_of(const Speaker& speaker, const TraceItem& item);
Sentence action_heading(Speaker& speaker, const ActionRecord& action, PlayerId player);
Sentence action_option(Speaker& speaker, const ActionRecord& action);

}  // namespace kawari
