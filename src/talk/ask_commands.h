// The commands of the conversation: their words in each language, and who carries them out. Private to the
// files of the conversation.
#pragma once
#include "talk/ask.h"

namespace kawari {

struct AskSession::Command {
  std::string_view en, es, ja;
  std::string_view also;  // other words for it: "undo|deshacer"
  Phrase does;            // for `help`
  std::string (AskSession::*run)(std::string_view argument);
  bool at_table;  // only once the game is chosen

  std::string_view in(Language language) const {
    return language == Language::ja ? ja : language == Language::es ? es : en;
  }
};

}  // namespace kawari
