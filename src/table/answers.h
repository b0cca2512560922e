// Matches answers with decisions: which option a written answer takes, whether there was a choice at all, and
// what was on offer. The runner calls it for one decision at a time.
#pragma once
#include "table/offer.h"

namespace kawari {

struct AnswerResult {
  enum class Outcome : std::uint8_t {
    taken,    // the decision is made
    skipped,  // if-asked, and the open decision is another one
    checked,  // a check on the open decision, which stays open
    refused,  // `why` has the reason
  };
  Outcome outcome = Outcome::refused;
  Sentence why;            // one or two
  bool ambiguous = false;  // the answer names several different options
  bool ok() const { return outcome != Outcome::refused; }
};

// Whether the open decision has only one outcome: one option, or options that no player could tell apart; for
// a selection, the whole of it.
bool forced(Table& table, const Decision& decision);
// Takes the first option; for a selection, until it is complete.
void take_first(Table& table, const Decision& decision);
// Gives the answer to the open decision. If it is refused, the table is unchanged.
AnswerResult give(Table& table, const Answer& answer);
// The same for a decision without a choice: accepted only if the answer names the one outcome.
AnswerResult give_forced(Table& table, const Answer& answer);

}  // namespace kawari
