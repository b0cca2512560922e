#include "games/duel_masters/rule_index.h"

#include <algorithm>
#include <vector>

namespace kawari::duel_masters {

std::span<const RuleEntry> rule_index() {
  static const std::vector<RuleEntry> kIndex = [] {
    std::vector<RuleEntry> all;
    for (const auto part : {effect_rules(), turn_rules(), keyword_rules()})
      all.insert(all.end(), part.begin(), part.end());
    std::stable_sort(all.begin(), all.end(),
                     [](const RuleEntry& a, const RuleEntry& b) { return a.key < b.key; });
    return all;
  }();
  return kIndex;
}

}  // namespace kawari::duel_masters
