// Duel Masters' part of rules English: its words in each language, and the phrases that only this game uses.
// The grammar receives them as tables; no code of the core knows them.
#pragma once
#include <span>

#include "text/grammar.h"

namespace kawari::duel_masters {

const Vocabulary& duel_masters_vocabulary();
std::span<const KeywordWord> keyword_words();  // from their forms, in keywords.cpp
std::span<const Row> duel_masters_rows();

// The rows by topic.
std::span<const Row> effect_rows();
std::span<const Row> happening_rows();
std::span<const Row> keyword_rows();
std::span<const Row> state_rows();
std::span<const Row> standing_rows();
std::span<const Row> trigger_rows();
std::span<const Row> choice_rows();
std::span<const Row> zone_rows();
std::span<const Row> skill_rows();
std::span<const Row> combat_rows();
std::span<const Row> psychic_rows();
std::span<const Row> replacing_rows();
std::span<const Row> count_rows();
std::span<const Row> place_rows();
std::span<const Row> moment_rows();
std::span<const Row> limit_rows();
std::span<const Row> gear_rows();
std::span<const Row> wording_rows();

}  // namespace kawari::duel_masters
