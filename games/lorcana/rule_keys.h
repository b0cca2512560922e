// The keys of the rules that Lorcana cites, named after their content. The index (rule_index.cpp) gives each
// key its number in every edition and our wording.
#pragma once
#include "base/rule.h"

// KEY(name)
// clang-format off
#define LORCANA_RULES(KEY)                                                                           \
  KEY(win_lore) KEY(deck_out) KEY(last_player) KEY(lethal_damage) KEY(check_repeat)                  \
  KEY(check_order) KEY(check_moment) KEY(covered_triggers) KEY(setup) KEY(alter_hand)                \
  KEY(ready_step)                                                                                   \
  KEY(start_of_turn_effects_end)                                                                     \
  KEY(start_of_turn_triggers) KEY(set_dry) KEY(set_lore) KEY(draw_step) KEY(end_turn)                \
  KEY(end_triggers) KEY(end_effects) KEY(turn_passes) KEY(turn_action) KEY(ink_once)                 \
  KEY(ink_symbol) KEY(ink_put) KEY(play_from_hand) KEY(play_how) KEY(total_cost) KEY(pay_in_full)    \
  KEY(card_played) KEY(action_resolves) KEY(when_played) KEY(deferred_action) KEY(shift)             \
  KEY(shift_exerted) KEY(shift_dry) KEY(shift_keeps) KEY(shift_damage) KEY(shift_stack_leaves)       \
  KEY(sing) KEY(singer) KEY(sing_together) KEY(each_sings) KEY(action_stays) KEY(not_when_challenged)                  \
  KEY(reckless_exerts) KEY(outside_play) KEY(use_ability) KEY(use_dry) KEY(use_ready) KEY(quest)     \
  KEY(quest_exert) KEY(quest_lore) KEY(quested) KEY(challenge) KEY(challenge_declare)                \
  KEY(challenge_target) KEY(challenge_exert) KEY(challenge_occurs) KEY(challenge_damage)             \
  KEY(challenge_deal) KEY(challenge_check) KEY(challenge_left) KEY(move_choose) KEY(move_other)      \
  KEY(move_cost) KEY(moves) KEY(location_leaves) KEY(drying) KEY(strength_zero)    \
  KEY(alert) KEY(bodyguard_enter) KEY(bodyguard_challenge) KEY(boost) KEY(challenger) KEY(evasive)   \
  KEY(reckless_quest) KEY(reckless_end) KEY(resist) KEY(resist_put) KEY(rush) KEY(support)           \
  KEY(vanish) KEY(ward) KEY(lore_floor) KEY(bag_turn_player) KEY(bag_continue) KEY(bag_pass)         \
  KEY(keyword_stacks) KEY(play_zone_own) KEY(only_active_player) KEY(bag_added)                      \
  KEY(challenge_triggers) KEY(use_triggers_wait) KEY(vanish_after) KEY(payment_modifier)             \
  KEY(set_triggers) KEY(two_names) KEY(put_in_hand) KEY(check_triggers) KEY(ready_state)             \
  KEY(ink_by_effect) KEY(location_deals_none) KEY(shift_variants) KEY(quest_limits)                  \
  KEY(challenge_limits) KEY(challenge_location) KEY(challenge_left_bag) KEY(challenge_banished_bag)  \
  KEY(ink_additional) KEY(ink_triggers) KEY(play_triggers) KEY(use_triggers) KEY(move_triggers)      \
  KEY(quest_negative) KEY(lore_value) KEY(negative_lore) KEY(use_drying) KEY(move_total)             \
  KEY(end_not_yet) KEY(shift_enters_exerted) KEY(shift_onto_item) KEY(shift_onto_two)                \
  KEY(shift_classification) KEY(shift_universal) KEY(shift_duo) KEY(shift_combo)                     \
  KEY(shift_temporary) KEY(shift_potato) KEY(shift_combined) KEY(search_may_fail) \
  KEY(challenger_readied) KEY(dealt_means_taken) KEY(instead_word) KEY(skip_word) KEY(self_first)     \
  KEY(challenge_over) KEY(singing_more) KEY(singers_total) KEY(another) KEY(order_known) KEY(piles_mixed)  \
  KEY(team_turn) KEY(team_bag) KEY(teammates) KEY(rush_ink_stays) KEY(rush_ink_unchosen)   \
  KEY(rush_hand) KEY(rush_lore) KEY(rush_renewal) KEY(use_item)
// clang-format on

// Keys of rules that no code cites, but whose wording changed between editions. The key groups the wordings.
// clang-format off
#define LORCANA_UNCITED_RULES(KEY)                                                                   \
  KEY(put_cards_back) KEY(empty_deck_ends_it) KEY(drying_state) KEY(what_an_action_is)               \
  KEY(where_an_action_is) KEY(item_line) KEY(location_line) KEY(sequential_effect)                   \
  KEY(trigger_words) KEY(resolution_steps) KEY(check_after_effects)                \
  KEY(enters_ready)
// clang-format on

namespace kawari::lorcana::rule {
enum Key : std::uint16_t {
  before_ = ::kawari::rule::kFirstOfGame - 1,
#define KEY(name) name,
  LORCANA_RULES(KEY)
#undef KEY
      end_
};
constexpr RuleKey key(Key k) { return RuleKey(k); }

enum Uncited : std::uint16_t {
  before_uncited_ = static_cast<std::uint16_t>(kFirstUncited) - 1,
#define KEY(name) name,
  LORCANA_UNCITED_RULES(KEY)
#undef KEY
};
constexpr RuleKey key(Uncited k) { return RuleKey(k); }
}  // namespace kawari::lorcana::rule
