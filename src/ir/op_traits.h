// The columns Looks and Traits of the table of nodes: what is plainly so about an op. What it does stands in
// its form (ir/dispatch.h).
#pragma once
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
using OpTraits = std::uint32_t;
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
};

// The columns of the table, as far as they are constants.
struct OpColumns {
  Sort sort;
  LooksAt looks;
  OpTraits traits;
};
struct OpTable : Looks, Traits {
  // The last line is for the nodes that rules English uses only while it reads.
  static constexpr OpColumns kColumns[] = {
#define NODE(op, name, sort, kids, value, looks_at, traits_of, doc) {Sort::sort, looks_at, traits_of},
#include "ir/nodes.def"
#undef NODE
      {Sort::Any, Everything, None}};
  static constexpr const OpColumns& of(Op op) {
    return kColumns[static_cast<std::size_t>(op < Op::count_ ? op : Op::count_)];
  }
};

constexpr Sort sort_of(Op op) { return OpTable::of(op).sort; }
constexpr LooksAt looks_at(Op op) { return OpTable::of(op).looks; }
constexpr bool has_trait(Op op, OpTraits trait) { return (OpTable::of(op).traits & trait) != 0; }

constexpr bool fills_register(Op op) { return has_trait(op, Traits::Fills); }
constexpr bool composite(Op op) { return has_trait(op, Traits::Composite); }
constexpr bool runs_in_own_frame(Op op) { return has_trait(op, Traits::OwnFrame); }
constexpr bool asks_turn(Op op) { return has_trait(op, Traits::AsksTurn); }
constexpr bool picks_cards(Op op) { return has_trait(op, Traits::PicksCards); }
constexpr bool picks_players(Op op) { return has_trait(op, Traits::PicksPlayers); }
constexpr bool names_zone(Op op) { return has_trait(op, Traits::NamesZone); }
constexpr bool lists_filters(Op op) { return has_trait(op, Traits::ListsFilters); }
constexpr bool of_event(Op op) { return has_trait(op, Traits::OfEvent); }
constexpr bool of_itself(Op op) { return has_trait(op, Traits::OfItself); }
constexpr bool refers(Op op) { return has_trait(op, Traits::Refers); }
constexpr bool waits(Op op) { return has_trait(op, Traits::Waits); }
constexpr bool of_named(Op op) { return has_trait(op, Traits::OfNamed); }

}  // namespace kawari
