// The messages that only Lorcana has. Their rules are in said.h, their texts in words_LANGUAGE.cpp.
#pragma once
#include "explain/own_messages.h"

namespace kawari::lorcana {

// clang-format off
#define LORCANA_MESSAGES(EVENT, ACTION, POINT, MESSAGE)                                                   \
  EVENT(gain_lore) EVENT(lose_lore) EVENT(quest) EVENT(challenge) EVENT(sing) EVENT(sing_along) EVENT(support)              \
  ACTION(act_sing) ACTION(act_sing_together) ACTION(act_quest) ACTION(act_challenge)                      \
  ACTION(act_hand_over) POINT(point_lore_of_team) POINT(point_pack_rush_deck)                             \
  MESSAGE(now_lore)                                                                                       \
  POINT(point_otherwise) POINT(point_part_of_the_first) POINT(point_damage_to_nothing)                    \
  POINT(point_shield_at_nothing) POINT(point_several_recipients) POINT(point_check_together)              \
  POINT(point_both_at_twenty) POINT(point_self_replacement_and_resist) POINT(point_first_time_taken)      \
  POINT(point_shields_on_two_cards) POINT(point_two_numbers) POINT(point_replacing_the_check)             \
  MESSAGE(change_effect_damage) MESSAGE(change_combat_damage) MESSAGE(change_zero_is_dealt)               \
  MESSAGE(change_skip_is_replacement) MESSAGE(change_entry_is_replacement)                                \
  MESSAGE(change_secondary_on_adding) MESSAGE(change_moving_is_removing)                                  \
  MESSAGE(change_covered_watches) MESSAGE(change_first_is_cost) MESSAGE(change_empty_draw_loses)          \
  MESSAGE(change_free_waives_only_ink) MESSAGE(change_deferred_in_discard)                                \
  MESSAGE(change_check_after_each_effect) MESSAGE(change_dealt_means_taken) MESSAGE(state_exerted)        \
  MESSAGE(state_ready) MESSAGE(state_drying) MESSAGE(state_dry) POINT(point_same_source)
// clang-format on
KAWARI_OWN_MESSAGES(LORCANA_MESSAGES);

}  // namespace kawari::lorcana
