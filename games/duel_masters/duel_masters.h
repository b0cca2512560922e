// Duel Masters for the core: one table of data and functions. Everything that the core needs to know about
// the game comes in through rules().
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
// Open points of this game alone; the core's bits are below these.
inline constexpr other_reading::Bit kTurnPlayerLoses{1u << 16};
inline constexpr other_reading::Bit kTapNeedsPlayerAttack{1u << 17};
inline constexpr other_reading::Bit kSeveralBlockers{1u << 18};

// What differs between editions beyond replacement effects.
enum Switch : std::uint32_t {
  kBreakOneByOne = 1,  // shields are broken one after the other, a shield trigger may stop the rest
};

// What a player may do in a turn.
enum class Action : std::uint8_t { pass, charge, summon, cast, generate, cross, attack, use, fortify };
constexpr ActionId id(Action action) { return ActionId(static_cast<std::uint8_t>(action)); }
constexpr Action action_of(ActionId id) { return static_cast<Action>(id); }
enum class Phase : std::uint8_t { start, draw, charge, main, attack, end, count_ };
constexpr PhaseId id(Phase phase) { return PhaseId(static_cast<std::uint8_t>(phase)); }

// An effect has two creatures battle: the battle is fought out before the effect goes on.
void battle_ordered(Match& match, const Part& part);
// Who chooses the shields that this card breaks: another card may say somebody else.
PlayerId shield_chooser(const Match& match, ObjectRef by, PlayerId otherwise);
// The attacking creature that has broken this shield in the attack under way; none where none has.
ObjectRef breaker_of(const State& state, CardId shield);

// legality: each a question with an answer and its rule
Verdict can_charge(const Match& match, PlayerId who, CardId card);
Verdict can_execute(const Match& match, PlayerId who, CardId card, Kind kind, CardId base, bool free);
Verdict can_cross(const Match& match, PlayerId who, CardId gear, CardId creature, bool free);
Verdict can_attack(const Match& match, PlayerId who, CardId attacker, CardId target, PlayerId player);
Verdict can_block(const Match& match, SlotId blocker, ObjectRef attacker, ObjectRef attacked);
Verdict can_play(const Match& match, PlayerId who, CardId card, bool free);
Verdict can_use(const Match& match, PlayerId who, CardId card, int ability);
// The cost of the tap ability that the frame of Use is about.
Paying tapping(const Match& match, const Frame& frame);
// Whether the creature can tap for the tap ability whose cost that is.
Verdict can_tap_for(const Paying& paying, CardId tapper);
Verdict can_pass(const Match& match, PlayerId who);
Verdict verdict(const Match& match, const ActionOption& action);
void list_actions(const Match& match, OptionList& out);
void begin_action(Match& match, const ActionOption& action);
bool must_block(const Match& match, ObjectRef blocker);
// "Your opponent can't use …": whether this player may use that card's shield trigger.
bool may_use_trigger(const Match& match, PlayerId who, CardId card);
// Whether it is a shield trigger that was declared and can be executed.
bool is_declared(const Match& match, CardId card);
// Shields that have come into the hand: their owner is asked about their shield triggers.
void shields_taken(Match& match, const Proposal& proposal);
// Cards that have come onto decks: their owners are asked for the order.
void decks_reached(Match& match, const Proposal& proposal);
// Creatures that have fallen apart while they attacked or blocked.
void piles_fell_apart(Match& match, const Proposal& proposal);
bool may_carry_on(const Match& match, const Frame& frame, ObjectRef creature);
bool has_no_place_yet(const Match& match, const Frame& frame, ObjectRef card);

// evolution: what a creature is put on
bool needs_two(const Match& match, CardId evolution);
int lies_on(const Match& match, CardId card);           // how many creatures
bool reconstruct(Match& match, SlotId id, Part& part);  // Rules::top_leaves
Verdict can_be_base(const Match& match, PlayerId who, CardId evolution, CardId base);
bool can_be_bases(const Match& match, PlayerId who, CardId evolution, CardId one, CardId other);
Verdict has_base(const Match& match, PlayerId who, CardId card, CardId base);
Verdict can_enter(const Match& match, PlayerId who, CardId card);

// costs
int play_cost(const Match& match, PlayerId who, CardId card);
using ManaCards = ScratchVec<CardId, 64>;
// Whether the untapped mana has a separate card for each of its civilizations.
bool has_civilizations(const Match& match, PlayerId who, CardId card);
// How many of the card's civilizations these mana cards leave unpaid.
int unpaid_civilizations(const Match& match, CardId card, const ManaCards& mana);
// The mana cards that are tapped for it, sparing what is most useful; empty and false where it can't be paid.
bool mana_for(const Match& match, PlayerId who, CardId card, ManaCards& out);

// the rules behind what is told
void rules_behind(const Match& match, TraceItem& item);

// keywords
std::span<const KeywordInfo> keywords();
bool has(const Match& match, SlotId slot, Keyword keyword);
// The ways to break shields that an attacker has, the one that breaks most first: one of them is used.
struct Breaker {
  KeywordId keyword = kNoKeyword;
  int shields = 1;
};
using Breakers = ScratchVec<Breaker, 8>;
Breakers breakers_of(const Match& match, SlotId attacker);
void list_breakers(const Match& match, const Pending& pending, OptionList& out);

// Whether the ability waits for the battle of just those two that the frame is about.
bool waits_for_this(const Match& match, const Waiting& waiting, const Frame& frame);

// checks
bool check_now(Match& match);
void lose(Match& match, PlayerId player, RuleKey because);
Flow start_after(Match& match);  // pushes the checks and what stands by; the step is done
void propose_one(Match& match, Part part, std::uint8_t reg = kNoRegister);

}  // namespace kawari::duel_masters
