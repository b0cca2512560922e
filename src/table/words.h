// The judge's own words in the reader's language: headings of a report, the actual value where a check
// failed, why a step could not be taken. Names and keys of the file are not translated.
#pragma once
#include <cstdint>
#include <string>

#include "explain/fill.h"
#include "text/catalogue.h"

namespace kawari {

enum class Word : std::uint8_t {
  // headings
  holds,
  fails,
  error,
  found,
  note,
  rules,
  never_happened,
  definition,  // before a rule that says what kind of thing an effect is
  checks,
  card_text,
  all_hold,
  why,
  open_point,
  reading_used,
  under_other,
  editions_agree,
  told_differently,
  rules_changed,
  rules_changed_together,
  effects_applied,
  // what was found
  last_event,
  no_event,
  sees,
  does_not_see,
  is_shown,
  is_not_shown,
  waiting,
  triggered_times,
  happened_times,
  replaced_times,
  nearest,
  out_of_order,
  cited,
  cited_nothing,
  the_rule_is,
  no_rule_cited,
  nothing,
  none,
  nobody_won,
  has_won,
  // decisions
  asked,
  game_over,
  may_act,
  on_offer,
  // why a step could not be taken
  no_answer,
  answer_refused,
  answer_left,
  no_decision_for_stop,
  no_decision,
  nothing_more,
  left_already,
  still_open,
  action_refused,
  allowed,
  cannot_go_on,
  without_options,
  not_asked_hand,
  not_the_one,
  hand_not_so,
  not_on_offer,
  ambiguous,
  choice_complete,
  choice_incomplete,
  should_not_be_offered,
  not_chance,
  should_be_refused,
  no_ability_now,
  not_the_actor,
  action_not_offered,
  nobody_pays,
  // every outcome
  all_summary,
  all_unused,
  all_limit,
  all_loop,
  in_every_outcome,
  nothing_else,
  outcome_heading,
  choices_heading,
  outcome_of_step,
  to_outcome,
  as_above,
  back_to,
  not_explored,
  it_is,
  more_outcomes,
  more_choices,
  on_this_line,
  never_reached,
  never_taken,
  limit_before_all,
  loop_not_counted,
  // what stopped before it was complete
  stopped,
  stopped_steps,
  stopped_time,
  stopped_memory,
  stopped_cancelled,
  found_until_then,
  maybe_more,
  before_all,
  count_
};

// One table for each language: words_LANGUAGE.cpp.
extern const Texts<Word> report_words_en, report_words_es, report_words_ja;

// As a sentence whose slots keep what they refer to, and as a mere string.
Sentence tell(Language language, Word word, const Slots& slots = {});
std::string say(Language language, Word word, const Slots& slots = {});
// For tests: the text as it stands in the table.
const char* text_of(Language language, Word word);

}  // namespace kawari
