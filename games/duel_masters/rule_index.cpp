#include "games/duel_masters/rule_index.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "explain/rulebook.h"

namespace kawari::duel_masters {
namespace {

constexpr int k150 = 1;

// A wording that only older editions have comes first, because an edition without numbers uses the first one.
bool comes_before(const RuleEntry& a, const RuleEntry& b) {
  if (a.key != b.key) return a.key < b.key;
  const char* number_a = a.numbers[k150];
  const char* number_b = b.numbers[k150];
  if (number_a == nullptr || number_b == nullptr) return number_a == nullptr && number_b != nullptr;
  return number_before(number_a, number_b);
}

}  // namespace

std::span<const RuleEntry> rule_index() {
  static const std::vector<RuleEntry> kIndex = [] {
    std::vector<RuleEntry> all;
    for (const auto part :
         {basic_rules(), concept_rules(), card_rules(), zone_rules(), turn_rules(), attack_rules(),
          effect_rules(), replacement_rules(), action_rules(), special_rules(), unnumbered_rules()})
      for (const Line& line : part) all.push_back(line.entry());
    std::stable_sort(all.begin(), all.end(), comes_before);
    return all;
  }();
  return kIndex;
}

}  // namespace kawari::duel_masters
