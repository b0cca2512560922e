// State: one position of one match as a plain value. It contains everything that is being resolved (frames,
// proposals, waiting abilities), so that a copy made with `=` can continue from exactly there. Its lists have
// room for far more than a game needs; a copy costs only what is used.
#pragma once
#include <cstdint>
#include <iterator>
#include <type_traits>

#include "base/bounded_list.h"
#include "base/ids.h"
#include "base/number.h"
#include "base/rng.h"
#include "base/rule.h"
#include "ir/node.h"
#include "state/frame.h"
#include "state/option.h"
#include "state/own_marks.h"
#include "state/parts.h"

namespace kawari {

inline constexpr int kMaxPlayers = 6;
inline constexpr int kMaxCards = 1200;
inline constexpr int kMaxSlots = 255;  // SlotId has 8 bits, and one value means "none"
inline constexpr int kMaxEffects = 1000;
inline constexpr int kMaxRemembered = 1000;
inline constexpr int kMaxDone = 1000;
inline constexpr int kMaxFrames = 64;
inline constexpr int kMaxWaiting = 1000;
inline constexpr int kMaxProposals = 32;
inline constexpr int kMaxParts = 2000;
inline constexpr int kMaxScopes = 64;        // one bit each
inline constexpr int kMaxApplied = 500;      // in all events under way
inline constexpr int kMaxAppliedToOne = 64;  // to one event: Part::stems has one bit for each
inline constexpr int kMaxDeclined = 500;
inline constexpr int kMaxFollowUps = 500;
inline constexpr int kMaxRefs = 4000;
inline constexpr int kMaxPicks = 1200;
inline constexpr int kMaxTaken = 1000;
inline constexpr int kMaxRounds = 1000;    // rounds of settling one proposal
inline constexpr int kMaxOptions = 30000;  // numbers that one decision offers
inline constexpr int kMaxMoves = 65000;    // moves of one card, and objects in one slot over time
inline constexpr int kMaxOnce = 31;        // abilities of one card for which "once" is remembered
inline constexpr int kMaxAbreast = 8;      // linked cards side by side: Card::column has 3 bits

// A physical card. Zones are doubly linked lists through `next` and `prev`; a deck begins at its top.
struct Card {
  FaceId face = kNoFace;
  CardId next = kNoCard;
  CardId prev = kNoCard;
  std::uint16_t stamp = 0;  // the number of its moves
  Zone zone = Zone::none;
  SlotId slot = kNoSlot;         // in play or under: its object; elsewhere: the object beneath which it left
  std::uint8_t owner : 3 = 0;    // PlayerId
  std::uint8_t exerted : 1 = 0;  // in a resource zone; an object in play has it in its slot
  std::uint8_t face_down : 1 = 0;
  std::uint8_t turned : 1 = 0;    // a two-sided card that shows its other side
  std::uint8_t followed : 1 = 0;  // `known` stems from an earlier place of the card
  std::uint8_t deferred : 1 = 0;  // played by an effect, and its own effect waits for its turn
  std::uint8_t known = 0;         // a bit for each player who knows this face although the zone hides it
  std::uint8_t came : 1 = 0;      // in play or beneath: it came this turn (if piles are taken apart)
  std::uint8_t linked : 1 = 0;    // it lies beside the other linked cards of its object, not beneath them
  std::uint8_t column : 3 = 0;    // … at this place of the plane that they form, counted from the left
  std::uint8_t row : 3 = 0;       // … and from above
  std::uint8_t shown = 0;         // a bit per player whom the effect under way shows its face
  std::uint8_t fixed : 1 = 0;     // belongs to the variant: it cannot be chosen and cannot leave its zone
  std::uint8_t spare : 7 = 0;
  std::uint8_t spare2 = 0;

  PlayerId player() const { return PlayerId(owner); }
};
static_assert(sizeof(Card) == 16);

// The role of a slot in the challenge, attack or battle under way.
enum class Combat : std::uint8_t { none, challenger, challenged };

// An object in play.
struct Slot {
  CardId top = kNoCard;          // kNoCard: the slot is free
  CardId under = kNoCard;        // the first card beneath, linked through Card::next
  std::uint16_t generation = 0;  // changes when the object leaves, so that old references no longer match
  std::uint16_t under_count = 0;
  std::int32_t damage = 0;
  SlotId location = kNoSlot;  // the location of a character
  PlayerId controller = kNoPlayer;
  std::uint8_t exerted : 1 = 0;
  std::uint8_t drying : 1 = 0;
  std::uint8_t combat : 2 = 0;   // Combat
  std::uint8_t layered : 1 = 0;  // was played on top of another card (Shift, evolution)
  std::uint8_t spare : 3 = 0;
  std::uint8_t marks = 0;     // a bit for each MarkId, named by Rules::marks
  std::uint32_t used = 0;     // abilities (by index) that have used their "once per turn"
  std::uint32_t seen = 0;     // abilities whose "first time each turn" is over
  std::uint32_t entered = 0;  // a running number, for stable orders
  ObjectRef link;             // a card or object that it is bound to; the game gives this its meaning
};
static_assert(sizeof(Slot) == 32);

inline bool has_mark(const Slot& slot, MarkId mark) { return (slot.marks & bit(mark)) != 0; }

struct ZoneList {
  CardId first = kNoCard;
  CardId last = kNoCard;
  std::uint16_t count = 0;
};

// The zones that are lists of one player's cards.
inline constexpr Zone kListZones[] = {Zone::deck,  Zone::hand,  Zone::discard, Zone::resource, own_zone(0),
                                      own_zone(1), own_zone(2), own_zone(3),   Zone::pending,  Zone::removed};
inline constexpr int kListZoneCount = 10;
static_assert(std::size(kListZones) == kListZoneCount && kMaxOwnZones == 4, "each zone of a game is a list");
struct ListIndex {
  std::int8_t of[kMaxZones];
};
inline constexpr ListIndex kListIndex = [] {
  ListIndex made{};
  for (std::int8_t& i : made.of) i = -1;
  for (std::int8_t i = 0; i < kListZoneCount; ++i) made.of[static_cast<int>(kListZones[i])] = i;
  return made;
}();
constexpr int list_index(Zone zone) { return kListIndex.of[static_cast<int>(zone)]; }

struct Player {
  ZoneList zones[kListZoneCount];
  std::int32_t counters[kMaxCounters] = {};  // by CounterId, named by Rules::counters
  std::uint32_t inked = 0;                   // cards inked as the action of this turn
  std::uint32_t turns_taken = 0;
  std::uint8_t left : 1 = 0;  // has lost or conceded
  std::uint8_t shuffle_due : 1 = 0;
  std::uint8_t drew_empty : 1 = 0;  // the player had to draw from an empty deck
  std::uint8_t placed : 1 = 0;      // cards were put on the deck since it was last shuffled
  std::uint8_t team : 4 = 0;        // teammates have the same number; 0: the player is in no team
  std::uint8_t spare[3] = {};
};

enum class Until : std::uint8_t {
  leaves_play,
  end_of_turn,
  start_of_turn,
  during_next_turn,  // only in the next turn of `until_player`
  end_of_challenge,
  source_leaves,  // while the card of the effect stays in play
  forever
};

// Whether an effect that waits for an event has been used.
enum class Spent : std::uint8_t {
  no,
  on_event,        // used on the event Effect::spent_on, and ends with it
  until_resolved,  // it has triggered; it stays until that has resolved, which reads its bindings
};

// A continuous effect, a delayed trigger or a shield that a resolution created.
struct Effect {
  NodeId node = kNoNode;    // gets, gains, cant, can, players-cant, create, delay, cost-change
  NodeId origin = kNoNode;  // the ability that generated it
  ObjectRef object;         // the object that it applies to; none: a rule for a while
  ObjectRef subject;        // the roles at its creation
  std::int32_t amount = 0;  // fixed when it was created
  std::uint32_t instance = 0;
  std::uint32_t turn = 0;        // the turn in which it was created
  std::uint32_t given_turn = 0;  // an extra turn: its turn number, once it is known; 0: not yet
  CardId source = kNoCard;
  PlayerId controller = kNoPlayer;
  PlayerId until_player = kNoPlayer;
  Until until = Until::end_of_turn;
  Spent spent = Spent::no;
  std::uint8_t spent_on = 0xFF;  // an event that is open in State::scopes
  std::uint8_t spare = 0;
  FaceId own_face = kNoFace;  // of a card that has become another one for a while
  Naming named;               // what was named when it was created
  std::uint16_t spare2 = 0;
};

// A triggered ability that waits to be resolved.
struct Waiting {
  NodeId ability = kNoNode;  // triggered or delay node
  ObjectRef self;
  ObjectRef subject;
  ObjectRef other;
  ObjectRef bound;
  std::int32_t amount = 0;
  std::uint32_t order = 0;
  CardId card = kNoCard;  // the card that has it
  CardId event_source = kNoCard;
  PlayerId controller = kNoPlayer;
  PlayerId event_player = kNoPlayer;
  std::uint8_t index = 0xFF;  // the index of the ability on its slot, for "once per turn"
  KeywordId keyword = kNoKeyword;
  Naming named;  // of one that an effect left behind: what was named when it was created
};

// The last known values of an object that has left.
struct Remembered {
  ObjectRef ref;
  CardId card = kNoCard;
  std::uint16_t stamp = 0;            // of the card after it left: finds it where it went, not further
  std::int32_t stat[kMaxStats] = {};  // by Stat
  std::int32_t damage = 0;
  KeywordSet keywords;
  std::uint16_t under_count = 0;
  SlotId location = kNoSlot;
  PlayerId controller = kNoPlayer;
  std::uint8_t exerted : 1 = 0;
  std::uint8_t combat : 2 = 0;
  std::uint8_t spare : 5 = 0;
  std::uint8_t spare2[3] = {};
};

// An event of this turn that some card of the match asks about.
struct Done {
  std::uint16_t asked = 0;  // Book::asked_number of the event
  std::uint16_t generation = 0;
  SlotId slot = kNoSlot;     // set if it matters which object it was
  std::uint8_t players = 0;  // a bit for each player for whom it fits ("an opposing character")
  std::uint16_t spare = 0;
  std::uint32_t times = 0;  // counted up to AskedEvent::most

  ObjectRef subject() const {
    if (slot == kNoSlot) return {};
    return {static_cast<std::uint16_t>(ObjectRef::kSlotBit | index(slot)), generation};
  }
  bool same_as(const Done& d) const {
    return asked == d.asked && players == d.players && slot == d.slot && generation == d.generation;
  }
};
static_assert(sizeof(Done) == 12);

// "Once per event": an effect that was applied to an event.
struct Applied {
  NodeId key = kNoNode;  // the ability, regardless of which copy of the card has it
  ObjectRef bound;       // the object that it was bound to
  ObjectRef self;        // the copy that was applied; it covers later parts of the same event
  std::uint32_t instance = 0;
  PlayerId controller = kNoPlayer;
  std::uint8_t scope = 0xFF;  // the event, which is open in State::scopes
  std::uint16_t spare = 0;
};

enum class Stage : std::uint8_t { fresh, looking, choosing, entering, committing, done };

// A replacement effect that was offered for a range of parts, and declined.
struct Declined {
  NodeId key = kNoNode;
  std::uint32_t instance = 0;
  std::uint16_t first = 0;  // the parts for which it was declined
  std::uint16_t last = 0;
  std::uint8_t proposal = 0;  // Proposal::number
  std::uint8_t spare[3] = {};
};
// A sentence behind a replacement, to be carried out when the product has happened.
struct FollowUp {
  NodeId node = kNoNode;
  ObjectRef self;
  ObjectRef object;
  CardId card = kNoCard;
  PlayerId controller = kNoPlayer;
  std::uint8_t passive = 0;   // the object is what the event's card acted on
  std::uint8_t proposal = 0;  // Proposal::number
  std::uint8_t spare[3] = {};
};

// Parts that would happen together, and the progress of settling them.
struct Proposal {
  std::uint16_t first = 0;  // into State::parts
  std::uint16_t count = 0;
  std::uint16_t cursor = 0;  // the part that is being settled
  std::uint16_t rounds = 0;
  Stage stage = Stage::fresh;
  std::uint8_t frame_depth = 0;    // the number of frames when it was made
  std::uint8_t reg = kNoRegister;  // the register of the requesting frame for the result
  std::uint8_t asked = 0;          // the players who were asked about entry states
  PlayerId chooser = kNoPlayer;
  std::uint8_t number = 0;  // its index in State::proposals
  std::uint16_t spare = 0;
  std::uint64_t fresh_scopes = 0;  // bit i: scope i was made for this proposal and ends with it
};

// The kind of question. The options are computed from the state when they are needed.
enum class Ask : std::uint8_t {
  none,
  action,       // the free choice of an action
  may,          // yes or no
  objects,      // a card, one pick at a time
  number,       // an amount
  mode,         // one of several modes
  either,       // one of two alternatives
  waiting,      // which waiting ability is next
  replacement,  // which replacement effect applies
  replace,      // whether an optional one applies
  entry,        // whether a card enters exerted
  way,          // how a card is played
  chance_card,  // chance: a card
  alter_hand,   // opening hand: keep or put back
  player,       // which player
  order,        // which card is next in an order
  name_card,
  name_race,
  name_colour,
  pay_cards,  // which cards pay
  block,      // who blocks
  repeat,     // how often to repeat a loop
  side,       // at which side of another card a card lies that enters linked with it
};

// The purpose of a question, if its kind does not determine it.
enum class Purpose : std::uint8_t {
  plain,
  play_way,     // Ask::way: how a card is played
  second_base,  // Ask::objects: the second card that a card is put on
  crossing,     // Ask::objects: the creature that a cross gear is crossed with
  trigger,      // Ask::objects: the declared trigger that is executed next
  battle,       // Ask::waiting: only abilities that wait for the battle that an effect has ordered
};

struct Pending {
  Ask ask = Ask::none;
  PlayerId who = kNoPlayer;
  std::uint8_t frame = 0xFF;
  Purpose purpose = Purpose::plain;
  std::uint16_t least = 0;  // picks that must be made
  std::uint16_t most = 0;   // picks that may be made
  NodeId node = kNoNode;    // the node that asks
  CardId card = kNoCard;    // the card that it is about
  // Ask::order: how many cards have their place; they are at the end of State::refs.
  std::uint16_t placed = 0;
  std::int32_t highest = 0;  // Ask::number and Ask::repeat: the numbers from 0 to this can be chosen
};

// An action of this turn with its position, to recognise loops. `times` counts how often this position came
// up again for this action.
struct Taken {
  std::uint32_t glance = 0;
  std::uint32_t position = 0;  // a hash; 0: not computed in full yet
  ActionOption action;
  std::uint8_t times = 0;
  std::uint8_t closed = 0;  // the player has said how often; the action is barred in this position
  std::uint16_t spare = 0;
};
static_assert(std::has_unique_object_representations_v<Taken>);

// Faults: a limit that was reached, or a game that cannot go on. A fault is never silent: the match stops
// with its sentence, which names the limit.
#define KAWARI_FAULTS(FAULT)                                                                             \
  FAULT(none, "no fault")                                                                                \
  FAULT(too_many_cards, "more than 1,200 cards in a match")                                              \
  FAULT(too_many_slots, "more than 255 objects in play")                                                 \
  FAULT(too_many_effects, "more than 1,000 continuous effects at the same time")                         \
  FAULT(too_many_remembered, "more than 1,000 objects that have left and are still referred to")         \
  FAULT(too_many_done, "more than 1,000 different events in one turn")                                   \
  FAULT(too_many_frames, "effects nested more than 64 deep")                                             \
  FAULT(too_many_waiting, "more than 1,000 abilities that wait at the same time")                        \
  FAULT(too_many_proposals, "events nested more than 32 deep")                                           \
  FAULT(too_many_parts, "more than 2,000 events at the same time")                                       \
  FAULT(too_many_scopes, "more than 64 effects and rules under way at the same time")                    \
  FAULT(too_many_applied, "more than 500 replacement effects applied to the events under way")           \
  FAULT(too_many_applied_to_one, "more than 64 replacement effects applied to one event")                \
  FAULT(too_many_declined, "more than 500 replacement effects not used on the events under way")         \
  FAULT(too_many_follow_ups, "more than 500 sentences that follow replacements of the events under way") \
  FAULT(too_many_refs, "more than 4,000 cards that the effects under way refer to")                      \
  FAULT(too_many_picks, "more than 1,200 cards picked for one choice")                                   \
  FAULT(too_many_taken, "more than 1,000 different actions in one turn")                                 \
  FAULT(too_many_granted, "more than 2,000 abilities given to objects in play")                          \
  FAULT(too_many_joined, "more than 1,000 classifications given to objects in play")                     \
  FAULT(too_many_in_force, "more than 4,000 statements that apply continuously")                         \
  FAULT(too_many_rounds, "replacement effects that go on after 1,000 of them were applied")              \
  FAULT(too_many_asked, "cards that ask about more than 255 kinds of events")                            \
  FAULT(too_many_options, "more than 30,000 numbers to choose from")                                     \
  FAULT(too_many_moves, "a card that has moved more than 65,000 times")                                  \
  FAULT(too_many_once, "more than 31 abilities of one card that work once in a turn")                    \
  FAULT(number_too_large, "a number larger than 1,000,000,000")                                          \
  FAULT(statics_unstable, "static abilities that contradict each other without end")                     \
  FAULT(endless_loop, "a loop that nobody can leave")                                                    \
  FAULT(too_many_steps, "more than 200,000 steps without a decision")                                    \
  FAULT(player_count, "more or fewer players than the game is played with")                              \
  FAULT(unsupported, "something that this build does not play")                                          \
  FAULT(out_of_budget, "the work that was allowed for it is used up")
enum class Fault : std::uint8_t {
#define FAULT(name, sentence) name,
  KAWARI_FAULTS(FAULT)
#undef FAULT
};

// The lists of a State: LIST(name, item, capacity, fault if it is full, description). Copying, comparing,
// hashing and packing are generated from this table.
#define KAWARI_STATE_LISTS(LIST)                                                                             \
  LIST(cards, Card, kMaxCards, too_many_cards, "the cards")                                                  \
  LIST(slots, Slot, kMaxSlots, too_many_slots, "the objects in play, and free slots")                        \
  LIST(effects, Effect, kMaxEffects, too_many_effects, "lasting effects")                                    \
  LIST(remembered, Remembered, kMaxRemembered, too_many_remembered,                                          \
       "last known values of objects that have left")                                                        \
  LIST(history, Done, kMaxDone, too_many_done, "counted events of this turn")                                \
  LIST(taken, Taken, kMaxTaken, too_many_taken, "actions of this turn")                                      \
  LIST(frames, Frame, kMaxFrames, too_many_frames, "procedures and effects under way, the innermost last")   \
  LIST(waiting, Waiting, kMaxWaiting, too_many_waiting, "waiting triggered abilities")                       \
  LIST(proposals, Proposal, kMaxProposals, too_many_proposals, "proposals under way, the innermost last")    \
  LIST(parts, Part, kMaxParts, too_many_parts, "the parts of the proposals")                                 \
  LIST(applied, Applied, kMaxApplied, too_many_applied, "effects that were applied to them")                 \
  LIST(declined, Declined, kMaxDeclined, too_many_declined, "effects that were declined for them")           \
  LIST(follow_ups, FollowUp, kMaxFollowUps, too_many_follow_ups, "sentences that follow their replacements") \
  LIST(refs, ObjectRef, kMaxRefs, too_many_refs, "references in the registers of frames")                    \
  LIST(picks, ObjectRef, kMaxPicks, too_many_picks, "the selection under way")

// The members of a State that are not lists.
struct StateCore {
#ifdef KAWARI_PADDED  // preset sanitize: behaviour must not depend on the addresses of members
  std::uint64_t padding[5] = {};
#endif
  Player players[kMaxPlayers];
  Rng rng;
  std::uint64_t scopes = 0;  // bit i: event i is open
  Pending pending;
  Option answer;
  std::uint32_t glance = 0;      // a quick hash of the position in which an action was last asked for
  std::uint32_t check_mark = 0;  // what the last state check found and could not change; 0: nothing
  // the clock
  std::uint32_t turn_number = 0;
  std::uint32_t next_instance = 1;
  std::uint32_t next_order = 1;
  std::uint16_t deferred_count = 0;  // the number of cards whose effect waits (Card::deferred)
  PlayerId turn_player{0};
  PlayerId holder = kNoPlayer;  // the player who resolves waiting abilities now
  PlayerId winner = kNoPlayer;
  std::uint8_t player_count = 0;
  PhaseId phase{0};
  std::uint8_t over : 1 = 0;
  std::uint8_t answered : 1 = 0;
  std::uint8_t check_due : 1 = 0;
  std::uint8_t gone : 3 = 0;  // how many players have left (Player::left)
  std::uint8_t spare : 2 = 0;
  Fault fault = Fault::none;
  std::uint8_t variant =
      0;  // of the game, from 1, in the order of ScenarioWords::variants; 0: the usual game
  std::uint8_t spare2[6] = {};
};
static_assert(std::has_unique_object_representations_v<StateCore>, "equal positions have equal bytes");

struct State : StateCore {
#define LIST(name, item, capacity, full, what) BoundedList<item, capacity, Fault::full> name;
  KAWARI_STATE_LISTS(LIST)
#undef LIST

  State() {}  // NOLINT: a defaulted one would clear all the places of the lists with `{}`

  Player& player(PlayerId id) { return players[index(id)]; }
  const Player& player(PlayerId id) const { return players[index(id)]; }
  Card& card(CardId id) { return cards[index(id)]; }
  const Card& card(CardId id) const { return cards[index(id)]; }
  Slot& slot(SlotId id) { return slots[index(id)]; }
  const Slot& slot(SlotId id) const { return slots[index(id)]; }
  // Slots from here on have never been used.
  std::uint8_t slot_end() const { return static_cast<std::uint8_t>(slots.size()); }
  ZoneList& list(PlayerId who, Zone zone) { return player(who).zones[list_index(zone)]; }
  const ZoneList& list(PlayerId who, Zone zone) const { return player(who).zones[list_index(zone)]; }
  Frame& frame() { return frames.back(); }

  // Stops the match. Only the first fault counts.
  void raise(Fault what) {
    if (fault == Fault::none) fault = what;
  }
  // The value, for storing it; a value that is too large is a fault.
  std::int32_t exact(std::int64_t value) { return exact_number<Fault::number_too_large>(*this, value); }
};
static_assert(kMaxFrames < 0xFF && kMaxProposals < 0xFF, "their places are numbers of 8 bits");
static_assert(kMaxScopes <= 64 && kMaxAppliedToOne <= 64, "they are bits of one number");

// Calls fn(list) for each list, or fn(list, other) with the same list of another State.
template <class S, class Fn>
void each_list(S& state, Fn&& fn) {
#define LIST(name, item, capacity, full, what) fn(state.name);
  KAWARI_STATE_LISTS(LIST)
#undef LIST
}
template <class S, class T, class Fn>
void each_list(S& state, T& other, Fn&& fn) {
#define LIST(name, item, capacity, full, what) fn(state.name, other.name);
  KAWARI_STATE_LISTS(LIST)
#undef LIST
}

// The waiting ability with this number; nullptr if it no longer waits.
inline const Waiting* find_waiting(const State& state, std::uint32_t order) {
  for (const Waiting& waiting : state.waiting)
    if (waiting.order == order) return &waiting;
  return nullptr;
}

// Whether two positions are the same in every used byte.
bool same_bytes(const State& a, const State& b);
// The number of used bytes.
std::size_t used_bytes(const State& state);

}  // namespace kawari
