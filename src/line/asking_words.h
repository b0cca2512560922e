// What is said to people who ask without a file, in the language of the reader: words_LANGUAGE.cpp.
#pragma once
#include <string>
#include <string_view>

#include "explain/fill.h"
#include "text/catalogue.h"

namespace kawari {

enum class Phrase : std::uint16_t {
  // --- a line that is not understood
  line_too_long,
  control_character,
  too_many_clauses,
  too_many_steps,
  nothing_asked,
  line_example,
  unpaired,
  clause_unknown,
  clause_right,
  did_you_mean,
  write_like,
  one_of,
  no_card,
  give_file,
  not_in_play,
  several_cards,
  no_card_here,
  cards_here,
  no_cards_here,
  no_ability,
  abilities_here,
  no_abilities,
  no_state,
  states_are,
  state_in_play,
  number_needed,
  no_zone,
  zones_are,
  no_player,
  players_are,
  bad_player,
  too_many_players,
  card_needed,
  target_needed,
  text_needed,
  too_much,
  no_game,
  no_edition,
  title_of_question,
  understood,
  // --- the table
  state_damage,
  state_face_down,
  state_at,
  state_linked,
  state_under,
  state_owner,
  blank_cards,
  ready_of,
  has_the_turn,
  // --- answers to a one-line question
  still_to_decide,
  answer_like,
  all_shows,
  can_do,
  not_reached,
  saved,
  not_saved,
  // --- the conversation
  welcome,
  which_game,
  which_edition,
  prompt_game,
  prompt_edition,
  prompt_position,
  prompt_act,
  prompt_decide,
  prompt_over,
  table_ready,
  no_such_game,
  no_such_edition,
  nothing_to_undo,
  went_back,
  take_back_first,
  decision_first,
  pick_number,
  pick_several,
  no_such_number,
  one_number,
  no_such_choice,
  no_such_action,
  and_more,
  nothing_happened,
  game_is_over,
  file_needed,
  not_read,
  loaded,
  first_of_file,
  checks_left_out,
  language_is,
  languages_are,
  explained_in_english,
  edition_is,
  players_now,
  players_needed,
  set_now,
  removed,
  turn_is,
  understood_now,
  not_sayable,
  differs,
  help_title,
  help_put,
  help_put_what,
  help_act,
  help_act_what,
  help_help,
  help_actions,
  help_back,
  help_show,
  help_explain,
  help_why,
  help_all,
  help_set,
  help_remove,
  help_players,
  help_rules,
  help_game,
  help_language,
  help_save,
  help_load,
  help_new,
  help_quit,
  count_
};

// One table for each language: words_LANGUAGE.cpp.
extern const Texts<Phrase> asking_words_en, asking_words_es, asking_words_ja;
std::string_view phrase(Language language, Phrase id);

// The phrase with {0}, {1} … filled in.
template <class... Arguments>
std::string say(Language language, Phrase id, const Arguments&... arguments) {
  static constexpr std::string_view kNames[] = {"0", "1", "2", "3"};
  static_assert(sizeof...(arguments) <= 4);
  Slots slots;
  [[maybe_unused]] std::size_t next = 0;
  [[maybe_unused]] const auto slot = [](const auto& value) {
    if constexpr (std::is_convertible_v<decltype(value), std::string_view>)
      return SlotText(std::string(std::string_view(value)));
    else
      return SlotText(static_cast<int>(value));
  };
  (slots.set(kNames[next++], slot(arguments)), ...);
  return fill(phrase(language, id), slots, language).text();
}

}  // namespace kawari
