// The core's messages in each language. A table CoreWords is defined in words_LANGUAGE.cpp.
#pragma once
#include <span>

#include "explain/messages.h"

namespace kawari {

// The texts of said::kTold and said::kAsked, and those of the obstacles.
struct CoreWords {
  std::span<const MessageText> told, asked, obstacles;
};
extern const CoreWords kEnglishWords, kSpanishWords, kJapaneseWords;

}  // namespace kawari
