// The messages that Lorcana says in its own way, and the rules that each rests on. Their texts are in the
// files of the languages: words_*.cpp.
#pragma once
#include "explain/game_words.h"
#include "games/lorcana/rule_keys.h"
#include "state/obstacle.h"

namespace kawari::lorcana {

namespace said {
using M = MessageId;
using rule::key;
constexpr RuleKey core(::kawari::rule::Core k) { return ::kawari::rule::key(k); }
}  // namespace said

inline constexpr SaidMessage kSaid[] = {
    // --- what happens
    {said::M::banish},
    {said::M::banish_would},
    {said::M::ink, {said::key(rule::ink_put)}},
    {said::M::ink_would, {said::key(rule::ink_put)}},
    {said::M::exert, {said::key(rule::use_ready)}},
    {said::M::exert_would, {said::key(rule::use_ready)}},
    {said::M::ready, {said::key(rule::ready_state)}},
    {said::M::ready_would, {said::key(rule::ready_state)}},
    {said::M::gain_lore, {said::core(::kawari::rule::lore)}},
    {said::M::gain_lore_would, {said::core(::kawari::rule::lore)}},
    {said::M::lose_lore, {said::key(rule::lore_floor)}},
    {said::M::lose_lore_would, {said::key(rule::lore_floor)}},
    {said::M::quest, {said::key(rule::quested)}},
    {said::M::quest_would, {said::key(rule::quested)}},
    {said::M::challenge, {said::key(rule::challenge_occurs)}},
    {said::M::challenge_would, {said::key(rule::challenge_occurs)}},
    {said::M::sing, {said::key(rule::sing)}},
    {said::M::sing_would, {said::key(rule::sing)}},
    {said::M::support, {said::key(rule::support)}},
    {said::M::support_would, {said::key(rule::support)}},
    {said::M::pay, {said::key(rule::pay_in_full)}},
    {said::M::pay_would, {said::key(rule::pay_in_full)}},
    {said::M::begin_turn, {said::key(rule::ready_step), said::key(rule::set_dry)}},
    {said::M::end_turn, {said::key(rule::end_turn)}},
    {said::M::end_turn_would, {said::key(rule::end_turn)}},
    // --- actions of the turn
    {said::M::act_ink, {said::key(rule::ink_put)}},
    {said::M::act_ink_option},
    {said::M::act_play, {said::key(rule::card_played)}},
    {said::M::act_play_option},
    {said::M::act_shift, {said::key(rule::shift)}},
    {said::M::act_shift_option},
    {said::M::act_sing, {said::key(rule::sing)}},
    {said::M::act_sing_option},
    {said::M::act_sing_together, {said::key(rule::sing_together)}},
    {said::M::act_sing_together_option},
    {said::M::act_free, {said::core(::kawari::rule::for_free)}},
    {said::M::act_free_option},
    {said::M::act_other_cost, {said::key(rule::play_how)}},
    {said::M::act_other_cost_option},
    {said::M::act_quest, {said::key(rule::quest)}},
    {said::M::act_quest_option},
    {said::M::act_challenge, {said::key(rule::challenge)}},
    {said::M::act_challenge_option},
    {said::M::act_move, {said::key(rule::moves)}},
    {said::M::act_move_option},
    {said::M::act_use, {said::key(rule::use_ability)}},
    {said::M::act_use_option},
    {said::M::act_use_unnamed, {said::key(rule::use_ability)}},
    {said::M::act_use_unnamed_option},
    {said::M::act_hand_over, {said::key(rule::team_turn)}},
    {said::M::act_hand_over_option},
    {said::M::act_pass, {said::key(rule::end_turn)}},
    {said::M::act_pass_option},
    {said::M::act_other},
    {said::M::act_other_option},
    // --- the bag, the check, entries
    {said::M::triggered, {said::core(::kawari::rule::trigger), said::key(rule::bag_added)}},
    {said::M::resolving_waiting, {said::key(rule::bag_turn_player)}},
    {said::M::resolving_passed, {said::key(rule::bag_pass)}},
    {said::M::resolving_next, {said::key(rule::bag_continue)}},
    {said::M::deals_none},
    {said::M::called_off},
    {said::M::resolving_deferred, {said::key(rule::deferred_action)}},
    {said::M::ask_waiting},
    {said::M::check_lethal, {said::key(rule::lethal_damage)}},
    {said::M::check_win, {said::key(rule::win_lore)}},
    {said::M::check_deck, {said::key(rule::deck_out)}},
    {said::M::check_last, {said::key(rule::last_player)}},
    {said::M::check_found, {said::core(::kawari::rule::state_check)}},
    {said::M::entry_exerted, {said::core(::kawari::rule::entry_state)}},
    {said::M::entry_exerted_chosen, {said::core(::kawari::rule::entry_state)}},
    {said::M::entry_ready_chosen, {said::core(::kawari::rule::entry_state)}},
    {said::M::entry_damaged, {said::core(::kawari::rule::entry_state)}},
    {said::M::ask_entry},
    {said::M::none_of_its_own, {said::key(rule::self_first)}},
    {said::M::self_replaced, {said::key(rule::self_first), said::core(::kawari::rule::self_replacement)}},
    {said::M::self_replaced_on, {said::key(rule::self_first), said::core(::kawari::rule::self_replacement)}},
    {said::M::self_replaced_by_nothing,
     {said::key(rule::self_first), said::core(::kawari::rule::self_replacement)}},
    {said::M::replaced,
     {said::core(::kawari::rule::replacement_others), said::core(::kawari::rule::replacement)}},
    {said::M::replaced_on,
     {said::core(::kawari::rule::replacement_others), said::core(::kawari::rule::replacement)}},
    {said::M::replaced_by_nothing,
     {said::core(::kawari::rule::replacement_others), said::core(::kawari::rule::replacement)}},
    {said::M::replaced_by_staying,
     {said::core(::kawari::rule::replacement_others), said::core(::kawari::rule::replacement)}},
    // --- why not
    {message_of(Obstacle::drying)},
    {message_of(Obstacle::cost_too_high)},
    {said::M::is_not_fighting},
    {said::M::is_challenger},
    {said::M::is_challenged},
};

}  // namespace kawari::lorcana
