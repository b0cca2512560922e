// A part: one thing that would happen to one object or player. Parts are what replacement effects look at,
// what commit() carries out and what triggers watch.
#pragma once
#include <cstdint>

#include "base/ids.h"
#include "ir/words.h"

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
  gain_lore,
  lose_lore,
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

// What the text or the rule calls it; with the zones it decides which facts the part is.
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
  quest,
  challenge,
  sing,
  move,
  choose,
  support,
  start_turn,
  end_turn,
  use_ability,
  phase,
  shift,
  lose_game,
  end_challenge,
  attack,
  block,
  battle,
  win_battle,
  lose_battle,
  break_shield,
  unblocked,    // nobody blocked it
  end_battle,   // the battle is over
  keep_tapped,  // as its player untaps
  aim,          // the shields that it will break have been chosen
  count_
};

enum PartFlags : std::uint16_t {
  kOriginal = 1,      // as the instruction proposed it
  kProduct = 2,       // what a replacement put in its place
  kSelfProduct = 4,   // what a self-replacement put in its place
  kClosed = 8,        // accepts no further replacement
  kAttemptOnly = 16,  // cannot happen (an empty deck), but can be replaced
  kCalculated = 32,   // its amount is final
  kCombat = 64,       // damage of a challenge or battle
  kDropped = 128,     // will not happen
  kReplaced = 256,    // … because something replaced it
  kPrevented = 512,   // … because something forbids it
  kFromMove = 1024,   // damage that is being moved
  kCost = 2048,       // paid, not caused by an effect
  kFaceDown = 4096,
  kEntersExerted = 8192,
  kEntryAsked = 16384,
  kBottom = 32768,  // to the bottom of the deck
};

// Part::extra of damage that can't be reduced.
inline constexpr std::uint32_t kUnreduced = 1;

// Part::extra of an object that leaves: only its top card goes, and what lies beneath is one object, or falls
// apart into those that it was put on.
inline constexpr std::uint32_t kTopAlone = 1;
inline constexpr std::uint32_t kTopApart = 2;

// Part::extra of the end of a challenge or attack: who takes part does so until what waited for it is worked
// off.
inline constexpr std::uint32_t kCombatGoesOn = 1;

// Part::extra of a card that is put on another one: an effect puts it there, nobody plays it.
inline constexpr std::uint32_t kPutByEffect = 1;

// Part::extra of an effect that begins: it is another binding of the one that began before it.
inline constexpr std::uint32_t kWithLastEffect = 1;

// Part::group of what came in place of an event, where it happens to the event's own card.
inline constexpr std::uint16_t kOwnEvent = 0xFFFF;

struct Part {
  PartKind kind = PartKind::none;
  Verb verb = Verb::none;
  PlayerId player = kNoPlayer;  // to whom it happens, or who does it
  Zone from = Zone::none;
  Zone to = Zone::none;
  std::uint8_t scope = 0xFF;
  std::uint8_t prepared = 0;  // what is impossible or forbidden has been looked at
  std::uint8_t spare = 0;
  std::uint16_t group = 0;  // parts that happen as a whole or not at all; 0: alone
  std::uint16_t flags = kOriginal;
  CardId source = kNoCard;   // the card whose effect it is
  std::uint16_t unpaid = 0;  // 1: a card that is played for no cost
  ObjectRef object;          // what it happens to
  ObjectRef other;           // the second object: destination, opponent in a challenge, new owner of damage
  std::int32_t base = 0;     // the amount before calculation
  std::int32_t amount = 0;
  NodeId cause = kNoNode;   // the ability or statement behind it; kNoNode: a rule or an action
  std::uint32_t extra = 0;  // by kind: word, keyword, stat, effect slot, damage that it enters with
  std::uint64_t stems = 0;  // bit i: it comes from the i-th effect that was applied to its event
  std::uint64_t passed =
      0;  // bit i: that effect was applied before a later one changed this: no second chance

  bool has(std::uint16_t flag) const { return (flags & flag) != 0; }
};

}  // namespace kawari
