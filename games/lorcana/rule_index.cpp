#include "games/lorcana/rule_index.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "explain/rulebook.h"

namespace kawari::lorcana {
namespace {

std::string_view newest_number(const RuleEntry& entry) {
  for (int column = kColumns - 1; column >= 0; --column)
    if (entry.numbers[column] != nullptr) return entry.numbers[column];
  return {};
}

bool comes_before(const RuleEntry& a, const RuleEntry& b) {
  if (a.key != b.key) return a.key < b.key;
  return number_before(newest_number(a), newest_number(b));
}

}  // namespace

std::span<const RuleEntry> rule_index() {
  static const std::vector<RuleEntry> kIndex = [] {
    std::vector<RuleEntry> all;
    for (const auto part : {concept_rules(), check_rules(), turn_rules(), action_rules(), challenge_rules(),
                            card_rules(), type_rules(), effect_rules(), ability_rules(), resolving_rules(),
                            zone_rules(), keyword_rules(), multiplayer_rules()})
      for (const Line& line : part) all.push_back(line.entry());
    std::stable_sort(all.begin(), all.end(), comes_before);
    return all;
  }();
  return kIndex;
}

}  // namespace kawari::lorcana
