// The rules that the Duel Masters module cites, by what they say. The index (rule_index.cpp) gives each its
// number in every edition and our wording.
#pragma once
#include "base/rule.h"

// KEY(name): one line per rule.
#define DUEL_MASTERS_RULES(KEY)                                                                              \
  KEY(setup)                                                                                                 \
  KEY(first_turn_no_draw)                                                                                    \
  KEY(win_direct_attack) KEY(deck_out) KEY(both_lose) KEY(untap) KEY(start_triggers) KEY(draw_step) KEY(     \
      charge) KEY(charge_once) KEY(main_step) KEY(attack_step) KEY(end_step) KEY(effects_end)                \
      KEY(turn_passes) KEY(declare_card) KEY(pay_mana) KEY(pay_civilizations) KEY(multicoloured_tapped) KEY( \
          no_cost) KEY(creature_enters) KEY(summoning_sickness) KEY(spell_resolves) KEY(spell_to_graveyard)  \
          KEY(evolution_base) KEY(evolution_keeps) KEY(evolution_no_sickness) KEY(pile_leaves)               \
              KEY(attack_declare) KEY(attack_target) KEY(attack_taps) KEY(attack_triggers) KEY(attack_ends)  \
                  KEY(block) KEY(block_once) KEY(blocked) KEY(battle) KEY(battle_power) KEY(battle_equal)    \
                      KEY(battle_loser) KEY(direct_attack) KEY(break_number) KEY(break_choose)               \
                          KEY(break_together) KEY(break_one_by_one) KEY(shield_to_hand) KEY(shield_trigger)  \
                              KEY(shield_trigger_first) KEY(standby_order) KEY(state_based) KEY(power_zero)  \
                                  KEY(lost_battle) KEY(state_unchanged) KEY(cant_be_destroyed)               \
                                      KEY(state_defining) KEY(facets) KEY(entry_replaced)                    \
                                          KEY(psychic_returns) KEY(turned_over) KEY(release) KEY(blocker)    \
                                              KEY(slayer) KEY(power_attacker) KEY(breaker)                   \
                                                  KEY(speed_attacker) KEY(cant_attack) KEY(draws_one_by_one) \
                                                      KEY(only_turn_player) KEY(illegal_now) KEY(search)     \
                                                          KEY(shield_force) KEY(must_attack)                 \
                                                              KEY(tap_ability) KEY(nothing_to_replace)       \
                                                                  KEY(replaced_no_trigger) KEY(pending_card) \
                                                                      KEY(enter_one_by_one) KEY(kept_tapped) \
                                                                          KEY(evolution_mixed)

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
