// A part: one thing that would happen to one object or player. Replacement effects look at parts, commit()
// carries them out, and triggers watch them.
#pragma once
#include <cassert>
#include <cstdint>

#include "base/bit_set.h"
#include "base/ids.h"
#include "ir/facts.h"
#include "ir/words.h"
#include "state/own_marks.h"

namespace kawari {

// How commit() carries out the part.
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
  turn_over,  // to its other side; it stays the same object
  apply,      // an effect begins to apply to an object or a player
  mark,       // an event that changes nothing by itself: quested, challenged, played, chosen …
  shuffle,
  reveal,
  look,
  pay,  // exerts a number of ready resource cards
  begin_step,
};

// What the text or the rule calls the event. Together with the zones it determines the facts of the part. A
// game adds its own verbs (own_verb).
enum class Verb : std::uint8_t {
  none,
  banish,
  destroy,
  discard,
  draw,
  give_back,  // return to hand
  uncover,    // the top card returns to hand, alone
  put,
  ink,
  play,
  resolve,  // an action goes to its zone after it has resolved
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
  kProduct,      // the product of a replacement
  kSelfProduct,  // the product of a self-replacement
  kClosed,       // cannot be replaced any more
  kAttemptOnly,  // cannot happen (an empty deck), but can be replaced
  kCalculated,   // its amount is final
  kCombat,       // damage of a challenge or battle
  kDropped,      // will not happen
  kReplaced,     // dropped because it was replaced
  kPrevented,    // dropped because it is forbidden
  kFromMove,     // damage that is being moved
  kCost,         // part of a cost, not caused by an effect
  kFaceDown,
  kEntersExerted,
  kEntryAsked,
  kBottom,    // to the bottom of the deck
  kPrepared,  // what is impossible or forbidden has been looked at
  kUnpaid,    // a card that is played for no cost
  kShort,     // less of it is there than was asked for
  kLinks,     // enters play linked with the objects that its player has picked
};
using enum PartFlag;
// The most flags: one bit each.
inline constexpr std::size_t kMaxPartFlags = 32;
static_assert(static_cast<std::size_t>(kLinks) < kMaxPartFlags, "the last flag has its bit");
using PartFlags = EnumSet<PartFlag, kMaxPartFlags>;

// Which cards of an object leave play.
enum class Leaves : std::uint8_t {
  whole,      // the top card and all cards beneath it
  top_alone,  // only the top card: the cards beneath it remain as one object
  top_apart,  // only the top card: the cards beneath it separate into the objects that it was put on
  linked,     // one of several linked cards, Part::single: the others remain
};

// The contents of a part in addition to the common fields: one record for each kind that has contents.
struct NothingMore {
  std::uint64_t spare = 0;
};
struct DealtMore {
  std::int32_t base = 0;   // the amount before calculation
  bool unreduced = false;  // it cannot be reduced
  std::uint8_t spare[3] = {};
};
struct MovedMore {
  std::int32_t damage = 0;  // the damage with which the card enters play
  Leaves leaves = Leaves::whole;
  SlotId apart = kNoSlot;       // after a pile fell apart: the second object (the first is Part::other)
  KeywordId with = kNoKeyword;  // a resolved card: the keyword with which it was played
  bool put_by_effect = false;   // a card that an effect puts on another one, without playing it
};
struct AppliedMore {
  FaceId becomes = kNoFace;       // the face that the card has while the effect lasts
  Naming named;                   // what the effect has to remember of what was named
  bool with_last_effect = false;  // another binding of the effect that began before it
  std::uint8_t spare = 0;
};
struct MarkedMore {
  PlayWay way = PlayWay::pay;     // played: the way
  std::uint8_t covered = 0;       // played: the number of cards that it was put on
  KeywordId with = kNoKeyword;    // used: the keyword of the ability
  Fact chosen_as = Fact::chosen;  // chosen: a further fact of the choice
  PlayerId attacked = kNoPlayer;  // attack: the attacked player, if it is not against a creature
  bool combat_goes_on = false;    // end of a challenge or attack: its creatures keep their roles until
                                  // the abilities that waited for it have resolved
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

// The kind of a part, which determines its contents and never changes.
class PartTag {
 public:
  constexpr operator PartKind() const { return kind_; }  // converts like the enum

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
  std::uint16_t group = 0;  // parts of one group happen together or not at all; 0: no group
  PartFlags flags = kOriginal;
  CardId source = kNoCard;  // the card of the effect
  CardId single = kNoCard;  // of an object of linked cards: the one that enters or leaves
  ObjectRef object;         // the object that it happens to
  ObjectRef other;          // the second object: destination, opponent in a challenge, new owner of damage
  std::int32_t amount = 0;  // the value of "that much" and "that many"
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
  std::uint64_t passed = 0;  // bit i: the i-th effect had its chance before a later one changed this part

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

  // The contents by kind. Only those of the part's kind may be read.
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

  // Calls `visit` with the contents.
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
