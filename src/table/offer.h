// The options of a decision: which of them a name means, and how each option is written in an answer.
#pragma once
#include "table/table.h"

namespace kawari {

// The options of a decision that the text names. If `by_card` is false, a card's name is not accepted for a
// waiting ability that has a name.
std::vector<std::size_t> options_named(const Table& table, const Decision& decision, std::string_view text,
                                       bool by_card = true);
// An option as one would write it in an answer.
Sentence option_text(const Table& table, const Decision& decision, const Option& option);
// "yes, no": everything on offer, what cannot be told apart once.
Sentence offer(const Table& table, const Decision& decision);
// "Ana is asked which card (Smash); on offer: …".
Sentence decision_text(const Table& table, const Decision& decision);

// A card as the file shows it, and what a name of the file means: a card, a player, or nothing.
Sentence shown_sentence(const Table& table, CardId card);
Sentence named_sentence(const Table& table, const std::string& name);

// The card that an option picks; kNoCard if it picks none.
CardId card_behind(const Table& table, const Option& option);
// Whether the option plays a card in this way.
bool way_fits(const Option& option, PlayWay way);

}  // namespace kawari
