// Answers meet decisions: which option a written answer takes, whether a decision was one at all, and what
// was on offer. Driven by the runner, one decision at a time.
#pragma once
#include "table/offer.h"

namespace kawari {

struct AnswerResult {
  enum class Outcome : std::uint8_t {
    taken,    // the decision is made
    skipped,  // if-asked, and this is not what is asked
    checked,  // a check on the open decision, which stays open
    refused,  // see why
  };
  Outcome outcome = Outcome::refused;
  Sentence why;            // one or two
  bool ambiguous = false;  // the answer names several different options
  bool ok() const { return outcome != Outcome::refused; }
};

// Whether the open decision has one outcome only: one option, or options that nobody could tell apart; of a
// selection, the whole of it.
bool forced(Table& table, const Decision& decision);
// Takes the first option; of a selection, until it is complete.
void take_first(Table& table, const Decision& decision);
// Gives the answer to the open decision. Refused: the table is as it was.
AnswerResult give(Table& table, const Answer& answer);
// The same where nobody is really asked: taken only if the answer names what happens anyway.
AnswerResult give_forced(Table& table, const Answer& answer);

}  // namespace kawari
