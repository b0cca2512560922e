// Every way to answer the open decision. A selection of several cards is one way, and ways that the asked
// player cannot tell apart share a number. The exploration tries them all.
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
  bool complete = true;  // false: there are more ways than `most`
};

// At most `most` ways. `names` has a number by CardId for each card that the reader can tell from its copies.
EveryWay every_way(const Table& table, const Explainer& explainer, const Decision& open,
                   std::span<const std::uint64_t> names, std::size_t most);
// Whether only one thing can happen: there is a single option, or every option must be taken.
bool only_way(const Decision& open);
// Whether the open decision is a further pick of the same selection: `before` is its first decision, and
// `picks_before` picks had been made then.
bool selection_goes_on(const Match& match, const Decision& before, std::size_t picks_before);
// Whether chance is asked for the order of a deck.
bool is_shuffle(const Match& match);

}  // namespace kawari
