// The columns Looks and Traits of the table of nodes: what is plainly so about an op. What it does stands in
// its form (ir/dispatch.h).
#pragma once
#include <string_view>

#include "ir/node.h"

namespace kawari {

// What evaluating a node looks at beside what its kids look at: a mask of Reads, or one of the two below.
using LooksAt = std::uint16_t;
struct Looks {
  static constexpr LooksAt Kids = 0;  // at nothing more
  static constexpr LooksAt Keywords = kReadsKeywords;
  static constexpr LooksAt Damage = kReadsDamage;
  static constexpr LooksAt Posture = kReadsPosture;
  static constexpr LooksAt Cards = kReadsCards;
  static constexpr LooksAt Combat = kReadsCombat;
  static constexpr LooksAt Clock = kReadsClock;
  static constexpr LooksAt History = kReadsHistory;
  static constexpr LooksAt Figures = kReadsFigures;
  static constexpr LooksAt Everything = kReadsAll;
  static constexpr LooksAt ItsZone = 0x4000;  // at the cards of the zone that is its value
  static constexpr LooksAt Later = 0x8000;    // at nothing, nor do its kids, until it resolves or is paid
};

// Properties that others ask for, as bits.
using OpTraits = std::uint64_t;
struct Traits {
  static constexpr OpTraits None = 0;
  static constexpr OpTraits Fills = 1;           // a register is kept for its choice or result in any case
  static constexpr OpTraits Composite = 2;       // a statement that other statements are parts of
  static constexpr OpTraits InOrder = 4;         // its statements happen one after the other
  static constexpr OpTraits FirstReturns = 8;    // it is entered again when its first statement is over
  static constexpr OpTraits OwnFrame = 16;       // its statements run in a frame of their own
  static constexpr OpTraits AsksTurn = 32;       // asks how often its event has happened this turn
  static constexpr OpTraits PicksCards = 64;     // cards are picked for it while the effect resolves
  static constexpr OpTraits PicksPlayers = 128;  // players are
  static constexpr OpTraits NamesZone = 256;     // a filter that names cards outside of play
  static constexpr OpTraits ListsFilters = 512;  // a filter that is about whatever its filters are about
  static constexpr OpTraits OfEvent = 1024;      // speaks of the event that woke the ability
  static constexpr OpTraits OfItself = 2048;     // speaks of the card that has the ability
  static constexpr OpTraits OfNamed = 4096;      // speaks of the race or civilization that a player named
  static constexpr OpTraits Refers = 0x2000;     // names cards that were spoken of before
  static constexpr OpTraits Several = 0x4000;    // names more than one card, as far as the words say
  static constexpr OpTraits Counted = 0x8000;    // names as many cards as its second kid says; absent: one
  static constexpr OpTraits Waits = 0x10000;  // its effect waits for a moment; until then nothing is in force
  static constexpr OpTraits Sourceless =
      0x20000;                                // which copy of a card its effect came from does not matter
  static constexpr OpTraits Fixed = 0x40000;  // the amount of its effect on an object never changes
  static constexpr OpTraits NeedsNothing = 0x80000;  // as a replacement's action it can always be carried out
  static constexpr OpTraits DecidedLater = 0x100000;  // whether it can is decided while it is carried out
  static constexpr OpTraits KeepsEvent = 0x200000;  // says that the event which it replaces happens after all
  static constexpr OpTraits LaterToo = 0x400000;    // what lasts is about the cards that come later, too
  // A filter for the cards that did something: cards that come later are never meant, and "they" are those.
  static constexpr OpTraits DidIt = 0x800000;
  static constexpr OpTraits AsksBans = 0x1000000;  // asks which prohibitions hold
  // A statement about decks: its value is how many cards that fit its filter a deck may have; 0: any number.
  static constexpr OpTraits LimitsDeck = 0x2000000;
  // A statement about playing cards that fit its filter: a card's own text says so wherever the card is.
  static constexpr OpTraits RulesPlay = 0x40000000;
  static constexpr OpTraits TopAlone = 0x4000000;  // names a card without those beneath it
  // Costs that cards pay, and what is done with these: "the banished character" is one of them.
  static constexpr OpTraits PaidByExerting = 0x8000000;
  static constexpr OpTraits PaidByBanishing = 0x10000000;
  static constexpr OpTraits PaidByDiscarding = 0x20000000;
  static constexpr OpTraits Heals = 0x80000000;  // a statement that takes damage off: "the healed character"
  static constexpr OpTraits Around = 0x100000000;  // a statement that only says more of the one inside it
};

// The line of an op: what is plainly so about it. nodes.def has those of the core, the forms of a game those
// of its own ops.
struct OpInfo {
  std::string_view name;  // in templates and programs
  Sort sort;
  std::string_view kids;  // sorts in order; `?` may be absent, `*` any number of them
  ValueOf value;
  LooksAt looks;
  OpTraits traits;
  std::string_view doc;  // what it means

  constexpr OpInfo(std::string_view name_, Sort sort_, std::string_view kids_, ValueOf value_, LooksAt looks_,
                   OpTraits traits_, std::string_view doc_)
      : name(name_), sort(sort_), kids(kids_), value(value_), looks(looks_), traits(traits_), doc(doc_) {}
};

// The lines of nodes.def. A program may contain a game's own ops as well: class Ops (ir/ops.h) knows both.
struct CoreLines : Looks, Traits {
  static constexpr OpInfo kLines[] = {
#define NODE(op, name, sort, kids, value, looks_at, traits_of, doc) \
  {name, Sort::sort, kids, ValueOf::value, looks_at, traits_of, doc},
#include "ir/nodes.def"
#undef NODE
  };
};
constexpr const OpInfo& core_line(Op op) { return CoreLines::kLines[static_cast<std::size_t>(op)]; }

}  // namespace kawari
