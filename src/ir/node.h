// The nodes of programs: the op of each, its sort, and the plain records that a book holds. A card's text
// becomes a tree of these once; the interpreter, the printer and "why not" all read the same tree.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/ids.h"
#include "ir/reads.h"
#include "ir/said.h"
#include "ir/words.h"

namespace kawari {

// The ops of nodes.def. Behind them, from count_ on, each game has its own (ir/own_ops.h): whose they are
// is known from the book or the grammar that they stand in.
enum class Op : std::uint16_t {
#define NODE(op, ...) op,
#include "ir/nodes.def"
#undef NODE
  count_
};
inline constexpr std::size_t kCoreOps = static_cast<std::size_t>(Op::count_);
inline constexpr std::size_t kMaxOps = 256;  // of one game: those of the core and its own
constexpr Op own_op(std::size_t place) { return static_cast<Op>(kCoreOps + place); }
constexpr bool is_own(Op op) { return op >= Op::count_; }
// Programs are made of such ops. Rules English has others, which exist only while a text is read or printed.
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
  Fact,        // Fact, plus kPassive where the subject is the second card of the event, plus kTogether
  Comparison,  // Comparison
  Figure,      // figure_value(Stat, Comparison)
  Register,
  Role,
  Choice,   // ChoiceBits
  Limit,    // LimitBits
  Replace,  // ReplaceBits
  Place,    // Place
  Way,      // WayBits
  Entry,    // EntryBits
};

inline constexpr std::int16_t kPassive = 0x100;
// "1 or more …": once for everything of this kind that happens together, with the total as its amount.
inline constexpr std::int16_t kTogether = 0x200;
constexpr Fact fact_of(std::int32_t value) { return static_cast<Fact>(value & 0xFF); }

// Parts that a card can play: what the event happened to, the other card in it, the card that caused it,
// and, inside an ability that `create` made, the object that it was made for.
enum class Role : std::uint8_t { subject, other, source, bound };
enum ChoiceBits : std::int16_t { kUpTo = 1 };
enum LimitBits : std::int16_t {
  kOncePerTurn = 1,
  kFirstTimeEachTurn = 2,
  kOnceDuringYourTurn = 4,
  kNextTimeOnly = 8
};
enum ReplaceBits : std::int16_t { kOptional = 1, kNextTime = 2, kFirstTime = 4, kOwnMovement = 8 };
enum WayBits : std::int16_t { kPlain = 0, kForFree = 1, kPlayExerted = 2 };
enum EntryBits : std::int16_t { kEnterExerted = 1, kEnterDamaged = 2, kMayEnter = 4, kEnterLinked = 8 };

// Where `put-into` puts cards.
// A place behind these is a zone of the game's own (zone_at).
enum class Place : std::uint8_t {
  hand,
  deck_top,
  deck_bottom,
  deck_shuffled,
  discard,
  resource,          // ready, face down (inkwell); untapped (mana)
  resource_exerted,  // exerted, tapped
  play,              // put into the battle zone: not played, not summoned
  under_self,
  deck_bottom_instead_of_discard,  // where the card goes when it has finished resolving
  hand_alone,                      // to the hand; the cards beneath it stay in play
  count_
};
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
  std::uint8_t reg = 0xFF;  // the register that holds its choice or result; 0xFF: none
  std::int32_t value = 0;
  std::uint32_t first_kid = 0;  // into Book's kid list
  NodeId next = kNoNode;        // statements: what comes after this one; kNoNode: the end
};
static_assert(sizeof(Node) == 16);  // its hint stands beside it in the book: only the printer asks

inline constexpr std::uint8_t kNoRegister = 0xFF;
inline constexpr int kMaxRegisters = 10;

std::string_view name_of(Sort sort);

}  // namespace kawari
