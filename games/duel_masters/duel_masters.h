// Duel Masters for the core: one table of data and functions. The core receives everything that it needs to
// know about the game through rules().
#pragma once
#include <span>

#include "games/duel_masters/facts.h"
#include "games/duel_masters/marks.h"
#include "games/duel_masters/ops.h"
#include "games/duel_masters/procedures.h"
#include "games/duel_masters/rule_keys.h"
#include "games/duel_masters/verbs.h"
#include "games/duel_masters/words.h"
#include "games/duel_masters/zones.h"
#include "run/paying.h"
#include "state/asking.h"
#include "state/query.h"
#include "state/rules.h"
#include "state/verdict.h"
#include "step/procedure.h"

namespace kawari::duel_masters {

const Rules& rules();
std::span<const Edition> editions();
std::span<const EditionChange> edition_changes();
std::span<const OpenPoint> open_points();
// Open points of this game alone; the core uses the bits below these.
inline constexpr other_reading::Bit kTurnPlayerLoses{1u << 16};
inline constexpr other_reading::Bit kTapNeedsPlayerAttack{1u << 17};
inline constexpr other_reading::Bit kLinkByOne{1u << 18};  // the text of one of two gods is enough

// Differences between editions other than replacement effects.
enum Switch : std::uint32_t {
  kBreakOneByOne = 1,    // shields are broken one after the other, a shield trigger may stop the rest
  kSeveralBlockers = 2,  // several creatures may be used to block, and the last one blocks
  kPilesFallApart = 4,   // beneath a top card that leaves are as many creatures as it was put on
};

// What a player may do in a turn.
enum class Action : std::uint8_t { pass, charge, summon, cast, generate, cross, attack, use, fortify };
constexpr ActionId id(Action action) { return ActionId(static_cast<std::uint8_t>(action)); }
constexpr Action action_of(ActionId id) { return static_cast<Action>(id); }
enum class Phase : std::uint8_t { start, draw, charge, main, attack, end, count_ };
constexpr PhaseId id(Phase phase) { return PhaseId(static_cast<std::uint8_t>(phase)); }

// Fights out a battle that an effect has ordered, before the effect goes on.
void battle_ordered(Match& match, const Part& part);
// The player who chooses the shields that this card breaks: `otherwise`, unless a card says that it is
// another player.
PlayerId shield_chooser(const Match& match, ObjectRef by, PlayerId otherwise);
// The attacking creature that has broken this shield in the attack under way; none if there is none.
ObjectRef breaker_of(const State& state, CardId shield);

// Legality: each function returns yes, or no with the rule.
Verdict can_charge(const Match& match, PlayerId who, CardId card);
Verdict can_execute(const Match& match, PlayerId who, CardId card, Kind kind, CardId base, bool free);
Verdict can_cross(const Match& match, PlayerId who, CardId gear, CardId creature, bool free);
Verdict can_attack(const Match& match, PlayerId who, CardId attacker, CardId target, PlayerId player);
Verdict can_block(const Match& match, SlotId blocker, ObjectRef attacker, ObjectRef attacked);
Verdict can_play(const Match& match, PlayerId who, CardId card, bool free);
Verdict can_use(const Match& match, PlayerId who, CardId card, int ability);
// The cost of the tap ability that a frame of Use is about.
Paying tapping(const Match& match, const Frame& frame);
// Whether the creature can tap for this cost of a tap ability.
Verdict can_tap_for(const Paying& paying, CardId tapper);
Verdict can_pass(const Match& match, PlayerId who);
Verdict verdict(const Match& match, const ActionOption& action);
void list_actions(const Match& match, OptionList& out);
void begin_action(Match& match, const ActionOption& action);
Forbidden must_block(const Match& match, ObjectRef blocker);
// "Your opponent can't use …": whether this player may use that card's shield trigger.
bool may_use_trigger(const Match& match, PlayerId who, CardId card);
// Whether the card is a shield trigger that was declared and can be executed.
bool is_declared(const Match& match, CardId card);
// After shields were put into hands: asks their owners about their shield triggers.
void shields_taken(Match& match, const Proposal& proposal);
// After cards were put on decks: asks their owners for the order.
void decks_reached(Match& match, const Proposal& proposal);
// After creatures fell apart while they attacked or blocked: decides which card goes on.
void piles_fell_apart(Match& match, const Proposal& proposal);
bool may_carry_on(const Match& match, const Frame& frame, ObjectRef creature);
Verdict can_be_next(const Match& match, const Frame& frame, ObjectRef card);

// evolution: the creatures that a card is put on
bool needs_two(const Match& match, CardId evolution);
int lies_on(const Match& match, CardId card);           // how many creatures
bool reconstruct(Match& match, SlotId id, Part& part);  // Rules::top_leaves
Verdict can_be_base(const Match& match, PlayerId who, CardId evolution, CardId base);
bool can_be_bases(const Match& match, PlayerId who, CardId evolution, CardId one, CardId other);
Verdict has_base(const Match& match, PlayerId who, CardId card, CardId base);
Verdict can_enter(const Match& match, PlayerId who, CardId card);

// gods, which link with each other
bool links(const Match& match, CardId card);                               // Rules::linking
Verdict can_link(const Match& match, CardId entering, ObjectRef partner);  // …
void pick_partner(Match& match, CardId entering, ObjectRef partner);       // …
LinkPlaces link_places(const Match& match, CardId entering);               // …
void lay_beside(Match& match, CardId entering, const LinkPlace& at);       // …
LinkPlace linked_place(const Match& match, CardId card);                   // …
MessageId at_side(SideBits side);                                          // …
SlotId enter_as_god(Match& match, CardId entering);                        // …
bool linked_in_position(Match& match, SlotId object, CardId card);         // …
bool one_god_leaves(Match& match, SlotId id, Part& part);  // what is left of linked gods if one leaves
SlotId broken_link(const Match& match);  // gods whose link is no longer valid; kNoSlot: there are none
bool check_links(Match& match);          // they come apart

// costs
int play_cost(const Match& match, PlayerId who, CardId card);
using ManaCards = ScratchVec<CardId, 64>;
// Whether there is a separate untapped mana card for each civilization of the card.
bool has_civilizations(const Match& match, PlayerId who, CardId card);
// How many civilizations of the card these mana cards do not provide.
int unpaid_civilizations(const Match& match, CardId card, const ManaCards& mana);
// The mana cards to tap for the card, sparing the most useful ones. Returns false, with an empty list, if it
// can't be paid.
bool mana_for(const Match& match, PlayerId who, CardId card, ManaCards& out);

// the rules that explanations cite
void rules_behind(const Match& match, TraceItem& item);

// keywords
std::span<const KeywordInfo> keywords();
bool has(const Match& match, SlotId slot, Keyword keyword);
// The breaker keywords of an attacker, the one that breaks most shields first: one of them is used.
struct Breaker {
  KeywordId keyword = kNoKeyword;
  int shields = 1;
};
using Breakers = ScratchVec<Breaker, 8>;
Breakers breakers_of(const Match& match, SlotId attacker);
void list_breakers(const Match& match, const Pending& pending, OptionList& out);

// Whether the ability waits for the battle between the two creatures of the frame.
bool waits_for_this(const Match& match, const Waiting& waiting, const Frame& frame);

// checks
bool check_now(Match& match);
void lose(Match& match, PlayerId player, RuleKey because);
Flow start_after(Match& match);  // pushes the checks and the standby effects; the step is done
void propose_one(Match& match, Part part, std::uint8_t reg = kNoRegister);

}  // namespace kawari::duel_masters
