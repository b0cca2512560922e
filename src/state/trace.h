// The trace: what happened and why, as data. It costs nothing when nobody listens; the explanation, the
// checks of scenario files and JSON are all made from it.
#pragma once
#include <vector>

#include "base/rule.h"
#include "state/state.h"

namespace kawari {

// Where a card lay when it was told of, and who saw its face then.
struct Sighting {
  std::uint8_t seen_by = 0;  // a bit per player
  Zone zone = Zone::none;    // none: not told of
  std::uint8_t place = 0;    // of a shield: which one, from 1
};

// A part as it is remembered: who and what, with the faces as they were and who saw them.
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
  std::int32_t base = 0;  // before damage was calculated; otherwise the amount
  std::int32_t amount = 0;
  PartFlags flags;
  NodeId cause = kNoNode;
  PlayWay way = PlayWay::pay;         // a card that is played
  PlayerId attacked = kNoPlayer;      // an attack that is against a player
  Leaves leaves = Leaves::whole;      // an object that leaves play
  bool put_by_effect = false;         // a card that is put on another one, and not played
  PhaseId phase{0};                   // a phase that begins or is skipped
  CounterId counter = kFirstCounter;  // gained or lost

  bool has(PartFlag flag) const { return flags.has(flag); }
};

enum class TraceKind : std::uint8_t {
  action,       // a player takes an action: `option`; part: the cards as they lay, and what it is called
  phase_began,  // part.phase
  phase_skipped,
  happened,       // a committed part
  replaced,       // part was replaced; by: the effect; see results; player: who chose
  self_replaced,  // part was replaced by its own ability; node: the condition that was true
  candidates,     // several replacement effects could apply: list; player: who chooses
  declined,       // an optional replacement was not used
  ceased,         // another instance of the same effect has nothing more to do; `gone`: for good
  covered,        // an effect already applied to this event covers this part as well
  calculated,     // damage modifiers changed base into amount
  prevented,      // a prohibition: it does not happen
  impossible,     // nothing to do it with
  triggered,      // ability was added to the waiting ones
  not_triggered,  // … was not, because of its secondary condition (node) or because its card left as well
  resolving,      // an ability or effect begins to resolve
  resolved,
  no_effect,   // node: the condition that was false, or the choice that had no legal option
  choice,      // player chose `option`; list: what was on offer
  check,       // the game state check found it; rule says what
  entry,       // a card enters exerted or damaged because of an effect
  infeasible,  // a replacement could not be carried out, so it does not apply
  closed,      // a replacement does not apply, because this is already a replacement's product
  attempted,   // "if you do" is satisfied by the attempt, although it was replaced
  ended,       // the time of an effect is over
  used,        // a "first time" or "next time" effect is used up
  won,
  lost,
  reading,  // the rules leave it open: which reading is used
  fault,
};

struct EffectRecord {  // which effect: the card that has it and the ability
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
  std::vector<RuleKey> behind;  // the game's own rules for this moment: Rules::rules_behind
  PlayerId player = kNoPlayer;
  PartRecord part;
  EffectRecord by;
  NodeId node = kNoNode;
  Option option;      // the action that was taken, the answer that was given
  bool gone = false;  // of an effect that ceased: a one-shot one, which is gone
  Ask ask = Ask::none;
  std::vector<EffectRecord> list;   // candidates
  std::vector<Option> options;      // of a choice
  std::uint8_t shown_to = 0xFF;     // … the players who see all that the chooser saw: on offer, or in vain
  std::vector<PartRecord> results;  // what came in place
};

struct Witness;

struct Trace {
  std::vector<TraceItem> items;
  std::uint32_t batch = 0;
  Witness* witness = nullptr;  // for whoever asks why: state/witness.h
};

}  // namespace kawari
