// The columns Looks and Traits of the table of nodes: simple properties of an op. Its behaviour is in its
// form (ir/dispatch.h).
#pragma once
#include <string_view>

#include "ir/node.h"

namespace kawari {

// What evaluating a node reads besides what its kids read: a mask of Reads, or ItsZone or Later.
using LooksAt = std::uint16_t;
struct Looks {
  static constexpr LooksAt Kids = 0;  // nothing more
  static constexpr LooksAt Keywords = kReadsKeywords;
  static constexpr LooksAt Damage = kReadsDamage;
  static constexpr LooksAt Posture = kReadsPosture;
  static constexpr LooksAt Cards = kReadsCards;
  static constexpr LooksAt Combat = kReadsCombat;
  static constexpr LooksAt Clock = kReadsClock;
  static constexpr LooksAt History = kReadsHistory;
  static constexpr LooksAt Figures = kReadsFigures;
  static constexpr LooksAt Everything = kReadsAll;
  static constexpr LooksAt ItsZone = 0x4000;  // the cards of the zone that is its value
  static constexpr LooksAt Later = 0x8000;    // nothing, and its kids neither, until it resolves or is paid
};

// Properties that others ask for, as bits.
using OpTraits = std::uint64_t;
struct Traits {
  static constexpr OpTraits None = 0;
  static constexpr OpTraits Fills = 1;           // always has a register for its choice or result
  static constexpr OpTraits Composite = 2;       // a statement that contains other statements
  static constexpr OpTraits InOrder = 4;         // its statements happen one after the other
  static constexpr OpTraits FirstReturns = 8;    // it is entered again when its first statement has ended
  static constexpr OpTraits OwnFrame = 16;       // its statements run in a frame of their own
  static constexpr OpTraits AsksTurn = 32;       // counts how often its event has happened this turn
  static constexpr OpTraits PicksCards = 64;     // players pick cards for it while the effect resolves
  static constexpr OpTraits PicksPlayers = 128;  // players pick players for it
  static constexpr OpTraits NamesZone = 256;     // a filter that names cards outside of play
  static constexpr OpTraits ListsFilters = 512;  // a filter whose domain is that of the filters that it lists
  static constexpr OpTraits OfEvent = 1024;      // refers to the event that woke the ability
  static constexpr OpTraits OfItself = 2048;     // refers to the card that has the ability
  static constexpr OpTraits OfNamed = 4096;      // refers to the race or civilization that a player named
  static constexpr OpTraits Refers = 0x2000;     // refers to cards that were mentioned before
  static constexpr OpTraits Several = 0x4000;    // refers to more than one card, as far as the words tell
  static constexpr OpTraits Counted = 0x8000;  // refers to as many cards as its second kid says; absent: one
  static constexpr OpTraits Waits = 0x10000;  // its effect waits for a moment, and is not in force until then
  static constexpr OpTraits Sourceless =
      0x20000;                                // which copy of a card its effect came from does not matter
  static constexpr OpTraits Fixed = 0x40000;  // the amount of its effect on an object never changes
  // As the action of a replacement it can always be carried out.
  static constexpr OpTraits NeedsNothing = 0x80000;
  static constexpr OpTraits DecidedLater = 0x100000;  // whether it can be carried out is decided while it is
  static constexpr OpTraits KeepsEvent = 0x200000;    // says that the replaced event happens after all
  // A lasting effect of it also applies to cards that come later.
  static constexpr OpTraits LaterToo = 0x400000;
  // A filter for the cards that did something. It never applies to cards that come later, and "they" refers
  // to those that did it.
  static constexpr OpTraits DidIt = 0x800000;
  static constexpr OpTraits AsksBans = 0x1000000;  // depends on the prohibitions in force
  // A statement about decks. Its value is the number of cards fitting its filter that a deck may have; 0: any
  // number.
  static constexpr OpTraits LimitsDeck = 0x2000000;
  // A statement about playing cards that fit its filter. On a card it applies to the card itself in every
  // zone.
  static constexpr OpTraits RulesPlay = 0x40000000;
  static constexpr OpTraits TopAlone = 0x4000000;  // refers to a card without the cards beneath it
  // Costs that are paid with cards, and what is done to these cards: "the banished character" is one of them.
  static constexpr OpTraits PaidByExerting = 0x8000000;
  static constexpr OpTraits PaidByBanishing = 0x10000000;
  static constexpr OpTraits PaidByDiscarding = 0x20000000;
  static constexpr OpTraits Pays = 0x80000000;    // a statement that pays with resource cards
  static constexpr OpTraits Heals = 0x100000000;  // a statement that takes damage off: "the healed character"
  static constexpr OpTraits LeavesCards = 0x400000000;  // a statement that neither moves nor turns its cards
  static constexpr OpTraits Around = 0x200000000;  // a statement that only says more of the one inside it
  // A statement that turns cards. It does nothing to a card that is already exerted, or ready.
  static constexpr OpTraits NeedsReady = 0x800000000;
  static constexpr OpTraits NeedsExerted = 0x1000000000;
};

// The line of an op with its simple properties. nodes.def has the lines of the core's ops; each own op of a
// game has its line in its form.
struct OpInfo {
  std::string_view name;  // in templates and programs
  Sort sort;
  std::string_view kids;  // sorts in order; `?`: may be absent, `*`: any number
  ValueOf value;
  LooksAt looks;
  OpTraits traits;
  std::string_view doc;  // what it means

  constexpr OpInfo(std::string_view name_, Sort sort_, std::string_view kids_, ValueOf value_, LooksAt looks_,
                   OpTraits traits_, std::string_view doc_)
      : name(name_), sort(sort_), kids(kids_), value(value_), looks(looks_), traits(traits_), doc(doc_) {}
};

// The lines of nodes.def. Programs may also contain a game's own ops: class Ops (ir/ops.h) has the lines of
// both.
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
