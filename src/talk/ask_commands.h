// The commands of the conversation, with the functions that carry them out. Their words are in
// words_LANGUAGE.cpp; a command is understood in every language. Private to src/talk/.
#pragma once
#include "talk/ask.h"
#include "text/catalogue.h"

namespace kawari {

enum class CommandId : std::uint8_t {
  help,
  actions,
  back,
  show,
  explain,
  why,
  all,
  set,
  remove,
  players,
  rules,
  game,
  language,
  save,
  load,
  begin_again,
  quit,
  count_
};
// The words for each command, separated by `|`. `help` shows the first.
extern const Texts<CommandId> command_words_en, command_words_es, command_words_ja;
inline constexpr InEachLanguage<const Texts<CommandId>*> kCommandWords{&command_words_en, &command_words_es,
                                                                       &command_words_ja};
static_assert(kCommandWords.back() != nullptr, "a language has no table here");

struct AskSession::Command {
  CommandId id;
  Phrase does;  // for `help`
  std::string (AskSession::*run)(std::string_view argument);
  bool at_table;  // only available once a game is chosen

  std::string_view words(Language language) const {
    return (*kCommandWords[index(language)])[static_cast<std::size_t>(id)];
  }
  std::string_view in(Language language) const {
    const std::string_view all = words(language);
    return all.substr(0, all.find('|'));
  }
};

}  // namespace kawari
