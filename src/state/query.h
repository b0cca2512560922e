// Questions about a position: the objects and cards of references, figures with all modifiers, expressions of
// programs. Nothing here changes a State.
#pragma once
#include <span>

#include "ir/event_forms.h"
#include "state/match.h"
#include "state/object_list.h"
#include "state/pile.h"
#include "state/player_list.h"
#include "state/viewer.h"

namespace kawari {

// The point of view from which an expression is evaluated.
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
  PlayerId candidate = kNoPlayer;       // the player for whom a condition is tested
  KeywordId playing_with = kNoKeyword;  // the keyword with which the card would be played
  const Frame* frame = nullptr;         // the registers and loops of the effect that resolves
};
Env env_of(const Frame& frame);
Env env_of(const State& state, SlotId slot);  // of an ability of that object in play
// A register of the effect that is resolving; nullptr where none is.
inline const Register* register_of(const Env& env, int reg) {
  return env.frame && reg >= 0 && reg < kMaxRegisters ? &env.frame->regs[reg] : nullptr;
}

inline bool occupied(const State& state, SlotId slot) { return state.slot(slot).top != kNoCard; }
inline ObjectRef ref_of(const State& state, SlotId slot) {
  return {static_cast<std::uint16_t>(ObjectRef::kSlotBit | index(slot)), state.slot(slot).generation};
}
// A reference to the slot if the card is on top of an object in play; otherwise to the card.
inline ObjectRef ref_of(const State& state, CardId card) {
  if (card == kNoCard) return {};
  const Card& c = state.card(card);
  if (c.zone == Zone::play && c.slot != kNoSlot) return ref_of(state, c.slot);
  return {index(card), c.stamp};
}
// A reference to the object that the card is, alone or linked with others; otherwise to the card.
inline ObjectRef object_of(const State& state, CardId card) {
  return card != kNoCard && is_linked(state, card) ? ref_of(state, state.card(card).slot)
                                                   : ref_of(state, card);
}
// Whether the reference is still valid: the same object, or the same stay in its zone. A card that left the
// game with its player is in no place.
inline bool in_place(const State& state, ObjectRef ref) {
  if (ref.none()) return false;
  if (ref.is_slot()) return occupied(state, ref.slot()) && state.slot(ref.slot()).generation == ref.mark;
  const Card& card = state.card(ref.card());
  return card.stamp == ref.mark && card.zone != Zone::removed;
}
CardId card_of(const State& state, ObjectRef ref);  // also of an object that has left; kNoCard if unknown
// The object if it is still in place; otherwise the card in the zone that it went to next; otherwise none.
ObjectRef follow(const State& state, ObjectRef ref);
const Remembered* remembered(const State& state, ObjectRef ref);
PlayerId owner_of(const State& state, ObjectRef ref);
// Slots in the order in which their objects entered play, the turn player's first.
using SlotList = ScratchVec<SlotId, kMaxSlots>;
SlotList slots_in_order(const State& state);
// The same from the derived values, for code that does not change the table meanwhile.
std::span<const SlotId> slots_in_order(const Match& match);
int ready_resources(const Match& match, PlayerId player);
std::uint8_t ready_colours(const Match& match, PlayerId player);  // the colours among them, as bits
// A face-down card has none.
inline std::uint8_t colours_of(const Match& match, CardId card) {
  return match.state.card(card).face_down ? std::uint8_t{0} : match.face(card).colours;
}
PlayerId next_player(const State& state, PlayerId player);  // in turn order, skipping those who have left
PlayerList skipping_leavers(const State& state, PlayerId first);
// The players who have not left, in turn order, beginning with `first`.
inline PlayerList players_from(const State& state, PlayerId first) {
  return state.gone == 0 ? PlayerList::everyone(state.player_count, first) : skipping_leavers(state, first);
}
// Whether it is a card of the variant, which stays where it is.
inline bool is_fixed(const State& state, ObjectRef ref) {
  return ref.is_card() && in_place(state, ref) && state.card(ref.card()).fixed;
}
// Nobody is their own teammate.
inline bool are_teammates(const State& state, PlayerId a, PlayerId b) {
  return a != b && index(a) < kMaxPlayers && index(b) < kMaxPlayers && state.player(a).team != 0 &&
         state.player(a).team == state.player(b).team;
}
inline bool are_opponents(const State& state, PlayerId a, PlayerId b) {
  return a != b && a != kNoPlayer && b != kNoPlayer && !are_teammates(state, a, b);
}
// Whether it is this player's turn. A team takes its turn together.
inline bool has_turn(const State& state, PlayerId player) {
  return player == state.turn_player || are_teammates(state, player, state.turn_player);
}
// The player and their teammates who are still in the game, in the order of their seats.
PlayerList team_of(const State& state, PlayerId player);
// Whether the player has won, alone or with their team.
bool has_won(const State& state, PlayerId player);
// The next player in turn order who is no teammate.
PlayerId next_opponent(const State& state, PlayerId player);
// The player who begins the next turn: in turn order, behind the team whose turn it is.
PlayerId next_to_begin(const State& state);

void bring_up_to_date(const Match& match);
// The derived values, up to date.
inline const Derived& derived(const Match& match) {
  if (match.derived.stale != Stale::no) bring_up_to_date(match);
  return match.derived;
}
// With all modifiers; the last known value if it has left.
int stat(const Match& match, ObjectRef ref, Stat which);
bool had_keyword(const Match& match, ObjectRef ref, KeywordId keyword);  // for an object that is not in play
inline bool has_keyword(const Match& match, ObjectRef ref, KeywordId keyword) {
  if (!ref.is_slot() || !in_place(match.state, ref)) return had_keyword(match, ref, keyword);
  match.derived.asked.add(keyword);
  return derived(match).slots[index(ref.slot())].keywords.has(keyword);
}
int keyword_value(const Match& match, ObjectRef ref, KeywordId keyword);
bool is_kind(const Match& match, ObjectRef ref, Kind kind);
bool has_name(const Match& match, CardId card, WordId name);
// Whether the classification is printed on the card, or gained by its object in play.
bool has_classification(const Match& match, CardId card, WordId classification);
// The game's row for a counter.
const CounterInfo& counter_info(const Match& match, CounterId counter);
// The zone of a card as the players see it: an attached object is in the zone of the card that it lies at.
Zone zone_of(const Match& match, CardId card);
bool is_attached(const Match& match, SlotId slot);  // Rules::attached
int count_zone(const State& state, PlayerId player, Zone zone);
// The cards beneath an object. For an object that has left: the cards that lay beneath it and have not moved
// since.
void cards_beneath(const Match& match, ObjectRef object, ObjectList& out);
// The numbers of an object's abilities: those on its face, activated ones that it was given, its keywords'.
inline constexpr std::uint8_t kGivenAbilities = 100, kKeywordAbilities = 200;
// Where a "once" is remembered (Slot::used, Slot::seen): its place on the face, or the keyword's.
// Nothing where there is no such place: of an ability that is given for a while, or of one too many.
constexpr std::uint32_t once_bit(std::uint8_t ability) {
  if (ability == 0xFF) return 0;
  return ability < kMaxOnce ? 1u << ability : ability >= kKeywordAbilities ? 1u << kMaxOnce : 0u;
}
// Whether the ability's index is too large to remember "once"; then the match stops with a fault.
constexpr bool beyond_once(std::uint8_t ability) { return ability != 0xFF && once_bit(ability) == 0; }

// The abilities that an object has now: printed, granted, and those of its keywords.
struct AbilityView {
  NodeId root;
  AbilityKind kind;
  WordId name;
  KeywordId keyword;
  FactSet watches;
  std::uint8_t index;   // its number; 0xFF where it was given and is not used by its player
  std::int16_t effect;  // the effect that grants it, or -1
  CardId card =
      kNoCard;  // printed on this one of several linked cards; kNoCard: the object's top card has it
};
using AbilityViews = ScratchVec<AbilityView, 32>;
AbilityViews abilities_of(const Match& match, SlotId slot);
AbilityViews printed_abilities(const Match& match, CardId card);

// A prohibition that is in force, if there is one: the card that imposes it, and its words. `against` is the
// other side, for a narrowed prohibition.
struct Forbidden {
  bool is = false;
  CardId by = kNoCard;
  NodeId node = kNoNode;
  explicit operator bool() const { return is; }
};
Forbidden find_prohibition(const Match& match, ObjectRef object, Ban ban, ObjectRef against);
Forbidden find_prohibition(const Match& match, PlayerId player, Ban ban, ObjectRef about);
// Prohibitions are rare: a mask decides most cases.
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
// `against` is the other side, for a narrowed permission.
bool permitted(const Match& match, ObjectRef object, Permission permission, ObjectRef against = {});
// What obliges the object to do something before the turn ends; empty if nothing does.
Forbidden obliged(const Match& match, ObjectRef object, Ban what);

bool fits(const Match& match, const Env& env, NodeId filter, ObjectRef object);
// As fits(), for a card that has just been played: conditions about where it was are ignored.
bool fits_played(const Match& match, const Env& env, NodeId filter, ObjectRef object);
bool holds(const Match& match, const Env& env, NodeId cond);
int amount(const Match& match, const Env& env, NodeId amount);
PlayerList players(const Match& match, const Env& env, NodeId players);
bool includes(const Match& match, const Env& env, NodeId players, PlayerId who);
void objects(const Match& match, const Env& env, NodeId objects, ObjectList& out);
// The domain of a filter: objects in play, or the cards of the zones that it names.
void domain(const Match& match, const Env& env, NodeId filter, ObjectList& out);
// How many cards of the domain fit; stops counting at `most`.
int count_fitting(const Match& match, const Env& env, NodeId filter, int most);
// Whether a choice by this filter looks through that player's deck.
bool searches(const Match& match, const Env& env, NodeId filter, PlayerId whose);
// Whether an effect depends on the event that woke it: which card, how many, whose.
bool speaks_of_event(const Book& book, NodeId ability);
// Whether an effect depends on which copy of the card has it.
bool speaks_of_itself(const Book& book, NodeId ability);
// How often an event of Book::asked() has happened this turn, as the ability in `env` sees it.
int times_this_turn(const Match& match, const Env& env, NodeId event);
bool compares(int left, Comparison comparison, int right);

}  // namespace kawari
