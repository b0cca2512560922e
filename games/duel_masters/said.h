// The messages that Duel Masters says in its own way, and the rules that each rests on. Their texts are in
// the files of the languages: words_*.cpp.
#pragma once
#include "explain/game_words.h"
#include "games/duel_masters/rule_keys.h"
#include "state/obstacle.h"

namespace kawari::duel_masters {

namespace said {
using M = MessageId;
using rule::key;
constexpr RuleKey core(::kawari::rule::Core k) { return ::kawari::rule::key(k); }
}  // namespace said

inline constexpr SaidMessage kSaid[] = {
    // --- what happens
    {said::M::banish, {said::key(rule::destroyed)}},
    {said::M::banish_would, {said::key(rule::destroyed)}},
    {said::M::ink},
    {said::M::ink_would},
    {said::M::exert, {said::key(rule::tapping)}},
    {said::M::exert_would, {said::key(rule::tapping)}},
    {said::M::ready, {said::key(rule::tapping)}},
    {said::M::ready_would, {said::key(rule::tapping)}},
    {said::M::enter},
    {said::M::enter_would},
    {said::M::go},
    {said::M::go_would},
    {said::M::draw, {said::core(::kawari::rule::draw)}},
    {said::M::draw_would, {said::core(::kawari::rule::replacement_draw)}},
    {said::M::play},
    {said::M::play_would},
    {said::M::block, {said::key(rule::blocker), said::key(rule::blocked)}},
    {said::M::block_would, {said::key(rule::blocker), said::key(rule::blocked)}},
    {said::M::battle, {said::key(rule::battle)}},
    {said::M::battle_would, {said::key(rule::battle)}},
    {said::M::lose_battle, {said::key(rule::battle_power), said::key(rule::battle_loser)}},
    {said::M::lose_battle_would, {said::key(rule::battle_power), said::key(rule::battle_loser)}},
    {said::M::break_shield, {said::key(rule::break_together), said::key(rule::shield_to_hand)}},
    {said::M::break_shield_would, {said::key(rule::break_together), said::key(rule::shield_to_hand)}},
    {said::M::end_challenge},
    {said::M::end_challenge_would},
    {said::M::break_unseen, {said::key(rule::break_together), said::key(rule::shield_to_hand)}},
    {said::M::break_unseen_would, {said::key(rule::break_together), said::key(rule::shield_to_hand)}},
    {said::M::turn_over, {said::key(rule::turned_over)}},
    {said::M::turn_over_would, {said::key(rule::turned_over)}},
    {said::M::relocate},
    {said::M::relocate_would},
    {said::M::end_turn, {said::key(rule::end_step)}},
    {said::M::end_turn_would, {said::key(rule::end_step)}},
    // --- actions of the turn
    {said::M::act_ink, {said::key(rule::charge)}},
    {said::M::act_ink_option},
    {said::M::act_play, {said::key(rule::creature_enters)}},
    {said::M::act_play_option},
    {said::M::act_shift, {said::key(rule::evolution_base), said::key(rule::evolution_keeps)}},
    {said::M::act_shift_option},
    {said::M::act_generate, {said::key(rule::generate)}},
    {said::M::act_generate_option},
    {said::M::act_fortify, {said::key(rule::fortify)}},
    {said::M::act_fortify_option},
    {said::M::act_move, {said::key(rule::cross)}},
    {said::M::act_move_option},
    {said::M::act_cast, {said::key(rule::pending_card), said::key(rule::spell_resolves)}},
    {said::M::act_cast_option},
    {said::M::act_free, {said::core(::kawari::rule::for_free), said::key(rule::pending_card)}},
    {said::M::act_free_option},
    {said::M::act_other_cost, {said::key(rule::declare_card)}},
    {said::M::act_other_cost_option},
    {said::M::act_attack, {said::key(rule::attack_declare), said::key(rule::attack_target)}},
    {said::M::act_attack_option},
    {said::M::act_attack_player, {said::key(rule::attack_declare), said::key(rule::attack_target)}},
    {said::M::act_attack_player_option},
    {said::M::act_use, {said::core(::kawari::rule::activated)}},
    {said::M::act_use_option},
    {said::M::act_use_unnamed, {said::core(::kawari::rule::activated)}},
    {said::M::act_use_unnamed_option},
    {said::M::act_pass, {said::key(rule::end_step)}},
    {said::M::act_pass_option},
    {said::M::act_other},
    {said::M::act_other_option},
    // --- replacement effects: Spanish says "sustitución"
    {said::M::would_happen,
     {said::core(::kawari::rule::replaced_never_happens), said::key(rule::replaced_no_trigger)}},
    {said::M::self_replaced, {said::core(::kawari::rule::self_replacement)}},
    {said::M::self_replaced_on, {said::core(::kawari::rule::self_replacement)}},
    {said::M::self_replaced_by_nothing, {said::core(::kawari::rule::self_replacement)}},
    {said::M::candidates_same, {said::core(::kawari::rule::replacement_chooser)}},
    {said::M::ask_replacement},
    {said::M::prevented, {said::core(::kawari::rule::cant_beats_can), said::key(rule::nothing_to_replace)}},
    {said::M::prevented_by,
     {said::core(::kawari::rule::cant_beats_can), said::key(rule::nothing_to_replace)}},
    // --- standby effects and state-based actions
    {said::M::triggered, {said::core(::kawari::rule::trigger), said::core(::kawari::rule::trigger_waits)}},
    {said::M::ask_waiting},
    {said::M::called_off, {said::key(rule::attack_ends)}},
    {said::M::check_lethal, {said::key(rule::power_zero)}},
    {said::M::check_found, {said::core(::kawari::rule::state_check)}},
    {said::M::now_exerted},
    {said::M::now_ready},
    {said::M::now_resources},
    {said::M::entry_exerted, {said::core(::kawari::rule::entry_state)}},
    // The one thing that a creature decides as it enters: the shield of its shield force.
    {said::M::entry_other, {said::core(::kawari::rule::entry_state)}},
    {said::M::entry_ready_chosen, {said::core(::kawari::rule::entry_state)}},
    // --- why not
    {message_of(Obstacle::exerted)},
    {message_of(Obstacle::ready)},
    {message_of(Obstacle::drying)},
    {message_of(Obstacle::cost_too_high)},
    {said::M::is_classified},
    {said::M::is_unclassified},
    {said::M::is_colourless},
    {said::M::is_not_fighting},
};

}  // namespace kawari::duel_masters
