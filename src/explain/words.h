// The languages of the core's messages: what is said in each is in words_LANGUAGE.cpp.
#pragma once
#include <span>

#include "explain/messages.h"

namespace kawari {

// What is told, what is asked, what stands in the way.
struct CoreWords {
  std::span<const MessageText> told, asked, obstacles;
};
extern const CoreWords kEnglishWords, kSpanishWords, kJapaneseWords;

}  // namespace kawari
