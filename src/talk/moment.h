// The state of a scenario after its steps: what happened, who is asked what, and which choices there are.
// People see it between two lines that they type. It depends on the scenario alone.
#pragma once
#include "judge/judge.h"
#include "table/choices.h"

namespace kawari {

struct Moment {
  ScenarioReport report;
  std::size_t taken = 0;    // steps that were taken
  Ask ask = Ask::none;      // none: the game is over, or the scenario could not go on
  std::string who;          // the player who is asked
  Sentence question;        // what is asked, in the reader's language
  int least = 0, most = 0;  // how many cards are to be chosen
  std::vector<ListedChoice> choices;
  int unsaid = 0;        // options that no file can express
  std::string position;  // the table as it is now, in the reader's language

  bool decision_open() const { return ask != Ask::none && ask != Ask::action; }
};

// Takes the steps of the scenario up to the first decision without an answer.
Moment look(Judge& judge, const Scenario& scenario, const Telling& telling);

// Every card where it is, with its state; one player after the other.
std::string position_text(const Table& table);

}  // namespace kawari
