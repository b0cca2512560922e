// Questions about a position: objects and cards behind references, figures with all modifiers, expressions of
// programs. Nothing here changes a State.
#pragma once
#include <span>

#include "ir/event_forms.h"
#include "state/match.h"
#include "state/object_list.h"
#include "state/player_list.h"
#include "state/viewer.h"

namespace kawari {

// From whose point of view an expression is read.
struct Env {
  PlayerId controller = kNoPlayer;
  ObjectRef self;  // the card that has the ability
  CardId card = kNoCard;
  ObjectRef subject, other, bound;
  CardId event_source = kNoCard;
  PlayerId event_player = kNoPlayer;
  std::int32_t event_amount = 0;
  Naming named;                         // the race or civilization that was chosen for what applies
  Zone event_from = Zone::none;         // where the event's card comes from
  bool event_unpaid = false;            // … and whether it enters without its cost being paid
  NodeId event_cause = kNoNode;         // the ability or statement behind the event
  PlayerId candidate = kNoPlayer;       // of whom a condition is asked
  KeywordId playing_with = kNoKeyword;  // of a card that would be played: by means of which keyword
  const Frame* frame = nullptr;         // registers and loops, where an effect is resolving
};
Env env_of(const Frame& frame);
// A register of the effect that is resolving; nullptr where none is.
inline const Register* register_of(const Env& env, int reg) {
  return env.frame && reg >= 0 && reg < kMaxRegisters ? &env.frame->regs[reg] : nullptr;
}

inline bool occupied(const State& state, SlotId slot) { return state.slot(slot).top != kNoCard; }
inline ObjectRef ref_of(const State& state, SlotId slot) {
  return {static_cast<std::uint16_t>(ObjectRef::kSlotBit | index(slot)), state.slot(slot).generation};
}
// Its slot where it is on top in play, else the card.
inline ObjectRef ref_of(const State& state, CardId card) {
  if (card == kNoCard) return {};
  const Card& c = state.card(card);
  if (c.zone == Zone::play && c.slot != kNoSlot) return ref_of(state, c.slot);
  return {index(card), c.stamp};
}
// Still that object, still that stay in its zone. A card that left the game with its player is in no place.
inline bool in_place(const State& state, ObjectRef ref) {
  if (ref.none()) return false;
  if (ref.is_slot()) return occupied(state, ref.slot()) && state.slot(ref.slot()).generation == ref.mark;
  const Card& card = state.card(ref.card());
  return card.stamp == ref.mark && card.zone != Zone::removed;
}
CardId card_of(const State& state, ObjectRef ref);  // also of an object that has left; kNoCard if unknown
// The object where it is now: itself while in place, the card in the zone that it went to next, else none.
ObjectRef follow(const State& state, ObjectRef ref);
const Remembered* remembered(const State& state, ObjectRef ref);
PlayerId owner_of(const State& state, ObjectRef ref);
// Slots in the order in which objects entered play, the turn player's first.
using SlotList = ScratchVec<SlotId, kMaxSlots>;
SlotList slots_in_order(const State& state);
// The same from the derived values, for those who do not change the table while they look.
std::span<const SlotId> slots_in_order(const Match& match);
int ready_resources(const Match& match, PlayerId player);
std::uint8_t ready_colours(const Match& match, PlayerId player);  // among them, as bits
// A card that lies face down has none.
inline std::uint8_t colours_of(const Match& match, CardId card) {
  return match.state.card(card).face_down ? std::uint8_t{0} : match.face(card).colours;
}
PlayerId next_player(const State& state, PlayerId player);  // in turn order, skipping those who have left
PlayerList players_from(const State& state, PlayerId first);
inline bool are_opponents(const State&, PlayerId a, PlayerId b) {
  return a != b && a != kNoPlayer && b != kNoPlayer;
}

void bring_up_to_date(const Match& match);
// The derived values, up to date.
inline const Derived& derived(const Match& match) {
  if (match.derived.stale != Stale::no) bring_up_to_date(match);
  return match.derived;
}
int stat(const Match& match, ObjectRef ref, Stat which);  // with all modifiers; last known where it has left
bool had_keyword(const Match& match, ObjectRef ref, KeywordId keyword);  // of what is not in play
inline bool has_keyword(const Match& match, ObjectRef ref, KeywordId keyword) {
  if (!ref.is_slot() || !in_place(match.state, ref)) return had_keyword(match, ref, keyword);
  match.derived.asked.add(keyword);
  return derived(match).slots[index(ref.slot())].keywords.has(keyword);
}
int keyword_value(const Match& match, ObjectRef ref, KeywordId keyword);
bool is_kind(const Match& match, ObjectRef ref, Kind kind);
bool has_name(const Match& match, CardId card, WordId name);
// Printed, or gained by the object in play that the card is.
bool has_classification(const Match& match, CardId card, WordId classification);
// What the game says of a counter.
const CounterInfo& counter_info(const Match& match, CounterId counter);
// Where a card lies for the players: an object that is attached lies in the zone of the card that it lies at.
Zone zone_of(const Match& match, CardId card);
bool is_attached(const Match& match, SlotId slot);  // Rules::attached
int count_zone(const State& state, PlayerId player, Zone zone);
// The cards beneath an object; of one that has left, those that lay beneath it and have not moved since.
void cards_beneath(const Match& match, ObjectRef object, ObjectList& out);
// Where a "once" is remembered (Slot::used, Slot::seen): its place on the face, or the keyword's.
// Nothing where there is no such place: of an ability that is given for a while, or of one too many.
constexpr std::uint32_t once_bit(std::uint8_t ability) {
  if (ability == 0xFF) return 0;
  return ability < kMaxOnce ? 1u << ability : ability >= 200 ? 1u << kMaxOnce : 0u;
}
// Whether "once" can be remembered of that ability at all; if not, the match stops.
constexpr bool beyond_once(std::uint8_t ability) { return ability != 0xFF && once_bit(ability) == 0; }

// The abilities that an object has now: printed, granted, and those of its keywords.
struct AbilityView {
  NodeId root;
  AbilityKind kind;
  WordId name;
  KeywordId keyword;
  FactSet watches;
  std::uint8_t index;   // stable on its face; 0xFF where granted
  std::int16_t effect;  // the effect that grants it, or -1
};
using AbilityViews = ScratchVec<AbilityView, 32>;
AbilityViews abilities_of(const Match& match, SlotId slot);
AbilityViews printed_abilities(const Match& match, CardId card);

// A prohibition on an object; `against` is the other side where the prohibition is narrowed. The card that
// forbids it, or kNoCard.
struct Forbidden {
  bool is = false;
  CardId by = kNoCard;
  NodeId node = kNoNode;
  explicit operator bool() const { return is; }
};
Forbidden find_prohibition(const Match& match, ObjectRef object, Ban ban, ObjectRef against);
Forbidden find_prohibition(const Match& match, PlayerId player, Ban ban, ObjectRef about);
// Nearly always nothing forbids anything: a mask says so at once.
inline Forbidden forbidden(const Match& match, ObjectRef object, Ban ban, ObjectRef against = {}) {
  if (!object.is_slot() || !in_place(match.state, object)) return {};
  const SlotValues& values = derived(match).slots[index(object.slot())];
  if (!(values.bans | values.narrowed_bans).has(ban)) return {};
  return find_prohibition(match, object, ban, against);
}
inline Forbidden forbidden_player(const Match& match, PlayerId player, Ban ban, ObjectRef about = {}) {
  if (!derived(match).player_bans.has(ban)) return {};
  return find_prohibition(match, player, ban, about);
}
// `against`: the other side where the permission is narrowed.
bool permitted(const Match& match, ObjectRef object, Permission permission, ObjectRef against = {});
// What it has to do before the turn ends: the words that say so, or nothing.
Forbidden obliged(const Match& match, ObjectRef object, Ban what);

bool fits(const Match& match, const Env& env, NodeId filter, ObjectRef object);
// As fits(), for a card that has just been played: what the filter says about where it was no longer counts.
bool fits_played(const Match& match, const Env& env, NodeId filter, ObjectRef object);
bool holds(const Match& match, const Env& env, NodeId cond);
int amount(const Match& match, const Env& env, NodeId amount);
PlayerList players(const Match& match, const Env& env, NodeId players);
bool includes(const Match& match, const Env& env, NodeId players, PlayerId who);
void objects(const Match& match, const Env& env, NodeId objects, ObjectList& out);
// Everything that a filter can be about: objects in play, or the cards of the zones that it names.
void domain(const Match& match, const Env& env, NodeId filter, ObjectList& out);
// How many of them fit; no further than to that number.
int count_fitting(const Match& match, const Env& env, NodeId filter, int most);
// Whether a choice by this filter looks through that player's deck.
bool searches(const Match& match, const Env& env, NodeId filter, PlayerId whose);
// Whether an effect depends on what woke it: which card it was, how many, whose.
bool speaks_of_event(const Book& book, NodeId ability);
// … or on which copy of the card has it.
bool speaks_of_itself(const Book& book, NodeId ability);
// How often an event of Book::asked() has happened this turn, as the ability in `env` sees it.
int times_this_turn(const Match& match, const Env& env, NodeId event);
bool compares(int left, Comparison comparison, int right);

}  // namespace kawari
