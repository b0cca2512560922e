// The commands of the conversation: their words in each language, and the functions that carry them out.
// Private to src/talk/.
#pragma once
#include "talk/ask.h"

namespace kawari {

struct AskSession::Command {
  std::string_view en, es, ja;
  std::string_view also;  // other words for it: "undo|deshacer"
  Phrase does;            // for `help`
  std::string (AskSession::*run)(std::string_view argument);
  bool at_table;  // only available once a game is chosen

  std::string_view in(Language language) const {
    return language == Language::ja ? ja : language == Language::es ? es : en;
  }
};

}  // namespace kawari
