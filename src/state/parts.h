// A part: one thing that would happen to one object or player. Parts are what replacement effects look at,
// what commit() carries out and what triggers watch.
#pragma once
#include <cassert>
#include <cstdint>

#include "base/bit_set.h"
#include "base/ids.h"
#include "ir/facts.h"
#include "ir/words.h"
#include "state/own_marks.h"

namespace kawari {

// How commit() carries it out.
enum class PartKind : std::uint8_t {
  none,
  deal_damage,
  put_damage,
  remove_damage,
  draw,
  move_card,  // any change of zone
  exert,
  ready,
  gain,  // a counter of a player
  lose,
  relocate,   // a character moves to a location
  put_under,  // a card goes beneath an object
  turn_over,  // to its other side; the same object
  apply,      // an effect begins to apply to an object or a player
  mark,       // happens, and changes nothing by itself: quested, challenged, played, chosen …
  shuffle,
  reveal,
  look,
  pay,  // exerts that many ready resource cards
  begin_step,
};

// What the text or the rule calls it; with the zones it decides which facts the part is. A game adds its own
// (own_verb).
enum class Verb : std::uint8_t {
  none,
  banish,
  destroy,
  discard,
  draw,
  give_back,  // return to hand
  uncover,    // … the card on top alone
  put,
  ink,
  play,
  resolve,  // an action goes where actions go when they have resolved
  move,
  choose,
  start_turn,
  end_turn,
  use_ability,
  shift,
  lose_game,
  end_challenge,
  count_
};

enum class PartFlag : std::uint8_t {
  kOriginal,     // as the instruction proposed it
  kProduct,      // what a replacement put in its place
  kSelfProduct,  // what a self-replacement put in its place
  kClosed,       // accepts no further replacement
  kAttemptOnly,  // cannot happen (an empty deck), but can be replaced
  kCalculated,   // its amount is final
  kCombat,       // damage of a challenge or battle
  kDropped,      // will not happen
  kReplaced,     // … because something replaced it
  kPrevented,    // … because something forbids it
  kFromMove,     // damage that is being moved
  kCost,         // paid, not caused by an effect
  kFaceDown,
  kEntersExerted,
  kEntryAsked,
  kBottom,    // to the bottom of the deck
  kPrepared,  // what is impossible or forbidden has been looked at
  kUnpaid,    // a card that is played for no cost
  kOwnEvent,  // came in place of an event, and happens to the event's own card
};
using enum PartFlag;
// Room for as many flags as bits.
inline constexpr std::size_t kMaxPartFlags = 32;
static_assert(static_cast<std::size_t>(kOwnEvent) < kMaxPartFlags, "the last flag has its bit");
using PartFlags = EnumSet<PartFlag, kMaxPartFlags>;

// What of an object leaves play.
enum class Leaves : std::uint8_t {
  whole,      // the card on top and all that lies beneath it
  top_alone,  // only the card on top: what lies beneath is one object from now on
  top_apart,  // only the card on top: what lies beneath falls apart into those that it was put on
};

// What a part carries beside the fields that all parts have: one record for each kind that carries anything.
struct NothingMore {
  std::uint64_t spare = 0;
};
struct DealtMore {
  std::int32_t base = 0;   // the amount before calculation
  bool unreduced = false;  // it can't be reduced
  std::uint8_t spare[3] = {};
};
struct MovedMore {
  std::int32_t damage = 0;  // that the card enters play with
  Leaves leaves = Leaves::whole;
  SlotId apart = kNoSlot;       // what fell apart: the second object, beside Part::other; once it happened
  KeywordId with = kNoKeyword;  // a resolved card: the keyword by which it was played
  bool put_by_effect = false;   // a card that is put on another one: an effect does it, nobody plays it
};
struct AppliedMore {
  FaceId becomes = kNoFace;       // the face that the card has while the effect lasts
  Naming named;                   // what the effect has to remember of what was named
  bool with_last_effect = false;  // another binding of the effect that began before it
  std::uint8_t spare = 0;
};
struct MarkedMore {
  PlayWay way = PlayWay::pay;     // played: how
  std::uint8_t covered = 0;       // played: on how many cards
  KeywordId with = kNoKeyword;    // used: the keyword whose ability it is
  Fact chosen_as = Fact::chosen;  // chosen: what the choice is called besides
  PlayerId attacked = kNoPlayer;  // attack: the player, where it is not against a card
  bool combat_goes_on = false;    // end of a challenge or attack: those who take part do so until what
                                  // waited for it is worked off
  std::uint8_t spare[2] = {};
};
struct CountedMore {
  CounterId counter = kFirstCounter;
  std::uint8_t spare[7] = {};
};
struct StepMore {
  PhaseId phase{0};
  std::uint8_t spare[7] = {};
};

// The kind of a part says what else the part carries: it is fixed when the part is made.
class PartTag {
 public:
  constexpr operator PartKind() const { return kind_; }  // NOLINT: it is one

 private:
  friend struct Part;
  explicit constexpr PartTag(PartKind kind) : kind_(kind) {}
  PartKind kind_;
};

struct Part {
  PartTag kind;
  Verb verb = Verb::none;
  PlayerId player = kNoPlayer;  // to whom it happens, or who does it
  Zone from = Zone::none;
  Zone to = Zone::none;
  std::uint8_t scope = 0xFF;
  std::uint16_t group = 0;  // parts that happen as a whole or not at all; 0: alone
  PartFlags flags = kOriginal;
  CardId source = kNoCard;  // the card whose effect it is
  std::uint16_t spare = 0;
  ObjectRef object;         // what it happens to
  ObjectRef other;          // the second object: destination, opponent in a challenge, new owner of damage
  std::int32_t amount = 0;  // what "that much" and "that many" mean
  NodeId cause = kNoNode;   // the ability or statement behind it; kNoNode: a rule or an action

 private:
  union More {
    NothingMore nothing;
    DealtMore dealt;
    MovedMore moved;
    AppliedMore applied;
    MarkedMore marked;
    CountedMore counted;
    StepMore step;
    constexpr More() : nothing() {}
  };
  More more_;

 public:
  std::uint64_t stems = 0;   // bit i: it comes from the i-th effect that was applied to its event
  std::uint64_t passed = 0;  // bit i: that effect was applied before a later one changed this: no second
                             // chance

  constexpr Part() : Part(PartKind::none) {}
  constexpr explicit Part(PartKind made) : kind(made) {
    switch (made) {
      case PartKind::deal_damage:
        more_.dealt = {};
        break;
      case PartKind::move_card:
        more_.moved = {};
        break;
      case PartKind::apply:
        more_.applied = {};
        break;
      case PartKind::mark:
        more_.marked = {};
        break;
      case PartKind::gain:
      case PartKind::lose:
        more_.counted = {};
        break;
      case PartKind::begin_step:
        more_.step = {};
        break;
      case PartKind::none:
      case PartKind::put_damage:
      case PartKind::remove_damage:
      case PartKind::draw:
      case PartKind::exert:
      case PartKind::ready:
      case PartKind::relocate:
      case PartKind::put_under:
      case PartKind::turn_over:
      case PartKind::shuffle:
      case PartKind::reveal:
      case PartKind::look:
      case PartKind::pay:
        break;
    }
  }

  bool has(PartFlag flag) const { return flags.has(flag); }

  // What it carries by its kind; of another kind there is none.
  DealtMore& dealt() { return checked(PartKind::deal_damage), more_.dealt; }
  MovedMore& moved() { return checked(PartKind::move_card), more_.moved; }
  AppliedMore& applied() { return checked(PartKind::apply), more_.applied; }
  MarkedMore& marked() { return checked(PartKind::mark), more_.marked; }
  CountedMore& counted() {
    return checked(kind == PartKind::gain ? PartKind::gain : PartKind::lose), more_.counted;
  }
  StepMore& step() { return checked(PartKind::begin_step), more_.step; }
  const DealtMore& dealt() const { return checked(PartKind::deal_damage), more_.dealt; }
  const MovedMore& moved() const { return checked(PartKind::move_card), more_.moved; }
  const AppliedMore& applied() const { return checked(PartKind::apply), more_.applied; }
  const MarkedMore& marked() const { return checked(PartKind::mark), more_.marked; }
  const CountedMore& counted() const {
    return checked(kind == PartKind::gain ? PartKind::gain : PartKind::lose), more_.counted;
  }
  const StepMore& step() const { return checked(PartKind::begin_step), more_.step; }

  // Calls `visit` with what it carries.
  template <class Visit>
  auto visit_more(Visit visit) const {
    switch (PartKind{kind}) {
      case PartKind::deal_damage:
        return visit(more_.dealt);
      case PartKind::move_card:
        return visit(more_.moved);
      case PartKind::apply:
        return visit(more_.applied);
      case PartKind::mark:
        return visit(more_.marked);
      case PartKind::gain:
      case PartKind::lose:
        return visit(more_.counted);
      case PartKind::begin_step:
        return visit(more_.step);
      case PartKind::none:
      case PartKind::put_damage:
      case PartKind::remove_damage:
      case PartKind::draw:
      case PartKind::exert:
      case PartKind::ready:
      case PartKind::relocate:
      case PartKind::put_under:
      case PartKind::turn_over:
      case PartKind::shuffle:
      case PartKind::reveal:
      case PartKind::look:
      case PartKind::pay:
        break;
    }
    return visit(more_.nothing);
  }

 private:
  void checked([[maybe_unused]] PartKind wanted) const { assert(kind == wanted); }
};
static_assert(sizeof(Part) == 56);

}  // namespace kawari
