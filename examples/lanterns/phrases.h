// The part of rules English that only Lanterns has: its words, and the phrases that it adds.
#pragma once
#include <span>

#include "text/grammar.h"

namespace kawari::lanterns {

const Vocabulary& vocabulary();
std::span<const Row> rows();
std::span<const KeywordWord> keyword_words();  // keywords.cpp

}  // namespace kawari::lanterns
