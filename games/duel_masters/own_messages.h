// The messages that only Duel Masters has. Their rules are in said.h, their texts in words_LANGUAGE.cpp.
#pragma once
#include "explain/own_messages.h"

namespace kawari::duel_masters {

// clang-format off
#define DUEL_MASTERS_MESSAGES(EVENT, ACTION, POINT, MESSAGE)                                              \
  EVENT(attack) EVENT(block) EVENT(battle) EVENT(win_battle) EVENT(lose_battle) EVENT(break_shield)       \
  EVENT(break_unseen) EVENT(unblocked) EVENT(keep_tapped) EVENT(aim) EVENT(end_battle)                    \
  ACTION(act_cast) ACTION(act_generate) ACTION(act_fortify) ACTION(act_attack)                            \
  ACTION(act_attack_player)                                                                               \
  MESSAGE(stays_blocked) MESSAGE(stays_in_zone) MESSAGE(tapped_below) MESSAGE(castle_falls)               \
  MESSAGE(one_linked_leaves) MESSAGE(links_end)                                                           \
  POINT(point_both_lose) POINT(point_tap_ability_without_attack)                                          \
  POINT(point_entry_after_replacement) POINT(point_link_by_one)                                          \
  MESSAGE(change_entry_is_replacement) MESSAGE(change_break_one_by_one)                                   \
  MESSAGE(change_piles_fall_apart) MESSAGE(change_several_blockers) MESSAGE(state_tapped)                 \
  MESSAGE(state_untapped) MESSAGE(state_summoning_sick) MESSAGE(state_not_summoning_sick)       \
  MESSAGE(ask_side) MESSAGE(at_left) MESSAGE(at_right) MESSAGE(at_above) MESSAGE(at_below)
// clang-format on
KAWARI_OWN_MESSAGES(DUEL_MASTERS_MESSAGES);

}  // namespace kawari::duel_masters
