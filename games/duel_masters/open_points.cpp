// Points that the rules of Duel Masters leave open: the question, the reading that is used, and the other
// one.
#include "games/duel_masters/duel_masters.h"
#include "games/duel_masters/own_messages.h"
#include "games/duel_masters/rule_keys.h"

namespace kawari::duel_masters {
namespace {

// Columns of the rule index: duel-masters-1.20, duel-masters-1.50, duel-masters-tcg.
constexpr std::uint8_t kAll = 0b111, kOlder = 0b101;

constexpr OpenPoint kPoints[] = {
    {kTurnPlayerLoses, "both-lose", kAll, rule::key(rule::both_lose),
     point_texts(OwnMessage::point_both_lose)},
    {kTapNeedsPlayerAttack, "tap-ability-without-attack", kAll, rule::key(rule::tap_ability),
     point_texts(OwnMessage::point_tap_ability_without_attack)},
    {other_reading::entry_after_replacement, "entry-after-replacement", kOlder,
     ::kawari::rule::key(::kawari::rule::entry_state),
     point_texts(OwnMessage::point_entry_after_replacement)},
    {kLinkByOne, "link-by-one-text", kAll, rule::key(rule::link_names),
     point_texts(OwnMessage::point_link_by_one)},
};

}  // namespace

std::span<const OpenPoint> open_points() { return kPoints; }

}  // namespace kawari::duel_masters
