// Lorcana's part of rules English: its words in each language, and the phrases that only this game uses. The
// grammar receives them as tables; no code of the core knows them.
#pragma once
#include <span>

#include "text/grammar.h"

namespace kawari::lorcana {

const Vocabulary& lorcana_vocabulary();
std::span<const KeywordWord> keyword_words();  // from their forms, in keywords.cpp
std::span<const Row> lorcana_rows();

// The rows by topic.
std::span<const Row> cost_rows();
std::span<const Row> location_rows();
std::span<const Row> challenge_rows();
std::span<const Row> turn_rows();
std::span<const Row> comparison_rows();
std::span<const Row> result_rows();
std::span<const Row> play_rows();
std::span<const Row> stack_rows();
std::span<const Row> player_phrase_rows();
std::span<const Row> damage_rows();

}  // namespace kawari::lorcana
