// The nodes of programs: their ops, their sorts, and the plain records in a book. A card's text becomes a
// tree of nodes once; the interpreter, the printer and "why not" all read the same tree.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/ids.h"
#include "ir/reads.h"
#include "ir/said.h"
#include "ir/words.h"

namespace kawari {

// The ops of nodes.def. A game's own ops begin at count_ (ir/own_ops.h). The same value can be a different op
// in each game: the book or grammar says which game it belongs to.
enum class Op : std::uint16_t {
#define NODE(op, ...) op,
#include "ir/nodes.def"
#undef NODE
  count_
};
inline constexpr std::size_t kCoreOps = static_cast<std::size_t>(Op::count_);
inline constexpr std::size_t kMaxOps = 256;  // the most ops of one game, with those of the core
constexpr Op own_op(std::size_t place) { return static_cast<Op>(kCoreOps + place); }
constexpr bool is_own(Op op) { return op >= Op::count_; }
// Whether programs can contain this op. Rules English uses further ops while it reads or prints a text.
constexpr bool in_programs(Op op) { return static_cast<std::size_t>(op) < kMaxOps; }

// A set of ops.
struct OpSet {
  std::uint64_t words[kMaxOps / 64];
  void add(Op op) { words[static_cast<std::size_t>(op) / 64] |= bit(op); }
  bool has(Op op) const { return (words[static_cast<std::size_t>(op) / 64] & bit(op)) != 0; }

 private:
  static constexpr std::uint64_t bit(Op op) {
    return std::uint64_t{1} << (static_cast<std::size_t>(op) % 64);
  }
};

enum class Sort : std::uint8_t {
  Any,
  Ability,
  Stmt,
  Objects,
  Filter,
  Players,
  Amount,
  Cond,
  Event,
  Duration,
  Cost
};

// What Node::value holds.
enum class ValueOf : std::uint8_t {
  None,
  Number,
  Stat,
  Ban,
  Permission,
  Word,
  Keyword,  // by its name in the game
  Colour,   // ink type or civilization, by its name in the game
  Kind,
  Zone,
  Fact,  // Fact, plus kPassive where the subject is the second card of the event, plus kTogether, kByEffect
  Comparison,  // Comparison
  Figure,      // figure_value(Stat, Comparison)
  Register,
  Role,
  Choice,   // a ChoiceBits
  Limit,    // a LimitBits
  Replace,  // a ReplaceBits
  Place,    // a Place
  Way,      // a WayBits
  Entry,    // an EntryBits
  Linking,  // a LinkingBits
  Side,     // a SideBits
};

inline constexpr std::int16_t kPassive = 0x100;
// "1 or more …": the ability triggers once for all events of this kind that happen together; the amount is
// their total.
inline constexpr std::int16_t kTogether = 0x200;
// "If an effect would …": what is paid as a cost is not meant.
inline constexpr std::int16_t kByEffect = 0x400;
constexpr Fact fact_of(std::int32_t value) { return static_cast<Fact>(value & 0xFF); }

// The roles of cards: the card that the event happened to, the other card in it, the card that caused it,
// and, inside an ability made by `create`, the object that it was made for.
enum class Role : std::uint8_t { subject, other, source, bound };
enum ChoiceBits : std::int16_t { kUpTo = 1 };
enum LimitBits : std::int16_t {
  kOncePerTurn = 1,
  kFirstTimeEachTurn = 2,
  kOnceDuringYourTurn = 4,
  kNextTimeOnly = 8
};
enum ReplaceBits : std::int16_t { kOptional = 1, kNextTime = 2, kFirstTime = 4, kOwnMovement = 8 };
enum LinkingBits : std::int16_t { kSaidTo = 1 };  // of if_done: "A to B", not "A. If you do, B"
// Sides of a card in the plane, at which another card lies that is linked with it.
enum SideBits : std::int16_t { kLeft = 1, kRight = 2, kAbove = 4, kBelow = 8 };
enum WayBits : std::int16_t { kPlain = 0, kForFree = 1, kPlayExerted = 2 };
enum EntryBits : std::int16_t { kEnterExerted = 1, kEnterDamaged = 2, kMayEnter = 4, kEnterLinked = 8 };

// Where `put-into` puts cards. Values behind these are zones of the game's own (zone_at).
enum class Place : std::uint8_t {
  hand,
  deck_top,
  deck_bottom,
  deck_shuffled,
  discard,
  resource,          // ready, face down (inkwell); untapped (mana)
  resource_exerted,  // exerted, tapped
  play,              // into the battle zone, without being played or summoned
  under_self,
  hand_alone,  // to the hand, without the cards beneath it, which stay in play
  deck_top_in_any_order,
  deck_bottom_in_any_order,
  // An action or spell, when it has resolved.
  hand_instead_of_discard,
  deck_bottom_instead_of_discard,
  deck_shuffled_instead_of_discard,
  resource_instead_of_discard,
  resource_exerted_instead_of_discard,
  count_
};
// What a place says besides where the cards go.
struct PlaceForm {
  Place at;
  bool any_order = false;           // the cards of piles are mixed as their orderer likes
  bool instead_of_discard = false;  // it replaces where the card goes when it has resolved
};
constexpr PlaceForm form_of(Place place) {
  switch (place) {
    case Place::deck_top_in_any_order:
      return {Place::deck_top, true};
    case Place::deck_bottom_in_any_order:
      return {Place::deck_bottom, true};
    case Place::hand_instead_of_discard:
      return {Place::hand, false, true};
    case Place::deck_bottom_instead_of_discard:
      return {Place::deck_bottom, false, true};
    case Place::deck_shuffled_instead_of_discard:
      return {Place::deck_shuffled, false, true};
    case Place::resource_instead_of_discard:
      return {Place::resource, false, true};
    case Place::resource_exerted_instead_of_discard:
      return {Place::resource_exerted, false, true};
    case Place::hand:
    case Place::deck_top:
    case Place::deck_bottom:
    case Place::deck_shuffled:
    case Place::discard:
    case Place::resource:
    case Place::resource_exerted:
    case Place::play:
    case Place::under_self:
    case Place::hand_alone:
    case Place::count_:
      break;
  }
  return {place};
}
constexpr bool is_own_zone(Place place) { return place >= Place::count_; }
constexpr Zone zone_at(Place own) {
  return own_zone(static_cast<int>(own) - static_cast<int>(Place::count_));
}

constexpr std::int16_t figure_value(Stat stat, Comparison comparison) {
  return static_cast<std::int16_t>(static_cast<int>(stat) << 4 | static_cast<int>(comparison));
}
constexpr Stat figure_stat(std::int32_t value) { return static_cast<Stat>(value >> 4); }
constexpr Comparison figure_comparison(std::int32_t value) { return static_cast<Comparison>(value & 15); }

struct Node {
  Op op = Op::none;
  std::uint8_t kid_count = 0;
  std::uint8_t reg = 0xFF;  // the register for its choice or result; 0xFF: none
  std::int32_t value = 0;
  std::uint32_t first_kid = 0;  // into Book's kid list
  NodeId next = kNoNode;        // statements: the next statement; kNoNode: the end
};
static_assert(sizeof(Node) == 16);  // the hint is stored separately in the book: only the printer needs it

inline constexpr std::uint8_t kNoRegister = 0xFF;
inline constexpr int kMaxRegisters = 10;

std::string_view name_of(Sort sort);

}  // namespace kawari
