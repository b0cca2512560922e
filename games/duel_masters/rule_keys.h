// The keys of the rules that Duel Masters cites, named after their content. The index (rule_index.cpp) gives
// each key its number in every edition and our wording.
#pragma once
#include "base/rule.h"

// clang-format off
// KEY(name): by the chapters of the rules.
#define DUEL_MASTERS_RULES(KEY) \
  KEY(setup) KEY(first_turn_no_draw) KEY(both_lose) \
  KEY(pay_civilizations) KEY(pay_mana) \
  KEY(power_attacker) KEY(speed_attacker) KEY(slayer) \
  KEY(shield_trigger) KEY(shield_trigger_first) \
  KEY(battle) KEY(no_battle) KEY(battle_power) KEY(psychic_returns) \
  KEY(creature_enters) KEY(summoning_sickness) KEY(spell_resolves) \
  KEY(shown_after) KEY(multicoloured_tapped) KEY(pending_card) KEY(enter_one_by_one) KEY(entry_replaced) \
  KEY(illegal_now) KEY(untap) KEY(start_triggers) KEY(draw_step) KEY(charge) KEY(charge_once) \
  KEY(main_step) KEY(end_step) KEY(effects_end) \
  KEY(attack_declare) KEY(attack_untapped) KEY(attack_target) KEY(attack_ends) KEY(must_attack) KEY(attack_triggers) \
  KEY(block_triggers) KEY(block) KEY(blocker) KEY(blocked) \
  KEY(direct_attack) KEY(breaker) KEY(break_choose) KEY(break_together) KEY(shield_to_hand) \
  KEY(declare_card) KEY(tap_ability) KEY(enters_trigger) KEY(leaves_trigger) KEY(replaced_no_trigger) \
  KEY(standby_order) KEY(spell_to_graveyard) \
  KEY(nothing_to_replace) KEY(cant_be_destroyed) KEY(destroyed) KEY(put_not_summoned) KEY(tapping) \
  KEY(win_direct_attack) KEY(deck_out) KEY(power_zero) KEY(battle_loser) \
  KEY(evolution_base) KEY(evolution_keeps) KEY(evolution_no_sickness) KEY(release) KEY(turned_over) \
  KEY(evolution_mixed) KEY(generate) KEY(cross) KEY(fortify) KEY(castle_falls) KEY(must_block) KEY(silent_skill) \
  KEY(wins_all) KEY(survivor) KEY(turbo_rush) KEY(wave_striker) KEY(accelerator) KEY(endless_loop) \
  KEY(awakened_not_sick) KEY(awaken) KEY(psychic_home) KEY(psychic_not_paid) KEY(own_move_from_graveyard) \
  KEY(picked_once) KEY(standby_alone) KEY(gravity_zero) KEY(sympathy) \
  KEY(ninja_strike) KEY(deck_order) KEY(breaker_choice) KEY(attack_declared) KEY(block_declared) KEY(trigger_order) \
  KEY(reconstruction) KEY(carries_on) KEY(reconstruct_check) KEY(breaks_more) KEY(extra_turn) KEY(before_breaking) \
  KEY(breaks_anyway) KEY(win_by_attack) KEY(win_by_deck) KEY(too_cheap) KEY(shield_taken) KEY(gear_stays) \
  KEY(castle_of_shield) KEY(from_mana_untapped) KEY(extra_turns_of_both) KEY(attack_ends_at_once) KEY(unblocked_trigger) \
  KEY(attack_battle) KEY(triggers_declared) KEY(attack_over) KEY(cost_settled) KEY(cost_summed) KEY(before_breaking_first) \
  KEY(not_broken) KEY(broken_together) KEY(evolves) KEY(fortified) KEY(shield_added) KEY(untap_together) KEY(attack_goes_on) \
  KEY(battle_of_effect) KEY(uppermost_card) KEY(not_entered) KEY(leaves_as_a_card) \
  KEY(battling_at_once) KEY(checked_at_once) KEY(not_drawn) KEY(choose_civilization) KEY(choose_number) KEY(choose_race) \
  KEY(moved_together) KEY(cross_creatures) KEY(crossed_over) KEY(not_crossed_anew) KEY(attacker_taps) \
  KEY(attack_effects) KEY(attack_effects_of_other) KEY(block_effects) KEY(block_effects_of_other) \
  KEY(end_effects) KEY(end_effects_of_other) KEY(one_shield) KEY(to_hand_together) KEY(cost_paid) KEY(castle_works) \
  KEY(shown_to_declare) KEY(spell_in_battle_zone) KEY(wrong_type) KEY(searched_in_vain) \
  KEY(cross_by_effect) KEY(goes_next) KEY(tapped_already) KEY(draws_all_first) KEY(goes_on_as_one) KEY(said_by_a_card) \
  KEY(choose_name) \
  KEY(cannot_arrive) KEY(later_moment) KEY(on_the_change) KEY(draw_replaced) KEY(face_counts) \
  KEY(link) KEY(link_state) KEY(linked_one) KEY(link_names) KEY(link_ends_check) KEY(link_ends) KEY(link_blocked) \
  KEY(same_when_linked) KEY(linked_tapped) KEY(link_goes_on) KEY(rest_is_the_same) KEY(linked_not_sick) \
  KEY(one_leaves_check) KEY(one_leaves) KEY(out_of_reach)
// clang-format on

namespace kawari::duel_masters::rule {
enum Key : std::uint16_t {
  before_ = ::kawari::rule::kFirstOfGame - 1,
#define KEY(name) name,
  DUEL_MASTERS_RULES(KEY)
#undef KEY
      end_
};
constexpr RuleKey key(Key k) { return RuleKey(k); }
}  // namespace kawari::duel_masters::rule
