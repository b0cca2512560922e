// The messages of explanations. A message has a name (the lists below), the rules that it rests on (said.h),
// and a text in each language (words_LANGUAGE.cpp). The core has the messages that several games need, and a
// text for each. A game can say one of them in its own words, and has further messages of its own
// (own_messages.h).
#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/rule.h"
#include "state/match.h"
#include "state/verdict.h"
#include "text/catalogue.h"

namespace kawari {

// Events. Each has two forms: the event happens ("Ana draws a card"), or it would happen ("Ana would draw a
// card").
// clang-format off
#define KAWARI_EVENT_MESSAGES(EVENT)                                                                      \
  EVENT(deal) EVENT(deal_unnamed) EVENT(put) EVENT(remove) EVENT(move_damage) EVENT(draw)                 \
  EVENT(banish) EVENT(discard) EVENT(give_back) EVENT(go) EVENT(go_bottom) EVENT(enter) EVENT(ink)        \
  EVENT(exert) EVENT(ready) EVENT(relocate) EVENT(put_under) EVENT(gets) EVENT(gains) EVENT(applies)      \
  EVENT(rule_applies) EVENT(play) EVENT(chosen) EVENT(use) EVENT(shuffle) EVENT(reveal) EVENT(look)       \
  EVENT(pay) EVENT(begin_step) EVENT(begin_turn) EVENT(end_turn) EVENT(go_hand) EVENT(turn_over)          \
  EVENT(end_challenge) EVENT(lose_game) EVENT(something)
// clang-format on

// Actions of the turn. Each has two forms: a heading ("Ana plays Smash") and an option ("play Smash").
// clang-format off
#define KAWARI_ACTION_MESSAGES(ACTION)                                                                    \
  ACTION(act_ink) ACTION(act_play) ACTION(act_shift) ACTION(act_free) ACTION(act_other_cost)              \
  ACTION(act_move) ACTION(act_use) ACTION(act_use_unnamed) ACTION(act_pass) ACTION(act_other)
// clang-format on

// clang-format off
#define KAWARI_PLAIN_MESSAGES(MESSAGE)                                                                    \
  MESSAGE(would_happen) MESSAGE(would_happen_instead) MESSAGE(replaced) MESSAGE(replaced_on)              \
  MESSAGE(replaced_by_nothing) MESSAGE(replaced_by_staying) MESSAGE(candidates_mixed)                     \
  MESSAGE(self_replaced) MESSAGE(self_replaced_on) MESSAGE(covered_by_nothing)                            \
  MESSAGE(self_replaced_by_nothing) MESSAGE(covered) MESSAGE(candidates_affected)                         \
  MESSAGE(candidates_turn) MESSAGE(declined) MESSAGE(ceased) MESSAGE(ceased_here) MESSAGE(calculated)     \
  MESSAGE(calculated_by) MESSAGE(calculated_zero) MESSAGE(prevented) MESSAGE(prevented_by)                \
  MESSAGE(impossible) MESSAGE(exchange_fails) MESSAGE(triggered) MESSAGE(not_triggered)                   \
  MESSAGE(not_seen) MESSAGE(resolving) MESSAGE(resolving_waiting) MESSAGE(resolving_passed)               \
  MESSAGE(secondary_false) MESSAGE(resolving_text) MESSAGE(says) MESSAGE(resolving_deferred)              \
  MESSAGE(deals_none) MESSAGE(called_off) MESSAGE(ended) MESSAGE(resolving_next)                          \
  MESSAGE(condition_false) MESSAGE(nothing_to_choose) MESSAGE(not_done) MESSAGE(cannot_be_done)           \
  MESSAGE(no_effect) MESSAGE(candidate_optional) MESSAGE(candidates_same) MESSAGE(chose_yes)              \
  MESSAGE(chose_no) MESSAGE(chose) MESSAGE(chose_none) MESSAGE(chose_order) MESSAGE(chose_replacement)    \
  MESSAGE(chose_chance) MESSAGE(chose_keep) MESSAGE(check_found) MESSAGE(check_lethal)                    \
  MESSAGE(check_win) MESSAGE(check_deck) MESSAGE(check_last) MESSAGE(entry_exerted)                       \
  MESSAGE(entry_exerted_chosen) MESSAGE(entry_ready_chosen) MESSAGE(entry_damaged)                        \
  MESSAGE(entry_linked) MESSAGE(entry_other) MESSAGE(infeasible) MESSAGE(times) MESSAGE(closed) MESSAGE(attempted)              \
  MESSAGE(used) MESSAGE(won) MESSAGE(lost) MESSAGE(reading) MESSAGE(fault) MESSAGE(phase_began)           \
  MESSAGE(phase_skipped) MESSAGE(phase_skipped_by) MESSAGE(ability_of) MESSAGE(unnamed_ability)           \
  MESSAGE(unnamed_effect) MESSAGE(some_effect) MESSAGE(zone_of) MESSAGE(list_and) MESSAGE(clauses_and)    \
  MESSAGE(until_next) MESSAGE(this_turn) MESSAGE(card_alias) MESSAGE(keyword_first) MESSAGE(some_card)    \
  MESSAGE(chance) MESSAGE(nobody) MESSAGE(ask_action) MESSAGE(ask_may) MESSAGE(ask_object)                \
  MESSAGE(ask_kind) MESSAGE(ask_number) MESSAGE(ask_mode) MESSAGE(ask_waiting)                            \
  MESSAGE(ask_replacement) MESSAGE(ask_replace) MESSAGE(ask_entry) MESSAGE(ask_way)                       \
  MESSAGE(ask_chance) MESSAGE(ask_hand) MESSAGE(ask_player) MESSAGE(ask_order) MESSAGE(ask_name)          \
  MESSAGE(ask_race) MESSAGE(ask_colour) MESSAGE(ask_pay) MESSAGE(ask_block) MESSAGE(ask_repeat)           \
  MESSAGE(ask_use) MESSAGE(chose_use) MESSAGE(chose_not_use) MESSAGE(effect_of) MESSAGE(ask_other)        \
  MESSAGE(answer_yes) MESSAGE(answer_no) MESSAGE(answer_done) MESSAGE(answer_decline)                     \
  MESSAGE(answer_keep) MESSAGE(answer_none) MESSAGE(answer_pay) MESSAGE(answer_free)                      \
  MESSAGE(hidden_card) MESSAGE(hidden_cards) MESSAGE(hidden_place) MESSAGE(hidden_beneath)                \
  MESSAGE(list_or) MESSAGE(ask_shuffle) MESSAGE(ask_card) MESSAGE(allowed) MESSAGE(refused)               \
  MESSAGE(refused_by) MESSAGE(refused_by_text) MESSAGE(refused_unsaid) MESSAGE(now_damage)                \
  MESSAGE(now_undamaged) MESSAGE(now_stat) MESSAGE(outcome_no_damage) MESSAGE(outcome_stays)              \
  MESSAGE(outcome_nothing) MESSAGE(outcome_no_winner) MESSAGE(outcome_because) MESSAGE(outcome_more)      \
  MESSAGE(now_in) MESSAGE(now_on_top) MESSAGE(now_at_bottom) MESSAGE(now_begins) MESSAGE(now_ends)        \
  MESSAGE(now_under) MESSAGE(now_at) MESSAGE(now_nowhere) MESSAGE(now_exerted) MESSAGE(now_ready)         \
  MESSAGE(now_keyword) MESSAGE(now_no_keyword) MESSAGE(now_waits_for) MESSAGE(now_waits_from) MESSAGE(now_linked) MESSAGE(now_in_force)               \
  MESSAGE(now_resources) MESSAGE(now_seen) MESSAGE(now_used) MESSAGE(now_turn) MESSAGE(now_side)          \
  MESSAGE(now_controller) MESSAGE(now_bound) MESSAGE(none_of_its_own) MESSAGE(affects_card)               \
  MESSAGE(affects_player) MESSAGE(looked_own) MESSAGE(looked_others) MESSAGE(looked_done)                 \
  MESSAGE(event_whole) MESSAGE(event_part) MESSAGE(event_all) MESSAGE(outcome_no_draw)                    \
  MESSAGE(outcome_keeps_damage) MESSAGE(outcome_skips) MESSAGE(outcome_and) MESSAGE(won_with_team)    \
  MESSAGE(lasts_turn) MESSAGE(lasts_to_turn) MESSAGE(lasts_next_turn) MESSAGE(lasts_challenge)            \
  MESSAGE(lasts_while) MESSAGE(assumed_blanks)
// clang-format on

// Answers to "why not?": what a text asks for and what is the case instead (is_…, are_…), and what follows
// from that (why_…).
// clang-format off
#define KAWARI_WHY_MESSAGES(MESSAGE)                                                                      \
  MESSAGE(refused_because) MESSAGE(place_in) MESSAGE(is_kind) MESSAGE(is_players) MESSAGE(is_itself)      \
  MESSAGE(is_selected) MESSAGE(is_another) MESSAGE(is_damaged) MESSAGE(is_undamaged)                      \
  MESSAGE(is_classified) MESSAGE(is_unclassified) MESSAGE(is_named) MESSAGE(is_coloured)                  \
  MESSAGE(is_colourless) MESSAGE(is_figure) MESSAGE(is_at) MESSAGE(is_nowhere) MESSAGE(is_placed)         \
  MESSAGE(is_played_with) MESSAGE(is_played_plainly) MESSAGE(is_from) MESSAGE(is_unpaid)                  \
  MESSAGE(is_paid) MESSAGE(is_not_fighting) MESSAGE(is_challenger) MESSAGE(is_challenged)                 \
  MESSAGE(is_turn_of) MESSAGE(are_none) MESSAGE(are_many) MESSAGE(is_amount) MESSAGE(is_missing)          \
  MESSAGE(is_not_done) MESSAGE(is_unlinked) MESSAGE(is_done_by) MESSAGE(why_step) MESSAGE(why_false)      \
  MESSAGE(why_false_plain) MESSAGE(why_misfit) MESSAGE(why_misfit_plain) MESSAGE(why_other_kind)          \
  MESSAGE(why_absent) MESSAGE(why_absent_effect) MESSAGE(why_replaced) MESSAGE(why_prevented)             \
  MESSAGE(why_prevented_by) MESSAGE(why_impossible) MESSAGE(why_reduced) MESSAGE(why_leaves_too)          \
  MESSAGE(why_comes_in) MESSAGE(why_told_already) MESSAGE(why_not_first) MESSAGE(why_triggered)           \
  MESSAGE(why_resolved_false) MESSAGE(why_resolved_used) MESSAGE(why_waits) MESSAGE(why_no_event)         \
  MESSAGE(why_not_there) MESSAGE(why_not_made) MESSAGE(why_is_triggered) MESSAGE(why_is_activated)        \
  MESSAGE(why_is_static) MESSAGE(why_is_replacement) MESSAGE(why_is_keyword) MESSAGE(why_is_effect)       \
  MESSAGE(why_applied) MESSAGE(why_applied_self) MESSAGE(why_declined) MESSAGE(why_closed)                \
  MESSAGE(why_had_chance) MESSAGE(why_another_instance) MESSAGE(why_infeasible)                           \
  MESSAGE(why_turn_player_first) MESSAGE(why_other_applied) MESSAGE(why_first_time_gone)                  \
  MESSAGE(why_used_up) MESSAGE(why_over) MESSAGE(why_not_instead) MESSAGE(why_not_instead_plain)          \
  MESSAGE(why_on_offer) MESSAGE(why_not_searched) MESSAGE(why_not_asked_for)                              \
  MESSAGE(why_not_asked_for_plain) MESSAGE(why_picked) MESSAGE(why_no_decision)                           \
  MESSAGE(why_not_a_choice) MESSAGE(why_decision) MESSAGE(why_others_waiting)
// clang-format on

// The values of MessageId: first the core's messages, then the obstacles of the core and of the game, and
// from kFirstOwnMessage on the game's own messages.
enum class MessageId : std::uint16_t {
#define EVENT(id) id, id##_would,
  KAWARI_EVENT_MESSAGES(EVENT)
#undef EVENT
#define ACTION(id) id, id##_option,
      KAWARI_ACTION_MESSAGES(ACTION)
#undef ACTION
#define MESSAGE(id) id,
          KAWARI_PLAIN_MESSAGES(MESSAGE) KAWARI_WHY_MESSAGES(MESSAGE)
#undef MESSAGE
#define FAULT(id, sentence) fault_##id,
              KAWARI_FAULTS(FAULT)
#undef FAULT
                  count_
};
inline constexpr int kFirstOwnMessage = 0x1000;
std::string_view name_of(MessageId id);  // of a message of the core; empty for others

constexpr MessageId message_of(Fault fault) {
  return static_cast<MessageId>(static_cast<int>(MessageId::fault_none) + static_cast<int>(fault));
}

constexpr MessageId message_of(Obstacle obstacle) {
  return static_cast<MessageId>(static_cast<int>(MessageId::count_) + static_cast<int>(obstacle));
}
static_assert(static_cast<int>(MessageId::count_) + 0xFF < kFirstOwnMessage);

enum class EventForm : std::uint8_t { happens, would };
constexpr MessageId form(MessageId event, EventForm wanted) {
  return static_cast<MessageId>(static_cast<int>(event) + static_cast<int>(wanted));
}

// A text has slots, which the speaker fills (fill.h):
//   {card}             the text of the slot
//   {amount?one|many}  one of two words by the slot's number; # stands for the number
//   {card!m|f|mm|ff}   one of four words by gender and number; the last two may be left out
//   {card^a }          the word only if the slot is a person
//   {kind%}            the text behind "a" or "an" ("un", "una")
using MessageText = Text<MessageId>;

// A row of said.h: a message, the rules that it rests on, and whether the step that it tells decides the
// outcome: a short report cites only the rules of such steps.
inline constexpr bool kDecides = true;
template <class Id>
struct SaidRow {
  Id id;
  RuleKey rules[2] = {kNoRule, kNoRule};
  bool decides = false;
};
using SaidMessage = SaidRow<MessageId>;

// The same with its texts. A game's row of a message of the core decides whenever the core's row does.
struct Message {
  MessageId id = MessageId::count_;
  RuleKey rules[2] = {kNoRule, kNoRule};
  bool decides = false;
  InEachLanguage<const char*> texts = {};  // null: the game does not speak the language

  const char* in(Language language) const;  // the English text if there is none in the language
};
// Joins the rows of said.h with the tables of the languages.
std::vector<Message> messages_of(std::span<const SaidMessage> said,
                                 const InEachLanguage<std::span<const MessageText>>& texts);

// The parts of an obstacle's form, for code that knows only its value.
struct ObstacleInfo {
  Obstacle id;
  std::string_view name;
  About about;
};
std::span<const ObstacleInfo> core_obstacles();

std::span<const Message> core_messages();
// The game's row of the message, or else the core's. nullptr: the message is of another game.
const Message* find_message(std::span<const Message> game, MessageId id);

}  // namespace kawari
