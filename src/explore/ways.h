// Every way to answer the open decision: a selection of several cards is one way, and ways that the asked
// player cannot tell apart are called the same. The exploration tries them all.
#pragma once
#include <span>

#include "explain/explain.h"
#include "table/table.h"

namespace kawari {

struct ChoiceWay {
  std::vector<Option> picks;  // applied one after the other
  std::uint64_t look = 0;     // ways that look alike to the asked player share it
  Sentence text;              // as the asked player would say it: nothing that they cannot see
  Sentence truth;             // what it really is, where the asked player cannot see it
};

struct EveryWay {
  std::vector<ChoiceWay> ways;
  bool complete = true;  // false: there are more than were wanted
};

// At most `most` ways. `names`: by CardId, a number for each card that the reader tells apart from its
// copies.
EveryWay every_way(const Table& table, const Explainer& explainer, const Decision& open,
                   std::span<const std::uint64_t> names, std::size_t most);
// Only one thing can happen: a single option, or everything on offer must be taken.
bool only_way(const Decision& open);
// A further pick of the selection that `before` asked for, when `picks_before` were made.
bool selection_goes_on(const Match& match, const Decision& before, std::size_t picks_before);
// Chance is asked for the order of a deck.
bool is_shuffle(const Match& match);

}  // namespace kawari
