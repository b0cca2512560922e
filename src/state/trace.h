// The trace: what happened and why, as data. It costs nothing if there is no listener. Explanations, the
// checks of scenario files and JSON are all made from it.
#pragma once
#include <vector>

#include "base/rule.h"
#include "state/state.h"

namespace kawari {

// The place of a card when the trace item was written, and who saw its face then.
struct Sighting {
  std::uint8_t seen_by = 0;  // a bit per player
  Zone zone = Zone::none;    // none: not recorded
  std::uint8_t place = 0;    // of a shield: its number, from 1
};

// A part as the trace records it: who and what, with the faces as they were and who saw them.
struct PartRecord {
  PartKind kind = PartKind::none;
  Verb verb = Verb::none;
  FactSet facts;
  PlayerId player = kNoPlayer;
  CardId card = kNoCard;
  FaceId face = kNoFace;
  CardId other = kNoCard;
  FaceId other_face = kNoFace;
  CardId source = kNoCard;
  FaceId source_face = kNoFace;
  Sighting at, other_at, source_at;
  Zone from = Zone::none;
  Zone to = Zone::none;
  std::int32_t base = 0;  // damage: the amount before calculation; otherwise the amount
  std::int32_t amount = 0;
  PartFlags flags;
  NodeId cause = kNoNode;
  PlayWay way = PlayWay::pay;         // of a card that is played
  PlayerId attacked = kNoPlayer;      // of an attack against a player
  Leaves leaves = Leaves::whole;      // of an object that leaves play
  bool put_by_effect = false;         // of a card that is put on another one without being played
  PhaseId phase{0};                   // that begins or is skipped
  CounterId counter = kFirstCounter;  // that is gained or lost
  SideBits side{};                    // of a card that enters linked: the side of `other` at which it lies

  bool has(PartFlag flag) const { return flags.has(flag); }
};

enum class TraceKind : std::uint8_t {
  action,       // a player takes an action: `option`; part: its cards as they lay, and its verb
  phase_began,  // part.phase
  phase_skipped,
  happened,       // a committed part
  replaced,       // `part` was replaced by the effect `by`; `results`: the products; `player`: who chose
  self_replaced,  // `part` was replaced by its own ability; `node`: the condition that was true
  candidates,     // several replacement effects could apply: `list`; `player`: who chooses
  declined,       // an optional replacement was not used
  ceased,         // another instance of the same effect has no more to do; `gone`: it has ended
  covered,        // an effect that was applied to this event covers this part as well
  calculated,     // damage modifiers changed base into amount
  prevented,      // a prohibition prevents the event
  impossible,     // the event cannot happen
  triggered,      // an ability was added to the waiting ones
  // An ability was not, because of its secondary condition (`node`) or because its card left as well.
  not_triggered,
  resolving,  // an ability or effect begins to resolve
  resolved,
  no_effect,   // `node`: the condition that was false, or the choice without a legal option
  choice,      // `player` chose `option`; `options`: what was on offer
  check,       // found by the game state check; `rule` says what
  entry,       // a card enters exerted or damaged because of an effect
  infeasible,  // a replacement does not apply because it cannot be carried out
  closed,      // a replacement does not apply because the part is already the product of one
  attempted,   // "if you do" is satisfied by the attempt, although the event was replaced
  ended,       // the time of an effect is over
  used,        // a "first time" or "next time" effect is used up
  won,
  lost,
  reading,  // the rules leave a point open: the reading that is used
  fault,
};

struct EffectRecord {  // an effect: its card and its ability
  CardId card = kNoCard;
  FaceId face = kNoFace;
  Sighting at;
  NodeId node = kNoNode;
  WordId ability = kNoWord;
  KeywordId keyword = kNoKeyword;
  PlayerId controller = kNoPlayer;
  std::uint32_t instance = 0;
};

struct TraceItem {
  TraceKind kind = TraceKind::happened;
  std::uint8_t depth = 0;   // nesting of frames
  std::uint32_t batch = 0;  // parts with the same number happened together
  RuleKey rule = kNoRule;
  RuleKey rule2 = kNoRule;
  std::vector<RuleKey> behind;  // rules of the game for this moment: Rules::rules_behind
  PlayerId player = kNoPlayer;
  PartRecord part;
  EffectRecord by;
  NodeId node = kNoNode;
  Option option;      // the action that was taken, or the answer that was given
  bool gone = false;  // ceased: a one-shot effect, which has ended
  Ask ask = Ask::none;
  std::vector<EffectRecord> list;   // candidates
  std::vector<Option> options;      // choice: what was on offer
  std::uint8_t shown_to = 0xFF;     // choice: the players who see everything that the chooser saw
  std::vector<PartRecord> results;  // replaced: the products
};

struct Witness;
class Sightings;

struct Trace {
  std::vector<TraceItem> items;
  std::uint32_t batch = 0;
  Witness* witness = nullptr;      // for "why" questions: state/witness.h
  Sightings* sightings = nullptr;  // for the numbers of cards in views: state/sightings.h
};

}  // namespace kawari
