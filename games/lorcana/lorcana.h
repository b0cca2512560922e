// Disney Lorcana for the core: one table of data and functions. The core receives everything that it needs to
// know about the game through rules().
#pragma once
#include <span>

#include "games/lorcana/counters.h"
#include "games/lorcana/facts.h"
#include "games/lorcana/ops.h"
#include "games/lorcana/procedures.h"
#include "games/lorcana/rule_keys.h"
#include "games/lorcana/verbs.h"
#include "games/lorcana/words.h"
#include "run/paying.h"
#include "state/asking.h"
#include "state/query.h"
#include "state/rules.h"
#include "state/statics.h"
#include "state/verdict.h"
#include "step/procedure.h"

namespace kawari::lorcana {

const Rules& rules();
std::span<const Edition> editions();
std::span<const EditionChange> edition_changes();
std::span<const OpenPoint> open_points();

// Differences between editions other than replacement effects.
enum Switch : std::uint32_t {
  kEmptyDrawLoses = 1,        // 1.x: a player who must draw from an empty deck loses
  kFreeWaivesOnlyInk = 2,     // 1.x: "for free" waives only the ink, other costs remain
  kDeferredInDiscard = 4,     // 1.x: an action that an effect played waits in the discard
  kCheckAfterEachEffect = 8,  // 1.x, 2.0: the game state is checked after every effect
  kDealtMeansTaken = 16,      // 2.0: in a text, "is dealt damage" means that damage is taken
};

// Variants of the game [LOR-2.1 10], as State::variant.
enum class GameVariant : std::uint8_t { none, pack_rush };
inline bool plays(const Match& match, GameVariant variant) {
  return match.state.variant == static_cast<std::uint8_t>(variant);
}
// [LOR-2.1 2.2.1.4, 10.2.3]
inline int opening_hand(const Match& match) { return plays(match, GameVariant::pack_rush) ? 5 : 7; }

// Readings of Lorcana's own open points.
inline constexpr other_reading::Bit kLoreOfTeam{1u << 16};         // the lore of a team is added up
inline constexpr other_reading::Bit kDeckRenewedAtOnce{1u << 17};  // Pack Rush: at the next check

// What a player may do in a turn.
enum class Action : std::uint8_t { pass, ink, play, quest, challenge, move, use, hand_over };
constexpr ActionId id(Action action) { return ActionId(static_cast<std::uint8_t>(action)); }
constexpr Action action_of(ActionId id) { return static_cast<Action>(id); }
enum class Phase : std::uint8_t { ready, set, draw, main, end, count_ };
constexpr PhaseId id(Phase phase) { return PhaseId(static_cast<std::uint8_t>(phase)); }

// Legality: each function returns yes, or no with the rule.
Verdict can_ink(const Match& match, PlayerId who, CardId card);
Verdict can_quest(const Match& match, PlayerId who, CardId card);
// [LOR-2.1 10.2.5] Pack Rush: proposes that the discard of a player whose deck is empty becomes the new deck.
bool renew_deck(Match& match, PlayerId player);
Verdict can_hand_over(const Match& match, PlayerId to);
Verdict can_challenge(const Match& match, PlayerId who, CardId challenger, CardId target);
Verdict can_move(const Match& match, PlayerId who, CardId character, CardId location);
// `together`: for Sing Together, in which teammates' characters sing as well.
Verdict can_be_singer(const Match& match, PlayerId who, CardId singer, bool together = false);
// `with`: the card below, the singer, or the card that allows another cost. `anywhere`: an effect lets the
// card be played from its present zone.
Verdict can_play_way(const Match& match, PlayerId who, CardId card, Way way, CardId with,
                     bool anywhere = false);
// The two halves of can_play_way: what every way needs, and what this way needs in addition.
Verdict can_play_at_all(const Match& match, PlayerId who, CardId card, bool anywhere);
Verdict way_is_open(const Match& match, PlayerId who, CardId card, Way way, CardId with);
Verdict can_play_from(const Match& match, PlayerId who, CardId card);
void list_ways(const Match& match, PlayerId who, CardId card, bool anywhere, OptionList& out);
// Cards outside of the hand that may be played as if they were in it.
using PlayableElsewhere = ScratchVec<CardId, 32>;
void each_playable_elsewhere(const Match& match, PlayerId who, PlayableElsewhere& out);
int ink_limit(const Match& match, PlayerId who);
bool counts_as_inkable(const Match& match, CardId card);
Verdict can_use(const Match& match, PlayerId who, CardId card, int ability, bool free);
// The activated ability with this number: from 0 on the face's, from 200 on those of its keywords. kNoNode if
// there is none.
NodeId activated_ability(const Match& match, CardId card, int ability);
Verdict can_pass(const Match& match, PlayerId who);
Verdict verdict(const Match& match, const ActionOption& action);
void list_actions(const Match& match, OptionList& out);
void begin_action(Match& match, const ActionOption& action);

// costs
int play_cost(const Match& match, PlayerId who, CardId card, Way way, CardId with = kNoCard);
int move_cost(const Match& match, CardId character, CardId location);
int singing_cost(const Match& match, SlotId singer);
int sing_together_number(const Match& match, CardId song);  // the number that the singers must reach together
bool may_use_free(const Match& match, SlotId slot, int ability);
struct OtherCost {
  CardId by = kNoCard;  // the card that allows it; kNoCard: none
  NodeId cost = kNoNode;
};
OtherCost other_cost(const Match& match, PlayerId who, CardId card, bool free, CardId by = kNoCard);
// The cost of playing a card in this way, without the ink that depends on modifiers; kNoNode: nothing else.
NodeId cost_of_way(const Match& match, PlayerId who, CardId card, Way way, CardId with);

// payment (payment.cpp); ops_costs.h and run/paying.h have the parts of costs and their payment
int toll(const Match& match, SlotId slot, Ban what);
bool pay_toll(Match& match, Frame& frame, Ban what);  // true: it is being paid, and the step must run again

// Shift (shift.cpp)
using ShiftAbilities = ScratchVec<NodeId, 4>;  // keyword nodes
enum class ShiftVariant : std::uint8_t { one, duo, combo, temporary };
ShiftAbilities shift_abilities(const Match& match, CardId card);
ShiftVariant shift_variant(const Match& match, NodeId shift);
// The rule of what the variant asks for beneath.
rule::Key rule_of_variant(const Match& match, NodeId shift);
NodeId shift_onto(const Match& match, PlayerId who, CardId card, CardId below);  // the cheapest one that fits
int shift_price(const Match& match, PlayerId who, CardId card, NodeId shift);    // in ink
bool two_below(const Match& match, PlayerId who, CardId card, NodeId shift, CardId first, CardId second);
Verdict can_shift(const Match& match, PlayerId who, CardId card, CardId below);

// keywords
int calculate_damage(const Match& match, const Part& part);
Verdict can_choose(const Match& match, PlayerId who, ObjectRef object, CardId source);
bool may_enter_exerted(const Match& match, const Part& part);
std::span<const KeywordInfo> keywords();
bool has(const Match& match, SlotId slot, Keyword keyword);
bool anywhere(const Match& match, Keyword keyword);  // whether any object in play has it

// Whether the player must choose this object for an effect, if able.
Forbidden must_be_chosen(const Match& match, PlayerId who, ObjectRef object);

// The rules that explanations cite in addition to those of their messages (Rules::rules_behind).
void rules_behind(const Match& match, TraceItem& item);

Flow start_after(Match& match);  // pushes the state check and the bag; the step is done
bool check_now(Match& match);    // in editions that check after every effect

void propose_one(Match& match, Part part);  // as an event of its own

}  // namespace kawari::lorcana
