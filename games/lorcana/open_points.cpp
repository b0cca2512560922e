// Points that Lorcana's rules leave open: the question, the reading that is used, and the other one.
#include "games/lorcana/lorcana.h"
#include "games/lorcana/own_messages.h"

namespace kawari::lorcana {
namespace {

namespace other = ::kawari::other_reading;
using CoreRule = ::kawari::rule::Core;
constexpr RuleKey of(CoreRule rule) { return ::kawari::rule::key(rule); }

// Columns of the rule index: lorcana-1, lorcana-2.0, lorcana-2.1, lorcana-2.2.
constexpr std::uint8_t kAll = 0b1111, kNot20 = 0b1101, kFrom20 = 0b1110, kFrom21 = 0b1100, kUpTo21 = 0b0111,
                       kOnly22 = 0b1000, kOnly1 = 0b0001;

constexpr OpenPoint kPoints[] = {
    {other::otherwise_needs_false, "otherwise", kAll, of(CoreRule::may),
     point_texts(OwnMessage::point_otherwise)},
    {other::part_of_the_first, "part-of-the-first", kAll, of(CoreRule::sequential),
     point_texts(OwnMessage::point_part_of_the_first)},
    {other::zero_is_not_done, "damage-to-nothing", kUpTo21, of(CoreRule::sequential),
     point_texts(OwnMessage::point_damage_to_nothing)},
    {other::shield_meets_zero, "shield-at-nothing", kOnly22, of(CoreRule::damage_zero),
     point_texts(OwnMessage::point_shield_at_nothing)},
    // The examples of 2.0 decide it: an event of which every part is replaced is replaced completely.
    {other::covers_one_part, "several-recipients", kNot20, of(CoreRule::replacement_event),
     point_texts(OwnMessage::point_several_recipients)},
    {other::check_by_player, "check-together", kAll, of(CoreRule::state_check),
     point_texts(OwnMessage::point_check_together)},
    {other::starter_first, "both-at-twenty", kAll, of(CoreRule::game_end),
     point_texts(OwnMessage::point_both_at_twenty)},
    {other::self_product_unreduced, "self-replacement-and-resist", kFrom21, of(CoreRule::damage_calculation),
     point_texts(OwnMessage::point_self_replacement_and_resist)},
    {other::first_time_passes, "first-time-taken", kAll, of(CoreRule::replacement_once),
     point_texts(OwnMessage::point_first_time_taken)},
    {other::twins_in_event, "shields-on-two-cards", kAll, of(CoreRule::replacement_same),
     point_texts(OwnMessage::point_shields_on_two_cards)},
    // The later rules speak of instances of the same effect, wherever they come from.
    {other::same_source, "same-text-two-sources", kOnly1, of(CoreRule::replacement_same),
     point_texts(OwnMessage::point_same_source)},
    {other::highest_number, "two-numbers", kAll, of(CoreRule::keyword),
     point_texts(OwnMessage::point_two_numbers)},
    {other::check_not_replaced, "replacing-the-check", kFrom20, of(CoreRule::replacement_event),
     point_texts(OwnMessage::point_replacing_the_check)},
    {kLoreOfTeam, "lore-of-a-team", kAll, rule::key(rule::teammates),
     point_texts(OwnMessage::point_lore_of_team)},
    {kDeckRenewedAtOnce, "pack-rush-new-deck", kFrom20, rule::key(rule::rush_renewal),
     point_texts(OwnMessage::point_pack_rush_deck)},
};

}  // namespace

std::span<const OpenPoint> open_points() { return kPoints; }

}  // namespace kawari::lorcana
