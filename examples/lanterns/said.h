// The rows of Lanterns' messages: the rules that each rests on. kSaid has the messages of the core that it
// says in its own words, kOwnSaid its own ones. Their texts are in words_LANGUAGE.cpp.
#pragma once
#include "examples/lanterns/own_messages.h"
#include "examples/lanterns/rule_keys.h"
#include "explain/game_words.h"
#include "state/obstacle.h"

namespace kawari::lanterns {

namespace said {
using M = MessageId;
using rule::key;
constexpr RuleKey core(::kawari::rule::Core k) { return ::kawari::rule::key(k); }
}  // namespace said

inline constexpr SaidMessage kSaid[] = {
    // --- what happens
    {said::M::banish},
    {said::M::banish_would},
    {said::M::begin_turn, {said::key(rule::draw_step)}},
    {said::M::end_turn, {said::key(rule::end_turn)}},
    {said::M::end_turn_would, {said::key(rule::end_turn)}},
    // --- actions of the turn
    {said::M::act_play, {said::key(rule::light)}},
    {said::M::act_play_option},
    {said::M::act_pass, {said::key(rule::end_turn)}},
    {said::M::act_pass_option},
    {said::M::act_other},
    {said::M::act_other_option},
    // --- abilities that wait, and the check
    {said::M::triggered, {said::core(::kawari::rule::trigger), said::core(::kawari::rule::trigger_waits)}},
    {said::M::resolving_waiting, {said::key(rule::waiting_turn_player)}},
    {said::M::resolving_passed, {said::key(rule::waiting_turn_player)}},
    {said::M::resolving_next, {said::core(::kawari::rule::waiting_order)}},
    {said::M::ask_waiting},
    {said::M::check_win, {said::key(rule::win_glow)}},
    {said::M::check_deck, {said::key(rule::deck_out)}},
    {said::M::check_last, {said::key(rule::last_player)}},
    {said::M::check_found, {said::core(::kawari::rule::state_check)}},
    // --- why not
    {message_of(Obstacle::drying)},
};

inline constexpr SaidRow<OwnMessage> kOwnSaid[] = {
    {OwnMessage::act_whisper, {said::key(rule::whisper)}},
    {OwnMessage::act_whisper_option},
    {OwnMessage::act_release, {said::key(rule::release)}},
    {OwnMessage::act_release_option},
    {OwnMessage::state_fresh},
    {OwnMessage::state_not_fresh},
};

}  // namespace kawari::lanterns
